import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  paintLid,
  paintSide,
  rod,
} from '../form';

const VIOLIN =
  'M0 -193C56 -194 94 -168 94 -126C94 -100 86 -86 80 -72C92 -64 62 -54 58 -30V-12C58 10 68 34 102 44C92 56 126 106 122 138C116 182 60 196 0 196C-60 196 -116 182 -122 138C-126 106 -92 56 -102 44C-68 34 -58 10 -58 -12V-30C-62 -54 -92 -64 -80 -72C-86 -86 -94 -100 -94 -126C-94 -168 -56 -194 0 -193Z';

const violinHole = (s: number) =>
  placed(
    stroke('M44 -34C30 -20 56 10 40 40C36 50 28 48 30 42', '#2a1018', 5) +
      circle([46, -34], 5, '#2a1018') +
      circle([31, 42], 6, '#2a1018'),
    { scaleX: s, scaleY: 1 },
  );
const VIOLIN_NECK =
  path('M-16 -190L-11 -430H11L16 -60Q0 -50 -16 -60Z', '#2a1a2c') +
  path('M-16 -190L-11 -430H-5L-8 -58Z', '#5f4a62');
const VIOLIN_PEGS = [
  [-1, -446],
  [1, -464],
  [-1, -484],
  [1, -502],
]
  .map(
    ([s = 1, y = 0]) =>
      rectangle([s < 0 ? -44 : 10, y - 4], 34, 8, '#2a1a2c', { radius: 3 }) +
      ellipse([s * 46, y], 8, 10, '#3d2a3e'),
  )
  .join('');
const VIOLIN_FITTINGS =
  path('M-28 8Q0 -10 28 8L24 22H-24Z', '#f0c88c') +
  path('M-13 176L-22 74Q0 62 22 74L13 176Z', '#2a1a2c') +
  placed(ellipse([0, 0], 38, 24, '#2a1a2c') + ellipse([-6, -6], 24, 10, '#5f4a62'), {
    at: [-62, 152],
    angleDegrees: -28,
  });
const VIOLIN_STRINGS = times(4, (index) =>
  stroke(`M${-7.5 + index * 5} -446L${-12 + index * 8} 4L${-9 + index * 6} 80`, '#fff0d8', 1.5),
).join('');

const violin: Drawer = (pen, { color = '#d9742c' }) => {
  const body = formed(pen, VIOLIN, color, {
    depth: 26,
    light: 9,
    tone: 0.2,
    extra:
      ellipse([-36, -120], 34, 50, lighter(color, 0.24)) +
      ellipse([-46, 90], 40, 66, lighter(color, 0.24)),
  });
  return {
    unitCm: 0.082,
    svg: placed(
      body +
        violinHole(1) +
        violinHole(-1) +
        VIOLIN_NECK +
        VIOLIN_FITTINGS +
        path('M-14 -428L-11 -520H11L14 -428Z', '#96421c') +
        VIOLIN_PEGS +
        circle([0, -532], 22, '#96421c') +
        circle([-3, -535], 17, color) +
        VIOLIN_STRINGS,
      { at: [0, -196] },
    ),
    anchors: {
      grip: { at: [0, -560] },
      gripFar: { at: [0, -240] },
      neck: { at: [0, -20] },
      tip: { at: [0, -200] },
    },
  };
};

const bow: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    rod(pen, 'M-120 0Q0 -12 120 -4', '#7a3d24', 5) +
    stroke('M-110 8L116 4', '#f6ead2', 3) +
    rectangle([-114, -2], 18, 12, '#2a1a2c', { radius: 2 }),
  anchors: { grip: { at: [-106, 2] }, tip: { at: [118, 0] } },
});

const guitar: Drawer = (pen, { color = '#d98a3c', state }) => {
  const electric = state === 'open';
  const body = electric
    ? 'M-20 -150C-60 -190 -110 -160 -96 -120C-86 -90 -110 -70 -112 -40C-114 10 -60 24 0 10C60 24 110 0 104 -44C100 -76 76 -86 84 -116C100 -166 70 -180 44 -156L20 -120H-6Z'
    : 'M0 -190C50 -192 84 -170 84 -136C84 -112 70 -104 70 -88C70 -74 112 -62 112 -2C112 44 60 62 0 62S-112 44 -112 -2C-112 -62 -70 -74 -70 -88C-70 -104 -84 -112 -84 -136C-84 -170 -50 -192 0 -190Z';
  const tone = electric ? (color === '#d98a3c' ? HOUSE.red : color) : color;
  const face = electric
    ? path(
        'M-30 -96C10 -110 60 -80 70 -30C40 -10 -10 -20 -40 0C-60 -40 -50 -80 -30 -96Z',
        HOUSE.cream,
      ) +
      [-70, -44].map((y) => rectangle([-24, y], 48, 14, HOUSE.ink, { radius: 5 })).join('') +
      circle([60, -16], 7, HOUSE.gold) +
      circle([40, -2], 7, HOUSE.gold)
    : circle([0, -72], 36, darker(color, 0.3)) +
      circle([0, -72], 29, '#3a2028') +
      rectangle([-40, 0], 80, 13, '#5a3024', { radius: 4 });
  const neck =
    rectangle([-13, -400], 26, electric ? 330 : 320, '#5a3024') +
    rectangle([-13, -400], 8, electric ? 330 : 320, '#7a4a34') +
    times(11, (index) => rectangle([-13, -388 + index * 22], 26, 2.4, STRING)).join('');
  const head =
    formed(pen, 'M-17 -396L-24 -470Q0 -482 24 -470L17 -396Z', electric ? tone : '#7a3d24', {
      depth: 6,
      light: 3,
    }) +
    times(3, (index) =>
      [-1, 1].map((s) => circle([s * 30, -412 - index * 22], 6, HOUSE.metal)).join(''),
    ).join('');
  const strings = times(6, (index) => stroke(`M${-9 + index * 3.6} -400V6`, STRING, 1.2)).join('');
  return {
    unitCm: 0.19,
    svg: placed(
      formed(pen, body, tone, {
        depth: 18,
        light: 7,
        extra: electric ? '' : ellipse([-44, -20], 46, 50, lighter(color, 0.16)),
      }) +
        face +
        neck +
        head +
        strings,
      { at: [0, -62] },
    ),
    anchors: {
      grip: { at: [0, -420] },
      gripFar: { at: [0, -90] },
      handle: { at: [0, -90] },
      back: { at: [0, -120] },
    },
  };
};
const STRING = '#f3ead8';

