import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { boxed, type Drawer, formed, rod } from '../form';

const LOBES =
  'M-96 -84C-124 -96 -122 -140 -96 -146C-98 -178 -60 -194 -40 -180C-26 -206 22 -206 34 -184C60 -196 92 -176 88 -150C118 -142 122 -100 98 -86C100 -60 74 -44 50 -52C30 -36 4 -40 -6 -50C-26 -36 -58 -38 -66 -52C-88 -50 -102 -64 -96 -84Z';
const FOLDS =
  'M-40 -180C-52 -160 -40 -146 -20 -150M-96 -146C-74 -150 -64 -134 -72 -118M34 -184C20 -166 32 -146 54 -152M88 -150C68 -146 62 -128 74 -114M-96 -84C-76 -92 -60 -84 -58 -68M98 -86C78 -96 58 -88 50 -52M-20 -118C-2 -132 22 -124 24 -104C26 -88 6 -78 -8 -86M-34 -96C-26 -80 -14 -72 -6 -50';

/** A brain; `lit` shows it wired like a chip. */
export const brain: Drawer = (pen, { color = '#ef8fa0', state }) => {
  const half = 'M4 -210H140V-20H4Z';
  const wires =
    stroke(
      'M24 -178V-150H52M24 -120H60L78 -138M24 -92H50L66 -72M24 -64V-92M92 -114H70',
      HOUSE.paper,
      5,
    ) +
    [
      [52, -150],
      [78, -138],
      [66, -72],
      [92, -114],
      [24, -64],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 6.5, HOUSE.mustard))
      .join('');
  return {
    unitCm: 0.1,
    svg:
      formed(pen, 'M14 -56L30 -4Q40 4 46 -8L44 -58Z', darker(color, 0.2), { depth: 6 }) +
      formed(pen, 'M46 -60C80 -66 100 -48 92 -34C84 -20 54 -22 40 -38Z', darker(color, 0.14), {
        depth: 6,
      }) +
      formed(pen, LOBES, color, {
        depth: 26,
        light: 9,
        extra: state === 'lit' ? path(half, HOUSE.teal) : '',
      }) +
      (state === 'lit'
        ? pen.clip('M-124 -210H2V-20H-124Z', stroke(FOLDS, darker(color, 0.3), 6)) + wires
        : stroke(FOLDS, darker(color, 0.3), 6)),
  };
};

/** A head from the side, its neck at the origin. */
export const PROFILE =
  'M-78 0C-62 -26 -58 -52 -74 -78C-112 -112 -118 -176 -78 -214C-36 -252 42 -250 68 -204C77 -187 74 -173 75 -162C79 -149 92 -134 97 -121C99 -114 92 -111 83 -110C81 -105 88 -101 87 -96C86 -92 82 -92 81 -90C86 -87 88 -82 84 -77C79 -73 86 -64 83 -54C79 -39 58 -38 36 -44C29 -32 33 -14 44 0Z';

/** A head seen from the side, as one quiet mass: what is in it is shown over it. */
export const profile: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.13,
  anchors: {
    crown: { at: [-8, -240] },
    top: { at: [-8, -240], spanCm: 60 },
    inside: { at: [-14, -150] },
  },
  svg:
    formed(pen, PROFILE, color, { depth: 14, light: 6 }) +
    path(
      'M-22 -122C-34 -134 -28 -150 -16 -148C-6 -146 -4 -134 -12 -126C-14 -118 -18 -116 -22 -122Z',
      lighter(color, 0.14),
    ),
});

export const skull: Drawer = (pen, { color = '#f6ead6' }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-44 -40L-46 -6Q-44 0 -36 0H36Q44 0 46 -6L44 -40Z', darker(color, 0.1), {
      depth: 8,
    }) +
    stroke('M-22 -20V-2M0 -20V-2M22 -20V-2', darker(color, 0.4), 5) +
    formed(
      pen,
      'M-92 -122C-92 -186 -50 -214 0 -214C50 -214 92 -186 92 -122C92 -90 80 -76 78 -60C76 -42 54 -34 44 -34H-44C-54 -34 -76 -42 -78 -60C-80 -76 -92 -90 -92 -122Z',
      color,
      { depth: 26, light: 8 },
    ) +
    path(
      'M-66 -104C-66 -128 -20 -128 -18 -102C-18 -78 -36 -70 -48 -72C-60 -74 -66 -86 -66 -104ZM66 -104C66 -128 20 -128 18 -102C18 -78 36 -70 48 -72C60 -74 66 -86 66 -104ZM0 -78L-13 -52Q-6 -48 0 -54Q6 -48 13 -52Z',
      '#3a2a44',
    ),
});

