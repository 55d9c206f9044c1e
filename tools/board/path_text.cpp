#include "path_text.h"

#include <cmath>
#include <cstdlib>

namespace occasus::board {
namespace {

long to_tenths(double number, Grain grain = Grain::Tenth) {
    const long tenths = static_cast<long>(grain);
    return std::lround(number * 10 / static_cast<double>(tenths)) * tenths;
}

std::string from_tenths(long number) {
    const long whole = std::labs(number) / 10;
    const long rest = std::labs(number) % 10;
    std::string text;
    if (number < 0) text += '-';
    if (whole != 0 || rest == 0) text += std::to_string(whole);
    if (rest != 0) {
        text += '.';
        text += std::to_string(rest);
    }
    return text;
}

// A minus sign or a leading point after a fraction separates by itself.
void append_number(std::string& text, long number, bool after_number) {
    const std::string digits = from_tenths(number);
    if (after_number && digits.front() != '-') text += ' ';
    text += digits;
}

}  // namespace

std::string tenths(double number) {
    return from_tenths(to_tenths(number));
}

void append_line(std::string& text, const Line& line, Grain grain) {
    long x = 0;
    long y = 0;
    bool first = true;
    for (const Point& point : line) {
        const long step_x = to_tenths(point.x, grain) - x;
        const long step_y = to_tenths(point.y, grain) - y;
        if (!first && step_x == 0 && step_y == 0) continue;
        const bool opens_steps = !first && text.back() == 'l';
        if (first) text += 'M';
        append_number(text, step_x, !first && !opens_steps);
        append_number(text, step_y, true);
        if (first) text += 'l';
        x += step_x;
        y += step_y;
        first = false;
    }
    if (!text.empty() && text.back() == 'l') text.pop_back();
}

void append_ring(std::string& text, const Line& ring, Grain grain) {
    append_line(text, ring, grain);
    text += 'Z';
}

}  // namespace occasus::board
