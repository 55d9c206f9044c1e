// The reader of a sheet file, and the sheet that follows from it.
#include "games/rome_must_fall/sheet.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/figure_cells.h"
#include "core/number.h"

#include "games/rome_must_fall/sheet.gen.h"

namespace occasus::rome_must_fall {

std::string_view built_in_sheet() {
    return kBuiltInSheet;
}

namespace {

// P4. The icon of a circle; PlusOneTribe belongs to raid boxes alone, so the ability is meant here.
std::optional<Icon> circle_icon(std::string_view word) {
    const int found = find_id(kIconIds, word);
    if (found < 0) return std::nullopt;
    return static_cast<Icon>(found);
}

// Builds a sheet line by line; the first complaint ends the reading.
class Reader {
  public:
    Result<std::shared_ptr<const Sheet>> read(std::string_view csv) {
        Result<std::vector<Figure>> figures = read_figures(csv, "sheet");
        if (!figures) return figures.refusal();
        sheet_.figures = std::move(*figures);
        for (const Figure& figure : sheet_.figures)
            if (const auto complaint = read_figure(figure)) return at_line(figure, *complaint);
        if (const auto missing = finish()) return *missing;
        return std::shared_ptr<const Sheet>(std::make_shared<Sheet>(std::move(sheet_)));
    }

  private:
    std::optional<Refusal> read_figure(const Figure& figure) {
        const std::string& fact = figure.fact;
        const std::string& of = figure.of;
        const std::string& value = figure.value;
        if (fact == "name") return read_name(value);
        if (fact == "timeline") return read_timeline(of, figure.number, value);
        if (fact == "path") return read_path(of, figure.number, value);
        if (fact == "raid") return read_raid(of, figure.number, value);
        if (fact == "title" || fact == "icon" || fact == "place") return read_circle_fact(figure);
        return unreadable(
            "fact “" + fact +
            "” is unknown; known are: name, timeline, path, raid, title, icon and place.");
    }

    std::optional<Refusal> read_name(const std::string& value) {
        sheet_.name = value;
        return {};
    }

    // READING: R25. A figure may be 0.
    std::optional<Refusal> read_timeline(const std::string& of, int turn,
                                         const std::string& value) {
        const int tracker = find_id(kTrackerIds, of);
        if (tracker < 0) return unreadable("tracker “" + of + "” is unknown.");
        if (turn < 1 || turn > kTurns) return unreadable("a timeline has the turns 1 to 12.");
        const auto figure = parse_number<int>(value);
        if (!figure || *figure < 0 || *figure > 9)
            return unreadable("a timeline number is 0 to 9, not “" + value + "”.");
        sheet_.timeline[at(tracker)][at(turn - 1)] = static_cast<std::uint8_t>(*figure);
        return {};
    }

    // Path and raid boxes come in order, so that a gap cannot go unseen.
    std::optional<Refusal> append_box(int tracker, int number, Box box) {
        auto& boxes = sheet_.boxes[at(tracker)];
        if (number != static_cast<int>(boxes.size()) + 1)
            return unreadable("number " + std::to_string(boxes.size() + 1) + " must come next.");
        if (number > kMaxBoxes) return unreadable("a track has at most 12 boxes.");
        boxes.push_back(box);
        return {};
    }

    std::optional<Refusal> read_path(const std::string& of, int number, const std::string& circle) {
        const int tribe = find_id(kTrackerIds, of);
        if (tribe < 0 || is_raid(tracker_at(tribe)))
            return unreadable("“" + of + "” is not a tribe.");
        int index = sheet_.find_circle(circle);
        if (index < 0) {
            if (sheet_.circles.size() == kMaxCircles)
                return unreadable("a sheet has at most 32 circles.");
            if (circle.empty()) return unreadable("a circle needs an id.");
            index = static_cast<int>(sheet_.circles.size());
            sheet_.circles.push_back(
                {.id = circle, .title = circle, .icon = Icon::None, .place = {}});
        }
        for (const Box& box : sheet_.boxes[at(tribe)])
            if (box.circle == index) return unreadable(circle + " is on this path already.");
        Box box;
        box.circle = circle_id(index);
        return append_box(tribe, number, box);
    }

