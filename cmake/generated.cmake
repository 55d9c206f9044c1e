# The headers that repeat rulebooks, boards and examples, made by tools/generate.py in the folder generated of
# the build. It does not write a header that stays as it is, so that nothing is compiled again for it.
set(generated_dir ${CMAKE_BINARY_DIR}/generated)
set(generated_headers ${generated_dir}/table/combining_marks.gen.h ${generated_dir}/table/book_examples.gen.h)
file(GLOB texts CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR} src/games/*/rulebook.md src/games/*/data/*.csv
  tests/ford/rulebook.md tests/ford/data/*.csv)
foreach(text ${texts})
  string(REGEX REPLACE "^(src|tests)/(.+/)(data/)?([^/]+)[.][a-z]+$" "\\2\\4.gen.h" header ${text})
  string(REPLACE "/data/" "/" header ${header})
  list(APPEND generated_headers ${generated_dir}/${header})
endforeach()
file(GLOB examples CONFIGURE_DEPENDS src/games/*/cases/*.case)
list(TRANSFORM texts PREPEND ${CMAKE_SOURCE_DIR}/)
add_custom_command(
  OUTPUT ${generated_dir}/stamp
  BYPRODUCTS ${generated_headers}
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tools/generate.py ${generated_dir}
  COMMAND ${CMAKE_COMMAND} -E touch ${generated_dir}/stamp
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/generate.py ${texts} ${examples}
  COMMENT "Generating the headers of rulebooks and boards"
  VERBATIM)
add_custom_target(occasus_generated DEPENDS ${generated_dir}/stamp)
