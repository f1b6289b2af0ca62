import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { createAir } from '../../air';
import type { Canvas } from '../../canvas';
import { kitThingAt } from '../../kit-things';
import { cloud } from '../../outdoor/sky';
import { swell, under } from '../../terrain-lines';
import type { CabinKind } from './kinds.data';

/** What passes by the windows of a cabin, in the band of the picture that they are in. */

export interface Band {
  canvas: Canvas;
  /** Upper and lower edge of the windows in pixels. */
  top: number;
  low: number;
}

type Drawer = (band: Band) => string;

const n = number;

/** The sky of the hour between the window's edges. */
const sky: Drawer = ({ canvas, top, low }) => {
  const { widthPx, pen, air } = canvas;
  const { skyTop, skyMiddle, skyLow } = air.light;
  const fill = pen.linear(
    [0, top],
    [0, low],
    [
      [0, skyTop],
      [0.6, skyMiddle],
      [1, skyLow],
    ],
  );
  return rectangle([0, top], widthPx, low - top, fill) + orb({ canvas, top, low });
};

/** Crests one before the other, `from` and `to` in shares of the band. */
function crests(
  { canvas, top, low }: Band,
  colors: readonly Hex[],
  { from, to, swing, pace }: { from: number; to: number; swing: number; pace: number },
): string {
  const { random, widthPx, air } = canvas;
  const high = low - top;
  const step = (to - from) / Math.max(1, colors.length - 1);
  return colors
    .map((color, index) =>
      path(
        under(
          swell(random, top + high * (from + step * index), high * swing, pace, high / 240),
          widthPx,
          low,
        ),
        air.tone(color, 0, 0.62 - (0.5 * index) / colors.length),
      ),
    )
    .join('');
}

const land: Drawer = (band) => {
  const { canvas, top, low } = band;
  const { random, widthPx, air } = canvas;
  const high = low - top;
  const trees = times(9, (index) => {
    const x = ((index + random.between(0.1, 0.9)) / 9) * widthPx;
    const [y, r] = [top + high * random.between(0.74, 0.9), high * random.between(0.1, 0.16)];
    return (
      rectangle([x - r * 0.12, y - r * 0.4], r * 0.24, r, air.tone('#7d5a44', -0.2)) +
      ellipse([x, y - r], r * 0.72, r * 0.95, air.tone('#3f8f5c', index % 2 ? -0.1 : 0.08, 0.1))
    );
  });
  return (
    sky(band) +
    times(4, (index) =>
      cloud(canvas, [((index + 0.4) / 4) * widthPx, top + high * 0.26], high * 0.24),
    ).join('') +
    crests(band, ['#9cc7b4', '#7fbb86', '#5fa862'], {
      from: 0.48,
      to: 0.8,
      swing: 0.1,
      pace: 1.3,
    }) +
    trees.join('')
  );
};

const town: Drawer = (band) => {
  const { canvas, top, low } = band;
  const { random, widthPx, air } = canvas;
  const high = low - top;
  const paints = ['#d9a07a', '#b9c3d6', '#e3c9a0', '#a3b8b0', '#c98f86', '#e0d6c8'] as const;
  const house = (x: number, w: number, tall: number, color: Hex): string => {
    const y = low - high * tall;
    const panes = times(12, (index) => {
      const [column, row] = [index % 3, Math.floor(index / 3)];
      const [px, py] = [x + w * (0.14 + column * 0.28), y + high * (0.1 + row * 0.2)];
      const isLit = air.areLampsLit && random.chance(0.55);
      if (py > low - high * 0.1) return '';
      return rectangle(
        [px, py],
        w * 0.17,
        high * 0.11,
        isLit ? air.glow('#ffdf9a') : air.tone('#6f86ad', 0.1, 0.1),
        { radius: 1 },
      );
    });
    return (
      rectangle([x, y], w, low - y, air.tone(color, 0, 0.18)) +
      rectangle([x - w * 0.03, y], w * 1.06, high * 0.03, air.tone(color, -0.35, 0.18)) +
      panes.join('')
    );
  };
  const wide = high * 0.8;
  const houses = times(Math.ceil(widthPx / wide) + 1, (index) =>
    house(
      (index - 0.3) * wide,
      wide * 0.97,
      random.between(0.58, 0.86),
      random.pick([...paints] as [Hex, ...Hex[]]),
    ),
  );
  const crowns = times(Math.ceil(widthPx / (wide * 1.3)), (index) =>
    ellipse(
      [(index + random.between(0.2, 0.8)) * wide * 1.3, low],
      high * 0.26,
      high * random.between(0.22, 0.34),
      air.tone('#4a9560', index % 2 ? -0.1 : 0.1),
    ),
  );
  return sky(band) + houses.join('') + crowns.join('');
};

const clouds: Drawer = (band) => {
  const { canvas, top, low } = band;
  const { widthPx } = canvas;
  const high = low - top;
  return (
    sky(band) +
    times(9, (index) =>
      cloud(
        canvas,
        [((index + 0.3) / 9) * widthPx, low - high * (index % 2 ? 0.02 : 0.22)],
        high * (index % 2 ? 0.9 : 0.7),
      ),
    ).join('')
  );
};

