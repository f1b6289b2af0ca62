import { circle, path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import type { Drawer } from '../form';

/** Feathers of one wing from the shoulder outwards, each longer than the last and turned up. */
const FEATHERS = [
  [-30, 110, -18],
  [-52, 150, 2],
  [-74, 186, 22],
  [-96, 214, 40],
  [-118, 236, 57],
  [-138, 246, 74],
] as const;

const feather = (
  length: number,
  width: number,
  angle: number,
  color: string,
  at: readonly [number, number],
) =>
  `<g transform="translate(${at[0]} ${at[1]}) rotate(${angle})"><path d="M0 0Q${-length * 0.4} ${-width} ${-length} ${-width * 0.3}Q${-length * 0.86} ${width * 0.2} ${-length * 0.94} ${width * 0.5}Q${-length * 0.4} ${width} 0 0Z" fill="${color}"/></g>`;

/** A raised wing, its quills in three heats from edge to shoulder. */
const wing = (): string =>
  FEATHERS.map(([, length, angle], index) =>
    feather(length, 30, angle, index % 2 ? '#d9412f' : '#e8602c', [-26, -214 - index * 3]),
  ).join('') +
  FEATHERS.slice(0, 5)
    .map(([, length, angle]) => feather(length * 0.66, 22, angle + 6, '#f6a12f', [-24, -218]))
    .join('') +
  FEATHERS.slice(0, 4)
    .map(([, length, angle]) => feather(length * 0.4, 17, angle + 12, '#fbd35c', [-22, -220]))
    .join('');

const PLUMES = [-64, -32, 0, 32, 64] as const;

const tongue = (x: number, height: number, width: number, color: string) =>
  path(
    `M${x - width} 0Q${x - width * 1.1} ${-height * 0.4} ${x - width * 0.2} ${-height * 0.62}Q${x - width * 0.1} ${-height * 0.84} ${x + width * 0.1} ${-height}Q${x + width * 0.2} ${-height * 0.7} ${x + width * 0.72} ${-height * 0.46}Q${x + width * 1.2} ${-height * 0.2} ${x + width} 0Z`,
    color,
  );

/** The fire that it rises from, behind and before it. */
const flames = (front: boolean): string =>
  (front
    ? [
        [-96, 88, 40, GLOW.flame],
        [-20, 74, 44, GLOW.flame],
        [70, 96, 42, GLOW.flame],
        [-60, 56, 26, GLOW.flameInner],
        [34, 62, 28, GLOW.flameInner],
        [96, 46, 22, GLOW.flameInner],
      ]
    : [
        [-130, 150, 50, GLOW.flameEdge],
        [-56, 196, 54, GLOW.flameEdge],
        [40, 176, 56, GLOW.flameEdge],
        [124, 146, 48, GLOW.flameEdge],
      ]
  )
    .map(([x = 0, height = 0, width = 0, color = '']) =>
      tongue(Number(x), Number(height), Number(width), String(color)),
    )
    .join('');

/** A firebird with both wings raised, seen from before; out of its fire where it is `lit`. */
export const phoenixRising: Drawer = (_pen, { state }) => {
  const isBurning = state === 'lit';
  const right = `<g transform="scale(-1 1)">${wing()}</g>`;
  const tail = PLUMES.map(
    (x) =>
      path(
        `M${x * 0.2} -150Q${x * 1.5} -110 ${x * 1.3} -40Q${x * 1.5} -16 ${x * 1.1} 0Q${x * 0.7} -20 ${x * 0.9} -50Q${x * 0.6} -110 ${x * 0.2} -150Z`,
        x === 0 ? '#f6a12f' : '#e8602c',
      ) + circle([x * 1.16, -18], 8, GLOW.flameInner),
  ).join('');
  return {
    unitCm: 0.46,
    svg:
      (isBurning ? flames(false) : '') +
      wing() +
      right +
      tail +
      path(
        'M0 -312Q34 -306 34 -262Q46 -210 30 -170Q16 -130 0 -122Q-16 -130 -30 -170Q-46 -210 -34 -262Q-34 -306 0 -312Z',
        '#d9412f',
      ) +
      path('M0 -270Q28 -230 20 -180Q10 -146 0 -138Q-10 -146 -20 -180Q-28 -230 0 -270Z', '#f6a12f') +
      path('M0 -236Q16 -206 12 -180Q6 -160 0 -156Q-6 -160 -12 -180Q-16 -206 0 -236Z', '#fbd35c') +
      [-20, 0, 20]
        .map((x) =>
          path(
            `M${x * 0.5 - 7} -318Q${x * 1.5} -352 ${x * 1.9} -376Q${x * 1.9 + 9} -350 ${x * 0.5 + 7} -316Z`,
            '#f6a12f',
          ),
        )
        .join('') +
      circle([0, -304], 32, '#d9412f') +
      circle([-12, -308], 8.5, HOUSE.cream) +
      circle([12, -308], 8.5, HOUSE.cream) +
      circle([-11, -307], 4.6, HOUSE.ink) +
      circle([11, -307], 4.6, HOUSE.ink) +
      path('M-11 -298Q0 -306 11 -298L0 -272Z', HOUSE.gold) +
      path('M0 -302Q7 -304 11 -298L0 -272Z', '#cf8f22') +
      times(6, (index) =>
        circle([-150 + index * 60, -60 - ((index * 67) % 190)], 5 - (index % 3), GLOW.flameInner),
      ).join(''),
    ...(isBurning ? { front: flames(true) } : {}),
    anchors: { top: { at: [0, -376] }, grip: { at: [0, -140] } },
  };
};

/** A stream of fire out of a mouth, its root where the mouth is. */
export const fireBreath: Drawer = () => ({
  unitCm: 1,
  svg:
    path(
      'M0 -4C60 -30 100 -62 150 -60Q142 -48 156 -46Q196 -74 236 -62Q214 -46 222 -32Q262 -42 286 -22Q256 -12 258 4Q286 14 290 36Q256 30 236 40Q238 56 222 66Q206 48 172 52Q166 66 146 66C110 56 60 26 0 4Z',
      GLOW.flameEdge,
    ) +
    path(
      'M0 -3C60 -20 100 -42 146 -42Q176 -50 206 -44Q192 -30 204 -20Q236 -24 256 -8Q226 0 234 14Q246 24 250 30Q216 24 200 34Q186 32 164 38C110 40 60 18 0 3Z',
      GLOW.flame,
    ) +
    path(
      'M4 -2C70 -12 110 -24 150 -22Q184 -26 206 -8Q180 2 194 14Q170 20 150 20C110 22 60 10 4 2Z',
      GLOW.flameInner,
    ) +
    path('M10 -1C60 -6 90 -10 130 -8Q150 -4 140 4Q110 12 10 1Z', GLOW.flameHeart),
  anchors: { grip: { at: [0, 0], angleDegrees: 0 } },
});
