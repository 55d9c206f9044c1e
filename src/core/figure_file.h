// Board files: what is printed on a board, one figure a line, each with its provenance.
//
//   fact,of,number,value,provenance
//   # a remark
//   timeline,vandals,1,2,"RECONSTRUCTED 420, in Baetica, not yet in Africa"
//
// Comma-separated; quotes may enclose commas, a doubled quote is one. `number` may be empty. As
// spreadsheets save it, it is as good: with semicolons or tabs, a byte order mark, lines filled up
// with empty cells, and any ends of lines.
// `provenance` begins with SEED (the published rule text), PUBLIC (common knowledge),
// RECONSTRUCTED (ours) or OWN (the user's), and may go on with a remark.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.h"

namespace occasus {

struct Figure {
    std::string fact;
    std::string of;  // Its owner: an area, a tracker.
    int number = 0;  // From 1; 0 where there is none.
    std::string value;
    std::string provenance;
    int line = 0;  // In the file, from 1.
};

// Every figure, in the order of the file. A refusal names the line: one that has not five cells, a
// text where a number belongs, an unknown provenance, or a figure given twice. `kind` is the word
// for the file in a refusal: "sheet", "board".
Result<std::vector<Figure>> read_figures(std::string_view csv, std::string_view kind);

// The refusal of a file because of this line: it names the line, then says what is wrong there.
Refusal at_line(const Figure&, const Refusal& complaint);

// The text of a file with another value for one of its figures.
std::string with_value(std::string_view csv, const Figure& figure, const std::string& value,
                       std::string_view provenance);

// The provenance of a figure; empty when the file has no such figure.
std::string_view provenance_of(const std::vector<Figure>&, std::string_view fact,
                               std::string_view of, int number);

}  // namespace occasus
