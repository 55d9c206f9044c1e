# Debian's clang 19 for a page: wasm32 with the system interface of WASI.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
foreach(language C CXX)
  set(CMAKE_${language}_COMPILER_TARGET wasm32-wasi)
endforeach()
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)

# Only what is meant for WASI, and the libraries that are headers alone: with /usr itself, a header that
# WASI lacks would be taken from the system this is built on.
set(sysroot ${CMAKE_CURRENT_LIST_DIR}/../build/wasm-sysroot)
file(MAKE_DIRECTORY ${sysroot}/include ${sysroot}/lib)
foreach(part include/wasm32-wasi lib/wasm32-wasi include/boost include/fmt include/nlohmann)
  if(NOT EXISTS ${sysroot}/${part})
    file(CREATE_LINK /usr/${part} ${sysroot}/${part} SYMBOLIC)
  endif()
endforeach()
get_filename_component(CMAKE_SYSROOT ${sysroot} ABSOLUTE)

# What browsers have had for years. Exceptions are those of WebAssembly, also where the sources are
# compiled without: what calls back into other code lets them pass.
set(CMAKE_C_FLAGS_INIT "-mbulk-memory -msign-ext -mnontrapping-fptoint -msimd128")
set(CMAKE_CXX_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -fwasm-exceptions")

set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY NEVER)

# Here, too, the build knows the libraries that are headers alone by the names they have elsewhere.
set(OCCASUS_PAGE_MODULE ON)