export const bone: Drawer = (pen, { color = '#f6ead6' }) => ({
  unitCm: 0.08,
  svg: placed(
    formed(
      pen,
      'M-76 -16C-92 -50 -136 -42 -130 -10C-150 12 -126 46 -98 34C-84 44 -74 30 -72 18H72C74 30 84 44 98 34C126 46 150 12 130 -10C136 -42 92 -50 76 -16Z',
      color,
      { depth: 12, light: 5 },
    ),
    { at: [0, -90], angleDegrees: -28 },
  ),
});

export const feather: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.1,
  svg: placed(
    formed(
      pen,
      'M0 -40C-46 -70 -52 -150 -26 -216C-16 -244 2 -262 14 -270C40 -210 52 -110 20 -54Z',
      color,
      {
        depth: 20,
        light: 6,
        extra: stroke('M-46 -120L-6 -92M-44 -160L0 -128M-32 -204L6 -166', lighter(color, 0.4), 4),
      },
    ) +
      shape(
        [
          [-56, -100],
          [-14, -92],
          [-48, -116],
        ],
        '#ffffff',
        { opacity: 0.35 },
      ) +
      stroke('M-6 0Q10 -120 12 -256', darker(color, 0.35), 5),
    { at: [-50, -8], angleDegrees: 28 },
  ),
  anchors: { grip: { at: [-46, -30] } },
});

export const anchor: Drawer = (_pen, { color = HOUSE.navy }) => {
  const data = 'M0 -196V-18M-46 -158H46M-96 -84C-90 -30 -44 -10 0 -10C44 -10 90 -30 96 -84';
  const draw = (fill: Hex, width: number) =>
    stroke(data, fill, width) +
    stroke('M0 -200A24 24 0 1 1 0.1 -200', fill, width * 0.7) +
    shape(
      [
        [-118, -66],
        [-98, -110],
        [-70, -72],
      ],
      fill,
    ) +
    shape(
      [
        [118, -66],
        [98, -110],
        [70, -72],
      ],
      fill,
    );
  return {
    unitCm: 0.3,
    svg:
      placed(draw(darker(color, 0.4), 24), { at: [6, 6] }) +
      draw(color, 24) +
      placed(stroke('M0 -190V-24M-88 -80C-80 -40 -48 -20 -8 -17', lighter(color, 0.3), 5), {
        at: [-5, 0],
      }),
  };
};

const SHIELD =
  'M0 0C-60 -24 -96 -70 -96 -132V-196Q-50 -196 0 -224Q50 -196 96 -196V-132C96 -70 60 -24 0 0Z';

/** A shield; `lit` has a check on it, `cut` a keyhole, else arms of two colours. */
export const shield: Drawer = (pen, { color = HOUSE.blue, state }) => {
  const sign =
    state === 'lit'
      ? stroke('M-40 -112L-10 -82L44 -142', HOUSE.white, 22)
      : state === 'cut'
        ? circle([0, -124], 24, HOUSE.white) + path('M-10 -116L-20 -66H20L10 -116Z', HOUSE.white)
        : path('M0 -190Q38 -170 74 -168V-132C74 -84 44 -44 0 -24Z', pen.accents[1]) +
          path('M-74 -128H74V-108H-74Z', HOUSE.paper, { opacity: 0.9 });
  return {
    unitCm: 0.25,
    svg:
      placed(path(SHIELD, darker(HOUSE.metal, 0.45)), { at: [6, 5] }) +
      formed(pen, SHIELD, lighter(HOUSE.metal, 0.2), { depth: 12 }) +
      placed(formed(pen, SHIELD, color, { depth: 26, light: 9 }), { at: [0, -16], scaleX: 0.85 }) +
      sign,
    anchors: { grip: { at: [0, -110] } },
  };
};

/** The scales of justice. */
export const scales: Drawer = (pen, { color = HOUSE.gold }) => {
  const pan = (x: number, y: number) =>
    stroke(`M${x} ${y}L${x - 46} ${y + 92}M${x} ${y}L${x + 46} ${y + 92}`, darker(color, 0.3), 3) +
    formed(
      pen,
      `M${x - 56} ${y + 90}H${x + 56}Q${x + 44} ${y + 122} ${x} ${y + 122}Q${x - 44} ${y + 122} ${x - 56} ${y + 90}Z`,
      color,
      { depth: 8 },
    );
  return {
    unitCm: 0.16,
    svg:
      pan(-104, -206) +
      pan(104, -222) +
      formed(pen, 'M-60 0Q-60 -18 -30 -20H30Q60 -18 60 0Z', darker(color, 0.1), { depth: 8 }) +
      rod(pen, 'M0 -20V-236', color, 13) +
      rod(pen, 'M-108 -206Q-50 -240 0 -222Q50 -216 108 -224', color, 10) +
      circle([0, -246], 14, color) +
      circle([-3, -249], 7, lighter(color, 0.5)) +
      circle([0, -222], 10, darker(color, 0.2)),
    anchors: { top: { at: [-104, -112], spanCm: 100 }, topFar: { at: [104, -128], spanCm: 100 } },
  };
};

