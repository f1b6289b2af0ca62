import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { kitThingAt } from '../places/kit-things';
import { darker, lighter } from '../palette/tones';
import type { Design } from './design/design';
import { type Frame, inset } from './design/frame';
import { kitArt } from './design/subject';
import { sentenceCase } from './design/words';

/** The ground cut open: a tunnel from the grass down, and a chamber with its name for each thing that is in it. */

const SOIL: Hex = '#8a5a3a';
const HOLLOW: Hex = '#4f3222';
const SKY: Hex = '#cfe8f5';
const GRASS: Hex = '#7fb368';

interface Chamber {
  at: Point;
  width: number;
  height: number;
}

/** Chambers on both sides of the shaft, from the top down. */
function chambersIn(frame: Frame, count: number): Chamber[] {
  const columns = count > 2 ? 2 : count;
  const rows = Math.ceil(count / columns);
  const height = frame.height / rows;
  return times(count, (index) => {
    const row = Math.floor(index / columns);
    const isAlone = row === rows - 1 && count % columns === 1;
    const left = index % columns === 0;
    const across = isAlone || columns === 1 ? 0.5 : left ? 0.25 : 0.75;
    const lower = columns > 1 && !left && !isAlone ? height * 0.08 : 0;
    return {
      at: [frame.x + frame.width * across, frame.y + height * (row + 0.44) + lower],
      width: Math.min(frame.width * (columns === 1 ? 0.6 : 0.42), height * 1.7),
      height: height * 0.66,
    };
  });
}

function ground(design: Design, top: number, isMound: boolean): void {
  const { width, height } = design;
  design.addGround(
    rectangle([0, 0], width, top, SKY),
    ellipse([width * 0.2, top * 0.62], width * 0.07, width * 0.022, '#ffffff'),
    ellipse([width * 0.25, top * 0.56], width * 0.05, width * 0.022, '#ffffff'),
    ellipse([width * 0.84, top * 0.5], width * 0.06, width * 0.02, '#ffffff'),
    rectangle([0, top], width, height - top, SOIL),
    rectangle([0, top + (height - top) * 0.55], width, height, darker(SOIL, 0.1)),
  );
  times(26, (index) => {
    const [x, y] = [((index * 197) % 1000) / 1000, ((index * 389) % 1000) / 1000];
    design.addGround(
      ellipse(
        [width * x, top + (height - top) * (0.06 + 0.92 * y)],
        width * (0.007 + (index % 4) * 0.003),
        width * (0.005 + (index % 3) * 0.002),
        index % 2 === 0 ? lighter(SOIL, 0.16) : darker(SOIL, 0.2),
      ),
    );
  });
  if (isMound)
    design.addGround(
      path(
        `M${width * 0.24} ${top + 4}C${width * 0.36} ${top - height * 0.02} ${width * 0.42} ${top - height * 0.13} ${width * 0.5} ${top - height * 0.13}C${width * 0.58} ${top - height * 0.13} ${width * 0.64} ${top - height * 0.02} ${width * 0.76} ${top + 4}Z`,
        SOIL,
      ),
    );
  const grass = isMound
    ? [
        [0, 0.25],
        [0.75, 1],
      ]
    : [
        [0, 0.44],
        [0.56, 1],
      ];
  for (const [from = 0, to = 1] of grass)
    design.addGround(
      rectangle([width * from, top - height * 0.012], width * (to - from), height * 0.03, GRASS),
    );
  const pen = design.request.pen('ground', 1);
  for (const [x, size] of [
    [0.08, 1],
    [0.92, 0.8],
  ] as const)
    design.addGround(
      kitThingAt('bush', pen, (color) => color, {
        at: [width * x, top],
        scale: (size * height * 0.11) / 100,
      }),
    );
}

/** What leads in and down, and is no chamber. */
const IS_WAY = /^(?:\p{L}+ )?(?:tunnels?|shafts?|entrances?|exits?|passages?)$/iu;

