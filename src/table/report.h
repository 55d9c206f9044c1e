// The report of a game, as a document: the curve of chances, what each die gave or took, what each
// decision cost, and in words the moments that counted.
#pragma once

#include <memory>
#include <string>

#include "core/value.h"

#include "ai/account.h"
#include "ai/any_player.h"
#include "ai/counsel.h"
#include "record/match.h"

namespace occasus::table {

// A report in the making. Precondition of all: match.knows_all().
class GameReport {
  public:
    // `match` and `appraiser` must outlive this.
    GameReport(const Match& match, AnyAppraiser& appraiser);

    // A little of the work; false when all is done.
    bool step();
    bool knows_curve() const { return accountant_.knows_curve(); }
    double progress() const;
    const Account& account() const { return accountant_.account(); }

    // The report as far as it is known; docs/protocol.md has its shape. Precondition:
    // knows_curve().
    Value document();

  private:
    Value totals() const;
    Value phases() const;
    Value entry_document(const AccountEntry& entry);
    Value turning_points();
    Value reason(const AccountEntry& entry, const AnyState& state);
    void choose_what_to_explain();
    std::string why(const AccountEntry& entry) const;
    std::string told_at(const AccountEntry& entry) const;
    std::string question(const AccountEntry& entry, const AnyState& state) const;
    std::string answer_text(const AccountEntry& entry, const std::vector<Action>& actions,
                            const std::vector<Action>& other, const AnyState& state) const;
    static std::vector<Action> told_beside(const AccountEntry& entry);
    AnyState asked_at(const AccountEntry& entry) const;
    std::vector<Action> given(const AccountEntry& entry) const;
    std::string turning_point(const AccountEntry& entry) const;

    const Match& match_;
    Accountant accountant_;
    std::unique_ptr<AnyPlayer> adviser_;
    std::string_view adviser_id_;
    std::vector<std::size_t> first_told_;  // By ply: its first entry of the log.
    Counsellor counsellor_;
    // The costliest decisions, in order: which, and what went wrong, as far as it is known.
    std::vector<std::size_t> to_explain_;
    std::vector<std::string> explained_;
};

// An appraisal as a document: the chance of each grade for each seat.
Value appraisal_document(const AnyGame& game, const Appraisal& appraisal);

}  // namespace occasus::table
