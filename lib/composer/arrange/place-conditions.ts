import { isIndoors, isNarrow } from '../places';
import { TOWNS } from '../places/worlds/towns.data';

/** Places without a size of their own. */
const SIZELESS = /^(?:table-top|studio|podium|plain|spot|underwater|sky|clouds|space)$/;

const hasSize = (places: readonly string[]): boolean =>
  places.length > 0 && !places.some((id) => SIZELESS.test(id));

/** Places that lay their floor where things would best stand. */
const FOLLOWING =
  /^(?:outdoors|spot|studio|podium|plain|table-top|sky|open-sky|underwater|space|clouds)$/;

/** What of a place decides how its things are laid out. */
export const placeConditionsOf = (places: readonly string[], place: string) => ({
  isSet: hasSize(places),
  isHoused: place in TOWNS || place === 'hill-town',
  isFixed: !FOLLOWING.test(place),
  isRoom: isIndoors(place),
  isNarrow: isNarrow(place),
});