/** A name in the ground, on a plate of its own. */
function name(design: Design, text: string, at: Point, maxWidthPx: number): void {
  const on = mix(SOIL, '#20140c', 0.55);
  const label = design.text(sentenceCase(text), at, {
    face: 'poppinsSemiBold',
    sizePx: design.px(36),
    align: 'center',
    middle: true,
    maxWidthPx,
    fill: '#ffffff',
    on,
  });
  const pill = inset(label, -design.px(18), -design.px(11));
  design.addArt(
    rectangle([pill.x, pill.y], pill.width, pill.height, on, { radius: pill.height / 2 }),
  );
}

/** The shaft, and a branch from it to each chamber. */
function hollows(design: Design, chambers: readonly Chamber[], mouth: Point, top: number): void {
  const { width, height } = design;
  const shaft = width * SHAFT;
  const [x, y] = mouth;
  const lowest = Math.max(...chambers.map(({ at }) => at[1]), top + height * 0.2);
  const fall = lowest - top;
  design.addArt(
    stroke(
      `M${x} ${y}C${x - shaft * 0.7} ${top + fall * 0.3} ${x + shaft * 0.7} ${top + fall * 0.6} ${x} ${lowest}`,
      HOLLOW,
      shaft,
    ),
    ...chambers.map(({ at }) =>
      stroke(
        `M${x} ${at[1] - height * 0.03}Q${(x + at[0]) / 2} ${at[1] + height * 0.01} ${at[0]} ${at[1]}`,
        HOLLOW,
        shaft,
      ),
    ),
    ...chambers.map(
      ({ at, width: wide, height: high }) =>
        ellipse(at, wide / 2, high / 2, HOLLOW) +
        ellipse([at[0], at[1] + high * 0.06], wide * 0.45, high * 0.4, lighter(HOLLOW, 0.1)),
    ),
  );
}

/** What is in a chamber, with its name below it. */
function fill(design: Design, part: BriefElement, { at: [x, y], width, height }: Chamber): void {
  const box = {
    x: x - width * 0.3,
    y: y - height * 0.36,
    width: width * 0.6,
    height: height * 0.62,
  };
  const art = kitArt(design.request, part, box);
  if (art) {
    design.addArt(art.svg);
    design.show(part.id);
  } else design.miss(part.phrase);
  name(design, part.phrase, [x, y + height * 0.5 + design.px(20)], width * 1.05);
}

const SHAFT = 0.05;

export function drawUnderground(
  design: Design,
  parts: readonly BriefElement[],
  who: BriefElement | undefined,
  { isMound, frame }: { isMound: boolean; frame: Frame },
): void {
  const { width, height } = design;
  const top = frame.y + (height - frame.y) * 0.2;
  ground(design, top, isMound);
  const field = {
    x: width * 0.07,
    y: top + height * 0.06,
    width: width * 0.86,
    height: height - top - height * 0.09,
  };
  const rooms = parts.filter(({ phrase }) => !IS_WAY.test(phrase));
  const chambers = chambersIn(field, rooms.length);
  const mouth: Point = [width / 2, isMound ? top - height * 0.115 : top + width * SHAFT * 0.3];
  hollows(design, chambers, mouth, top);
  parts
    .filter(({ phrase }) => IS_WAY.test(phrase))
    .forEach((way, index) => {
      const y = top + height * 0.06 + index * design.px(70);
      name(design, way.phrase, [mouth[0] + width * 0.16, y], width * 0.2);
      design.show(way.id);
    });
  rooms.forEach((part, index) => {
    const chamber = chambers[index];
    if (chamber) fill(design, part, chamber);
  });
  if (who) dweller(design, who, { isMound, top });
}

/** Who lives there: on the grass beside the hole, or some of them on their way to their mound. */
function dweller(
  design: Design,
  who: BriefElement,
  { isMound, top }: { isMound: boolean; top: number },
): void {
  const { width, height, request } = design;
  const [acrosses, wide, high] = isMound ? [[0.2, 0.27, 0.74], 0.07, 0.04] : [[0.6], 0.2, 0.12];
  for (const across of acrosses) {
    const frame = {
      x: width * across,
      y: top - height * (high + 0.01),
      width: width * wide,
      height: height * high,
    };
    const art = kitArt(request, who, frame, 'bottom');
    if (!art) continue;
    design.addArt(art.svg);
    design.show(who.id);
  }
  if (isMound) design.addArt(circle([width / 2, top - height * 0.122], width * 0.02, HOLLOW));
}
