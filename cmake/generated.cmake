# The headers that repeat rulebooks and boards, made by tools/generate.py in the folder generated of the build. One
# that would not change is not written, so that what includes it is not compiled again.
set(generated_dir ${CMAKE_BINARY_DIR}/generated)
set(generated_headers)
foreach(folder src/games tests/ford)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/rulebook.md ${CMAKE_SOURCE_DIR}/${folder}/*.csv)
  list(FILTER sources INCLUDE REGEX "/(rulebook\\.md|data/[a-z0-9_]+\\.csv)$")
  list(APPEND generated_from ${sources})
endforeach()
foreach(source ${generated_from})
  string(REGEX REPLACE "^.*/(src|tests)/(.+/)(data/)?([a-z0-9_]+)\\.[a-z]+$" "\\2\\4.gen.h" header ${source})
  string(REPLACE "/data/" "/" header ${header})
  list(APPEND generated_headers ${generated_dir}/${header})
endforeach()
add_custom_command(
  OUTPUT ${generated_dir}/stamp
  BYPRODUCTS ${generated_headers}
  COMMAND Python3::Interpreter ${CMAKE_SOURCE_DIR}/tools/generate.py ${generated_dir}
  COMMAND ${CMAKE_COMMAND} -E touch ${generated_dir}/stamp
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/generate.py ${generated_from}
  COMMENT "Generating the headers of rulebooks and boards"
  VERBATIM)
add_custom_target(occasus_generated DEPENDS ${generated_dir}/stamp)
