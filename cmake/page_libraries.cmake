# The libraries that are headers alone, for the module of the page: the packages of the system would
# bring the headers of the system with them.
foreach(library fmt::fmt nlohmann_json::nlohmann_json Boost::headers)
  add_library(${library} INTERFACE IMPORTED)
endforeach()
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY)