const depths: Drawer = ({ canvas, top, low }) => {
  const { widthPx, pen, random } = canvas;
  const high = low - top;
  const water = pen.linear(
    [0, top],
    [0, low],
    [
      [0, '#3fb6cf'],
      [0.6, '#1f7fae'],
      [1, '#17598c'],
    ],
  );
  const weeds = times(16, (index) => {
    const x = ((index + random.between(0.1, 0.9)) / 16) * widthPx;
    const tall = high * random.between(0.2, 0.5);
    return `<path d="M${n(x)} ${n(low)}q${n(high * 0.08)} ${n(-tall / 2)} 0 ${n(-tall)}" fill="none" stroke="${random.pick<Hex>(['#2f9a78', '#e08a6a', '#3fae8a'])}" stroke-width="${n(high * 0.045)}" stroke-linecap="round"/>`;
  });
  const swimmers = times(7, (index) =>
    kitThingAt(
      index % 3 === 2 ? 'clownfish' : 'fish',
      pen,
      (color) => mix(color, '#2f9fc4', 0.15),
      {
        at: [
          ((index + random.between(0.25, 0.75)) / 7) * widthPx,
          top + high * random.between(0.35, 0.75),
        ],
        scale: high / 110,
        mirrored: index % 2 === 1,
      },
    ),
  );
  const air = times(14, () =>
    circle(
      [random() * widthPx, random.between(top, low)],
      high * random.between(0.012, 0.03),
      '#d6f3f6',
      { opacity: 0.6 },
    ),
  );
  return (
    rectangle([0, top], widthPx, high, water) + weeds.join('') + swimmers.join('') + air.join('')
  );
};

const stars: Drawer = ({ canvas, top, low }) => {
  const { widthPx, random, pen, stage } = canvas;
  const high = low - top;
  const dots = times(90, (index) =>
    circle(
      [random() * widthPx, random.between(top, low)],
      high * (index % 9 === 0 ? 0.016 : 0.008),
      index % 5 ? '#ffffff' : '#ffe6b0',
      { opacity: random.between(0.5, 1) },
    ),
  );
  // The earth rises beside who is in the middle, and not behind the head.
  const x = widthPx * (stage.focusX < 0.5 ? 0.84 : 0.16);
  const r = high * 0.9;
  const globe = pen.radial([x - r * 0.3, low - r * 0.2], r * 1.5, [
    [0, '#7fc8f0'],
    [0.6, '#2f7fc4'],
    [1, '#173f86'],
  ]);
  const continents = [
    [-0.3, 0.1, 0.34, 0.2],
    [0.25, -0.1, 0.24, 0.3],
    [0.05, 0.42, 0.3, 0.14],
  ].map(([dx = 0, dy = 0, rx = 0, ry = 0]) =>
    ellipse([x + dx * r, low + (dy - 0.1) * r], rx * r, ry * r, '#5fae74', { opacity: 0.9 }),
  );
  return (
    rectangle([0, top], widthPx, high, '#141a44') +
    dots.join('') +
    circle([x, low], r * 1.07, '#7fb8f0', { opacity: 0.28 }) +
    circle([x, low], r, globe) +
    continents.join('')
  );
};

const peaks: Drawer = (band) => {
  const { canvas, top, low } = band;
  const { widthPx, random, air } = canvas;
  const high = low - top;
  const wide = high * 1.5;
  const range = times(Math.ceil(widthPx / (wide * 0.6)) + 2, (index) => {
    const x = (index - 0.6) * wide * 0.6;
    const y = top + high * random.between(0.2, 0.4);
    const apex: [number, number] = [x + wide * 0.5, y];
    const snow = high * 0.2;
    return (
      shape([[x, low], apex, [x + wide, low]], air.tone('#6f86ad', 0, 0.3)) +
      shape([apex, [x + wide, low], [x + wide * 0.56, low]], air.tone('#6f86ad', -0.3, 0.3)) +
      shape(
        [
          apex,
          [x + wide * 0.5 + snow, y + snow * 0.95],
          [x + wide * 0.53, y + snow * 0.7],
          [x + wide * 0.48, y + snow * 1.05],
          [x + wide * 0.44, y + snow * 0.66],
          [x + wide * 0.5 - snow, y + snow],
        ],
        air.tone('#ffffff', 0.1, 0.1),
      )
    );
  });
  const firs = times(16, (index) => {
    const x = ((index + random.between(0, 1)) / 16) * widthPx;
    const tall = high * random.between(0.14, 0.26);
    return shape(
      [
        [x - tall * 0.3, low],
        [x, low - tall],
        [x + tall * 0.3, low],
      ],
      air.tone('#3f7a68', index % 2 ? 0 : -0.2),
    );
  });
  return sky(band) + range.join('') + firs.join('');
};