    // P3, P5. Two enemies have raid boxes; the other four have a path.
    std::optional<Refusal> read_raid(const std::string& of, int number, const std::string& value) {
        const int raid = find_id(kTrackerIds, of);
        if (raid < 0 || !is_raid(tracker_at(raid)))
            return unreadable("“" + of + "” is not a raid.");
        Box box;
        constexpr std::string_view kPlusOne = "plus_one:";
        if (value.starts_with(kPlusOne)) {
            const int tribe = find_id(kTrackerIds, std::string_view(value).substr(kPlusOne.size()));
            if (tribe < 0 || is_raid(tracker_at(tribe)))
                return unreadable("“" + value + "” names no tribe.");
            box.icon = Icon::PlusOneTribe;
            box.tribe = tracker_at(tribe);
        } else if (value == "red_die") {
            box.icon = Icon::RedDie;
        } else if (value != "none") {
            return unreadable("a raid box is none, red_die or plus_one:TRIBE, not “" + value +
                              "”.");
        }
        return append_box(raid, number, box);
    }

    std::optional<Refusal> read_circle_fact(const Figure& figure) {
        const std::string& value = figure.value;
        const int index = sheet_.find_circle(figure.of);
        if (index < 0) return unreadable("circle “" + figure.of + "” is on no path above.");
        Circle& circle = sheet_.circles[at(index)];
        if (figure.fact == "title") {
            circle.title = value;
            return {};
        }
        if (figure.fact == "place") return read_place(figure, circle.place);
        const auto icon = circle_icon(value);
        if (!icon) return unreadable("icon “" + value + "” is unknown.");
        circle.icon = *icon;
        return {};
    }

    // Checks that need the whole file; and values that follow from it.
    std::optional<Refusal> finish() {
        for (int tracker = 0; tracker < kTrackers; ++tracker) {
            const std::string id(kTrackerIds[at(tracker)]);
            for (int turn = 1; turn <= kTurns; ++turn)
                if (sheet_.provenance_of("timeline", id, turn).empty())
                    return unreadable("The timeline of " + id + " has no number for turn " +
                                          std::to_string(turn) + ".",
                                      "sheet");
            if (sheet_.length(tracker_at(tracker)) == 0)
                return unreadable("The track of " + id + " has no boxes.", "sheet");
        }
        for (const Circle& circle : sheet_.circles)
            if (sheet_.provenance_of("place", circle.id, 0).empty())
                return unreadable("The circle " + circle.id + " has no place.", "sheet");
        copy_icons();
        strengthen_tribes();
        share_circles();
        return {};
    }

    void copy_icons() {
        for (int tribe = 0; tribe < kTrackers; ++tribe) {
            if (is_raid(tracker_at(tribe))) continue;
            FixedVector<Box, kMaxBoxes> boxes;
            for (Box box : sheet_.boxes[at(tribe)]) {
                box.icon = sheet_.circles[box.circle].icon;
                boxes.push_back(box);
            }
            sheet_.boxes[at(tribe)] = boxes;
        }
    }

    // R15.
    void strengthen_tribes() {
        for (const Tracker raid : {Tracker::Sea, Tracker::Huns})
            for (int i = 0; i < sheet_.length(raid); ++i) {
                const Box& box = sheet_.box(raid, i);
                const unsigned bit = 1U << static_cast<unsigned>(i);
                if (box.icon == Icon::PlusOneTribe)
                    sheet_.strengthened_by[at(box.tribe)] |=
                        raid == Tracker::Sea ? raid_boxes(bit, 0) : raid_boxes(0, bit);
            }
    }

    // R20.
    void share_circles() {
        for (int own = 0; own < kTrackers; ++own)
            for (int other = 0; other < kTrackers; ++other) {
                if (own == other || is_raid(tracker_at(own)) || is_raid(tracker_at(other)))
                    continue;
                share_between(tracker_at(own), tracker_at(other));
            }
    }

    void share_between(Tracker own, Tracker other) {
        for (int i = 0; i < sheet_.length(own); ++i)
            for (int j = 0; j < sheet_.length(other); ++j)
                if (sheet_.box(own, i).circle == sheet_.box(other, j).circle)
                    sheet_.shared[at(own)].push_back(
                        {other, static_cast<std::uint16_t>(1U << static_cast<unsigned>(j)),
                         static_cast<std::uint16_t>(1U << static_cast<unsigned>(i))});
    }

    Sheet sheet_;
};

}  // namespace

Result<std::shared_ptr<const Sheet>> Sheet::parse(std::string_view csv) {
    return Reader().read(csv);
}

int Sheet::find_circle(std::string_view id) const {
    return find_id(circles, id);
}

std::string_view Sheet::provenance_of(std::string_view fact, std::string_view of,
                                      int number) const {
    return occasus::provenance_of(figures, fact, of, number);
}

}  // namespace occasus::rome_must_fall
