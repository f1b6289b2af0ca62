import { line } from '@/lib/svg/markup';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { Concept } from '../concepts/concept';
import { RINGS } from '../concepts/joints';
import { isOfSort } from '../concepts/sorts';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { centredOn, flattened, middleOf, moved, stacked } from './assemble';

/** What goes through, over or under something, or has a ring about it, drawn in the frame of the host. */

const BIG_CM = 1e4;

/** A half of a ring: the one before what is in it, and the one behind. */
function halves(
  ring: KitDrawing,
  isUpright: boolean,
  pen: Pen,
): [back: KitDrawing, front: KitDrawing] {
  const [x, y] = middleOf(ring);
  const half = (data: string): KitDrawing => ({ ...ring, svg: pen.clip(data, ring.svg) });
  const block = (left: number, top: number) => `M${left} ${top}h${BIG_CM}v${BIG_CM}h${-BIG_CM}Z`;
  return isUpright
    ? [half(block(x, y - BIG_CM / 2)), half(block(x - BIG_CM, y - BIG_CM / 2))]
    : [half(block(x - BIG_CM / 2, y - BIG_CM)), half(block(x - BIG_CM / 2, y))];
}

/** Of who goes through it, how high a ring and an opening are; a ring seen from its side is narrow. */
const RING = { height: 1.5, width: 0.5 } as const;
const OPENING_SHARE = 1.5;

/** Of a train's height, how wide the mouth that it comes out of is; of its length, how much is still inside. */
const MOUTH = { width: 1.5, inside: 0.24, body: 0.5 } as const;

/** What drives out of a tunnel: its end is still in the dark of the mouth. */
function emergingFrom(host: KitDrawing, driving: KitDrawing, pen: Pen): KitDrawing {
  const mouth = host.anchors.door ?? host.anchors.inside;
  const spanCm = mouth?.spanCm ?? widthOf(host.box) / 2;
  // Steam over an engine is outside of the mouth.
  const bodyCm = Math.min(heightOf(driving.box), widthOf(driving.box) * MOUTH.body);
  const scale = (bodyCm * MOUTH.width) / spanCm;
  const hill = moved(flattened(host), { at: [0, 0], scale });
  const jamb = ((mouth?.at[0] ?? 0) - spanCm * 0.44) * scale;
  const { left, right } = driving.box;
  const out = moved(flattened(driving), { at: [jamb - left - (right - left) * MOUTH.inside, 0] });
  const seen = `M${jamb} ${-BIG_CM}H${BIG_CM}V${BIG_CM}H${jamb}Z`;
  const cut: KitDrawing = {
    ...out,
    svg: pen.clip(seen, out.svg),
    box: { ...out.box, left: jamb },
  };
  return { ...stacked([hill, cut]), anchors: driving.anchors };
}

/** Of those who go through it one after another, how high an opening is; of their width, how far apart they are. */
const FILE = { high: 2.3, step: 0.6, back: 0.34 } as const;

/** Several in a row, the middle ones of them in the opening. */
function filingThrough(host: KitDrawing, all: readonly KitDrawing[]): KitDrawing {
  const tallest = Math.max(...all.map(({ box }) => heightOf(box)));
  const scale = (tallest * FILE.high) / heightOf(host.box);
  const frame = moved(flattened(host), { at: [0, 0], scale });
  const step = Math.max(...all.map(({ box }) => widthOf(box))) * FILE.step;
  const row = all.map((one, index) => {
    const x = middleOf(frame)[0] + (index - (all.length - 1) / 2) * step;
    // One behind the other, a little nearer and farther: a row like beads is no herd.
    const y = index % 2 ? -tallest * FILE.back : 0;
    return moved(flattened(one), { at: [x - middleOf(one)[0], y] });
  });
  const byDepth = [...row].sort((one, other) => one.box.bottom - other.box.bottom);
  return { ...stacked([frame, ...byDepth]), anchors: {} };
}

/** Somebody in the middle of a ring, one edge of it before them; in an opening, before it. */
export function through(
  { id }: Concept,
  host: KitDrawing,
  all: readonly KitDrawing[],
  pen: Pen,
): KitDrawing {
  const [passing] = all;
  if (!passing) return host;
  const height = heightOf(passing.box);
  if (isOfSort(id, 'driven-through')) return emergingFrom(host, passing, pen);
  if (!RINGS.has(id)) {
    if (all.length > 1) return filingThrough(host, all);
    const scale = Math.max(1, (height * OPENING_SHARE) / heightOf(host.box));
    const frame = moved(flattened(host), { at: [0, 0], scale });
    const walker = moved(flattened(passing), {
      at: [middleOf(frame)[0] - middleOf(passing)[0], 0],
    });
    return { ...stacked([frame, walker]), anchors: walker.anchors };
  }
  const scale = (Math.max(height, widthOf(passing.box) * 0.5) * RING.height) / heightOf(host.box);
  const at: Point = [0, (-heightOf(host.box) * scale) / 2];
  const ring = centredOn(flattened(host), at, scale, RING.width);
  const [back, front] = halves(ring, true, pen);
  return { ...stacked([back, centredOn(flattened(passing), at), front]), anchors: passing.anchors };
}

