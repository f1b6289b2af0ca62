import {
  AFTER_TOOLS,
  DRAWING_TOOLS,
  OF_BEARERS,
  PICTURE_BEARERS,
} from '../../lexicon/words/figures.data';
import { EMPTY, followsThing, wordsBefore, type ReadingRule } from './reading';

const MADE_WITH =
  /(?:^| )(?:(?:drawn|sketched|done|made|coloured|colored|painted|rendered|illustrated|in) (?:with|by|in|using|out of)|in)(?: (?:colou?red|colou?r|ballpoint|soft|wax|a|blue|black|red|simple|felt|thick|loose|fine))*$/;

/** `in colored pencil`, `crayon drawing`: the tool a picture was made with. */
export const readTool: ReadingRule = (place) => {
  const { item, next } = place;
  if (!DRAWING_TOOLS.has(item.meaning.concept ?? '') || /^ball of /.test(item.phrase))
    return undefined;
  if (next && AFTER_TOOLS.has(next.phrase)) return EMPTY;
  return MADE_WITH.test(wordsBefore(place, 5)) ? EMPTY : undefined;
};

/** `phone wallpaper`, `book cover`, `drone footage`, `looking at the camera`. */
export const readBearer: ReadingRule = (place) => {
  const { item, next } = place;
  const concept = item.meaning.concept ?? '';
  if (PICTURE_BEARERS.has(concept) && next && OF_BEARERS.has(next.phrase)) return EMPTY;
  const faced = /(?:^| )(?:at|to|toward|towards|facing|into|facing to|on)(?: the| a)?$/;
  return concept === 'camera' &&
    faced.test(wordsBefore(place, 3)) &&
    !/holding|using/.test(wordsBefore(place, 3))
    ? EMPTY
    : undefined;
};

const OWNABLE = new Set(['icon', 'logo', 'badge', 'pattern', 'sticker', 'poster', 'banner']);
const GRAPHIC = new Set(['icon', 'logo', 'badge', 'pattern', 'sticker', 'object']);

/** Stars that nobody counted or coloured are those of the night sky, unless something has them on it. */
export const readStars: ReadingRule = (place) => {
  const { items, item, before } = place;
  if (item.phrase !== 'star' || !item.plural) return undefined;
  if (items.some(({ meaning }) => GRAPHIC.has(meaning.layout ?? ''))) return undefined;
  const { count, color, size, material } = before?.meaning ?? {};
  if ((count ?? color ?? size ?? material) !== undefined) return undefined;
  const skies = items.some(
    ({ meaning }) => meaning.hour === 'night' || /^(?:sky|space|moon)$/.test(meaning.setting ?? ''),
  );
  const worn = !skies && /(?:^| )with(?: \S+)?$/.test(wordsBefore(place, 2));
  return worn && followsThing(place, true) ? EMPTY : { hour: 'night' };
};

const HOLIDAYS =
  /^(?:earth|labor|labour|memorial|independence|mother|mothers|father|fathers|valentine|valentines|patrick|patricks|new year|canada|australia|boxing|election|women|teachers?|veterans?)$/;

/** `St Patrick's Day`, `Earth Day`: a date and no hour. */
export const readHoliday: ReadingRule = ({ item, before }) =>
  item.phrase === 'day' && before && (/'s?$/.test(before.text) || HOLIDAYS.test(before.phrase))
    ? EMPTY
    : undefined;

const NAMED_BY_NEXT = new Set(['character', 'logo', 'badge', 'icon', 'product']);

/** `a mascot logo`, `an icon sticker`: the last layout is the one that is asked for. */
export const readLayoutBefore: ReadingRule = ({ item, next }) => {
  const { layout, ...rest } = item.meaning;
  const later = next?.meaning.layout;
  return NAMED_BY_NEXT.has(layout ?? '') && later && later !== layout && later !== 'scene'
    ? { ...rest, empty: Object.values(rest).some(Boolean) ? rest.empty : true }
    : undefined;
};

/** `a rug with a tiger pattern`, `a girl holding a banner`: no layout of the picture. */
export const readOwnedLayout: ReadingRule = (place) => {
  const has =
    /(?:^| )(?:with|wearing|holding|carrying|pulling|towing|waving|has|full of)(?: \S+){0,3}$/;
  const { item, items, index } = place;
  const named = items.slice(0, index).some(({ meaning }) => meaning.layout !== undefined);
  const whole = item.meaning.camera ?? item.meaning.medium;
  if (!OWNABLE.has(item.meaning.layout ?? '') || named || whole) return undefined;
  const hangs = item.plural && items[index + 1]?.phrase === 'on';
  return (hangs || has.test(wordsBefore(place, 4))) && followsThing(place, true)
    ? EMPTY
    : undefined;
};

/** `the letter A`, `bold letters`: writing, no mail. */
export const readLetter: ReadingRule = ({ item, next, before }) => {
  if (item.phrase !== 'letter') return undefined;
  if (next && /^[A-Z0-9]$/i.test(next.text)) return EMPTY;
  const bold =
    /^(?:capital|bold|big|block|neon|first|initial|large|uppercase|lowercase|the|alphabet|white|black|golden|gold|red|serif|cursive|handwritten)$/;
  return item.plural && (!before || bold.test(before.phrase)) ? EMPTY : undefined;
};
