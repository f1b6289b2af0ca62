import { isHex } from '@/lib/color/hex';
import type { Brief, BriefElement } from '../brief';
import { MATERIAL_COLORS } from '../concepts/materials';
import { isOfSort } from '../concepts/sorts';
import type { Stage, Surface } from '../places/place';
import type { StagePlan } from './node';

/** What goods stand on: the table from side to side, a board on it, a rock, a podium. */

/** `on a marble slab`, and not `on marble`: one piece, on a table of its own. */
const PIECE =
  /(?:slab|board|plank|tile|panel|platter|brett|platte|planche|dalle|plaque|tabla|losa|lastra|tagliere|tábua|placa|доск[аеу]|плит[аеу])$|板$/iu;

const ownOf = ({ colors, attributes }: Pick<BriefElement, 'colors' | 'attributes'>): Surface => {
  const material = attributes.find((one) => one in MATERIAL_COLORS);
  const color = colors.find(isHex) ?? (material && MATERIAL_COLORS[material]);
  return { ...(color ? { color } : {}), ...(material ? { material } : {}) };
};

/** A cloth over the table is all that is seen of it from near by. */
const CLOTH_LAID = /^(?:cloth|checks)-laid$/;
const clothOf = ({ trimColors = [], attributes }: BriefElement): Surface => {
  const color = trimColors.find(isHex);
  if (attributes.includes('checks-laid')) return { stand: 'cloth', ...(color ? { color } : {}) };
  return { material: 'linen', color: color ?? LINEN };
};
const LINEN = '#f4eee2';

/** What the table of a picture is made of, where it was told, or what is under its things instead. */
export function surfaceOf(
  { elements, places }: Brief,
  { surface }: Pick<StagePlan, 'surface'>,
): Pick<Stage, 'surface'> {
  const told = elements.find(({ id }) => id === surface);
  const podium = places.find(({ concept }) => concept === 'podium');
  const under = told ?? podium;
  if (!under) return {};
  const own = ownOf(under);
  const stand = isOfSort(told?.concept, 'stand') ? { stand: told?.concept ?? '' } : {};
  const isPiece = told !== undefined && PIECE.test(told.phrase) && own.material !== undefined;
  const isLaid = under.attributes.some((one) => CLOTH_LAID.test(one));
  const isChecked = under.attributes.some((one) => /^(?:checkered|checks-laid)$/.test(one));
  const whole = {
    ...own,
    ...stand,
    ...(isLaid && told ? clothOf(told) : {}),
    ...(isPiece ? { isPiece } : {}),
    ...(isChecked ? { isChecked } : {}),
  };
  return Object.keys(whole).length > 0 ? { surface: whole } : {};
}
