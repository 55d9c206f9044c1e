# Every first visit to the page without a server fetches the module. What puts a game into words, reads
# files and speaks the protocol is more than half of it, and takes no time worth saving: it is compiled
# to be small. Rules, searches and odds stay fast.
foreach(target occasus_page occasus_record occasus_table)
  target_compile_options(${target} PRIVATE -Os)
endforeach()
get_target_property(games occasus_games LINK_LIBRARIES)
list(FILTER games INCLUDE REGEX "^occasus_game_")
foreach(game ${games})
  get_target_property(sources ${game} SOURCES)
  get_target_property(folder ${game} SOURCE_DIR)
  list(FILTER sources INCLUDE REGEX
    "^(words/|board/(board|scenarios|tables)\\.|(board|sheet|view|position|vocabulary)\\.)")
  list(FILTER sources EXCLUDE REGEX "questions|odds")
  list(TRANSFORM sources PREPEND ${folder}/)
  set_source_files_properties(${sources} TARGET_DIRECTORY ${game} PROPERTIES COMPILE_OPTIONS -Os)
endforeach()
