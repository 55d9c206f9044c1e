// The words that orders are made of, in the languages and notations that players bring with them.
// Names of provinces are facts of the board (`alias`).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace occasus::diplomacy {

enum class Means : std::uint8_t {
    Small,  // An article or a preposition, which changes nothing.
    Power,  // The power that has a unit.
    Army,
    Fleet,
    Unit,
    Move,
    MoveBySea,
    Hold,
    Support,
    Convoy,
    Convert,
    Retreat,
    Disband,
    Build,
    Waive,
    Via,
    By,  // Before a word for a convoy or the sea: via.
    Sea,
    Coast,
    North,
    South,
    East,
    West,
    NorthCoast,
    SouthCoast,
    EastCoast,
    WestCoast,
};

// The letters of a word in one number, so that words are compared at once. A word of more than
// eight letters counts by its first eight, and by being longer.
using Letters = std::uint64_t;
inline constexpr std::size_t kMostLetters = 8;
inline constexpr Letters kLongWord = Letters{1} << 63U;

constexpr Letters with_letter(Letters letters, std::size_t index, char letter) {
    if (index >= kMostLetters) return letters | kLongWord;
    return letters | static_cast<Letters>(static_cast<unsigned char>(letter)) << (8 * index);
}

constexpr Letters letters_of_word(std::string_view text) {
    Letters letters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) letters = with_letter(letters, i, text[i]);
    return letters;
}

struct WordsFor {
    Means means;
    std::string_view words;  // In capital letters without accents, separated by blanks.
};

// English; DAIDE; German, French, Spanish, Italian. An umlaut may be written with an E.
// clang-format off

// Each power, by its id in the standard game first.
inline constexpr auto kPowerWords = std::to_array<std::string_view>({
    "AUSTRIA AUSTRIAN AUS OESTERREICH OSTERREICH AUTRICHE AUTRICHIENNE AUSTRIACO VISIGOTHS",
    "ENGLAND ENGLISH ENG ANGLETERRE ANGLAISE INGLATERRA INGHILTERRA ROMANO BRITISH",
    "FRANCE FRENCH FRA FRANKREICH FRANCAISE FRANCIA GAUL",
    "GERMANY GERMAN GER DEUTSCHLAND ALLEMAGNE ALLEMANDE ALEMANIA GERMANIA VANDALS",
    "ITALY ITALIAN ITA ITALIEN ITALIE ITALIENNE ITALIA WESTERN",
    "RUSSIA RUSSIAN RUS RUSSLAND RUSSIE RUSSE RUSIA HUNS",
    "TURKEY TURKISH TUR TURKEI TUERKEI TURQUIE TURQUE TURQUIA TURCHIA EASTERN",
});

