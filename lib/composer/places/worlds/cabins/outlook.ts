import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { kitThingAt } from '../../kit-things';
import { cloud } from '../../outdoor/sky';
import type { CabinKind } from './kinds.data';
import { land, leaves, peaks, town } from './on-land';
import { type Band, fallsOf, type Outlook, seenOutside, sky } from './sky';

/** What passes by the windows of a cabin, in the band of the picture that they are in. */

const n = number;

const clouds: Outlook = (band) => {
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

const depths: Outlook = ({ canvas, top, low }) => {
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

const stars: Outlook = ({ canvas, top, low }) => {
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

const sea: Outlook = (band) => {
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

const tunnel: Outlook = ({ canvas, top, low }) => {
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

const DRAWERS: Readonly<Record<CabinKind['outlook'], Outlook>> = {
  land,
  town,
  clouds,
  depths,
  stars,
  peaks,
  sea,
  tunnel,
  leaves,
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
