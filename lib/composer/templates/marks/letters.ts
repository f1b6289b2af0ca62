import type { Hex } from '@/lib/color/hex';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../../brief';
import { markOf } from '../../sight';
import type { Design } from '../design/design';
import { accentOf, readable } from '../design/ink';
import { type MarkSubject, stencil } from '../design/mark';
import { wheelArt } from '../design/shapes';
import { kitArt } from '../design/subject';
import { capHeightPx, placeLine, widthOf } from '../design/type';
import { tells, textOf } from '../design/words';
import type { TemplateRequest } from '../template';

/** A word mark that plays with its letters: a wheel is the O of a bicycle shop, a tent the A of a camp. */

interface Request {
  design: Design;
  request: TemplateRequest;
  subject: MarkSubject;
  name?: string;
  tag?: string;
}

const ROUND = 'OQ0';
/** Letters that a thing has the shape of, by the thing. */
const LETTERS: readonly (readonly [letters: string, things: RegExp])[] = [
  [
    ROUND,
    /^(?:full-moon|sun|orange|orange-slice|lemon-slice|tangerine|apple|donut|cookie|pizza|vinyl-record|compact-disc|clock|football|basketball|tennis-ball|volleyball|baseball|earth|planet|single-coin|button|target|gear|tomato|lifebuoy|compass|daisy|sunflower|flower|eye|dartboard|ring|bowling-ball|crystal-ball|pumpkin|ship-wheel|bagel|peach|globe)$/,
  ],
  [
    'A',
    /^(?:mountain-peak|tent|conifer|christmas-tree|pyramid|eiffel-tower|volcano-cone|teepee|cypress)$/,
  ],
  [
    'I',
    /^(?:candle|pencil|pen|lighthouse|bottle|cactus|saguaro|paintbrush|tower|rocket|carrot|wrench|screwdriver|torch|fork|knife|spoon|wheat|baseball-bat|sword|bamboo|champagne-bottle|beer-bottle|wind-turbine|lamp|floor-lamp|poplar|match|street-lamp)$/,
  ],
  ['U', /^(?:horseshoe|magnet|mug|bowl)$/],
  ['Y', /^(?:cocktail|martini|wine)$/],
  ['T', /^(?:palm|hammer|toadstool|mushroom|umbrella|axe|acacia|pickaxe|sledgehammer)$/],
  ['V', /^(?:carrot|ice-cream|pizza-slice)$/],
];
/** As wide for its height a thing may be in the place of an A. */
const WIDEST = 1.5;
/** And of an O, which it must not squash. */
const ROUNDEST = 1.16;
/** How much higher than a capital it stands. */
const OVER: Readonly<Record<string, number>> = { I: 1.22, A: 1.06, O: 1.24, Q: 1.24, '0': 1.24 };
/** Longest name that is set in one line. */
const MOST_LETTERS = 14;
const FACE = 'archivoBlack';
const BICYCLE = ['bicycle', 'bike', 'wheel', 'cycling', 'bicycles', 'bikes'] as const;

interface Found {
  at: number;
  letter: string;
  element?: BriefElement;
}

/** Which letter of a name is which thing. */
function foundIn(upper: string, { request, subject }: Request): Found | undefined {
  const letters = [...upper];
  if (tells(textOf(request.brief), ...BICYCLE)) {
    const at = letters.findIndex((letter) => ROUND.includes(letter));
    if (at >= 0) return { at, letter: 'O' };
  }
  for (const element of subject.elements)
    for (const [own, things] of LETTERS) {
      if (!things.test(element.concept ?? '')) continue;
      const at = letters.findIndex((letter) => own.includes(letter));
      const letter = letters[at];
      const box = request.drawingOf(element, 1)?.box;
      const ratio = box ? (box.right - box.left) / (box.bottom - box.top) : Infinity;
      const widest = own === ROUND ? ROUNDEST : WIDEST;
      if (letter !== undefined && ratio < widest) return { at, letter, element };
    }
  return undefined;
}

interface Slot {
  /** Of the font's size. */
  widthEm: number;
  heightEm: number;
}