inline constexpr auto kOrderWords = std::to_array<WordsFor>({
    {Means::Small, "THE AT IN FROM OF OFF ON FOR WITH ITS WILL IS ARE AN SUB UND AND UNIT UNITS ORDERS EMPIRE "
                   "DER DIE DAS DEM VON VOM AUS IM ZUR ZUM EINE EINEN BEI SICH WIRD "
                   "LE LA LES L DE DU DES D EN UNE UN DEPUIS SE "
                   "EL LOS LAS DEL DESDE UNA "
                   "IL LO GLI DA DI NEL NELLA DAL DALLA DELLA DELL SI"},
    {Means::Army, "A ARMY ARMIES AMY ARMEE ARMEEN EJERCITO ESERCITO ARMATA"},
    {Means::Fleet, "F FLEET FLEETS FLT FLOTTE FLOTTEN FLOTA FLOTTA"},
    {Means::Unit, "EINHEIT UNITE UNIDAD UNITA"},
    {Means::Move, "TO MOVE MOVES MOVING M MTO GOES GO GOING ATTACK ATTACKS INTO TOWARD TOWARDS ADVANCE ADVANCES "
                  "NACH ZIEHT ZIEHE GEHT RUECKT RUCKT MARSCHIERT GREIFT "
                  "VERS VA SUR ATTAQUE DEPLACE "
                  "HACIA AL MUEVE ATACA AVANZA SOBRE "
                  "VERSO MUOVE ATTACCA AD SU SUL SULLA"},
    {Means::MoveBySea, "CTO"},
    {Means::Hold, "H HOLD HOLDS HOLDING HLD STAND STANDS STAY STAYS DEFEND DEFENDS "
                  "HALT HAELT HALTEN HALTE BLEIBT STEHT "
                  "TIENT TENIR RESTE DEFEND "
                  "MANTIENE MANTENER QUEDA TIENE AGUANTA "
                  "MANTIENE TIENE RESTA FERMA FERMO DIFENDE"},
    {Means::Support, "S SUPPORT SUPPORTS SUPPORTING SUP SUPP UNTERSTUETZT UNTERSTUTZT UNTERSTUETZE "
                     "SOUTIENT SOUTIEN SOUTENIR APOYA APOYO APOYAR APPOGGIA APPOGGIO SUPPORTA SOSTIENE"},
    {Means::Convoy, "C CONVOY CONVOYS CONVOYING CVY KONVOI KONVOIERT KONVOYIERT GELEITET GELEIT TRANSPORTIERT "
                    "CONVOI CONVOIE CONVOYE TRANSPORT TRANSPORTS TRANSPORTE CONVOYA CONVOYEA TRANSPORTA "
                    "CONVOGLIA CONVOGLIO TRASPORTA"},
    {Means::Convert, "X CONVERT CONVERTS CONVERTING WANDELT CONVERTIT CONVIERTE CONVERTE TRASFORMA"},
    {Means::Retreat, "R RETREAT RETREATS RETREATING RTO RET WEICHT RUECKZUG RUCKZUG RETRAITE RECULE "
                     "RETIRA RETIRADA RETROCEDE RITIRA RITIRATA"},
    {Means::Disband, "D DISBAND DISBANDS DISBANDED DSB REMOVE REMOVES REMOVED REM DESTROY DESTROYS DESTROYED "
                     "AUFLOESEN AUFLOSEN AUFGELOEST AUFGELOST ENTFERNT DISSOUT DISSOUTE DISUELVE ELIMINA SCIOGLIE"},
    {Means::Build, "B BUILD BUILDS BUILT BLD BAU BAUT BAUE CONSTRUIT CONSTRUIRE CONSTRUYE COSTRUISCE"},
    {Means::Waive, "WAIVE WAIVES WAIVED WVE PASS VERZICHT VERZICHTET RENONCE RENUNCIA RINUNCIA"},
    {Means::Via, "VIA UEBER UBER"},
    {Means::By, "BY PER POR PAR MIT CON"},
    {Means::Sea, "SEA SEE MER MAR MARE"},
    {Means::Coast, "COAST COTE COSTA KUESTE KUSTE"},
    {Means::North, "NORTH NORTHERN N NORD NORTE"},
    {Means::South, "SOUTH SOUTHERN SUD SUED SUR"},
    {Means::East, "EAST EASTERN E OST EST ESTE"},
    {Means::West, "WEST WESTERN W OUEST OESTE OVEST"},
    {Means::NorthCoast, "NC NCS NORDKUESTE NORDKUSTE"},
    {Means::SouthCoast, "SC SCS SUEDKUESTE SUDKUSTE"},
    {Means::EastCoast, "EC ECS OSTKUESTE OSTKUSTE"},
    {Means::WestCoast, "WC WCS WESTKUESTE WESTKUSTE"},
});
// clang-format on

// The meanings a word can have: a set of Means, one bit each. A word may stand in several rows.
using Meanings = std::uint32_t;
constexpr Meanings meaning_bit(Means means) {
    return Meanings{1} << static_cast<unsigned>(means);
}

// The meanings of all words, found by their letters: a table with free slots between them.
class Dictionary {
  public:
    consteval Dictionary() {
        for (const WordsFor& row : kOrderWords) add(row.means, row.words);
        for (const std::string_view words : kPowerWords) add(Means::Power, words);
    }
    // 0 for a word that has none.
    constexpr Meanings meanings_of(Letters letters) const {
        return slots_[place_of(letters)].meanings;
    }

  private:
    static constexpr std::size_t kSlots = 2048;  // Several for each word.
    struct Slot {
        Letters letters = 0;
        Meanings meanings = 0;
    };

    consteval void add(Means means, std::string_view words) {
        for (std::size_t begin = 0; begin <= words.size();) {
            const std::size_t end = std::min(words.find(' ', begin), words.size());
            const Letters letters = letters_of_word(words.substr(begin, end - begin));
            Slot& slot = slots_[place_of(letters)];
            slot.letters = letters;
            slot.meanings |= meaning_bit(means);
            begin = end + 1;
        }
    }
    // Its slot, or the free one where it belongs.
    constexpr std::size_t place_of(Letters letters) const {
        std::size_t at = (letters * 0x9E3779B97F4A7C15U) >> 53U;
        while (slots_[at].letters != 0 && slots_[at].letters != letters) at = (at + 1) % kSlots;
        return at;
    }

    std::array<Slot, kSlots> slots_;
};
inline constexpr Dictionary kDictionary;

}  // namespace occasus::diplomacy
