#include "table/problem.h"

#include <array>

#include "record/match.h"

namespace occasus::table {
namespace {

struct KindRow {
    ProblemKind kind;
    std::string_view id;
    int status;
};

// In the order of the enumeration.
constexpr std::array<KindRow, 13> kKinds{{
    {ProblemKind::Unreadable, "unreadable", 400},
    {ProblemKind::Illegal, "illegal", 409},
    {ProblemKind::NotYourTurn, "not_your_turn", 409},
    {ProblemKind::Stale, "stale", 409},
    {ProblemKind::Over, "over", 409},
    {ProblemKind::NotYours, "not_yours", 403},
    {ProblemKind::Unknown, "unknown", 404},
    {ProblemKind::WrongMethod, "unreadable", 405},
    {ProblemKind::TooLarge, "too_large", 413},
    {ProblemKind::Busy, "busy", 503},
    {ProblemKind::Moved, "busy", 503},
    {ProblemKind::Unopened, "unopened", 409},
    {ProblemKind::Internal, "internal", 500},
}};

const KindRow& row(ProblemKind kind) {
    return kKinds[at(kind)];
}

ProblemKind problem_kind(RefusalKind kind) {
    switch (kind) {
        case RefusalKind::Unreadable:
            return ProblemKind::Unreadable;
        case RefusalKind::Illegal:
            return ProblemKind::Illegal;
        case RefusalKind::NotYourTurn:
            return ProblemKind::NotYourTurn;
        case RefusalKind::Stale:
            return ProblemKind::Stale;
        case RefusalKind::Over:
            return ProblemKind::Over;
    }
    return ProblemKind::Internal;
}

Value text_or_null(const std::string& text) {
    return text.empty() ? Value() : Value(text);
}

}  // namespace

int http_status(ProblemKind kind) {
    return row(kind).status;
}
std::string_view kind_id(ProblemKind kind) {
    return row(kind).id;
}

Problem problem_of(const GameFacts* facts, const Refusal& refusal) {
    Problem problem{problem_kind(refusal.kind), refusal.text, {}, refusal.field};
    if (facts && refusal.rule) problem.rule = rule_id(*facts, *refusal.rule);
    return problem;
}

Problem hung_up_problem() {
    return {ProblemKind::Busy, "The client has closed the connection.", {}, {}};
}

Problem internal_problem() {
    return {ProblemKind::Internal, "Something went wrong here. Nothing was changed.", {}, {}};
}

Problem moved_problem() {
    return {ProblemKind::Moved,
            "This table is moving to another process of the server. Try again in a moment.",
            {},
            {}};
}

Value problem_document(const Problem& problem) {
    Value document = Value::fields();
    document.set("kind", kind_id(problem.kind));
    document.set("text", problem.text);
    document.set("rule", text_or_null(problem.rule));
    document.set("field", text_or_null(problem.field));
    return document;
}

}  // namespace occasus::table
