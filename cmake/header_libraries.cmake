# The libraries that are headers alone, for the module of the page, where the packages of the system would
# bring the headers of the system with them, and for programs' libraries, which run where no package is.
foreach(library fmt::fmt nlohmann_json::nlohmann_json Boost::headers)
  add_library(${library} INTERFACE IMPORTED)
endforeach()
# Nobody asks for the customs of a country, or catches what Boost throws at numbers that are none: without
# them the module does not have the streams and locales of the C++ library, which are a twentieth of it.
target_compile_definitions(fmt::fmt INTERFACE FMT_HEADER_ONLY FMT_STATIC_THOUSANDS_SEPARATOR=',')
target_compile_definitions(Boost::headers INTERFACE
  BOOST_MATH_DOMAIN_ERROR_POLICY=ignore_error BOOST_MATH_OVERFLOW_ERROR_POLICY=ignore_error)
