type Triple = readonly [number, number, number];

export type Biome = 'alpine' | 'hills' | 'desert' | 'snow';
export type Hour = 'noon' | 'golden' | 'dusk' | 'night';

/** Light of an hour, linear RGB. */
export interface Sunlight {
  /** Height of the sun over the horizon, degrees. */
  elevationDegrees: number;
  /** Turn of the sun away from the view, degrees: 0 ahead, 180 behind the viewer. */
  azimuthDegrees: number;
  sun: Triple;
  ambient: Triple;
  zenith: Triple;
  horizon: Triple;
  /** Haze away from the sun and towards it. */
  haze: Triple;
  hazeSunward: Triple;
  exposure: number;
}

export const HOURS: Record<Hour, Sunlight> = {
  noon: {
    elevationDegrees: 44,
    azimuthDegrees: 118,
    sun: [2.5, 2.35, 2.05],
    ambient: [0.3, 0.41, 0.6],
    zenith: [0.1, 0.27, 0.62],
    horizon: [0.62, 0.76, 0.9],
    haze: [0.6, 0.72, 0.88],
    hazeSunward: [0.8, 0.86, 0.92],
    exposure: 0.58,
  },
  golden: {
    elevationDegrees: 15,
    azimuthDegrees: 50,
    sun: [4.2, 2.75, 1.45],
    ambient: [0.27, 0.36, 0.56],
    zenith: [0.13, 0.27, 0.58],
    horizon: [1, 0.72, 0.48],
    haze: [0.6, 0.55, 0.6],
    hazeSunward: [1.15, 0.74, 0.4],
    exposure: 0.66,
  },
  dusk: {
    elevationDegrees: 5,
    azimuthDegrees: 20,
    sun: [3.3, 1.35, 0.8],
    ambient: [0.22, 0.24, 0.44],
    zenith: [0.08, 0.1, 0.3],
    horizon: [0.92, 0.46, 0.4],
    haze: [0.46, 0.34, 0.48],
    hazeSunward: [1.05, 0.5, 0.32],
    exposure: 0.74,
  },
  night: {
    elevationDegrees: 30,
    azimuthDegrees: 70,
    sun: [0.26, 0.33, 0.48],
    ambient: [0.035, 0.05, 0.1],
    zenith: [0.006, 0.011, 0.035],
    horizon: [0.045, 0.075, 0.15],
    haze: [0.035, 0.055, 0.11],
    hazeSunward: [0.07, 0.1, 0.18],
    exposure: 1.25,
  },
};

/** Shape and cover of a land. */
export interface Land {
  /** Largest height in cells of the map. */
  reliefCells: number;
  /** `ridges` sharp and eroded, `swells` soft hills, `dunes` combed by wind. */
  form: 'ridges' | 'swells' | 'dunes';
  /** Water droplets per thousand cells of the map that wear it down. */
  droplets: number;
  /** Share of the land below the water, where there is any. */
  waterShare: number;
  /** Share of the land below the snow line; above 1 there is no snow. */
  snowShare: number;
  forest: number;
  rock: Triple;
  soil: Triple;
  grass: Triple;
  tree: Triple;
  /** Thickness of the haze over a whole map. */
  haze: number;
}

export const LANDS: Record<Biome, Land> = {
  alpine: {
    reliefCells: 122,
    form: 'ridges',
    droplets: 120,
    waterShare: 0.3,
    snowShare: 0.8,
    forest: 0.9,
    rock: [0.27, 0.245, 0.225],
    soil: [0.34, 0.3, 0.24],
    grass: [0.11, 0.122, 0.05],
    tree: [0.042, 0.06, 0.03],
    haze: 0.46,
  },
  hills: {
    reliefCells: 78,
    form: 'swells',
    droplets: 60,
    waterShare: 0.24,
    snowShare: 2,
    forest: 0.75,
    rock: [0.3, 0.27, 0.22],
    soil: [0.34, 0.28, 0.19],
    grass: [0.115, 0.122, 0.052],
    tree: [0.055, 0.075, 0.03],
    haze: 0.6,
  },
  desert: {
    reliefCells: 50,
    form: 'dunes',
    droplets: 0,
    waterShare: 0,
    snowShare: 2,
    forest: 0,
    rock: [0.55, 0.345, 0.185],
    soil: [0.55, 0.345, 0.185],
    grass: [0.57, 0.36, 0.19],
    tree: [0.2, 0.2, 0.1],
    haze: 0.5,
  },
  snow: {
    reliefCells: 108,
    form: 'ridges',
    droplets: 120,
    waterShare: 0.28,
    snowShare: 0.34,
    forest: 0.7,
    rock: [0.25, 0.245, 0.25],
    soil: [0.6, 0.63, 0.68],
    grass: [0.55, 0.58, 0.62],
    tree: [0.045, 0.07, 0.06],
    haze: 0.5,
  },
};
