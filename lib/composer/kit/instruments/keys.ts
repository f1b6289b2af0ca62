import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { boxed, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

const LACQUER = '#33304f';
const BLACK_KEYS = [0, 1, 3, 4, 5];

/** White and black keys in a strip. */
function keyStrip(x: number, y: number, width: number, height: number, octaves: number): string {
  const whites = octaves * 7;
  const step = width / whites;
  return (
    rectangle([x, y], width, height, HOUSE.paper) +
    rectangle([x, y + height * 0.82], width, height * 0.18, darker(HOUSE.paper, 0.12)) +
    times(whites - 1, (index) =>
      rectangle(
        [x + step * (index + 1) - step * 0.05, y],
        step * 0.1,
        height,
        darker(HOUSE.paper, 0.3),
      ),
    ).join('') +
    times(octaves * 5, (index) => {
      const slot = Math.floor(index / 5) * 7 + (BLACK_KEYS[index % 5] ?? 0);
      return (
        rectangle([x + step * (slot + 0.7), y], step * 0.6, height * 0.6, HOUSE.ink, {
          radius: step * 0.08,
        }) +
        rectangle(
          [x + step * (slot + 0.76), y],
          step * 0.16,
          height * 0.52,
          lighter(HOUSE.ink, 0.25),
        )
      );
    }).join('')
  );
}

function turnedLeg(pen: Pen, x: number, top: number, color: Hex): string {
  return (
    formed(pen, `M${x - 9} ${top}L${x - 7} -14H${x + 7}L${x + 9} ${top}Z`, color, { depth: 5 }) +
    circle([x, -7], 6, HOUSE.gold) +
    circle([x - 1, -8.5], 3, lighter(HOUSE.gold, 0.5))
  );
}

/** The lid of a grand piano, propped up over its strings, or shut. */
function pianoLid(pen: Pen, color: Hex, isOpen: boolean): string {
  if (!isOpen) return path('M-92 -200H196Q230 -200 230 -188H-92Z', lighter(color, 0.24));
  const inside = path(
    'M-20 -210L210 -322C190 -270 120 -270 80 -244C50 -226 20 -214 -20 -210Z',
    lighter(color, 0.22),
    { opacity: 0.7 },
  );
  const strings = times(12, (_, share) =>
    stroke(`M${-20 + 200 * share} -190L${-6 + 176 * share} -200`, darker(HOUSE.gold, 0.3), 1.4),
  );
  const lid =
    'M-58 -208L250 -350Q262 -352 258 -338L242 -300C212 -252 150 -256 108 -232C74 -212 30 -206 -58 -202Z';
  return (
    stroke('M64 -206L92 -318', HOUSE.gold, 4) +
    formed(pen, lid, lighter(color, 0.06), { depth: 14, light: 5, extra: inside }) +
    path('M-30 -196Q100 -214 196 -196V-188H-30Z', HOUSE.gold) +
    strings.join('')
  );
}

function pianoBody(pen: Pen, color: Hex): string {
  const gloss =
    path('M-100 -182H238V-176H-100Z', lighter(color, 0.3), { opacity: 0.5 }) +
    path('M60 -198L20 -132H64L104 -198Z', '#ffffff', { opacity: 0.12 }) +
    path('M120 -198L80 -132H94L134 -198Z', '#ffffff', { opacity: 0.12 });
  return formed(pen, 'M-100 -198H196Q236 -196 238 -172L236 -146Q234 -132 206 -132H-100Z', color, {
    depth: 16,
    light: 6,
    extra: gloss,
  });
}

/** Keys from their end, the key cheek and the desk with its music. */
function pianoFront(pen: Pen, color: Hex): string {
  return (
    formed(pen, 'M-164 -146H-96V-124H-158Q-166 -130 -164 -146Z', color, { depth: 6 }) +
    path('M-160 -150L-100 -154V-146H-160Z', HOUSE.paper) +
    stroke('M-152 -150.6L-104 -153.6', HOUSE.ink, 4) +
    formed(pen, 'M-112 -198L-100 -198V-146H-106Q-112 -170 -112 -198Z', lighter(color, 0.1), {
      depth: 3,
    }) +
    path('M-86 -200L-70 -246H-64L-78 -200Z', lighter(color, 0.18)) +
    path('M-90 -204L-74 -248L-94 -244L-106 -204Z', HOUSE.paper)
  );
}

/** A grand piano from its side, the keyboard at the left, the lid up. Units are half centimetres. */
export const grandPiano: Drawer = (pen, { color = LACQUER, state }) => {
  const isOpen = state === 'plain' || state === 'open';
  const pedals =
    rod(pen, 'M26 -132L22 -20', HOUSE.gold, 5) +
    path('M4 -24H42L46 -14H0Z', darker(color, 0.1)) +
    rectangle([-4, -14], 16, 5, HOUSE.gold, { radius: 2 });
  return {
    unitCm: 0.5,
    svg:
      turnedLeg(pen, 190, -134, darker(color, 0.2)) +
      turnedLeg(pen, -10, -134, darker(color, 0.25)) +
      pedals +
      turnedLeg(pen, -86, -128, color) +
      pianoLid(pen, color, isOpen) +
      pianoBody(pen, color) +
      pianoFront(pen, color),
    anchors: {
      top: { at: [-130, -152], spanCm: 62 },
      roof: { at: [60, isOpen ? -260 : -200], spanCm: 200 },
      handle: { at: [-132, -154] },
    },
  };
};

/** An upright piano from the front. */
export const uprightPiano: Drawer = (pen, { color = '#7a4630' }) => {
  const panel = (x: number, y: number, w: number, h: number) =>
    rectangle([x, y], w, h, darker(color, 0.22), { radius: 4 }) +
    rectangle([x + 4, y + 5], w - 4, h - 5, lighter(color, 0.08), { radius: 4 });
  return {
    unitCm: 0.5,
    svg:
      boxed(pen, color, { at: [-148, -8], widthCm: 284, heightCm: 232, depth: [14, 8] }) +
      panel(-130, -96, 248, 78) +
      panel(-130, -224, 116, 56) +
      panel(2, -224, 116, 56) +
      rectangle([-154, -252], 296, 14, lighter(color, 0.2), { radius: 3 }) +
      rectangle([-154, -242], 296, 4, darker(color, 0.2)) +
      rectangle([-148, -166], 284, 10, darker(color, 0.35)) +
      shape(
        [
          [-60, -162],
          [44, -162],
          [40, -220],
          [-56, -220],
        ],
        HOUSE.paper,
      ) +
      times(4, (index) =>
        stroke(`M-46 ${-208 + index * 12}H30`, darker(HOUSE.paper, 0.35), 1.4),
      ).join('') +
      stroke('M-8 -162V-220', darker(HOUSE.paper, 0.2), 2) +
      keyStrip(-136, -158, 260, 22, 5) +
      formed(
        pen,
        'M-158 -138H146V-116Q146 -112 140 -112H-152Q-158 -112 -158 -116Z',
        lighter(color, 0.06),
        { depth: 8, light: 4 },
      ) +
      formed(pen, 'M-158 -168Q-146 -172 -140 -160V-136H-158Z', lighter(color, 0.12), { depth: 4 }) +
      formed(pen, 'M146 -168Q134 -172 128 -160V-136H146Z', color, { depth: 6 }) +
      formed(pen, 'M-152 -112H-132L-138 0H-150Z', color, { depth: 6 }) +
      formed(pen, 'M140 -112H120L126 0H138Z', color, { depth: 6 }) +
      [-14, 0, 14].map((x) => rectangle([x - 10, -12], 10, 5, HOUSE.gold, { radius: 2 })).join('') +
      rectangle([-156, -8], 300, 8, darker(color, 0.3), { radius: 2 }),
    // Played from its left end, where whoever sits at it hides none of it.
    anchors: {
      top: { at: [-130, -150], spanCm: 62 },
      roof: { at: [-6, -252], spanCm: 280 },
      handle: { at: [-132, -152] },
    },
  };
};

/** An electric keyboard on a folding stand. */
export const keyboard: Drawer = (pen, { color = '#3d3f66' }) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M-96 -4L70 -150', HOUSE.metalDark, 9) +
    rod(pen, 'M96 -4L-70 -150', HOUSE.metal, 9) +
    stroke('M-112 -4H-80M80 -4H112', HOUSE.rubber, 8) +
    formed(
      pen,
      'M-138 -190H138Q146 -190 146 -182L152 -152Q152 -144 144 -144H-144Q-152 -144 -152 -152L-146 -182Q-146 -190 -138 -190Z',
      color,
      { depth: 8, light: 4 },
    ) +
    keyStrip(-140, -174, 280, 22, 5) +
    rectangle([-26, -187], 52, 9, '#9fe3d6', { radius: 2 }) +
    times(6, (index) =>
      circle(
        [-120 + index * 14, -182],
        3.4,
        [HOUSE.coral, HOUSE.mustard, HOUSE.teal][index % 3] ?? HOUSE.coral,
      ),
    ).join('') +
    times(5, (index) =>
      rectangle([60 + index * 15, -185], 10, 6, lighter(color, 0.3), { radius: 2 }),
    ).join(''),
  anchors: { top: { at: [0, -172], spanCm: 280 }, handle: { at: [-20, -172] } },
});