/** Of who leaps over it, how high and wide a hurdle is at most, and how far they are over it. */
const HURDLE = { height: 0.62, width: 1.5, air: 0.1 } as const;

const MOON_SHARE = 1.1;

/** What is leapt over: something that stands there, somebody, who keeps their size, or the moon. */
export type Hurdle = 'thing' | 'somebody' | 'moon';

function hurdleScale(host: KitDrawing, { box }: KitDrawing, count: number, kind: Hurdle): number {
  if (kind === 'somebody') return 1;
  // A moon is as large as who leaps over it.
  if (kind === 'moon') return (heightOf(box) * MOON_SHARE) / heightOf(host.box);
  return Math.min(
    1,
    (heightOf(box) * HURDLE.height) / heightOf(host.box),
    (widthOf(box) * count * HURDLE.width) / widthOf(host.box),
  );
}

export function over(
  host: KitDrawing,
  leaping: readonly KitDrawing[],
  kind: Hurdle = 'thing',
): KitDrawing {
  const [leaper] = leaping;
  if (!leaper) return host;
  const [width, height] = [widthOf(leaper.box), heightOf(leaper.box)];
  const drawn = hurdleScale(host, leaper, leaping.length, kind);
  const hurdle = moved(flattened(host), { at: [0, 0], scale: drawn });
  const [middle] = middleOf(hurdle);
  const lift = hurdle.box.top - height * HURDLE.air;
  const up = leaping.map((one, index) => {
    const x = middle + (index - (leaping.length - 1) / 2) * width;
    return moved(flattened(one), { at: [x - middleOf(one)[0], lift - one.box.bottom] });
  });
  return { ...stacked([hurdle, ...up]), anchors: leaper.anchors };
}

/** Of the height of a top or a bed, how much room is under it, and of its width. */
const ROOM = { table: 0.9, bed: 0.4, sofa: 0.3, width: 0.8, head: 0.34 } as const;
/** What would be drawn so much smaller to be under it whole is under it in part. */
const LEAST_SQUEEZED = 0.75;
/** How far what is low is raised on its legs at most, so that somebody fits under it, and how much of them that is. */
const RAISED = { mostCm: 22, share: 0.8, leg: 0.04, inset: 0.045, color: '#5b3b2a' } as const;

/** Furniture on longer legs, where what is under it needs the room. */
function raised(host: KitDrawing, byCm: number): KitDrawing {
  if (byCm <= 0) return host;
  const { left, right, bottom } = host.box;
  const [wide, inset] = [widthOf(host.box) * RAISED.leg, widthOf(host.box) * RAISED.inset];
  const legs = [left + inset, right - inset].map((x) =>
    line(
      [
        [x, bottom - byCm - wide],
        [x, bottom],
      ],
      RAISED.color,
      wide,
    ),
  );
  const lifted = moved(flattened(host), { at: [0, -byCm] });
  return {
    ...lifted,
    svg: legs.join('') + lifted.svg,
    box: { ...lifted.box, bottom },
  };
}

/** How what somebody is under is built: its seat is near the floor, or doors hide what is in it. */
interface Under {
  isLow?: boolean;
  isClosed?: boolean;
}

/** Things on the floor under a top, seen between its legs. */
/** Of what covers something, how large that is at least and at most; of it, how much looks out. */
const TUCKED = { least: 0.2, most: 0.5, out: 0.6 } as const;

/** What is under a mat or a pillow looks out at its near corner. */
export function tucked(cover: KitDrawing, lower: readonly KitDrawing[]): KitDrawing {
  const width = widthOf(cover.box);
  const laid = lower.map((one, index) => {
    const own = Math.max(widthOf(one.box), heightOf(one.box));
    const scale = Math.min(Math.max(1, (width * TUCKED.least) / own), (width * TUCKED.most) / own);
    const x = cover.box.right - width * 0.1 - index * widthOf(one.box) * scale * 1.1;
    const out = widthOf(one.box) * scale * TUCKED.out;
    const down = Math.min(heightOf(one.box) * scale * 0.3, heightOf(cover.box) * 0.3);
    return moved(flattened(one), {
      at: [x + out - one.box.right * scale, cover.box.bottom + down - one.box.bottom * scale],
      scale,
    });
  });
  return { ...stacked([...laid, flattened(cover)]), anchors: cover.anchors };
}

