// The stored games, setup by setup: the tables that a report draws and an export prints.
#pragma once

#include <functional>

#include "core/value.h"

#include "apps/lab/store.h"

namespace occasus::lab {

// {"experiment": …, "text": …, "id": …, "cells": […]}: docs/laboratory.md has its fields.
Value summarise(Store& store);

// One row for each cell, or for each game that counts: fields with plain values, the same in all
// rows.
void each_cell_row(Store& store, const std::function<void(const Value& row)>& tell);
void each_game_row(Store& store, const std::function<void(const Value& row)>& tell);

// The names, or the values, of a row as a line of CSV (RFC 4180) without its end.
std::string csv_names(const Value& row);
std::string csv_values(const Value& row);

}  // namespace occasus::lab