/** An accordion, bellows in the middle. */
export const accordion: Drawer = (pen, { color = pen.accents[0] }) => {
  const folds = times(9, (index, share) => {
    const x = -66 + 118 * share;
    const rise = 14 * Math.sin(share * Math.PI);
    return shape(
      [
        [x, -186 - rise],
        [x + 8, -192 - rise],
        [x + 15, -186 - rise],
        [x + 15, -14 + rise * 0.4],
        [x + 8, -8 + rise * 0.4],
        [x, -14 + rise * 0.4],
      ],
      index % 2 ? darker(color, 0.34) : darker(color, 0.1),
    );
  }).join('');
  const side = (x: number, width: number, fill: Hex) =>
    formed(
      pen,
      `M${x} -190Q${x} -198 ${x + 8} -198H${x + width - 8}Q${x + width} -198 ${x + width} -190V-8Q${x + width} 0 ${x + width - 8} 0H${x + 8}Q${x} 0 ${x} -8Z`,
      fill,
      { depth: 12, light: 5 },
    );
  return {
    unitCm: 0.2,
    svg:
      folds +
      side(-132, 66, color) +
      side(66, 62, darker(color, 0.06)) +
      placed(keyStrip(-88, -12, 176, 28, 2), { at: [-136, -98], angleDegrees: 90 }) +
      rectangle([-122, -190], 5, 182, darker(color, 0.3)) +
      times(4, (column) =>
        times(6, (row) =>
          circle([78 + column * 12, -166 + row * 27 + column * 4], 4, HOUSE.cream),
        ).join(''),
      ).join('') +
      stroke('M-92 -168V-26', HOUSE.gold, 5) +
      circle([-92, -168], 6, HOUSE.gold) +
      circle([-92, -26], 6, HOUSE.gold),
    anchors: { grip: { at: [-138, -98] }, gripFar: { at: [126, -98] } },
  };
};

