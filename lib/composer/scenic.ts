import type { Brief } from './brief';
import { conceptOf } from './concepts';
import { isLivingKind } from './concepts/concept';
import { isIndoors, isPlaceDrawn } from './places';
import { verbFrameOf } from './understand';

/** Designs that may be a picture of a place with words. */
const OF_A_SCENE = /^(?:poster|banner|card|ticket)$/;
/** On a card whoever is in the snow or under the stars is seen there. */
const SEEN_ON_CARD = /^(?:snow|snowfall|blizzard|rain|night|sunset|sunrise)$/;
const SEEN_WEATHER = /^(?:storm|rain|snow|snowfall|fog|thunderstorm|blizzard|wind|aurora|rainbow)$/;
const SEEN_HOUR = /^(?:night|dusk|sunset|sunrise|dawn)$/;
const OUTDOORS = /^(?:building|vehicle)$/;

const isOnCard = ({ weather, hour, elements }: Pick<Brief, 'weather' | 'hour' | 'elements'>) =>
  (SEEN_ON_CARD.test(weather ?? '') || SEEN_ON_CARD.test(hour ?? '')) &&
  elements.some(({ concept = '' }) => isLivingKind(conceptOf(concept)?.kind));

const isOutInWeather = ({ weather, elements }: Pick<Brief, 'weather' | 'elements'>) =>
  WORN_WEATHER.test(weather ?? '') &&
  elements.some(({ concept = '' }) => isLivingKind(conceptOf(concept)?.kind));
/** Who is out in it is seen in it. */
const WORN_WEATHER = /^(?:rain|snow|snowfall|blizzard|storm|fog)$/;

/** Who skis, surfs or fishes is seen where that is done; at home and at work they are as well known by what they hold. */
const isDoneOutdoors = ({ template, elements, actions, background }: Brief): boolean =>
  template?.id !== 'card' &&
  background === undefined &&
  actions.some(({ agent, verb }) => {
    const at = verbFrameOf(verb)?.at;
    const { concept = '' } = elements.find(({ id }) => id === agent) ?? {};
    const isOut = at !== undefined && isPlaceDrawn(at) && !isIndoors(at);
    return isOut && isLivingKind(conceptOf(concept)?.kind);
  });

/** Whether a design tells of a place, which is then shown and not only meant. */
export function isScenic(brief: Brief): boolean {
  const { template, places, weather, hour, elements } = brief;
  if (!OF_A_SCENE.test(template?.id ?? '')) return false;
  // What stands outdoors is seen in its weather and at its hour.
  const isOutdoors = elements.some(({ concept = '' }) =>
    OUTDOORS.test(conceptOf(concept)?.kind ?? ''),
  );
  const isSeen = SEEN_WEATHER.test(weather ?? '') || SEEN_HOUR.test(hour ?? '');
  const isInWeather =
    (isSeen && isOutdoors) ||
    (template?.id !== 'card' && isOutInWeather({ weather, elements })) ||
    (template?.id === 'card' && isOnCard({ weather, hour, elements }));
  return (
    isInWeather || isDoneOutdoors(brief) || places.some(({ concept }) => isPlaceDrawn(concept))
  );
}
