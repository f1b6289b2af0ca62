import type { DrawSpec } from '@/lib/engines/engine';
import { mix, rgbToHex } from '@/lib/color/hex';
import { createRandom, type Random } from '@/lib/random/random';
import type { EnvironmentId, Hour, SceneDescription } from '../understand/description';
import { ENVIRONMENT_GEOMETRY } from './environments.data';
import { HOUR_PALETTES, NEON_NIGHT } from './hours.data';
import { environmentOf } from './home';
import { landOf } from './land';
import { GRAPHIC_LAYOUTS } from './layouts.data';
import { leadsOf } from './leads';
import { placeSubjects } from './placement';
import type { HourPalette, ScenePlan } from './scene-plan';

/** Hours that the pictures of one request take in turn where the prompt leaves the hour open. */
const OPEN_HOURS: readonly Hour[] = ['day', 'golden', 'sunset', 'dusk', 'dawn', 'night'];
const OPEN_SEASON = 'summer';

/** Height of the moon on a poster, below its title, as a share of the picture. */
const POSTER_MOON_Y = 0.42;

/** Settles everything a prompt leaves open: pure, and the same for the same spec and seed. */
export function plan(source: SceneDescription, spec: DrawSpec): ScenePlan {
  const random = createRandom(spec.seed, `plan-${spec.variant}`);
  const layout = layoutOf(source, spec);
  const { description, shown } = withoutSunAndMoon(source, layout);
  const environment = environmentOf(description, layout, spec, random);
  const hour = description.hour ?? hourOf(description, spec, layout, random);
  const geometry = ENVIRONMENT_GEOMETRY[environment];
  const weather = description.weather ?? 'clear';
  const sunRight = random.chance(0.6);
  const view = viewOf(description, spec);
  const base = {
    widthPx: spec.widthPx,
    heightPx: spec.heightPx,
    seed: mixedSeed(spec),
    detail: detailOf(spec.modelId),
    layout,
    environment,
    hour,
    weather: description.weather === undefined && random.chance(0.8) ? ('wind' as const) : weather,
    season: description.season ?? (environment === 'snow' ? 'winter' : OPEN_SEASON),
    ...(description.camera ? { camera: description.camera } : {}),
    palette: indoorPalette(
      weatherPalette(
        isNeon(description, hour, environment) ? NEON_NIGHT : HOUR_PALETTES[hour],
        weather,
      ),
      geometry.indoor,
    ),
    horizon:
      geometry.horizon + (geometry.floating ? 0 : random.between(-0.02, 0.02) + view.horizon),
    viewScale: view.scale,
    viewShift: view.shift * (random.chance(0.5) ? 1 : -1),
    sunX: sunRight ? random.between(0.64, 0.82) : random.between(0.18, 0.36),
    sunY:
      layout === 'poster' && description.lettering.length > 0
        ? POSTER_MOON_Y
        : hour === 'day' || hour === 'night'
          ? random.between(0.12, 0.2)
          : geometry.horizon * random.between(0.5, 0.68),
    lettering: spec.noText ? [] : description.lettering,
    accents: accentsOf(description, spec),
    moods: description.moods,
    media: description.media,
    shownByEnvironment: shown,
    excluded: description.excluded,
    ...(description.abstract ? { abstract: description.abstract } : {}),
    ...(description.steps ? { steps: description.steps } : {}),
    ...(description.aurora && hour === 'night' ? { aurora: true } : {}),
    ...(description.conifers ? { conifers: true } : {}),
    ...(environment === 'meadow' && isSavanna(description) ? { savanna: true } : {}),
    photographic: isPhotographic(description, spec),
    ...groundOf(description, spec, environment),
  } satisfies Omit<ScenePlan, 'subjects' | 'leads'>;
  const subjects = placeSubjects(framed(description, layout), base, random);
  // A photographed land has a sky of its own, without northern lights.
  const land = description.aurora ? undefined : landOf({ ...base, subjects }, description);
  const leads = leadsOf(description, subjects);
  return { ...base, subjects, leads, ...(land ? { land } : {}) };
}

const CAMERA_STYLES: ReadonlySet<string> = new Set([
  'Photorealism',
  'Enterprise',
  'Natural light',
  'Studio photo',
  'HDR',
  'Hard flash',
  'Motion blur',
  'Black & white',
  'Evening light',
  'Product photo',
  'realistic_image',
]);

function isPhotographic({ media }: SceneDescription, { curatedStyle }: DrawSpec): boolean {
  return curatedStyle ? CAMERA_STYLES.has(curatedStyle) : media[0] === 'photo';
}

const SAVANNA = /savannah?|serengeti|masai mara|african (?:plain|grassland)/i;

function isSavanna({ placePhrases }: SceneDescription): boolean {
  return placePhrases.some((phrase) => SAVANNA.test(phrase));
}

const SUN_AND_MOON: Record<string, Hour | undefined> = {
  sun: 'day',
  'full-moon': 'night',
  rainbow: undefined,
};

/** The sky brings its own sun, moon and rainbow; a named light sets the hour instead of standing about. */
function withoutSunAndMoon(
  description: SceneDescription,
  layout: ScenePlan['layout'],
): { description: SceneDescription; shown: string[] } {
  const outdoors =
    !GRAPHIC_LAYOUTS.has(layout) &&
    !['space', 'underwater', 'moon'].includes(description.setting ?? '');
  const lights = description.subjects.filter((s) => s.concept in SUN_AND_MOON && s.count === 1);
  const light = lights[0];
  if (!outdoors || !light || description.subjects.length === lights.length) {
    return { description, shown: [] };
  }
  const kept = description.subjects.map((subject) => !lights.includes(subject));
  const index = (old: number) => kept.slice(0, old).filter(Boolean).length;
  const hour = description.hour ?? SUN_AND_MOON[light.concept];
  return {
    shown: lights.map((subject) => subject.concept),
    description: {
      ...description,
      ...(hour ? { hour } : {}),
      subjects: description.subjects.filter((_subject, i) => kept[i]),
      relations: description.relations
        .filter(({ subject, object }) => kept[subject] && kept[object])
        .map((r) => ({ ...r, subject: index(r.subject), object: index(r.object) })),
    },
  };
}