const sea: Drawer = (band) => {
  const { canvas, top, low } = band;
  const { widthPx, air } = canvas;
  const high = low - top;
  const line = top + high * 0.56;
  return (
    sky(band) +
    times(5, (index) =>
      cloud(canvas, [((index + 0.4) / 5) * widthPx, top + high * 0.4], high * 0.3),
    ).join('') +
    rectangle([0, line], widthPx, low - line, air.tone('#3f9ac4')) +
    times(18, (index) =>
      rectangle(
        [(((index * 7) % 18) / 18) * widthPx, line + ((index % 6) + 0.6) * (high * 0.07)],
        high * 0.3,
        high * 0.014,
        air.tone('#bfe6f0', 0.2),
        { radius: high * 0.007, opacity: 0.7 },
      ),
    ).join('')
  );
};

const tunnel: Drawer = ({ canvas, top, low }) => {
  const { widthPx, air, random } = canvas;
  const high = low - top;
  return (
    rectangle([0, top], widthPx, high, '#2f3554') +
    times(3, (index) =>
      rectangle([0, top + high * (0.3 + index * 0.2)], widthPx, high * 0.03, '#434a6e'),
    ).join('') +
    times(7, (index) =>
      rectangle(
        [((index + random.between(0.2, 0.7)) / 7) * widthPx, top + high * 0.16],
        high * 0.34,
        high * 0.07,
        air.glow('#ffe2a0'),
        { radius: high * 0.035, opacity: 0.9 },
      ),
    ).join('')
  );
};

const DRAWERS: Readonly<Record<CabinKind['outlook'], Drawer>> = {
  land,
  town,
  clouds,
  depths,
  stars,
  peaks,
  sea,
  tunnel,
};

/** What a place that is named besides shows in the windows. */
const SEEN: Readonly<Record<string, CabinKind['outlook']>> = {
  city: 'town',
  street: 'town',
  village: 'land',
  countryside: 'land',
  meadow: 'land',
  forest: 'land',
  mountains: 'peaks',
  'snow-field': 'peaks',
  sea: 'sea',
  beach: 'sea',
  coast: 'sea',
  underwater: 'depths',
  space: 'stars',
  sky: 'clouds',
  clouds: 'clouds',
};

/** How light it is outside, whatever lamps there are inside. */
const OUTSIDE: Partial<Record<string, number>> = { night: 0.26, dusk: 0.5 };

function seenOutside({ canvas, ...edges }: Band): Band {
  const { hour } = canvas.stage;
  const { light } = canvas.air;
  const brightness = Math.min(light.brightness, OUTSIDE[hour] ?? 1);
  return { ...edges, canvas: { ...canvas, air: createAir({ ...light, brightness }) } };
}

/** The moon or the low sun, where the hour has one. */
function orb({ canvas, top, low }: Band): string {
  const { widthPx, stage, random } = canvas;
  const high = low - top;
  const x = widthPx * (stage.focusX < 0.5 ? random.between(0.66, 0.8) : random.between(0.2, 0.34));
  if (stage.hour === 'night') {
    const stars = times(40, () =>
      circle([random() * widthPx, top + high * random() * 0.55], high * 0.008, '#ffffff', {
        opacity: random.between(0.4, 1),
      }),
    );
    return stars.join('') + circle([x, top + high * 0.24], high * 0.11, '#fdf6dd');
  }
  if (stage.hour !== 'sunset' && stage.hour !== 'dawn') return '';
  return (
    circle([x, top + high * 0.44], high * 0.24, '#fff0c0', { opacity: 0.35 }) +
    circle([x, top + high * 0.44], high * 0.14, '#fff3d0')
  );
}

/** Rain that runs down the panes, or snow before them. */
function fallsOf({ canvas, top, low }: Band): string {
  const { stage, random, widthPx } = canvas;
  const high = low - top;
  if (stage.weather === 'snowfall')
    return times(90, () =>
      circle(
        [random() * widthPx, random.between(top, low)],
        high * random.between(0.008, 0.02),
        '#ffffff',
        {
          opacity: 0.9,
        },
      ),
    ).join('');
  if (stage.weather !== 'rain' && stage.weather !== 'storm') return '';
  const veil = rectangle([0, top], widthPx, high, '#5f7392', { opacity: 0.34 });
  return (
    veil +
    times(80, () => {
      const [x, y] = [random() * widthPx, random.between(top - high * 0.1, low)];
      const long = high * random.between(0.08, 0.2);
      return stroke(`M${n(x)} ${n(y)}l${n(-long * 0.3)} ${n(long)}`, '#e3eef8', high * 0.008, {
        opacity: 0.75,
      });
    }).join('')
  );
}

/** The view of a cabin, and which of the named places it shows. */
export function outlookOf(kind: CabinKind, band: Band): { svg: string; shows: string[] } {
  const { parts } = band.canvas.stage;
  const isSealed = kind.outlook === 'depths' || kind.outlook === 'stars';
  const told = isSealed ? undefined : parts.find((part) => part in SEEN);
  const view = (told === undefined ? undefined : SEEN[told]) ?? kind.outlook;
  const shown = parts.filter((part) => SEEN[part] === view);
  const falls = isSealed || view === 'tunnel' ? '' : fallsOf(band);
  const { weather } = band.canvas.stage;
  if (falls !== '') shown.push(weather);
  return { svg: DRAWERS[view](seenOutside(band)) + falls, shows: shown };
}
