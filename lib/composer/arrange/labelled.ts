import { type Hex, mix } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { HOUSE } from '../palette/house';
import { placeLine, widthOf as lineWidthOf } from '../templates/design/type';
import type { Thing } from './cast';
import { redrawn } from './redrawn';
import { lightnessOf, type Silhouette, silhouetteOf } from './states/silhouette';
import { over } from './states/state';

/** Words that stand on a thing: on its label where it has one, else painted where it has room for them. */

const FACE = 'archivoBlack';
/** Letters that a label takes in one line before a new one begins. */
const PER_LINE = 9;
/** Of the em: height of capitals, and from line to line. */
const LINE = { cap: 0.7, pitch: 0.94 } as const;
/** Of its room, how much the words take, and paper about them. */
const FILL = 0.86;
const PAPER = { beside: 0.34, over: 0.3 } as const;
/** Lightness up to which letters are light. */
const DARK = 0.62;
/** Rows and columns at which room is looked for. */
const PROBES = 9;
const HALF_HEIGHTS = [0.09, 0.16, 0.26] as const;
const STEPS = 32;

interface Room {
  middle: Point;
  width: number;
  height: number;
}

const linesOf = (text: string): string[] =>
  text.split(/\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < PER_LINE)
      return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);

/** Size of one em at which lines fill a room. */
function sizeIn({ width, height }: Room, lines: readonly string[]): number {
  const widest = Math.max(
    ...lines.map((one) => lineWidthOf(one, { face: FACE, sizePx: 1 })),
    0.001,
  );
  const tall = LINE.cap + (lines.length - 1) * LINE.pitch;
  return Math.min((width * FILL) / widest, (height * FILL) / tall);
}

/** How far from a point all is inside, to either side at some half height. */
function halfWidthAt(shape: Silhouette, [x, y]: Point, halfHeight: number): number {
  const step = widthOf(shape.box) / STEPS;
  const isFree = (at: number) =>
    [-1, 0, 1].every((side) => shape.isInside([at, y + side * halfHeight]));
  let half = 0;
  while (half < widthOf(shape.box) && isFree(x - half - step) && isFree(x + half + step))
    half += step;
  return half;
}

/** Where words are largest inside of an outline, near its middle. */
function roomIn(shape: Silhouette, lines: readonly string[]): Room | undefined {
  const { left, top } = shape.box;
  const [width, height] = [widthOf(shape.box), heightOf(shape.box)];
  let best: { room: Room; value: number } | undefined;
  for (let row = 1; row < PROBES; row += 1)
    for (let column = 1; column < PROBES; column += 1)
      for (const share of HALF_HEIGHTS) {
        const middle: Point = [left + (width * column) / PROBES, top + (height * row) / PROBES];
        const half = halfWidthAt(shape, middle, height * share);
        const room = { middle, width: half * 2, height: height * share * 2 };
        const off = Math.hypot(column / PROBES - 0.5, row / PROBES - 0.5);
        const value = sizeIn(room, lines) * (1 - off * 0.7);
        if (value > (best?.value ?? 0)) best = { room, value };
      }
  return best?.room;
}

function wordsIn({ middle: [x, y] }: Room, lines: readonly string[], sizePx: number, ink: Hex) {
  const set = lines.map((line, index) => {
    const down = (index - (lines.length - 1) / 2) * LINE.pitch * sizePx;
    const options = { face: FACE, sizePx, align: 'center', middle: true } as const;
    return placeLine(line, [x, y + down], options).pathData;
  });
  return path(set.join(''), ink);
}

const DARK_INK: Hex = '#2b2d42';

/** What has a label glued on: of glass, or with a label of its own. */
const GLUED = new Set(['jar', 'bottle', 'can']);
/** Of the height of a thing, how high words are beside its label's middle. */
const LABEL_SHARE = 0.42;

function labelRoom({ anchors, box }: KitDrawing): Room | undefined {
  const { at, spanCm } = anchors.label ?? {};
  return at && spanCm !== undefined
    ? { middle: at, width: spanCm, height: heightOf(box) * LABEL_SHARE }
    : undefined;
}