const HEAD_LAYOUTS = new Set(['icon', 'logo', 'badge', 'pattern', 'sticker', 'infographic']);

/** Marks and close-ups show the head alone where the prompt asks for no pose. */
function framed(description: SceneDescription, layout: ScenePlan['layout']): SceneDescription {
  const near = description.camera === 'close-up' && layout !== 'character';
  if (!HEAD_LAYOUTS.has(layout) && !near) return description;
  const subjects = description.subjects.map((subject) =>
    subject.pose || subject.carries.length > 0 ? subject : { ...subject, headOnly: true },
  );
  return { ...description, subjects };
}

interface View {
  /** Factor on the size of the subjects. */
  scale: number;
  /** Sideways, as a share of the width. */
  shift: number;
  /** Added to the horizon, as a share of the height. */
  horizon: number;
}

/** How the pictures of one request look at their subject in turn: near, aside, from afar, low. */
const VIEWS: readonly View[] = [
  { scale: 1, shift: 0.03, horizon: 0 },
  { scale: 0.8, shift: 0.17, horizon: 0.035 },
  { scale: 1.3, shift: 0.05, horizon: -0.03 },
  { scale: 0.68, shift: 0.2, horizon: 0.01 },
  { scale: 1.15, shift: 0.14, horizon: 0.05 },
  { scale: 0.9, shift: 0, horizon: -0.045 },
];

function viewOf(description: SceneDescription, spec: DrawSpec): View {
  const view = VIEWS[spec.variant % VIEWS.length] ?? { scale: 1, shift: 0, horizon: 0 };
  return description.camera ? { ...view, scale: 1 } : view;
}

function mixedSeed(spec: DrawSpec): number {
  return (spec.seed ^ Math.imul(spec.variant + 1, 0x9e3779b1)) >>> 0;
}

function detailOf(modelId: string): 0 | 1 | 2 {
  if (/flash|v2/.test(modelId)) return 0;
  return modelId.includes('_pro') ? 2 : 1;
}

function layoutOf(description: SceneDescription, spec: DrawSpec): ScenePlan['layout'] {
  if (description.layout) return description.layout;
  if (spec.modelId.includes('utility') && !description.setting) return 'object';
  if (description.plainBackground || (spec.backgroundColor && !description.setting))
    return 'object';
  return 'scene';
}

function hourOf(
  description: SceneDescription,
  spec: DrawSpec,
  layout: ScenePlan['layout'],
  random: Random,
): Hour {
  const { moods } = description;
  if (moods.includes('spooky') || moods.includes('futuristic')) return 'night';
  // White letters need a sky with colour in it.
  if (layout === 'poster') return spec.variant % 2 ? 'golden' : 'sunset';
  if (GRAPHIC_LAYOUTS.has(layout)) return 'day';
  if (moods.includes('romantic')) return 'sunset';
  if (spec.variant === 0) return random.chance(0.72) ? 'day' : 'golden';
  return OPEN_HOURS[spec.variant % OPEN_HOURS.length] ?? 'day';
}

function isNeon({ moods }: SceneDescription, hour: Hour, environment: EnvironmentId): boolean {
  const dark = hour === 'night' || hour === 'dusk';
  return (
    dark && moods.includes('futuristic') && ['street', 'skyline', 'road'].includes(environment)
  );
}

/** Rooms are lamplit after dark: warm and brighter than the night at the window. */
function indoorPalette(palette: HourPalette, indoor: boolean | undefined): HourPalette {
  if (!indoor || palette.brightness > 0.6) return palette;
  return {
    ...palette,
    tint: '#ffb76a',
    tintStrength: 0.14,
    starry: false,
    brightness: 0.58,
    near: '#2c2033',
  };
}

function weatherPalette(palette: HourPalette, weather: string): HourPalette {
  const greys: Record<string, number> = {
    cloudy: 0.45,
    rain: 0.6,
    storm: 0.7,
    fog: 0.4,
    snow: 0.3,
  };
  const share = greys[weather];
  if (share === undefined) return palette;
  const grey = weather === 'storm' ? '#4a5468' : weather === 'rain' ? '#8795a6' : '#c4ced8';
  const tone = mix(palette.sky[2], grey, 0.6);
  const dull = (color: string) => mix(color, tone, share);
  const [a, b, c, d, e] = palette.sky;
  return {
    ...palette,
    sky: [dull(a), dull(b), dull(c), dull(d), dull(e)],
    haze: dull(palette.haze),
    far: dull(palette.far),
    water: dull(palette.water),
    tint: dull(palette.tint),
    tintStrength: Math.max(palette.tintStrength, share * 0.25),
    brightness: palette.brightness * (1 - share * 0.35),
  };
}

function accentsOf(description: SceneDescription, spec: DrawSpec): string[] {
  const asked = [...(spec.colors ?? [])]
    .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
    .map((color) => rgbToHex(color.rgb));
  return asked.length > 0 ? asked : description.paletteColors.map(rgbToHex);
}

function groundOf(
  description: SceneDescription,
  spec: DrawSpec,
  environment: EnvironmentId,
): { ground?: string } {
  if (environment !== 'studio') return {};
  const color = spec.backgroundColor ?? description.backgroundColor;
  return color ? { ground: rgbToHex(color) } : {};
}