const cello: Drawer = (pen) => {
  const base = violin(pen, { color: '#b5592a', view: 'side', state: 'plain', count: undefined });
  return {
    unitCm: 0.175,
    svg: rod(pen, 'M0 -20V46', HOUSE.metal, 6) + base.svg,
    anchors: { grip: { at: [0, -520] }, gripFar: { at: [0, -240] } },
  };
};
const ukulele: Drawer = (pen) => ({
  ...guitar(pen, { color: '#c9803a', view: 'side', state: 'plain', count: undefined }),
  unitCm: 0.11,
});

const harp: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.6,
  svg:
    times(14, (index) =>
      stroke(
        `M${-60 + index * 11} ${-236 + index * 6 + Math.sin(index / 3) * 9}L${-58 + index * 10} ${-44 - index * 9}`,
        '#fff3d0',
        1.8,
      ),
    ).join('') +
    rod(pen, 'M-84 -30V-250', color, 16) +
    formed(
      pen,
      'M-92 -252C-60 -276 -30 -236 10 -214C50 -194 84 -220 100 -190C76 -196 60 -170 10 -192C-30 -210 -60 -236 -88 -232Z',
      color,
      { depth: 8, light: 4 },
    ) +
    formed(pen, 'M100 -196L-60 -14Q-70 -6 -76 -20L84 -206Z', darker(color, 0.1), {
      depth: 8,
      light: 4,
    }) +
    formed(pen, roundedPath([-104, -20], 70, 20, 6), darker(color, 0.16), { depth: 5 }),
  anchors: { grip: { at: [0, -150] }, gripFar: { at: [10, -120] } },
});

const keys = (x: number, y: number, w: number, h: number, n: number) =>
  rectangle([x, y], w, h, HOUSE.white) +
  times(n - 1, (index) => rectangle([x + ((index + 1) * w) / n - 0.4, y], 0.8, h, '#c9c4d6')).join(
    '',
  ) +
  times(n - 1, (index) =>
    index % 7 === 2 || index % 7 === 6
      ? ''
      : rectangle([x + ((index + 0.68) * w) / n, y], (w / n) * 0.62, h * 0.6, HOUSE.ink),
  ).join('');

const piano: Drawer = (pen, { color = '#2d2a4a', state }) => {
  if (state === 'cut')
    return {
      unitCm: 1,
      svg:
        formed(pen, roundedPath([-70, -14], 140, 14, 3), '#3a3f66', { depth: 3 }) +
        keys(-62, -11, 124, 10, 28) +
        rectangle([-62, -24], 124, 11, '#4a5080', { radius: 3 }) +
        rectangle([-12, -22], 24, 7, '#8fd0e0', { radius: 2 }),
      anchors: { grip: { at: [0, -10] }, page: { at: [0, -24] } },
    };
  if (state === 'open')
    return {
      unitCm: 1,
      svg:
        [-66, 62].map((x) => formed(pen, `M${x} -40h10l-2 40h-6Z`, color, { depth: 2 })).join('') +
        formed(pen, 'M4 -40h10l-2 40h-6Z', darker(color, 0.2), { depth: 2 }) +
        formed(pen, 'M-80 -80L-52 -158C0 -150 70 -140 86 -84Z', darker(color, 0.1), {
          depth: 6,
          light: 2,
        }) +
        stroke('M40 -84L24 -138', HOUSE.gold, 2) +
        rectangle([-78, -84], 160, 6, HOUSE.gold) +
        formed(pen, 'M-84 -78H86Q94 -60 80 -44H-84Z', color, { depth: 6, light: 2 }) +
        keys(-80, -60, 92, 9, 24) +
        formed(pen, roundedPath([-84, -52], 100, 8, 2), color, { depth: 2 }),
      anchors: {
        grip: { at: [-34, -58] },
        gripFar: { at: [-50, -58] },
        page: { at: [-30, -80] },
        top: { at: [0, -150] },
      },
    };
  return {
    unitCm: 1,
    svg:
      formed(pen, roundedPath([-74, -122], 148, 122, 3), color, { depth: 6, light: 2 }) +
      rectangle([-66, -112], 132, 34, lighter(color, 0.08), { radius: 2 }) +
      rectangle([-66, -42], 132, 36, lighter(color, 0.06), { radius: 2 }) +
      formed(pen, roundedPath([-78, -126], 156, 8, 2), lighter(color, 0.1), { depth: 2 }) +
      keys(-70, -72, 140, 14, 28) +
      formed(pen, roundedPath([-76, -60], 152, 9, 2), color, { depth: 2 }) +
      [-8, 0, 8].map((x) => rectangle([x - 2, -6], 4, 6, HOUSE.gold)).join(''),
    anchors: {
      grip: { at: [-14, -66] },
      gripFar: { at: [14, -66] },
      page: { at: [0, -88], spanCm: 60 },
      top: { at: [0, -126], spanCm: 140 },
    },
  };
};

