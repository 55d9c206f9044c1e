# What `cmake --install` gives programs in C++: one static library of the engine, its headers, and
# find_package(Occasus). docs/programs.md says how to use it.
set(parts occasus_core occasus_game_diplomacy occasus_game_empire occasus_game_invasions occasus_game_pomerium
  occasus_game_rome_must_fall occasus_games occasus_record occasus_learn occasus_ai occasus_arrays)
add_library(occasus_installed STATIC)
foreach(part ${parts})
  target_sources(occasus_installed PRIVATE $<TARGET_OBJECTS:${part}>)
endforeach()
set_target_properties(occasus_installed PROPERTIES OUTPUT_NAME occasus EXPORT_NAME Occasus LINKER_LANGUAGE CXX)
target_compile_features(occasus_installed INTERFACE cxx_std_20)
target_include_directories(occasus_installed INTERFACE $<INSTALL_INTERFACE:include/occasus>)
target_link_libraries(occasus_installed INTERFACE Threads::Threads)

set(config lib/cmake/Occasus)
install(TARGETS occasus_installed EXPORT Occasus ARCHIVE DESTINATION lib COMPONENT library EXCLUDE_FROM_ALL)
install(EXPORT Occasus NAMESPACE Occasus:: FILE OccasusTargets.cmake DESTINATION ${config} COMPONENT library
  EXCLUDE_FROM_ALL)
foreach(layer core games record learn ai arrays)
  install(DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/${layer} DESTINATION include/occasus COMPONENT library EXCLUDE_FROM_ALL
    FILES_MATCHING PATTERN "*.h" PATTERN tests EXCLUDE)
endforeach()
file(WRITE ${CMAKE_BINARY_DIR}/OccasusConfig.cmake
  "include(CMakeFindDependencyMacro)\nfind_dependency(Threads)\ninclude(\${CMAKE_CURRENT_LIST_DIR}/OccasusTargets.cmake)\n")
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/OccasusConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/OccasusConfig.cmake ${CMAKE_BINARY_DIR}/OccasusConfigVersion.cmake
  DESTINATION ${config} COMPONENT library EXCLUDE_FROM_ALL)
