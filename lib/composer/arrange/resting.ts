import { clamp, type Edges, heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { LAID_DOWN } from '../concepts/joints';
import type { Anchor, AnchorName, KitDrawing } from '../kit/part';
import { centredOn, moved } from './assemble';
import { drawnRatio } from './item';
import { isOfSort } from '../concepts/sorts';

/** Things on and in others: where each one rests, and how large a support has to be for them. */

/** Of each, what the next one covers at most: so many are seen as there are. */
const MOST_HIDDEN = 0.45;

/** Where things rest on a surface: spread over it, and closer together where it is too narrow. */
export function restingSpots(at: Point, spanCm: number, widths: readonly number[]): Point[] {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (widths.length === 1) return [at];
  const gap = widths.length > 1 ? (spanCm * 0.92 - total) / (widths.length - 1) : 0;
  const own = total / widths.length;
  // Beside an elephant a mouse is seen as well.
  const least = Math.min(own, ...widths);
  const kept = Math.max(-least * MOST_HIDDEN, Math.min(gap, own * 0.9));
  let x = at[0] - (total + kept * (widths.length - 1)) / 2;
  return widths.map((width) => {
    const spot: Point = [x + width / 2, at[1]];
    x += width + kept;
    return spot;
  });
}

/** Of the width of one, how far the next is from it in a heap. */
export const HEAPED_STEP = 0.86;
/** How many lie in the lowest row of a heap, each row of which has one less than the row below. */
export const lowestRow = (count: number): number => Math.ceil((Math.sqrt(8 * count + 1) - 1) / 2);

/** A heap in a vessel: rows that narrow upwards. */
export function heaped(at: Point, spanCm: number, items: readonly KitDrawing[]): KitDrawing[] {
  const width = Math.max(...items.map(({ box }) => widthOf(box)), 1);
  const fitting = Math.max(1, Math.floor(spanCm / (width * HEAPED_STEP)));
  // In a narrow vessel they lie closer, and never as a tower.
  const lowest = Math.max(fitting, lowestRow(items.length));
  const step = Math.min(width * HEAPED_STEP, Math.max(width * 0.55, spanCm / lowest));
  // Rows are as high as what lies in them: on a long banana an apple does not float.
  const high = items.reduce((sum, { box }) => sum + heightOf(box), 0) / Math.max(1, items.length);
  const rise = Math.min(width, high) * 0.6;
  let [row, inRow] = [0, 0];
  return items.map((item, index) => {
    const perRow = Math.max(1, lowest - row);
    const count = Math.min(perRow, items.length - (index - inRow));
    const x = at[0] + (inRow - (count - 1) / 2) * step;
    const laid = moved(item, { at: [x, at[1] - row * rise] });
    inRow += 1;
    if (inRow >= perRow) [row, inRow] = [row + 1, 0];
    return laid;
  });
}

/** How wide a support is at least, of what stands on it: rocks and heaps, balls, bridges. */
const SUPPORT_SHARES: Partial<Record<Concept['kind'], number>> = {
  nature: 1.15,
  toy: 0.5,
  building: 1.3,
  plant: 1.7,
  // A house on the moon is on its ground.
  celestial: 1.2,
};
/** Nothing else is hidden behind what it bears, either: a ball under an elephant, a globe under a plane. */
const LEAST_SHARE = 0.5;
/** A screen is over and beside who lies before it. */
const BEHIND_SHARE = 1.28;
/** A towel is a little longer than who lies on it. */
const SPREAD_SHARE = 1.1;
/** An island in the air is more than what is built on it. */
const ALOFT_SHARE = 1.9;
const MOST_GROWTH = 500;
const MOST_STOOL = 12;
/** Of what stands on it, how much wider and how much of its height a rock or a cloth is at most. */
const MOST_SHARES = { width: 1.9, height: 0.95 } as const;
/** These carry others and are no picture by themselves. */
const YIELDING: ReadonlySet<Concept['habitat']> = new Set(['table', 'hand', 'ground', 'water']);
const LEAST_GROWTH = 0.06;
/** Of what stands side by side, how wide the top under it is at least. */
const SIDE_BY_SIDE_SHARE = 0.85;
/** And how wide what is under it is at most over all: a lizard's rock is no hill. */
const WIDEST = 2.4;

/** Of the height of what is on it, how high a stand is that is there for it. */
const SLIM_STAND = 2.2;

/** How much larger than it is a support is drawn, so that what stands on it does not look like a trick. */
export function supportScale(
  { id, kind, habitat, heightCm }: Pick<Concept, 'id' | 'kind' | 'habitat' | 'heightCm'>,
  host: KitDrawing,
  items: readonly KitDrawing[],
): number {
  if (items.length === 0) return 1;
  const own = Math.max(0.1, widthOf(host.box));
  const width = items.reduce((sum, { box }) => sum + widthOf(box), 0);
  const height = Math.max(...items.map(({ box }) => box.bottom - box.top));
  const most = Math.max(width * MOST_SHARES.width, height * MOST_SHARES.height) / own;
  if (isOfSort(id, 'slim-stand'))
    return clamp(
      Math.max(
        (height * SLIM_STAND) / heightOf(host.box),
        width / (host.anchors.top?.spanCm ?? Infinity),
      ),
      LEAST_GROWTH,
      1,
    );
  const isSmallOn = isOfSort(id, 'bears-goods') && height < heightOf(host.box);
  const isFlat =
    kind === 'nature' || heightCm < FLAT_CM || isOfSort(id, 'floor-cloth') || isSmallOn;
  if (most < 1 && isFlat && YIELDING.has(habitat)) {
    const spanCm = host.anchors.top?.spanCm ?? Infinity;
    const asWide = Math.min((width * SIDE_BY_SIDE_SHARE) / spanCm, (width * WIDEST) / own);
    return Math.max(LEAST_GROWTH, most, Math.min(1, asWide));
  }
  const share = isOfSort(id, 'seen-behind')
    ? BEHIND_SHARE
    : isOfSort(id, 'spread-cloth')
      ? SPREAD_SHARE
      : habitat === 'sky' && kind === 'building'
        ? ALOFT_SHARE
        : SUPPORT_SHARES[kind];
  return Math.min(MOST_GROWTH, Math.max(1, (width * (share ?? LEAST_SHARE)) / own));
}

/** Height of somebody for whom bicycles are made as the kit draws them. */
const CYCLIST_CM = 165;
const LEAST_CYCLE_SHARE = 0.5;
/** From here on, elephants, for whom they are larger; and by how much at most. */
const GIANT_CM = 200;
const LARGEST_CYCLE = 1.6;

/** How much smaller what is pedalled is drawn for a child, who would not reach its handlebar. */
export function pedalledScale({ anchors }: KitDrawing, riderCm: number | undefined): number {
  if (!anchors.pedal || riderCm === undefined) return 1;
  if (riderCm > GIANT_CM) return Math.min(LARGEST_CYCLE, riderCm / GIANT_CM);
  return Math.min(1, Math.max(LEAST_CYCLE_SHARE, riderCm / CYCLIST_CM));
}

/** Cloths, trays and plates are no higher. */
const FLAT_CM = 25;

/** Shirts, trousers and coats, which can't stand on a table; shoes and hats are lower, and can. */
const LIMP_CM = 45;
/** Of a garment's length, what is seen of it where it lies on a table. */
const LAID_SHARE = 0.26;

/** What lies on its side where it is said to. */
const TOPPLED = /^(?:plant|container|tool)$/;

/** A garment laid on a table, as seen across it; everything else stands as it is. */
export function laidDown(
  { id, kind, heightCm }: Concept,
  drawn: KitDrawing,
  isLying = false,
): KitDrawing {
  const isLong = heightOf(drawn.box) > widthOf(drawn.box) * 1.5;
  if ((LAID_DOWN.test(id) || (isLying && TOPPLED.test(kind))) && isLong) {
    const { right, top, bottom } = drawn.box;
    return moved(drawn, { at: [(top + bottom) / 2, -right], angleDegrees: 90 });
  }
  if (kind !== 'clothing' || heightCm < LIMP_CM) return drawn;
  const at: Point = [0, -drawn.box.bottom * LAID_SHARE];
  return moved(drawn, { at, scale: LAID_SHARE, squeeze: 1 / LAID_SHARE });
}

/** What is served on something small is drawn as small as fits, down to this. */
const LEAST_SERVED = 0.34;
/** Of a dish's width, what lies on it may take: a little hangs over. */
const SERVED_SHARE = 1.15;

/** Things next to each other on a surface of a host; food as small as its dish asks for. */
export function laidOut(
  spot: Anchor,
  host: KitDrawing,
  items: readonly KitDrawing[],
  areServed: boolean,
): KitDrawing[] {
  const spanCm = spot.spanCm ?? widthOf(host.box) * 0.8;
  const natural = items.map(({ box }) => widthOf(box));
  const total = natural.reduce((sum, width) => sum + width, 0);
  const fitting = (spanCm * SERVED_SHARE) / Math.max(0.1, total);
  const scale = areServed ? Math.max(LEAST_SERVED, Math.min(1, fitting)) : 1;
  const spots = restingSpots(
    spot.at,
    spanCm,
    natural.map((width) => width * scale),
  );
  return items.map((item, index) => moved(item, { at: spots[index] ?? spot.at, scale }));
}

/** Things on a host: on the pans of a scale what is weighed against each other lies on one each. */
export function laidOnTops(
  spot: Anchor,
  host: KitDrawing,
  items: readonly KitDrawing[],
  areServed: boolean,
): KitDrawing[] {
  const { topFar } = host.anchors;
  if (!topFar || items.length < 2) return laidOut(spot, host, items, areServed || !!topFar);
  const half = Math.ceil(items.length / 2);
  return [
    ...laidOut(spot, host, items.slice(0, half), true),
    ...laidOut(topFar, host, items.slice(half), true),
  ];
}

/** What furniture only bears is drawn so much larger than it is, at most, and fills so much of its top. */
const PROMINENT = { most: 2.3, span: 0.8 } as const;

/** How much larger things are drawn on furniture that is there for them: sizes are softened as beside each other. */
export function prominence(host: KitDrawing, items: readonly KitDrawing[]): number {
  const sizeOfBox = ({ box }: KitDrawing) => Math.max(heightOf(box), widthOf(box) * 0.6, 0.1);
  const ratio = Math.max(0, ...items.map(sizeOfBox)) / sizeOfBox(host);
  if (ratio <= 0 || ratio >= 1) return 1;
  const width = items.reduce((sum, { box }) => sum + widthOf(box), 0);
  const fitting = (widthOf(host.box) * PROMINENT.span) / Math.max(0.1, width);
  return Math.max(1, Math.min(PROMINENT.most, drawnRatio(ratio) / ratio, fitting));
}

/** Of a cake's height, how high what is stuck into it is at most. */
const ON_DISH = 0.85;

/** How much smaller than it is something is drawn on food: a candle on a cupcake is a small one. */
export function onDish(
  concept: Pick<Concept, 'kind'> | undefined,
  host: KitDrawing,
  items: readonly KitDrawing[],
): number {
  if (concept?.kind !== 'food' || items.length === 0) return 1;
  const tallest = Math.max(...items.map(({ box }) => heightOf(box)));
  return Math.min(1, (heightOf(host.box) * ON_DISH) / Math.max(0.1, tallest));
}

/** What beings of tales sit on: mushrooms, leaves, cups, stars. */
const STOOLS = /^(?:food|plant|symbol|celestial)$/;
/** Of who sits on it, how high a stool is at least, and how wide. */
const STOOL = { height: 0.36, width: 0.42 } as const;

/** Where somebody sits on what is made for no one: its top, and on tables and gravestones their edge. */
export function stoolOf(
  { kind }: Pick<Concept, 'kind'>,
  { anchors, box }: KitDrawing,
): Anchor | undefined {
  if (STOOLS.test(kind)) return anchors.top;
  const { seat, inside, back, branch, bed, roof, top } = anchors;
  if (seat ?? inside ?? back ?? branch ?? bed ?? roof) return undefined;
  return top ?? { at: [(box.left + box.right) / 2, box.top] };
}

/** A leaf on the water, which is sat on as the ground is. */
const FLAT = { share: 0.46, wide: 0.95 } as const;
export const isAfloatLeaf = (
  { kind, habitat }: Pick<Concept, 'kind' | 'habitat'>,
  { box }: KitDrawing,
): boolean => kind === 'nature' && habitat === 'water' && heightOf(box) < widthOf(box) * FLAT.share;

/** How much larger a mushroom is for who sits on it. */
export function stoolScale(
  concept: Pick<Concept, 'kind' | 'habitat'>,
  host: KitDrawing,
  sitterCm: number | undefined,
): number {
  const { box } = host;
  if (sitterCm === undefined) return 1;
  if (isAfloatLeaf(concept, host)) return Math.max(1, (sitterCm * FLAT.wide) / widthOf(box));
  if (!STOOLS.test(concept.kind)) return 1;
  const high = (sitterCm * STOOL.height) / heightOf(box);
  const wide = (sitterCm * STOOL.width) / widthOf(box);
  return Math.max(1, Math.min(Math.max(high, wide), MOST_STOOL));
}

/** Of who perches on a pole, how wide it is at least, and how high at most where it had to grow for that. */
const POLE = { width: 0.3, height: 1.15 } as const;

/** A pole for a pelican is as thick as its feet need it, and no tower for that. */
export function asPole(id: string, host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  if (!isOfSort(id, 'pole') || items.length === 0) return host;
  const width = items.reduce((sum, { box }) => sum + widthOf(box), 0);
  const wider = Math.max(1, (width * POLE.width) / widthOf(host.box));
  if (wider === 1) return host;
  const tallest = Math.max(...items.map(({ box }) => heightOf(box)));
  const higher = Math.min(wider, Math.max(1, (tallest * POLE.height) / heightOf(host.box)));
  return moved(host, { at: [0, 0], scale: higher, squeeze: wider / higher });
}

const SEEN = { width: 0.62, height: 0.6 } as const;

/** What goes on beyond both sides of the picture counts only about who is on it, who would be small otherwise. */
export function aboutItems(id: string, host: KitDrawing, items: readonly KitDrawing[]): KitDrawing {
  if (!isOfSort(id, 'endless') || items.length === 0) return host;
  const width = items.reduce((sum, { box }) => sum + widthOf(box), 0);
  const half = Math.min(
    widthOf(host.box) / 2,
    Math.max(width * SEEN.width, heightOf(host.box) * SEEN.height),
  );
  const middle = (host.box.left + host.box.right) / 2;
  return { ...host, box: { ...host.box, left: middle - half, right: middle + half } };
}

/** Of a page, what a sign on it takes. */
const SIGN_SHARE = 0.5;

/** Of whom it is on, how high a perched animal is at most: less on a shoulder than on a back. */
export const PERCHED: Partial<Record<AnchorName, number>> = {
  shoulder: 0.22,
  lap: 0.26,
  hand: 0.2,
  crown: 0.2,
  chest: 0.24,
  mouth: 0.14,
  stirrup: 0.72,
};

/** And how large at least: a butterfly on somebody's head is seen there. */
const LEAST_PERCHED = 0.1;

/** Flat sides of things: what is on them is shown there, and does not stand. */
export const FACES = new Set<AnchorName>(['page', 'screen', 'label']);

/** How much wider than high somebody is who lies. */
const LYING_RATIO = 1.8;
const lengthOf = ({ box }: KitDrawing): number =>
  widthOf(box) > heightOf(box) * LYING_RATIO ? widthOf(box) : heightOf(box);

/** What stands on somebody, at most so high of them: a parrot on a shoulder, sheep on a giant's back. */
export function perchedAt(
  { at }: Anchor,
  host: KitDrawing,
  drawn: KitDrawing,
  mostShare = 0.42,
): KitDrawing {
  const own = Math.max(heightOf(drawn.box), widthOf(drawn.box));
  const size = lengthOf(host);
  const seen = Math.max(1, (size * LEAST_PERCHED) / own);
  const scale = Math.min(seen, (size * mostShare) / heightOf(drawn.box));
  return moved(drawn, { at, scale });
}

/** A point of a box by shares from its upper left. */
export function shareOf(box: Edges, [x, y]: readonly [x: number, y: number]): Point {
  return [box.left + widthOf(box) * x, box.top + heightOf(box) * y];
}

/** A sign in the middle of a face of something. */
export function signAt({ at }: Anchor, host: KitDrawing, drawn: KitDrawing): KitDrawing {
  const room = Math.min(widthOf(host.box), heightOf(host.box)) * SIGN_SHARE;
  const scale = room / Math.max(widthOf(drawn.box), heightOf(drawn.box));
  return centredOn(drawn, at, scale);
}
