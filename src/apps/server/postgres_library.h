// The functions of libpq. It is loaded when a database is named: it brings two dozen libraries
// along, and every other command would take twice as long to begin.
#pragma once

#include <atomic>
#include <libpq-fe.h>

namespace occasus::server::pq {

// Throws std::runtime_error when the library is not installed.
void* find_function(const char* name);

template <class Function>
class Loaded;

template <class Result, class... Arguments>
class Loaded<Result(Arguments...)> {
  public:
    constexpr explicit Loaded(const char* name) : name_(name) {}

    Result operator()(Arguments... arguments) const {
        Result (*function)(Arguments...) = found_;
        if (!function) {
            function = reinterpret_cast<Result (*)(Arguments...)>(find_function(name_));
            found_ = function;
        }
        return function(arguments...);
    }

  private:
    const char* name_;
    mutable std::atomic<Result (*)(Arguments...)> found_{nullptr};
};

inline constinit const Loaded<decltype(PQclear)> clear("PQclear");
inline constinit const Loaded<decltype(PQconnectdbParams)> connect("PQconnectdbParams");
inline constinit const Loaded<decltype(PQconninfoFree)> free_options("PQconninfoFree");
inline constinit const Loaded<decltype(PQconninfoParse)> parse_options("PQconninfoParse");
inline constinit const Loaded<decltype(PQconsumeInput)> consume_input("PQconsumeInput");
inline constinit const Loaded<decltype(PQenterPipelineMode)> enter_pipeline("PQenterPipelineMode");
inline constinit const Loaded<decltype(PQerrorMessage)> error_message("PQerrorMessage");
inline constinit const Loaded<decltype(PQexitPipelineMode)> exit_pipeline("PQexitPipelineMode");
inline constinit const Loaded<decltype(PQfinish)> finish("PQfinish");
inline constinit const Loaded<decltype(PQfreemem)> free_memory("PQfreemem");
inline constinit const Loaded<decltype(PQgetResult)> get_result("PQgetResult");
inline constinit const Loaded<decltype(PQgetisnull)> is_null("PQgetisnull");
inline constinit const Loaded<decltype(PQgetlength)> length("PQgetlength");
inline constinit const Loaded<decltype(PQgetvalue)> value("PQgetvalue");
inline constinit const Loaded<decltype(PQisBusy)> is_busy("PQisBusy");
inline constinit const Loaded<decltype(PQnotifies)> notifies("PQnotifies");
inline constinit const Loaded<decltype(PQnfields)> column_count("PQnfields");
inline constinit const Loaded<decltype(PQntuples)> row_count("PQntuples");
inline constinit const Loaded<decltype(PQpipelineStatus)> pipeline_status("PQpipelineStatus");
inline constinit const Loaded<decltype(PQpipelineSync)> pipeline_sync("PQpipelineSync");
inline constinit const Loaded<decltype(PQresultErrorField)> error_field("PQresultErrorField");
inline constinit const Loaded<decltype(PQresultErrorMessage)> result_error("PQresultErrorMessage");
inline constinit const Loaded<decltype(PQresultStatus)> result_status("PQresultStatus");
inline constinit const Loaded<decltype(PQsendQuery)> send_query("PQsendQuery");
inline constinit const Loaded<decltype(PQsendQueryParams)> send_params("PQsendQueryParams");
inline constinit const Loaded<decltype(PQsendQueryPrepared)> send_prepared("PQsendQueryPrepared");
inline constinit const Loaded<decltype(PQsetNoticeProcessor)> hear_notices("PQsetNoticeProcessor");
inline constinit const Loaded<decltype(PQsocket)> socket("PQsocket");
inline constinit const Loaded<decltype(PQstatus)> status("PQstatus");

}  // namespace occasus::server::pq
