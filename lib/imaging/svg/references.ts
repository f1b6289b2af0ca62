import { SvgRefusal } from './refusal';

/** Bytes of one raster image inside an SVG. */
const MAX_EMBEDDED_BYTES = 2_000_000;

const EMBEDDED_RASTER = /^data:image\/(?:png|jpe?g|webp);base64,/i;

/** CSS that loads or runs something by other means than `url()`. */
const FORBIDDEN_CSS: readonly { pattern: RegExp; name: string }[] = [
  { pattern: /@import/i, name: '@import' },
  { pattern: /image-set\s*\(/i, name: 'image-set()' },
  { pattern: /(?:^|[^\w-])src\s*\(/i, name: 'src()' },
  { pattern: /expression\s*\(/i, name: 'expression()' },
  { pattern: /-moz-binding/i, name: '-moz-binding' },
  { pattern: /behavior\s*:/i, name: 'behavior' },
  { pattern: /javascript\s*:/i, name: 'javascript:' },
];

/** Where a reference goes: to an element of the same document, or to a picture carried along. */
export type Reference = { kind: 'element'; id: string } | { kind: 'embedded'; bytes: Uint8Array };

/**
 * Reads an `href` or `src`. Allowed are `#id` and, where `mayEmbed`, a small base64 PNG, JPG or WEBP;
 * everything else would make whoever draws the SVG fetch or run something.
 * @throws SvgRefusal
 */
export function readHref(value: string, mayEmbed: boolean): Reference {
  const target = value.trim();
  if (target.startsWith('#')) return { kind: 'element', id: target.slice(1) };
  if (mayEmbed && EMBEDDED_RASTER.test(target)) {
    const base64 = target.slice(target.indexOf(',') + 1);
    const byteLength = Buffer.byteLength(base64, 'base64');
    if (byteLength <= MAX_EMBEDDED_BYTES)
      return { kind: 'embedded', bytes: Buffer.from(base64, 'base64') };
    throw new SvgRefusal(
      `The SVG embeds a picture of ${byteLength} bytes; at most ${MAX_EMBEDDED_BYTES} are allowed.`,
    );
  }
  throw new SvgRefusal(
    `The SVG refers to "${abbreviate(target)}"; only references inside the file ("#id")` +
      ' and small embedded PNG, JPG or WEBP pictures are allowed.',
  );
}

/**
 * Ids that a piece of CSS (a style element, a style or presentation attribute) refers to.
 * Comments are not skipped: what hides in one is refused too, and no string can fake one.
 * @throws SvgRefusal for a reference that leaves the document
 */
export function readCssReferences(css: string): string[] {
  const text = decodeCssEscapes(css);
  const forbidden = FORBIDDEN_CSS.find(({ pattern }) => pattern.test(text));
  if (forbidden !== undefined)
    throw new SvgRefusal(`The SVG uses ${forbidden.name} in its styles, which is not allowed.`);
  const targets = Array.from(text.matchAll(/url\(\s*["']?\s*([^"')]*)/gi), (match) =>
    (match[1] ?? '').trim(),
  );
  const outside = targets.find((target) => !target.startsWith('#'));
  if (outside !== undefined)
    throw new SvgRefusal(
      `The SVG refers to "${abbreviate(outside)}" in its styles; only url(#id) is allowed.`,
    );
  return targets.map((target) => target.slice(1));
}

/** CSS Syntax 3, 4.3.7: a backslash and hex digits, or any one character, stand for a character. */
export function decodeCssEscapes(css: string): string {
  if (!css.includes('\\')) return css;
  return css.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(\r\n|[^]))/gi,
    (_match, hex: string | undefined, literal: string | undefined) => {
      if (hex === undefined) return /[\r\n\f]/.test(literal ?? '') ? '' : (literal ?? '');
      const code = parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}

function abbreviate(text: string): string {
  const printable = text.slice(0, 60).replace(/[^\x20-\x7e]/g, '?');
  return text.length > 60 ? `${printable.slice(0, 57)}…` : printable;
}
