// The styles of the page that some drawing in it needs, as text.

/** The rules that mean something of `root`; rules for other windows, and for what is pointed at, do not. */
export function stylesFor(root: Element): string {
  return [...document.styleSheets].map((sheet) => rulesFor(sheet.cssRules, root)).join('\n');
}

function rulesFor(rules: CSSRuleList, root: Element): string {
  return [...rules]
    .map((rule) => {
      if (rule instanceof CSSStyleRule) return isMeant(rule, root) ? rule.cssText : '';
      if (!(rule instanceof CSSContainerRule)) return '';
      const inside = rulesFor(rule.cssRules, root);
      return inside && `@container ${rule.conditionText} {\n${inside}\n}`;
    })
    .filter(Boolean)
    .join('\n');
}

const isMeant = ({ selectorText }: CSSStyleRule, root: Element): boolean =>
  root.querySelector(elementsOf(selectorText)) !== null;

/** The elements of a selector, or those before and after which it puts something. */
const elementsOf = (selector: string): string =>
  selector.replaceAll(/(^|[\s,>+~])::[\w-]+/g, '$1*').replaceAll(/::[\w-]+/g, '');

let fonts: Promise<string> | undefined;

/** The letters of the page, within the text: they look the same where nobody has installed them. */
export function fontsOfPage(): Promise<string> {
  return (fonts ??= readFonts());
}

async function readFonts(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, sheet })),
  );
  const texts = faces.map(async ({ rule, sheet }) => {
    const [, written = ''] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
    const address = new URL(written, sheet.href ?? document.baseURI);
    return rule.cssText.replace(written, await embedded(address));
  });
  return (await Promise.all(texts)).join('\n');
}

async function embedded(address: URL): Promise<string> {
  if (address.protocol === 'data:') return address.href;
  const file = await (await fetch(address)).blob();
  return new Promise((read, failed) => {
    const reader = new FileReader();
    reader.onload = () => read(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error(address.pathname));
    reader.readAsDataURL(file);
  });
}
