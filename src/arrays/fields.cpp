#include "arrays/fields.h"

#include <array>
#include <cstdint>
#include <type_traits>

#include "arrays/games.h"

namespace occasus::arrays {

namespace {

template <class T>
struct IsArray : std::false_type {};
template <class T, std::size_t N>
struct IsArray<std::array<T, N>> : std::true_type {};

// A number, or something of one byte that stands for one: an enumeration, the id of an area.
template <class T>
constexpr bool kIsNumber = std::is_arithmetic_v<T> || std::is_enum_v<T> || sizeof(T) == 1;

template <class T>
std::string type_of() {
    if constexpr (std::is_enum_v<T>)
        return type_of<std::underlying_type_t<T>>();
    else
        return (std::is_signed_v<T> ? "i" : "u") + std::to_string(sizeof(T));
}

template <class Whole>
std::vector<Field> listed(const Whole& whole);

// Numbers or records, of which there are so many. Items of other types are described as bytes.
template <class Item>
void tell(Field& field, const Item& first, std::size_t numbers) {
    if (!field.set_of.empty()) field.members = static_cast<int>(8 * sizeof(Item));
    if constexpr (requires { fields_of(first); }) {
        field.type = "";
        field.parts = listed(first);
    } else if constexpr (kIsNumber<Item>) {
        field.type = type_of<Item>();
    } else {
        return;
    }
    field.bytes = sizeof(Item);
    field.numbers = numbers;
}

// The fields of a State, or of a record in one, in the order of their bytes.
template <class Whole>
std::vector<Field> listed(const Whole& whole) {
    std::vector<Field> all;
    const auto add = [&]<class T>(const StateField<T>& field) {
        const auto* const start = reinterpret_cast<const char*>(&whole);
        const auto* const at = reinterpret_cast<const char*>(&field.value);
        Field& added = all.emplace_back(Field{.name = std::string(field.name),
                                              .offset = static_cast<std::size_t>(at - start),
                                              .type = "u1",
                                              .numbers = sizeof(T),
                                              .bytes = 1,
                                              .of = std::string(field.meaning.of),
                                              .set_of = std::string(field.meaning.set_of),
                                              .kinds = static_cast<int>(field.meaning.kinds)});
        if constexpr (IsArray<std::remove_const_t<T>>::value)
            tell(added, field.value.front(), field.value.size());
        else
            tell(added, field.value, 1);
    };
    std::apply([&](const auto&... each) { (add(each), ...); }, fields_of(whole));
    return all;
}

}  // namespace

const std::vector<Field>& fields_of(std::string_view game) {
    return *with_game(game, []<class Game>() -> const std::vector<Field>* {
        static const std::vector<Field> kFields = listed(typename Game::State{});
        return &kFields;
    });
}

}  // namespace occasus::arrays
