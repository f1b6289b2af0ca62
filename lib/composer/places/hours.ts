import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import type { Random } from '@/lib/random/random';
import type { Brief } from '../brief';
import type { SceneLightColors } from './place';

type Hour = NonNullable<Brief['hour']>;
type Weather = NonNullable<Brief['weather']>;
type Season = NonNullable<Brief['season']>;

type Row = readonly [
  skyTop: Hex,
  skyMiddle: Hex,
  skyLow: Hex,
  light: Hex,
  shade: Hex,
  haze: Hex,
  hazeStrength: number,
  brightness: number,
];

const BLUE_DUSK: Row = [
  '#13285f',
  '#4a62b0',
  '#ffb08a',
  '#ffca8b',
  '#121f4c',
  '#6a78b4',
  0.56,
  0.46,
];

/**
 * Palettes of the hours, several for each: the seed takes one. Haze is cool and neutral, never the
 * sky's warm low colour: a green hill hazed with peach turns khaki. Shade is a hue, never grey.
 */
const PALETTES: Record<Hour, readonly [Row, ...Row[]]> = {
  dawn: [
    ['#3c7f9e', '#f6c9a0', '#ffe2a6', '#ffd98a', '#1d4a63', '#bfd3cf', 0.6, 0.93],
    ['#4d6f9c', '#f3b3a0', '#ffe9c0', '#ffe6a8', '#1d4456', '#cfd3c4', 0.6, 0.92],
    ['#5a78b4', '#f5bfb4', '#ffe0b0', '#ffd9a0', '#33406e', '#cdd0da', 0.62, 0.9],
  ],
  morning: [
    ['#4a9cc4', '#bfe0df', '#fdeecb', '#ffe6a0', '#25506a', '#cfe2e0', 0.58, 0.98],
    ['#5fa8d8', '#c9e6ee', '#fff3d8', '#fff0b8', '#2a4f78', '#d3e5ea', 0.6, 0.99],
  ],
  day: [
    ['#2f8fc4', '#8fd0e6', '#e3f5ee', '#fff0b8', '#1f4c70', '#cbe5ec', 0.62, 1],
    ['#4aa3dc', '#9fd8ee', '#e9f7f2', '#fff4c8', '#24507c', '#cfe7f0', 0.6, 1],
  ],
  sunset: [
    ['#7a5a86', '#f0926c', '#ffd488', '#ffcf70', '#4a2c5a', '#dda6b0', 0.6, 0.8],
    ['#3f5a92', '#e8808a', '#ffc478', '#ffc070', '#38305f', '#cba0b6', 0.6, 0.76],
    ['#c05a5f', '#f79a5f', '#ffdf96', '#ffd27a', '#54284c', '#e8aca0', 0.62, 0.82],
  ],
  dusk: [
    ['#4a508c', '#dc8088', '#ffbe7c', '#ffc684', '#33305f', '#b094ac', 0.6, 0.64],
    BLUE_DUSK,
    ['#444a94', '#b47cb4', '#ffb494', '#ffcca6', '#2c2c62', '#a090b8', 0.6, 0.6],
  ],
  night: [
    ['#0b1a48', '#1d3372', '#4a62a8', '#b4c6f8', '#0a1438', '#34509a', 0.6, 0.2],
    ['#12143f', '#2c2d70', '#6a5aa4', '#c4c0f8', '#0e0f34', '#454a92', 0.6, 0.2],
    ['#082146', '#164a74', '#3f7a9c', '#b4daf0', '#061a34', '#2c6488', 0.6, 0.2],
  ],
};

/** What a weather adds to an hour: its own cast and how much of it, how much colour and light stay. */
const WEATHER: Partial<
  Record<Weather, { cast: Hex; share: number; chroma: number; brightness: number; haze: number }>
> = {
  cloudy: { cast: '#aebfca', share: 0.4, chroma: 0.75, brightness: 0.94, haze: 0.66 },
  rain: { cast: '#6f8596', share: 0.5, chroma: 0.65, brightness: 0.82, haze: 0.72 },
  storm: { cast: '#4a5a6a', share: 0.62, chroma: 0.6, brightness: 0.68, haze: 0.72 },
  snowfall: { cast: '#c9d6e4', share: 0.45, chroma: 0.6, brightness: 0.94, haze: 0.76 },
  fog: { cast: '#d3dadb', share: 0.55, chroma: 0.5, brightness: 0.95, haze: 0.92 },
};

/** Mist in a low sun takes its colours. */
const LOW_SUN: ReadonlySet<Hour> = new Set<Hour>(['dawn', 'dusk']);
const MIST = { cast: '#e9d7cf', share: 0.26, chroma: 0.9, brightness: 1, haze: 0.88 };

const WINTER: Row = ['#6f9cc0', '#c3d9e6', '#fbe9dc', '#fff4e2', '#3c5f8a', '#cfdeea', 0.68, 0.98];

function fromRow(row: Row): SceneLightColors {
  const [skyTop, skyMiddle, skyLow, light, shade, haze, hazeStrength, brightness] = row;
  return { skyTop, skyMiddle, skyLow, light, shade, haze, hazeStrength, brightness };
}

function cast(color: Hex, to: Hex, share: number, chroma: number): Hex {
  const lch = toLch(color);
  // A cast takes the hue of the weather, and keeps how light the hour was.
  const toned = fromLch({
    ...toLch(to),
    lightness: lch.lightness * 0.8 + toLch(to).lightness * 0.2,
  });
  return mix(fromLch({ ...lch, chroma: lch.chroma * chroma }), toned, share);
}

export interface HourOptions {
  hour: Hour;
  weather: Weather;
  season: Season;
  random: Random;
  /** The blue hour is the dusk in which nothing is left of the sun. */
  isBlue?: boolean;
}

/** As bright as it is at least over snow. */
const SNOW_LIGHT = 0.62;

/** The colours of an hour in a weather and season. */
export function sceneLightOf({
  hour,
  weather,
  season,
  random,
  isBlue = false,
}: HourOptions): SceneLightColors {
  const isWhiteDay = season === 'winter' && (hour === 'day' || hour === 'morning');
  const row = isWhiteDay
    ? WINTER
    : isBlue && hour === 'dusk'
      ? BLUE_DUSK
      : random.pick(PALETTES[hour]);
  const told = fromRow(row);
  // Snow gives back what light there is.
  const base =
    season === 'winter' && told.brightness < SNOW_LIGHT
      ? { ...told, brightness: told.brightness + (SNOW_LIGHT - told.brightness) * 0.6 }
      : told;
  const change = weather === 'fog' && LOW_SUN.has(hour) ? MIST : WEATHER[weather];
  if (change === undefined) return base;
  const turned = (color: Hex, share = 1) =>
    cast(color, change.cast, change.share * share, change.chroma);
  return {
    skyTop: turned(base.skyTop),
    skyMiddle: turned(base.skyMiddle),
    skyLow: turned(base.skyLow, 0.8),
    light: turned(base.light, 0.5),
    shade: turned(base.shade, 0.3),
    haze: turned(base.haze, 0.8),
    hazeStrength: Math.max(base.hazeStrength, change.haze),
    brightness: base.brightness * change.brightness,
  };
}