const drum: Drawer = (pen, { color = HOUSE.red, state }) => {
  const body = createLathe(state === 'open' ? '50 0!, 62 60, 56 130!, 60 140!' : '90 0!, 90 96!', {
    tilt: 0.26,
  });
  const zig = times(9, (index) =>
    stroke(
      `M${-90 + index * 20} ${-8 + Math.sqrt(Math.max(0, 1 - ((index - 4.5) / 4.5) ** 2)) * 18}l10 -72l10 72`,
      HOUSE.cream,
      4,
    ),
  ).join('');
  return {
    unitCm: state === 'open' ? 0.4 : 0.22,
    svg:
      paintSide(pen, body, state === 'open' ? HOUSE.wood : color, {
        material: 'matte',
        extra:
          (state === 'open'
            ? hoop(body, 108, 118, HOUSE.coral) + hoop(body, 40, 46, HOUSE.mustard)
            : zig) +
          hoop(body, 0, 12, HOUSE.gold) +
          hoop(body, state === 'open' ? 128 : 84, state === 'open' ? 140 : 96, HOUSE.gold),
      }) +
      paintLid(body, '#efe4d2') +
      (state === 'open'
        ? ''
        : rod(pen, 'M-40 -104L60 -170', HOUSE.woodLight, 8) +
          rod(pen, 'M40 -100L-54 -168', HOUSE.woodLight, 8) +
          circle([62, -171], 8, HOUSE.wood) +
          circle([-56, -169], 8, HOUSE.wood)),
    anchors: { top: { at: [0, -100] }, grip: { at: [20, -150] }, gripFar: { at: [-20, -150] } },
  };
};

const drumKit: Drawer = (pen, { color = HOUSE.red }) => {
  const tom = (x: number, y: number, r: number, h: number) => {
    const l = createLathe(
      [
        [r, 0, 1],
        [r, h, 1],
      ],
      { at: [x, y], tilt: 0.24 },
    );
    return (
      paintSide(pen, l, color, {
        material: 'plastic',
        extra: hoop(l, 0, 3, HOUSE.metal) + hoop(l, h - 3, h, HOUSE.metal),
      }) + paintLid(l, '#efe8dc')
    );
  };
  const cymbal = (x: number, y: number, tilt: number) =>
    rod(pen, `M${x} ${y}L${x * 1.1} 0`, HOUSE.metalDark, 2.4) +
    placed(
      ellipse([0, 0], 28, 6, darker(HOUSE.gold, 0.14)) +
        ellipse([0, -1], 27, 5, HOUSE.gold) +
        ellipse([0, -2], 6, 2, lighter(HOUSE.gold, 0.4)),
      { at: [x, y], angleDegrees: tilt },
    );
  return {
    unitCm: 1,
    svg:
      cymbal(-70, -104, -10) +
      cymbal(70, -110, 12) +
      rod(pen, 'M0 -40V-70', HOUSE.metalDark, 3) +
      circle([0, -32], 32, darker(color, 0.2)) +
      circle([0, -32], 30, HOUSE.metal) +
      circle([0, -32], 27, '#f6f0e6') +
      circle([0, -32], 12, color) +
      tom(-24, -66, 19, 18) +
      tom(24, -66, 19, 18) +
      [-58, 58]
        .map((x) => rod(pen, `M${x} -40L${x - 10} 0M${x} -40L${x + 10} 0`, HOUSE.metalDark, 2.4))
        .join('') +
      tom(-58, -38, 22, 16) +
      tom(58, -26, 24, 30),
    anchors: { grip: { at: [-30, -92] }, gripFar: { at: [30, -92] } },
  };
};

/** Strings, keys and drums. A guitar that is `open` is electric, a piano a grand one; `cut` it is a keyboard. */
export const stringInstrument = defineFamily('string-instrument', {
  violin,
  bow,
  cello,
  guitar,
  ukulele,
  harp,
  piano,
  drum,
  'drum-kit': drumKit,
});
