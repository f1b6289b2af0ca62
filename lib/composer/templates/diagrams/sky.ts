import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { arrowArt } from '../design/arrow';
import { type Diagram, labelsOf } from './diagram';

const FIELD = roundedPath([-500, -430], 1000, 860, 30);

const stars = times(34, (index) =>
  circle([-480 + ((index * 239) % 960), -415 + ((index * 151) % 830)], 2 + (index % 3), '#cfd8ff'),
).join('');

/** A ball with day on the side of the sun and night on the other; its axis is bent. */
const earth = (x: number, y: number, r: number, lit: number, axis = 0): string =>
  placed(
    circle([0, 0], r, '#4fa0cf') +
      path(
        `M${-r * 0.5} ${-r * 0.6}C0 ${-r * 0.9} ${r * 0.4} ${-r * 0.5} ${r * 0.2} ${-r * 0.2}C0 0 ${-r * 0.5} ${-r * 0.1} ${-r * 0.5} ${-r * 0.6}ZM${-r * 0.1} ${r * 0.1}C${r * 0.5} 0 ${r * 0.6} ${r * 0.5} ${r * 0.2} ${r * 0.8}C0 ${r * 0.6} ${-r * 0.3} ${r * 0.4} ${-r * 0.1} ${r * 0.1}Z`,
        '#6dbb74',
      ) +
      placed(path(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}Z`, '#16204a', { opacity: 0.55 }), {
        angleDegrees: lit,
      }) +
      (axis
        ? stroke(
            `M${polar(-90 + axis, r * 1.35).join(' ')}L${polar(90 + axis, r * 1.35).join(' ')}`,
            '#ffffff',
            r * 0.08,
          )
        : ''),
    { at: [x, y] },
  );

/** The moon as it is seen: `lit` from -1 (waning) over 0 (new) to 1 (full). */
function moonFace(x: number, y: number, r: number, lit: number, isWaning: boolean): string {
  const side = isWaning ? 0 : 1;
  const inner = Math.abs(1 - 2 * lit) * r;
  const sweep = lit > 0.5 ? side : 1 - side;
  const face = `M${x} ${y - r}A${r} ${r} 0 0 ${side} ${x} ${y + r}A${inner.toFixed(1)} ${r} 0 0 ${sweep} ${x} ${y - r}Z`;
  return circle([x, y], r, '#3a4373') + (lit > 0 ? path(face, '#f6ecc9') : '');
}

const PHASES: readonly (readonly [name: string, lit: number, isWaning: boolean])[] = [
  ['New moon', 0, false],
  ['Waxing crescent', 0.25, false],
  ['First quarter', 0.5, false],
  ['Waxing gibbous', 0.78, false],
  ['Full moon', 1, false],
  ['Waning gibbous', 0.78, true],
  ['Last quarter', 0.5, true],
  ['Waning crescent', 0.25, true],
];
const phaseAt = (index: number) => {
  const [x, y] = polar(-index * 45, 1);
  return [x * 345, y * 285] as const;
};

export const moonPhases: Diagram = {
  words: [
    'phases of the moon',
    'moon phases',
    'lunar phases',
    'mondphasen',
    'phases de la lune',
    'fases de la luna',
    'fasi lunari',
    'fases da lua',
    'moon cycle',
    'lunar cycle',
  ],
  title: 'Phases of the moon',
  subtitle: '',
  extent: [500, 430],
  isScene: true,
  draw: (pen) =>
    pen.clip(
      FIELD,
      rectangle([-500, -430], 1000, 860, '#1b2450') +
        stars +
        stroke(ellipsePath([0, 0], 345, 285), '#5a66a3', 4) +
        [-1, 0, 1].map((row) => arrowArt([490, row * 50], [425, row * 50], '#fbd25b', 9)).join('') +
        earth(0, 0, 92, 180) +
        PHASES.map(([, lit, isWaning], index) => {
          const [x, y] = phaseAt(index);
          return circle([x, y], 70, '#1b2450') + moonFace(x, y, 58, lit, isWaning);
        }).join(''),
    ),
  labels: [
    { name: 'Earth', at: [0, 120] },
    ...PHASES.map(([name], index) => {
      const [x, y] = phaseAt(index);
      return { name, at: [x, y + 84] as const };
    }),
  ],
};

export const seasonsOfEarth: Diagram = {
  words: [
    'seasons of the earth',
    'why we have seasons',
    'earth seasons',
    'earth’s seasons',
    'earth orbit',
    'orbit of the earth',
    'earth orbits the sun',
    'earth revolving',
    'earth’s tilt',
    'solstice',
    'equinox',
  ],
  title: 'Why there are seasons',
  subtitle: '',
  extent: [500, 430],
  isScene: true,
  draw: (pen) =>
    pen.clip(
      FIELD,
      rectangle([-500, -430], 1000, 860, '#1b2450') +
        stars +
        stroke(ellipsePath([0, 0], 370, 260), '#5a66a3', 5) +
        circle([0, 0], 128, '#f6b93b', { opacity: 0.3 }) +
        circle([0, 0], 96, '#f6b93b') +
        circle([-14, -14], 70, '#fbd25b') +
        earth(-370, 0, 78, 180, 23) +
        earth(370, 0, 78, 0, 23) +
        earth(0, -260, 70, -90, 23) +
        earth(0, 260, 70, 90, 23),
    ),
  labels: labelsOf(`
Sun : 0 0
Summer in the north / June : -370 130
Winter in the north / December : 350 130
Autumn / September : 0 368
Spring / March : 0 -366`),
};
