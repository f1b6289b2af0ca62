import type { Concept } from '../lexicon/lexicon';
import type { Hex } from '@/lib/color/hex';
import type { WildLand } from '../painting';
import type { Lead } from './leads';
import type {
  AbstractKind,
  Camera,
  EnvironmentId,
  Hour,
  LayoutId,
  Season,
  Subject,
  Weather,
} from '../understand/description';

/** Colours of one hour, before any weather. Skies run from the zenith down to the horizon. */
export interface HourPalette {
  sky: readonly [Hex, Hex, Hex, Hex, Hex];
  sun: Hex;
  glow: Hex;
  haze: Hex;
  far: Hex;
  near: Hex;
  water: Hex;
  /** Light that falls on everything, and how strongly it tints, 0 to 1. */
  tint: Hex;
  tintStrength: number;
  starry: boolean;
  /** 0 night to 1 full day. */
  brightness: number;
}

/** What holds a subject up: decides its shadow, and whether water mirrors it. */
export type Support = 'ground' | 'water' | 'air' | 'none';

export interface PlacedSubject {
  /** Unique in the plan, a valid XML id: `fox-1`. */
  id: string;
  subject: Subject;
  concept: Concept;
  /** Centre of the drawn box and its lower edge, in pixels. */
  xPx: number;
  baseYPx: number;
  heightPx: number;
  widthPx: number;
  flip: boolean;
  rotationDegrees: number;
  /** 0 far to 1 near: orders the subjects and thins far ones into the haze. */
  depth: number;
  support: Support;
}

export interface ScenePlan {
  widthPx: number;
  heightPx: number;
  seed: number;
  detail: 0 | 1 | 2;
  layout: LayoutId;
  environment: EnvironmentId;
  hour: Hour;
  weather: Weather;
  season: Season;
  camera?: Camera;
  palette: HourPalette;
  /** Height of the horizon as a share of the picture, from the top. */
  horizon: number;
  /** Factor on the size of subjects that stand in a place, and how far a lone one stands aside. */
  viewScale: number;
  viewShift: number;
  /** Sun or moon, as shares of the picture. */
  sunX: number;
  sunY: number;
  subjects: PlacedSubject[];
  /** Who is led by whom. */
  leads: Lead[];
  lettering: string[];
  /** Exact colour of a plain ground. */
  ground?: Hex;
  /** Colours of the request, strongest first; empty when it leaves them open. */
  accents: Hex[];
  moods: string[];
  media: string[];
  /** Concepts that the environment itself shows, such as the sun. */
  shownByEnvironment: string[];
  excluded: string[];
  /** Shapes of an abstract picture; left to the seed where the prompt does not say. */
  abstract?: AbstractKind;
  /** Cards of an infographic; left to what it shows where the prompt does not say. */
  steps?: number;
  /** Northern lights are in the sky. */
  aurora?: boolean;
  /** Woods are of pines; left to the seed where it is not said. */
  conifers?: boolean;
  /** A meadow of dry grass under umbrella thorns. */
  savanna?: boolean;
  /** A camera takes the picture: no graphic shapes, a backdrop as studios have. */
  photographic: boolean;
  /** The wild land of the scene, for looks that photograph it. */
  land?: WildLand;
}