export const hourglass: Drawer = (pen, { color = HOUSE.wood }) => {
  const glass =
    'M-56 -208C-56 -150 -10 -136 -10 -112C-10 -88 -56 -74 -56 -16H56C56 -74 10 -88 10 -112C10 -136 56 -150 56 -208Z';
  return {
    unitCm: 0.12,
    svg:
      path(glass, HOUSE.glass) +
      pen.clip(
        glass,
        path('M-60 -166Q0 -176 60 -166L8 -112H-8Z', HOUSE.mustard) +
          path('M-60 -10C-50 -44 -20 -62 0 -64C20 -62 50 -44 60 -10Z', HOUSE.mustard) +
          rectangle([-2, -114], 4, 60, HOUSE.mustard) +
          path('M20 -64Q44 -44 56 -16H30Z', darker(HOUSE.mustard, 0.2)) +
          path('M-46 -200C-44 -166 -30 -150 -22 -142C-36 -150 -52 -176 -52 -200Z', '#ffffff', {
            opacity: 0.8,
          }),
      ) +
      [-62, 62].map((x) => rod(pen, `M${x} -210V-14`, color, 11)).join('') +
      [-228, -18]
        .map((y) =>
          formed(pen, `M-78 ${y}H78Q82 ${y + 9} 78 ${y + 18}H-78Q-82 ${y + 9} -78 ${y}Z`, color, {
            depth: 7,
          }),
        )
        .join(''),
  };
};

/** A mailbox on its post, the flag at its side; `open` shows its dark inside. */
export const mailbox: Drawer = (pen, { color = HOUSE.blue, state }) => {
  const front = 'M-74 -150V-214C-74 -246 -54 -262 -28 -262C-2 -262 18 -246 18 -214V-150Z';
  const isOpen = state !== 'cut' && state !== 'plain';
  const flag =
    rod(pen, 'M70 -196V-254', HOUSE.coral, 7) +
    path('M68 -276H112V-244H68Z', HOUSE.coral) +
    path('M68 -252H112V-244H68Z', darker(HOUSE.coral, 0.2)) +
    circle([70, -194], 6, HOUSE.mustard);
  const body = formed(
    pen,
    'M-28 -262H88C118 -258 132 -240 132 -212V-150H0L10 -214Z',
    darker(color, 0.1),
    { depth: 26, light: 9 },
  );
  const hole =
    placed(path(front, '#22264f'), { at: [-2.8, -20], scaleX: 0.9 }) +
    path('M-66 -152L-40 -176H10V-152Z', '#3a4078') +
    (state === 'lit'
      ? placed(
          rectangle([-34, -22], 68, 44, HOUSE.paper, { radius: 3 }) +
            stroke('M-34 -22L0 4L34 -22', darker(HOUSE.paper, 0.25), 3),
          { at: [-30, -180], angleDegrees: -6 },
        )
      : '');
  const lid = isOpen
    ? formed(pen, 'M-78 -152H22L8 -112Q-28 -92 -64 -112Z', lighter(color, 0.12), { depth: 8 })
    : circle([-28, -176], 7, HOUSE.mustard);
  return {
    unitCm: 0.42,
    svg:
      boxed(pen, HOUSE.wood, { at: [0, 0], widthCm: 34, heightCm: 152, depth: [9, 4] }) +
      body +
      path(front, lighter(color, 0.1)) +
      (isOpen ? hole : placed(path(front, color), { at: [-2.8, -20], scaleX: 0.9 })) +
      lid +
      flag,
    anchors: { inside: { at: [-28, -170], spanCm: 60 }, top: { at: [40, -262], spanCm: 120 } },
  };
};

const BARS = [
  [-76, 62],
  [-26, 98],
  [24, 136],
  [74, 184],
] as const;

