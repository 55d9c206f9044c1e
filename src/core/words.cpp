// Number, agreement and capitals in the sentences of every game.
#include "core/words.h"

namespace occasus {

std::string number_text(int number) {
    std::string text = std::to_string(number);
    if (number < 0) text.replace(0, 1, "−");
    return text;
}

std::string_view agreeing(int count, std::string_view one, std::string_view many) {
    return count == 1 ? one : many;
}

std::string counted(int count, std::string_view one, std::string_view many) {
    std::string text = number_text(count) + " ";
    if (count != 1 && many.empty()) return text.append(one) + "s";
    return text.append(agreeing(count, one, many));
}

std::string faces_text(std::span<const std::string> meanings) {
    std::string text;
    for (std::size_t first = 0; first < meanings.size();) {
        std::size_t last = first;
        while (last + 1 < meanings.size() && meanings[last + 1] == meanings[first]) ++last;
        if (first > 0) text += "; ";
        text += std::to_string(first + 1);
        if (last > first) text += "–" + std::to_string(last + 1);
        text += ": " + meanings[first];
        first = last + 1;
    }
    return text;
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

}  // namespace occasus