/** A paper label of its own, as wide as the words. */
function onPaper(room: Room, lines: readonly string[]): Written {
  const { middle: at } = room;
  const size = sizeIn(room, lines);
  const tall = (LINE.cap + (lines.length - 1) * LINE.pitch + PAPER.over * 2) * size;
  const wide =
    Math.max(...lines.map((one) => lineWidthOf(one, { face: FACE, sizePx: size }))) +
    PAPER.beside * 2 * size;
  const paper = rectangle([at[0] - wide / 2, at[1] - tall / 2], wide, tall, HOUSE.paper, {
    radius: size * 0.18,
  });
  return { x: at[0], svg: paper + wordsIn(room, lines, size, DARK_INK) };
}

interface Written {
  /** Its middle, about which it is turned where the thing is drawn the other way round. */
  x: number;
  svg: string;
}

/** On the wall before what is in it, where there is one. */
function painted(drawing: KitDrawing, lines: readonly string[], pen: Pen): Written | undefined {
  const { front } = drawing;
  const shape = silhouetteOf(
    front === undefined ? drawing : { ...drawing, svg: front, front: '' },
    pen,
  );
  const room = labelRoom(drawing) ?? roomIn(shape, lines);
  if (!room) return undefined;
  const isDark = lightnessOf(shape.main) < DARK;
  const ink = isDark ? HOUSE.cream : mix(DARK_INK, shape.main, 0.12);
  return { x: room.middle[0], svg: wordsIn(room, lines, sizeIn(room, lines), ink) };
}

/** Marks words on a thing, so that they are told as drawn and turned to be read. */
export const lettersMark = (elementId: string) => `data-letters="${elementId}"`;

/** As far up and down as all is inside over a width. */
function tallestAt(shape: Silhouette, { middle: [x, y], width }: Room): Room {
  const step = heightOf(shape.box) / STEPS;
  const isFree = (at: number) =>
    [-1, 0, 1].every((side) => shape.isInside([x + (side * width) / 2, at]));
  const reach = (way: -1 | 1) => {
    let at = y;
    while (at > shape.box.top && at < shape.box.bottom && isFree(at + way * step)) at += way * step;
    return at;
  };
  const [upper, lower] = [reach(-1), reach(1)];
  return { middle: [x, (upper + lower) / 2], width, height: lower - upper };
}

/** Over what a sign has on it by itself. */
function onSign(drawing: KitDrawing, lines: readonly string[], pen: Pen): Written | undefined {
  const shape = silhouetteOf(drawing, pen);
  const found = roomIn(shape, lines);
  if (!found) return undefined;
  const room = tallestAt(shape, found);
  const [x, y] = room.middle;
  const ground = rectangle(
    [x - room.width / 2, y - room.height / 2],
    room.width,
    room.height,
    shape.main,
  );
  const ink = lightnessOf(shape.main) < DARK ? HOUSE.cream : DARK_INK;
  return { x, svg: ground + wordsIn(room, lines, sizeIn(room, lines), ink) };
}

function written(
  drawing: KitDrawing,
  lines: readonly string[],
  { concept }: Thing,
  pen: Pen,
): Written | undefined {
  if (isOfSort(concept.id, 'written-on') && !drawing.anchors.label)
    return onSign(drawing, lines, pen);
  const label = GLUED.has(concept.part ?? '') ? labelRoom(drawing) : undefined;
  return label ? onPaper(label, lines) : painted(drawing, lines, pen);
}

/** What has marks of its own is drawn without them, by their kinds. */
const BLANK: Readonly<Record<string, string>> = { gravestone: 'blank-gravestone' };

/** A thing with the words that are told to stand on it. */
export function labelled(thing: Thing): Thing {
  const { element, drawnBy } = thing;
  const { lettering } = element;
  if (lettering === undefined || drawnBy.kind !== 'part') return thing;
  const known = new Map<string, Written | undefined>();
  const lines = linesOf(lettering);
  const blank = BLANK[thing.concept.id];
  const shown = redrawn(thing, (drawing, pen) => {
    const key = `${drawing.svg.length} ${Object.values(drawing.box).join(' ')}`;
    if (!known.has(key)) known.set(key, written(drawing, lines, thing, pen));
    const words = known.get(key);
    if (!words) return drawing;
    const mark = `${lettersMark(element.id)} data-x="${words.x.toFixed(2)}"`;
    return over(drawing, `<g ${mark}>${words.svg}</g>`);
  });
  return blank ? { ...shown, parameters: { ...thing.parameters, kind: blank } } : shown;
}
