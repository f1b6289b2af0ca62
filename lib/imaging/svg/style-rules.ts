import { noteDeclarations, over, type Presentation } from './presentation';

const NOTHING: Presentation = {};

/** What a style sheet says of elements, by what its selectors end in. */
export class StyleRules {
  private readonly byKey = new Map<string, Presentation>();
  /** Of selectors that may mean any element. */
  private everywhere: Presentation = {};
  count = 0;

  constructor(css: string) {
    for (const rule of withoutComments(css).split('}')) {
      const bodyAt = rule.lastIndexOf('{');
      if (bodyAt < 0) continue;
      const said: Presentation = {};
      noteDeclarations(said, rule.slice(bodyAt + 1));
      const selectors = rule.slice(rule.lastIndexOf('{', bodyAt - 1) + 1, bodyAt).split(',');
      this.count += selectors.length;
      if (Object.keys(said).length > 0) for (const selector of selectors) this.add(selector, said);
    }
  }

  /** What the sheet may say of an element. */
  of({ name, id, classes }: { name: string; id: string | undefined; classes: string }) {
    if (this.count === 0) return NOTHING;
    const keys = [name, `#${id ?? ''}`, ...new Set(classes.split(/\s+/).map((one) => `.${one}`))];
    return keys.reduce((said, key) => {
      const more = this.byKey.get(key);
      return more ? over(said, more) : said;
    }, this.everywhere);
  }

  private add(selector: string, said: Presentation): void {
    const key = keyOf(selector);
    if (key === undefined) this.everywhere = over(this.everywhere, said);
    else this.byKey.set(key, over(this.byKey.get(key) ?? {}, said));
  }
}

/** Longer selectors are not read: they may mean anything. */
const MAX_SELECTOR_CHARACTERS = 500;

/** The class, id or name that every element meant by a selector has; undefined for any other. */
function keyOf(selector: string): string | undefined {
  if (selector.length > MAX_SELECTOR_CHARACTERS) return undefined;
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (/[\\:[(]/.test(last)) return undefined;
  return /[.#][\w-]+/.exec(last)?.[0] ?? /^[\w-]+/.exec(last)?.[0];
}

function withoutComments(css: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = css.indexOf('/*', at);
    parts.push(css.slice(at, start < 0 ? undefined : start));
    if (start < 0) return parts.join('');
    const end = css.indexOf('*/', start + 2);
    if (end < 0) return parts.join('');
    at = end + 2;
  }
}