/** Bars of falling length on a frame, with two mallets. */
export const xylophone: Drawer = (pen) => {
  const colors = [
    HOUSE.red,
    HOUSE.orange,
    HOUSE.yellow,
    HOUSE.leaf,
    HOUSE.teal,
    HOUSE.blue,
    HOUSE.purple,
    HOUSE.pink,
  ];
  return {
    unitCm: 0.2,
    svg:
      path('M-120 -92L116 -72V-60L-120 -78ZM-120 -18L116 -38V-26L-120 -6Z', HOUSE.wood) +
      colors
        .map((color, index) => {
          const [x, half] = [-116 + index * 29, 54 - index * 3.6];
          return (
            formed(
              pen,
              `M${x} ${-49 - half}Q${x + 11} ${-55 - half} ${x + 22} ${-49 - half}V${-49 + half}Q${x + 11} ${-43 + half} ${x} ${-49 + half}Z`,
              color,
              { depth: 6 },
            ) +
            circle([x + 11, -49 - half * 0.66], 2.6, HOUSE.cream) +
            circle([x + 11, -49 + half * 0.66], 2.6, HOUSE.cream)
          );
        })
        .join('') +
      rod(pen, 'M-60 -34L60 -112', HOUSE.woodLight, 6) +
      circle([-66, -30], 10, HOUSE.coral) +
      rod(pen, 'M-10 -28L110 -100', HOUSE.woodLight, 6) +
      circle([-16, -24], 10, HOUSE.teal),
  };
};
