import {
  type Brief,
  canIllustrate,
  coverageOf,
  illustrate,
  type Illustration,
} from '@/lib/composer';
import type { DrawReport, DrawSpec } from '@/lib/engines/engine';
import { hexToRgb } from '@/lib/color/hex';
import type { Look } from './finish/look';
import { briefOf } from './brief-of';
import { ICON_LOOKS } from './finish/looks/icon-looks';
import type { Painting } from './painting';

/** A painting of the drawing kit, with what can be seen in it. */
export interface KitPainting {
  painting: Painting;
  report: Pick<DrawReport, 'drew' | 'notDrawn'>;
  /** The kit can draw what it is of, and most of the rest. */
  isMost: boolean;
}

/** From here on the kit draws a prompt; with less of it known, the older drawings may know more. */
const LEAST_COVERAGE = 0.6;
/** Where the light of the kit comes from, degrees clockwise from straight above. */
const LIGHT_DEGREES = 315;

/** Draws a prompt with the kit; nothing where it has no such look or design. */
export function kitPainting(
  spec: DrawSpec,
  look: Look,
  asked: Brief = briefFor(spec),
): KitPainting | undefined {
  // Looks of the camera photograph rendered land, which the kit does not have.
  if (look.photographs) return undefined;
  if (!canIllustrate(asked)) return undefined;
  const { prompt, widthPx, heightPx, seed, variant } = spec;
  const drawn = illustrate({ brief: asked, prompt, widthPx, heightPx, seed, variant });
  return {
    painting: paintingOf(drawn),
    report: { drew: drawn.drew, notDrawn: drawn.notDrawn },
    isMost: coverageOf(asked) >= LEAST_COVERAGE,
  };
}

/** A drawing of the kit as what looks are given to. */
export function paintingOf(drawn: Illustration): Painting {
  const { widthPx, heightPx, defs, layers, outdoors } = drawn;
  const { key, shade, brightness } = drawn.light;
  return {
    widthPx,
    heightPx,
    defs,
    layers,
    light: {
      directionDegrees: LIGHT_DEGREES,
      color: hexToRgb(key),
      ambient: hexToRgb(shade),
      brightness,
    },
    ...(outdoors ? { outdoors: true } : {}),
  };
}

/** The place of a prompt and nothing in it; undefined where the kit draws no such place. */
export function placeBriefOf(spec: DrawSpec): Brief | undefined {
  const brief = briefOf(spec);
  if (brief.places.length === 0) return undefined;
  const nothing = { elements: [], relations: [], actions: [], lettering: [], template: undefined };
  const place: Brief = { ...brief, ...nothing };
  return coverageOf(place) >= LEAST_COVERAGE ? place : undefined;
}

/** Templates that are one sign. */
const SIGNS: ReadonlySet<string> = new Set(['icon', 'app-icon']);

/**
 * What is asked for. Looks of icons make their sign of a drawing of the kit themselves; only what the
 * kit lacks comes from the icon sets.
 */
function briefFor(spec: DrawSpec): Brief {
  const brief = briefOf(spec);
  if (!spec.curatedStyle || !(spec.curatedStyle in ICON_LOOKS)) return brief;
  if (brief.template && !SIGNS.has(brief.template.id)) return brief;
  const scene: Brief = { ...brief, template: undefined };
  return coverageOf(scene) >= LEAST_COVERAGE ? scene : { ...brief, template: { id: 'icon' } };
}
