import { castOf } from './arrange/cast';
import type { Brief } from './brief';
import type { Concept } from './concepts/concept';
import { type Illustration, type IllustrationRequest } from './illustration';
import { verbFrameOf } from './understand';
import { drawScene, isAtHomeInAir } from './draw-scene';

/** Things without a place, for setting into another picture. */

/** Things without a place, and whether all of them are at home in the air. */
export interface ThingsAlone extends Illustration {
  isAirborne: boolean;
}

/**
 * The things of a brief and nothing around them, in plain daylight on transparency, for setting into
 * another picture; undefined where the kit draws none of them.
 */
export function illustrateThings(request: IllustrationRequest): ThingsAlone | undefined {
  const brief = withoutPlace(request.brief);
  const { things } = castOf(brief);
  if (things.length === 0) return undefined;
  const isAirborne = things.every(({ concept }) => isAtHomeInAir(concept));
  return { ...drawScene({ ...request, brief }, { isAlone: true }), isAirborne };
}

/** Something that a brief names and the kit draws. */
export interface NamedThing {
  phrase: string;
  kind: Concept['kind'];
  /** Flies, or is at home in the air. */
  isAirborne: boolean;
  /** Is of the sky itself: sun, moon, stars, clouds. */
  isOfSky: boolean;
}

export function thingsOf(brief: Brief): NamedThing[] {
  return castOf(withoutPlace(brief)).things.map(({ element, concept }) => ({
    phrase: element.phrase,
    kind: concept.kind,
    isAirborne: isAtHomeInAir(concept) || flies(brief, element.id),
    isOfSky: concept.kind === 'celestial' || concept.id === 'cloud',
  }));
}

const flies = ({ actions }: Brief, id: string): boolean =>
  actions.some(({ agent, verb }) => agent === id && verbFrameOf(verb)?.pose === 'fly');

/** Only the things: whoever sets them somewhere has a place, an hour and words already. */
export function withoutPlace(brief: Brief): Brief {
  const scene = { hour: undefined, weather: undefined, season: undefined, template: undefined };
  const camera = brief.camera === 'top' ? brief.camera : undefined;
  return { ...brief, ...scene, camera, places: [], lettering: [] };
}