/** Bars that rise with a line over them; `cut` is a pie. */
export const chart: Drawer = (pen, { state, color = pen.accents[0] }) => {
  if (state === 'cut') {
    const pie: readonly (readonly [string, Hex])[] = [
      ['M0 -100V-196A96 96 0 0 1 83 -52Z', color],
      ['M0 -100L83 -52A96 96 0 0 1 -83 -52Z', pen.accents[1]],
      ['M-8 -108L-91 -60A96 96 0 0 1 -8 -204Z', pen.accents[2]],
    ];
    return {
      unitCm: 0.2,
      svg:
        circle([6, -94], 96, darker(color, 0.5), { opacity: 0.35 }) +
        pie.map(([data, fill]) => formed(pen, data, fill, { depth: 9, light: 4 })).join(''),
    };
  }
  const tones = [pen.accents[3], pen.accents[2], pen.accents[1], color];
  return {
    unitCm: 0.2,
    svg:
      BARS.map(([x, height], index) =>
        formed(
          pen,
          `M${x - 18} 0V${-height + 7}Q${x - 18} ${-height} ${x - 11} ${-height}H${x + 11}Q${x + 18} ${-height} ${x + 18} ${-height + 7}V0Z`,
          tones[index] ?? color,
          { depth: 9, light: 4 },
        ),
      ).join('') +
      rectangle([-112, -3], 216, 7, HOUSE.navy, { radius: 3 }) +
      stroke('M-92 -96L-44 -134L6 -168L66 -222', HOUSE.navy, 7) +
      path('M86 -240L74 -202L50 -226Z', HOUSE.navy),
  };
};

/** A ribbon bow. */
export const ribbon: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-14 -108L-78 -6L-52 -14L-40 6L10 -96Z', darker(color, 0.14), { depth: 8 }) +
    formed(pen, 'M14 -108L78 -6L52 -14L40 6L-10 -96Z', darker(color, 0.14), { depth: 8 }) +
    formed(
      pen,
      'M0 -118C-40 -170 -110 -184 -116 -150C-120 -110 -110 -76 -92 -76C-60 -78 -24 -96 0 -112Z',
      color,
      { depth: 14, light: 6 },
    ) +
    formed(
      pen,
      'M0 -118C40 -170 110 -184 116 -150C120 -110 110 -76 92 -76C60 -78 24 -96 0 -112Z',
      color,
      { depth: 14, light: 6 },
    ) +
    path(
      'M-20 -118Q-70 -140 -96 -122Q-60 -124 -20 -108ZM20 -118Q70 -140 96 -122Q60 -124 20 -108Z',
      darker(color, 0.3),
    ) +
    formed(
      pen,
      'M-22 -132Q0 -142 22 -132Q28 -114 22 -96Q0 -88 -22 -96Q-28 -114 -22 -132Z',
      lighter(color, 0.08),
      { depth: 9 },
    ),
});

/** A headstone in grass. */
const headstone: (isBlank: boolean) => Drawer =
  (isBlank) =>
  (pen, { color = HOUSE.stone }) => ({
    unitCm: 0.42,
    svg:
      formed(pen, 'M-66 0V-150C-66 -190 -36 -214 0 -214C36 -214 66 -190 66 -150V0Z', color, {
        depth: 22,
        light: 9,
        extra: isBlank
          ? ''
          : stroke('M0 -176V-116M-20 -156H20', darker(color, 0.3), 9) +
            stroke('M-34 -88H34M-24 -70H24', darker(color, 0.25), 6) +
            stroke('M66 -120L44 -106L50 -92', darker(color, 0.3), 3),
      }) +
      path(
        'M-96 2Q-90 -16 -78 -6Q-72 -26 -60 -8Q-44 -22 -34 -6Q-14 -18 0 -6Q20 -20 36 -6Q56 -24 66 -8Q82 -20 96 2Z',
        HOUSE.grass,
      ),
  });

export const gravestone = headstone(false);
/** With room for a name. */
export const blankGravestone = headstone(true);

/** A sign post with three arms of wood. */
export const signPost: Drawer = (pen, { color = HOUSE.wood }) => {
  const arm = (y: number, side: number, length: number, fill: Hex) =>
    placed(
      formed(pen, `M-20 -17H${length}L${length + 24} 0L${length} 17H-20Z`, fill, {
        depth: 6,
        light: 3,
      }),
      { at: [0, y], scaleX: side, scaleY: 1 },
    );
  return {
    unitCm: 0.95,
    svg:
      boxed(pen, color, { at: [-7, 0], widthCm: 14, heightCm: 216, depth: [4, 2] }) +
      arm(-188, 1, 76, pen.accents[0]) +
      arm(-144, -1, 82, pen.accents[1]) +
      arm(-100, 1, 62, pen.accents[2]),
  };
};