export function beneath(
  given: KitDrawing,
  lower: readonly KitDrawing[],
  { isLow = false, isClosed = false }: Under = {},
): KitDrawing {
  if (lower.length === 0) return given;
  const roomOf = ({ anchors: { top, seat, bed }, box }: KitDrawing) =>
    -((bed ?? seat ?? top)?.at[1] ?? box.top) * (bed ? ROOM.bed : ROOM.table);
  const tallest = Math.max(...lower.map(({ box }) => heightOf(box)));
  const clear = isLow && !given.anchors.bed ? roomOf(given) * ROOM.sofa : roomOf(given);
  const byCm = isLow ? Math.min(RAISED.mostCm, tallest * RAISED.share - clear) : 0;
  const host = raised(given, byCm);
  const room = clear + Math.max(0, byCm);
  const widths = lower.reduce((sum, { box }) => sum + widthOf(box), 0);
  const asHigh = Math.min(1, room / (tallest * (isLow ? RAISED.share : 1)));
  const asWide = (widthOf(host.box) * ROOM.width) / widths;
  // Who is longer than what they are under lies there with the head, and the legs are seen beside it.
  const isOut = lower.length === 1 && asWide < asHigh * LEAST_SQUEEZED;
  const scale = isOut ? asHigh : Math.min(asHigh, asWide);
  const inside = isOut ? widthOf(host.box) * ROOM.head : (widths * scale) / 2;
  let x = middleOf(host)[0] - inside;
  const laid = lower.map((one) => {
    const placed = moved(flattened(one), {
      at: [x - one.box.left * scale, -one.box.bottom * scale],
      scale,
    });
    x += widthOf(one.box) * scale;
    return placed;
  });
  const parts = isClosed ? [flattened(host), ...laid] : [...laid, flattened(host)];
  return { ...stacked(parts), anchors: host.anchors };
}

/** Of somebody's height, how wide a ring about the waist is; of its width, how far it is seen from above. */
const GIRDLE = { width: 0.62, flat: 0.24, waist: 0.5 } as const;

export function girdled(host: KitDrawing, [item]: readonly KitDrawing[], pen: Pen): KitDrawing {
  if (!item) return host;
  const { seat, chest } = host.anchors;
  const [low, high] = [seat?.at ?? middleOf(host), chest?.at ?? middleOf(host)];
  const waist: Point = [
    low[0] + (high[0] - low[0]) * GIRDLE.waist,
    low[1] + (high[1] - low[1]) * GIRDLE.waist,
  ];
  const width = heightOf(host.box) * GIRDLE.width;
  const scale = (width * GIRDLE.flat) / heightOf(item.box);
  const ring = centredOn(flattened(item), waist, scale, width / widthOf(item.box) / scale);
  const [back, front] = halves(ring, false, pen);
  return { ...stacked([back, flattened(host), front]), anchors: host.anchors };
}

/** Of an umbrella's height, how deep its canopy is; of those under it, how wide it is, and how close they stand. */
const SHELTER = { canopy: 0.36, width: 1.12, close: 0.74, air: 1.03, stick: 0.84 } as const;

/** Where each of a row stands, about the middle of the row: close, whatever their widths. */
function besideEachOther(row: readonly KitDrawing[], gap: number): number[] {
  let x = 0;
  const xs = row.map(({ box }, index) => {
    const before = row[index - 1];
    if (before) x += ((widthOf(before.box) + widthOf(box)) * 0.25 + gap) * SHELTER.close;
    return x;
  });
  return xs.map((each) => each - x / 2);
}

/** Of a parasol's height, where its eaves are; of those under it, how much room is over their heads. */
const SHADE = { eaves: 0.64, air: 1.1, width: 0.94 } as const;

/** Those who sit under a parasol before its pole, its eaves over their heads. */
export function shaded(host: KitDrawing, lower: readonly KitDrawing[]): KitDrawing {
  const tallest = Math.max(...lower.map(({ box }) => -box.top));
  const gap = tallest * 0.08;
  const wide = lower.reduce((sum, { box }) => sum + widthOf(box) + gap, -gap);
  const scale = Math.max(
    1,
    (tallest * SHADE.air) / (heightOf(host.box) * SHADE.eaves),
    (wide * SHADE.width) / widthOf(host.box),
  );
  let x = -wide / 2;
  const row = lower.map((one) => {
    const at: Point = [x - one.box.left, 0];
    x += widthOf(one.box) + gap;
    return moved(one, { at });
  });
  return stacked([moved(flattened(host), { at: [0, 0], scale }), ...row]);
}

