#include "table/plain_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "core/unicode.h"

#include "table/combining_marks.gen.h"

namespace occasus::table {
namespace {

// On one letter: Hebrew, Tibetan and Vietnamese need up to four.
constexpr int kMostMarks = 5;

template <std::size_t N>
bool is_in(const std::array<CodePoints, N>& ascending, char32_t point) {
    const auto after =
        std::upper_bound(ascending.begin(), ascending.end(), point,
                         [](char32_t one, const CodePoints& range) { return one < range.first; });
    return after != ascending.begin() && point <= std::prev(after)->last;
}

// Space separators, and the pattern of Braille without a dot.
constexpr std::array<CodePoints, 7> kBlanks = {{{0x20, 0x20},
                                                {0xA0, 0xA0},
                                                {0x1680, 0x1680},
                                                {0x2000, 0x200A},
                                                {0x202F, 0x202F},
                                                {0x205F, 0x205F},
                                                {0x2800, 0x2800}}};
constexpr char32_t kWideBlank = 0x3000;

// Control characters, those that Unicode calls ignorable by default, line ends, annotations,
// surrogates, what is for private use and what never is a character.
constexpr std::array<CodePoints, 27> kUnseen = {
    {{0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},          {0x34F, 0x34F},
     {0x61C, 0x61C},     {0x115F, 0x1160},   {0x17B4, 0x17B5},      {0x180B, 0x180F},
     {0x200B, 0x200F},   {0x2028, 0x202E},   {0x2060, 0x206F},      {0x3164, 0x3164},
     {0xD800, 0xF8FF},   {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},      {0xFEFF, 0xFEFF},
     {0xFFA0, 0xFFA0},   {0xFFF0, 0xFFFB},   {0xFFFE, 0xFFFF},      {0x13430, 0x1345F},
     {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0x1FFFE, 0x1FFFF},    {0x2FFFE, 0x2FFFF},
     {0x3FFFE, 0x3FFFF}, {0x40000, 0xFFFFF}, {0x100000, 0xFFFFFFFF}}};

// Scripts whose letters join, or are written with joiners.
constexpr std::array<CodePoints, 10> kJoining = {{{0x600, 0x8FF},
                                                  {0x900, 0xDFF},
                                                  {0x1000, 0x109F},
                                                  {0x1780, 0x18AF},
                                                  {0xA840, 0xA87F},
                                                  {0xFB50, 0xFDFF},
                                                  {0xFE70, 0xFEFE},
                                                  {0x10AC0, 0x10BFF},
                                                  {0x11000, 0x11FFF},
                                                  {0x1E900, 0x1E95F}}};
constexpr std::array<CodePoints, 9> kPictures = {{{0xA9, 0xA9},
                                                  {0xAE, 0xAE},
                                                  {0x203C, 0x203C},
                                                  {0x2049, 0x2049},
                                                  {0x2122, 0x2139},
                                                  {0x2190, 0x27FF},
                                                  {0x2900, 0x2BFF},
                                                  {0x3030, 0x3299},
                                                  {0x1F000, 0x1FAFF}}};
constexpr std::array<CodePoints, 3> kIdeographs = {
    {{0x3400, 0x9FFF}, {0xF900, 0xFAFF}, {0x20000, 0x3FFFD}}};
// They turn the direction of writing.
constexpr std::array<CodePoints, 2> kTurning = {{{0x202A, 0x202E}, {0x2066, 0x2069}}};

constexpr char32_t kJoiner = 0x200D;
constexpr char32_t kNonJoiner = 0x200C;
constexpr char32_t kAsPicture = 0xFE0F;

bool is_blank(char32_t point) {
    return point == kWideBlank || is_in(kBlanks, point);
}

bool is_variation(char32_t point) {
    return (point >= 0xFE00 && point <= kAsPicture) || (point >= 0xE0100 && point <= 0xE01EF);
}

bool is_picture(char32_t point) {
    return point == kAsPicture || is_in(kPictures, point);
}

// Whether a joiner, or what chooses the look of a letter, has its place between two others.
bool has_its_place(char32_t before, char32_t point, char32_t after) {
    if (is_variation(point)) {
        const bool is_key = (before >= '0' && before <= '9') || before == '#' || before == '*';
        return is_in(kIdeographs, before) ||
               (point >= 0xFE0E && point <= kAsPicture && (is_picture(before) || is_key));
    }
    if (point == kJoiner && is_picture(before) && is_picture(after)) return true;
    return (point == kJoiner || point == kNonJoiner) && is_in(kJoining, before) &&
           is_in(kJoining, after);
}

std::optional<std::u32string> points_of(std::string_view text) {
    std::u32string points;
    while (!text.empty()) {
        const std::optional<char32_t> point = take_code_point(text);
        if (!point) return std::nullopt;
        points.push_back(*point);
    }
    return points;
}

Refusal no_name(std::string text) {
    return unreadable(std::move(text), "name");
}

Refusal not_in_name(char32_t point) {
    return no_name(
        fmt::format("A name may have only visible letters and signs: the character U+{:04X} is not "
                    "allowed here.",
                    static_cast<std::uint32_t>(point)));
}

// Where marks pile up, or stand on nothing.
bool has_piles(const std::u32string& points) {
    int marks = 0;
    for (const char32_t point : points) {
        if (is_variation(point)) continue;
        marks = is_in(kCombiningMarks, point) ? marks + 1 : 0;
        if (marks > kMostMarks) return true;
    }
    return false;
}

bool can_be_seen(char32_t point) {
    return !is_blank(point) && !is_in(kUnseen, point) && !is_in(kCombiningMarks, point);
}

// The name with single spaces, or why it is none.
Result<std::u32string> seen_name(const std::u32string& points) {
    std::u32string name;
    for (std::size_t at = 0; at < points.size(); ++at) {
        const char32_t point = points[at];
        const char32_t before = at > 0 ? points[at - 1] : 0;
        const char32_t after = at + 1 < points.size() ? points[at + 1] : 0;
        if (is_blank(point)) {
            if (!name.empty() && name.back() != U' ') name.push_back(U' ');
            continue;
        }
        if (is_in(kUnseen, point) && !has_its_place(before, point, after))
            return not_in_name(point);
        if (is_in(kCombiningMarks, point) && !is_variation(point) && (at == 0 || is_blank(before)))
            return no_name("A name may not begin with an accent without a letter.");
        name.push_back(point);
    }
    if (!name.empty() && name.back() == U' ') name.pop_back();
    return name;
}

std::string text_of(const std::u32string& points) {
    std::string text;
    for (const char32_t point : points) {
        const auto last = [&](int shift) {
            return static_cast<char>(0x80U | (point >> static_cast<unsigned>(shift) & 0x3FU));
        };
        if (point < 0x80) {
            text += static_cast<char>(point);
        } else if (point < 0x800) {
            text += {static_cast<char>(0xC0U | point >> 6U), last(0)};
        } else if (point < 0x10000) {
            text += {static_cast<char>(0xE0U | point >> 12U), last(6), last(0)};
        } else {
            text += {static_cast<char>(0xF0U | point >> 18U), last(12), last(6), last(0)};
        }
    }
    return text;
}

}  // namespace

Result<std::string> person_name(std::string_view text) {
    if (text.empty()) return std::string();
    const std::optional<std::u32string> points = points_of(text);
    if (!points) return no_name("A name is text in UTF-8.");
    const Result<std::u32string> name = seen_name(*points);
    if (!name) return name.refusal();
    if (std::none_of(name->begin(), name->end(), can_be_seen))
        return no_name("A name must have at least one visible letter or sign.");
    if (has_piles(*name))
        return no_name(fmt::format("A letter of a name may have at most {} accents.", kMostMarks));
    if (name->size() > kLongestPersonName)
        return no_name(fmt::format(
            "A name may have at most {} characters (Unicode code points); this one has {}.",
            kLongestPersonName, name->size()));
    return text_of(*name);
}

std::optional<Refusal> why_no_letter(std::string_view text) {
    const std::optional<std::u32string> points = points_of(text);
    if (!points) return unreadable("text must be in UTF-8.", "text");
    const auto steers = [](char32_t point) {
        const bool is_control =
            (point < 0x20 && point != '\n' && point != '\t') || (point >= 0x7F && point <= 0x9F);
        return is_control || is_in(kTurning, point);
    };
    const auto found = std::find_if(points->begin(), points->end(), steers);
    if (found != points->end())
        return unreadable(
            fmt::format("text must be plain: the character U+{:04X} changes the text around it.",
                        static_cast<std::uint32_t>(*found)),
            "text");
    if (std::none_of(points->begin(), points->end(), can_be_seen))
        return unreadable("text must have at least one visible letter or sign.", "text");
    if (has_piles(*points))
        return unreadable(
            fmt::format("text must be plain: a letter may have at most {} accents.", kMostMarks),
            "text");
    return std::nullopt;
}

}  // namespace occasus::table
