// Types of TypeScript, made from the documents that the engine sends.

const longestInline = 64;

const capitalised = (key) =>
  key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
const singular = (name) => name.replace(/ies$/, 'y').replace(/s$/, '');

/** All values that one field has had. */
class Shape {
  plain = new Set();
  texts = new Set();
  objects = new Set();
  items = null;
  values = null;
}

/**
 * Learns the types of documents. A field that some document of a type lacks may be absent, and one that
 * is null somewhere may be null: it must be shown everything there may be.
 *
 * `hints` say what no document shows. They name a field by the type it is in: "BoardArea.links", and an
 * item of a list or a value by id "BoardArea.links[]".
 *   names: the type of an object; without one it is named by its field
 *   byId: objects whose keys are ids
 *   closed: the name of the texts that a field may have: those that any field of that name had
 *   unread: fields that are not wanted
 *   only: the fields that are wanted of a type
 *   as: the types of fields that nothing is learned of
 *   optional: fields that may be absent as well
 *   hidden: types that are not written
 *   rare: a type that a field has as well, too seldom to be shown
 */
export class TypeWriter {
  #types = new Map();
  #places = new Map();
  #closed = {};
  #hints;

  constructor(hints = {}) {
    const none = {
      names: {},
      byId: [],
      closed: {},
      unread: [],
      only: {},
      rare: {},
      hidden: [],
      as: {},
      optional: [],
    };
    this.#hints = { ...none, ...hints };
  }

  /** A document of this type. */
  add(name, document) {
    if (!this.#types.has(name)) this.#types.set(name, { fields: new Map(), seen: 0 });
    const type = this.#types.get(name);
    ++type.seen;
    const wanted = this.#hints.only[name] ?? Object.keys(document);
    for (const [key, value] of Object.entries(document)) {
      if (!wanted.includes(key) || this.#hints.unread.includes(`${name}.${key}`)) continue;
      const field = type.fields.get(key) ?? { shape: new Shape(), seen: 0 };
      type.fields.set(key, field);
      ++field.seen;
      this.#learn(field.shape, value, `${name}.${key}`);
    }
  }

  #learn(shape, value, place) {
    const { names, byId, closed, as } = this.#hints;
    if (as[place]) {
      shape.plain.add(as[place]);
    } else if (Array.isArray(value)) {
      shape.items ??= new Shape();
      for (const item of value) this.#learn(shape.items, item, `${place}[]`);
    } else if (value !== null && typeof value === 'object') {
      if (byId.includes(place)) {
        shape.values ??= new Shape();
        for (const each of Object.values(value)) this.#learn(shape.values, each, `${place}[]`);
        return;
      }
      const name = isFigure(value) ? 'Figure' : (names[place] ?? nameAt(place));
      shape.objects.add(name);
      this.#places.set(name, (this.#places.get(name) ?? new Set()).add(place));
      this.add(name, value);
    } else if (typeof value === 'string') {
      shape.texts.add(closed[place] ?? 'string');
      if (closed[place]) (this.#closed[closed[place]] ??= new Set()).add(value);
    } else {
      shape.plain.add(value === null ? 'null' : typeof value);
    }
  }

  #written(shape, place) {
    const ways = [...shape.plain].filter((type) => type !== 'null').sort();
    ways.push(...shape.texts);
    if (this.#hints.rare[place]) ways.push(this.#hints.rare[place]);
    ways.push(...[...shape.objects].map((name) => this.#referred(name)));
    if (shape.values) ways.push(`Record<string, ${this.#written(shape.values, `${place}[]`)}>`);
    if (shape.items) {
      const item = this.#written(shape.items, `${place}[]`);
      ways.push(/^[^{]* \| /.test(item) ? `(${item})[]` : `${item}[]`);
    }
    if (shape.plain.has('null')) ways.push('null');
    return ways.join(' | ') || 'never';
  }

  #fieldsOf(name) {
    const { fields, seen } = this.#types.get(name);
    return [...fields].map(([key, field]) => {
      const mayBeAbsent = this.#hints.optional.includes(`${name}.${key}`);
      const sign = field.seen < seen || mayBeAbsent ? '?' : '';
      return `${key}${sign}: ${this.#written(field.shape, `${name}.${key}`)}`;
    });
  }

  #referred(name) {
    return this.#isInline(name) ? `{ ${this.#fieldsOf(name).join('; ')} }` : name;
  }

  #isInline(name) {
    const places = [...(this.#places.get(name) ?? [])];
    if (places.length !== 1 || this.#hints.names[places[0]]) return false;
    return this.#fieldsOf(name).join('; ').length <= longestInline;
  }

  /** An interface for each type, in the order in which they were first seen, and the closed texts. */
  text() {
    const closed = Object.entries(this.#closed).map(([name, texts]) => {
      const all = [...texts].sort().map((text) => `'${text}'`);
      return `\nexport type ${name} = ${all.join(' | ')};\n`;
    });
    const interfaces = [...this.#types.keys()]
      .filter((name) => !this.#isInline(name) && !this.#hints.hidden.includes(name))
      .map((name) => {
        const fields = this.#fieldsOf(name).map((field) => `  ${field};\n`);
        return `\nexport interface ${name} {\n${fields.join('')}}\n`;
      });
    return [...closed, ...interfaces].join('');
  }
}

/** A chance or an average, exact where it is short. */
const isFigure = (value) =>
  'decimal' in value && Object.keys(value).every((key) => ['decimal', 'fraction'].includes(key));

/** What is in a view or in odds is called so: AreaView, FightOdds; anything else by where it stands. */
function nameAt(place) {
  const [parent, key] = place.split('.');
  const name = capitalised(key.replaceAll('[]', ''));
  const own = key.endsWith(']') ? singular(name) : name;
  const root = /(View|Odds)$/.exec(parent)?.[1];
  return root ? `${own}${root}` : `${parent}${own}`;
}