/** Those under one umbrella side by side, its stick in the hand of one in the middle. */
export function sheltered(
  host: KitDrawing,
  draw: readonly ((hand?: Point) => KitDrawing)[],
): KitDrawing {
  const idle = draw.map((each) => each());
  const tallest = Math.max(...idle.map(({ box }) => -box.top));
  const xs = besideEachOther(idle, tallest * 0.16);
  const holder = Math.floor((draw.length - 1) / 2);
  const stick = (xs[holder] ?? 0) + tallest * 0.15;
  const edges = idle.map(
    ({ box }, index) => (xs[index] ?? 0) + widthOf(box) * 0.5 * (index > holder ? 1 : -1),
  );
  const half = Math.max(tallest * 0.34, ...edges.map((edge) => Math.abs(edge - stick)));
  const deep = host.box.bottom - host.box.top - heightOf(host.box) * SHELTER.canopy;
  const scale = Math.min(
    (half * 2 * SHELTER.width) / widthOf(host.box),
    (tallest * SHELTER.stick) / deep,
  );
  const eaves = host.box.top + heightOf(host.box) * SHELTER.canopy;
  const canopyY = -tallest * SHELTER.air - eaves * scale;
  const grip = host.anchors.grip?.at ?? [0, host.box.bottom];
  const hand: Point = [tallest * 0.15, -tallest * 0.56];
  const low = grip[1] * scale + canopyY;
  const cover = moved(flattened(host), { at: [stick - grip[0] * scale, canopyY], scale });
  // A stick that ends over the hand goes on down to it.
  const shaft: KitDrawing = {
    svg:
      low < hand[1]
        ? line(
            [
              [stick, low - 2],
              [stick, hand[1] + 2],
            ],
            '#6b4a36',
            tallest * 0.014,
          )
        : '',
    box: cover.box,
    anchors: {},
  };
  const people = draw.map((each, index) =>
    moved(each(index === holder ? hand : undefined), {
      at: [xs[index] ?? 0, 0],
      mirrored: index > (draw.length - 1) / 2,
    }),
  );
  return {
    ...stacked([cover, shaft, ...people.map(flattened)]),
    anchors: people[holder]?.anchors ?? {},
  };
}

/** Of a plant's height, how large what comes to its flowers is at least; where about its top they are. */
const GUEST_SHARE = 0.15;
const ABOUT: readonly Point[] = [
  [0.34, 0.1],
  [0.78, 0.02],
  [0.62, 0.3],
  [0.12, 0.26],
  [0.9, 0.34],
];

/** Bees and butterflies all about the blossoms of a plant, large enough to be seen. */
export function onBlossoms({ box }: KitDrawing, guests: readonly KitDrawing[]): KitDrawing[] {
  return guests.map((guest, index) => {
    const [x, y] = ABOUT[index % ABOUT.length] ?? [0.5, 0.1];
    const scale = Math.max(1, (heightOf(box) * GUEST_SHARE) / heightOf(guest.box));
    const at: Point = [box.left + widthOf(box) * x, box.top + heightOf(box) * y];
    return centredOn(flattened(guest), at, scale);
  });
}

/** Of somebody's height, how high a rope is that is pulled, and how far apart those at it and the sides are. */
const HAUL = { high: 0.54, step: 0.52, gap: 0.75, lean: 12 } as const;

/** Two sides at a rope, leaning away from each other, it taut between them. */
export function hauled(
  draw: readonly ((hands: Point) => KitDrawing)[],
  tallestCm: number,
  color: string,
  mark: (rope: KitDrawing) => KitDrawing,
): KitDrawing {
  const y = -tallestCm * HAUL.high;
  const half = Math.ceil(draw.length / 2);
  const people = draw.map((each, index) => {
    const isLeft = index < half;
    const place = isLeft ? half - 1 - index : index - half;
    const x = (HAUL.gap + place * HAUL.step) * tallestCm * (isLeft ? -1 : 1);
    const puller = flattened(each([tallestCm * 0.27, y]));
    return moved(puller, {
      at: [x, 0],
      mirrored: !isLeft,
      angleDegrees: isLeft ? -HAUL.lean : HAUL.lean,
    });
  });
  const left = Math.min(...people.map(({ box }) => box.left)) - tallestCm * 0.04;
  const right = Math.max(...people.map(({ box }) => box.right)) + tallestCm * 0.04;
  const high = y + tallestCm * 0.012;
  const rope: KitDrawing = {
    svg:
      line(
        [
          [left, high + 6],
          [left + tallestCm * 0.2, high],
          [right - tallestCm * 0.2, high],
          [right, high + 6],
        ],
        color,
        tallestCm * 0.026,
      ) +
      line(
        [
          [0, high],
          [0, high + tallestCm * 0.16],
        ],
        '#d9413b',
        tallestCm * 0.05,
      ),
    box: { left, right, top: high, bottom: high + tallestCm * 0.16 },
    anchors: {},
  };
  return { ...stacked([...people, mark(rope)]), anchors: {} };
}
