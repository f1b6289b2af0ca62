import { type Brief, coverageOf, illustrate, type Illustration, ledgerOf } from '@/lib/composer';
import type { DrawReport, DrawSpec } from '@/lib/engines/engine';
import { hexToRgb } from '@/lib/color/hex';
import type { Look } from './finish/look';
import { briefOf } from './brief-of';
import { landOf } from './land';
import { ICON_LOOKS } from './finish/looks/icon-looks';
import type { Painting } from './painting';

/** A painting of the drawing kit, with what can be seen in it. */
export interface KitPainting {
  painting: Painting;
  report: Pick<DrawReport, 'drew' | 'notDrawn'>;
}

/** From here on the kit draws a sign; with less of it known, the icon sets may have one. */
const LEAST_COVERAGE = 0.6;
/** Where the light of the kit comes from, degrees clockwise from straight above. */
const LIGHT_DEGREES = 315;

/** Draws a prompt with the kit. */
export function kitPainting(
  spec: DrawSpec,
  look: Look,
  asked: Brief = briefFor(spec),
  horizon?: number,
): KitPainting {
  const { prompt, widthPx, heightPx, seed, variant } = spec;
  const drawn = illustrate({
    ...{ brief: asked, prompt, widthPx, heightPx, seed, variant },
    ...(horizon === undefined ? {} : { horizon }),
  });
  const land = look.photographs && spec.output === 'raster' ? landOf(asked) : undefined;
  return {
    painting: {
      ...paintingOf(drawn),
      ...(land ? { land } : {}),
      ...(asked.template?.id === 'pattern' ? { isTile: true } : {}),
    },
    report: land ? onlyAsked(drawn, asked) : { drew: drawn.drew, notDrawn: drawn.notDrawn },
  };
}

/** A photographed land has none of the trees and clouds that the kit drew of its own. */
function onlyAsked({ drew, notDrawn }: Illustration, brief: Brief): KitPainting['report'] {
  const asked = new Set(ledgerOf(brief).map(({ phrase }) => phrase));
  return { drew: drew.filter((phrase) => asked.has(phrase)), notDrawn };
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

/** Nothing but the place of a brief. */
export function emptied(brief: Brief): Brief {
  const nothing = { elements: [], relations: [], actions: [], lettering: [], template: undefined };
  return { ...brief, ...nothing };
}

/** A brief of one place that is not in the prompt, under the sky that it tells of. */
export function placed(brief: Brief, concept: string): Brief {
  return { ...emptied(brief), places: [{ concept, phrase: concept, attributes: [], colors: [] }] };
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
  // One thing in another is one sign, and no scene with a house in its hills.
  if (brief.relations.some(({ kind }) => kind === 'in'))
    return { ...brief, template: { id: 'icon' } };
  const scene: Brief = { ...brief, template: undefined };
  return coverageOf(scene) >= LEAST_COVERAGE ? scene : { ...brief, template: { id: 'icon' } };
}
