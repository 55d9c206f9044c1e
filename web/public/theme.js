// The theme that was chosen, before anything is drawn: the rest of the page comes later.
try {
  const theme = localStorage.getItem('occasus.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing can be remembered here: the system's theme stands.
}