/** The room that a thing takes in the line: as wide as its letter at least, as it is high. */
function slotOf({ letter, element }: Found, { request }: Request): Slot {
  const cap = capHeightPx(FACE, 1);
  const heightEm = cap * (OVER[letter] ?? 1.08);
  if (!element) return { widthEm: heightEm, heightEm };
  const box = request.drawingOf(element, 1)?.box;
  const ratio = box ? (box.right - box.left) / Math.max(0.01, box.bottom - box.top) : 1;
  return { widthEm: Math.min(heightEm * ratio, cap * 1.6), heightEm };
}

/**
 * Sets a name with a thing for one of its letters; answers where a line below it goes and how wide the
 * name is. Nothing where no letter has the shape of what the firm is known by.
 */
export function letterMarkOf(all: Request): (() => { below: number; width: number }) | undefined {
  const upper = all.name?.toUpperCase() ?? '';
  // A mark that is told of several things is drawn as it is told.
  const own = new Set(all.subject.elements.map(({ id }) => id));
  const isTold = all.request.brief.relations.some(({ from, to }) => own.has(from) && own.has(to));
  if (isTold) return undefined;
  if (upper === '' || upper.length > MOST_LETTERS) return undefined;
  const found = foundIn(upper, all);
  return found && (() => setWith(upper, found, all));
}

function setWith(upper: string, found: Found, all: Request): { below: number; width: number } {
  const { design, request, tag } = all;
  const { palette } = request;
  const [before, after] = [upper.slice(0, found.at), upper.slice(found.at + 1)];
  const em = (text: string) => (text.trim() === '' ? 0 : widthOf(text, { face: FACE, sizePx: 1 }));
  const spaceEm = (text: string) => (/^\s|\s$/.test(text) ? 0.24 : 0);
  const cap = capHeightPx(FACE, 1);
  const { widthEm, heightEm } = slotOf(found, all);
  const gap = cap * 0.07;
  const [leftEm, rightEm] = [em(before), em(after)];
  const [leftGap, rightGap] = [before, after].map((text) => (text ? gap + spaceEm(text) : 0)) as [
    number,
    number,
  ];
  const naturalEm = leftEm + leftGap + widthEm + rightGap + rightEm;
  const size = Math.min(
    (design.page.width * 0.9) / naturalEm,
    (design.shortSide * 0.3) / Math.max(cap, heightEm),
  );
  const width = naturalEm * size;
  const y = design.height / 2 - (tag ? design.shortSide * 0.05 : 0);
  const left = (design.width - width) / 2;
  const options = {
    face: FACE,
    sizePx: size,
    middle: true,
    fill: palette.ink,
    on: palette.ground,
  } as const;
  if (before.trim())
    design.write(
      upper.slice(0, found.at + 1),
      placeLine(before.trim(), [left, y], options),
      options,
    );
  const middle: Point = [left + (leftEm + leftGap + widthEm / 2) * size, y];
  putThing(found, middle, { width: widthEm * size, height: heightEm * size, cap: cap * size }, all);
  const right = left + (leftEm + leftGap + widthEm + rightGap) * size;
  if (after.trim())
    design.write(
      before.trim() ? after : upper,
      placeLine(after.trim(), [right, y], options),
      options,
    );
  return { below: y + (Math.max(cap, heightEm) * size) / 2 + design.shortSide * 0.075, width };
}

interface Size {
  width: number;
  height: number;
  cap: number;
}

/** Round things stand about the middle of the letters, others on their line. */
function putThing({ letter, element }: Found, [x, y]: Point, size: Size, all: Request): void {
  const { design, request } = all;
  const { palette } = request;
  const color: Hex = readable(accentOf(palette, 0), palette.ground, 3);
  const { width, height, cap } = size;
  if (!element) {
    design.addArt(wheelArt([x, y], height / 2, palette.ink, color));
    const wheeled = request.brief.elements.filter(({ phrase }) =>
      tells(phrase.toLowerCase(), ...BICYCLE),
    );
    design.show(...wheeled.map(({ id }) => id));
    return;
  }
  const bottom = ROUND.includes(letter) ? y + height / 2 : y + cap / 2;
  const frame = { x: x - width / 2, y: bottom - height, width, height };
  const art = kitArt(request, element, frame, 'bottom');
  if (!art) return;
  const svg = stencil(art, { ink: color, ground: palette.ground });
  design.addArt(`<g ${markOf(element.id)}>${svg}</g>`);
  design.show(element.id);
}
