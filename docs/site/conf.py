"""How Sphinx makes the site; make.py lays out its pages."""

project = "Occasus"
extensions = ["myst_parser"]
root_doc = "docs/README"

myst_heading_anchors = 6
# The examples of JSON have gaps, and some blocks are a language of their own.
suppress_warnings = ["misc.highlighting_failure"]
highlight_language = "text"
add_module_names = False

html_theme = "furo"
html_title = "Occasus"
html_favicon = "../../web/src/assets/icon.svg"
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_static_path = ["static"]
html_css_files = ["occasus.css"]
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a1f1f", "color-brand-content": "#7a1f1f"},
    "dark_css_variables": {"color-brand-primary": "#e0a58f", "color-brand-content": "#e0a58f"},
}
