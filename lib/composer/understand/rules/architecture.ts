import { isIndoors } from '../../places';
import { TOWNS } from '../../places/worlds/towns.data';
import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { ARCHITECTURE, HOUSED_IN_TOWNS, PART_OF_FRONTS } from '../words/architecture.data';
import { remove } from './imply';
import type { Rule } from './rule';
import { isOfSort } from '../../concepts/sorts';

const INSIDE =
  /\b(?:interior|inside|indoors?|lobby|living room|bedroom|kitchen|bathroom|dining room|hall|lounge)\b|innen|intérieur|interno|внутри/i;
const BUILT =
  /\b(?:houses?|buildings?|hotels?|apartments?|blocks?|flats|tower|palaces?|shop ?houses|mansions?|façades?|facades?|streets?|architecture|villas?|terraces?|courtyards?|librar\w+|towns?|cinema|theat\w+|rows?|homes?|estate|townhouses?|brownstones?|riad|university|museum)\b|häuser|haus|gebäude|fassade|palast|schloss|maisons?|immeubles?|façade|palais|casas?|edificios?|palacio|case|palazz\w+|prédio|дом|здани|家|建築/i;

/** Fallen leaves lie in the street, and none as large as a door. */
/** Who lives in a town and looks out over it is in a room. */
const HOME =
  /\b(?:co[sz]y|attic|loft|studio|window overlooking|overlooking)\b.*\b(?:apartment|flat|room|roofs|rooftops|loft)\b/i;
const isRoom = ({ concept }: { concept: string }) =>
  isIndoors(concept) && !isOfSort(concept, 'house-anywhere') && !isOfSort(concept, 'fronted-room');
const isHouse = ({ concept = '', phrase, several }: BriefElement) =>
  HOUSED_IN_TOWNS.has(concept) || PART_OF_FRONTS.test(phrase) || (concept === 'leaf' && several);

function settle(draft: Draft, town: string, phrase: string, prompt: string): void {
  const boxed = /\b(?:flower|window) ?box/i.test(prompt);
  const built = draft.elements.filter((one) => isHouse(one) || (boxed && one.concept === 'flower'));
  const whole = built.filter(({ concept = '' }) => HOUSED_IN_TOWNS.has(concept));
  const [lead] = whole;
  const old = draft.places.filter(
    ({ concept }) => isOfSort(concept, 'house-anywhere') || concept === town,
  );
  const colors = [...whole, ...old].flatMap((one) => one.colors);
  const isSingle =
    lead !== undefined ? !lead.several && lead.count === 1 : /\bbuilding\b/i.test(prompt);
  const said = lead?.phrase ?? phrase;
  for (const word of draft.words)
    if (
      built.some(({ id }) => id === word.note) ||
      old.some(({ concept }) => concept === word.note)
    ) {
      word.fate = 'place';
      word.note = town;
    }
  if (built.some(({ concept }) => concept === 'leaf')) draft.season ??= 'autumn';
  remove(draft, (id) => built.some((one) => one.id === id));
  draft.places.splice(
    0,
    draft.places.length,
    ...draft.places.filter((place) => !old.includes(place)),
  );
  draft.places.unshift({
    concept: town,
    phrase: said,
    attributes: isSingle ? ['single'] : [],
    colors: colors.slice(0, 1),
  });
  const retro = draft.media.indexOf('vintage');
  if (town === 'deco-avenue' && retro >= 0) draft.media.splice(retro, 1);
}

export const architecture: Rule = {
  name: 'a house of a time or a country is drawn as its front',
  example: {
    prompt: 'art deco hotel with palm trees',
    elements: ['palm tree'],
    without: ['hotel'],
    brief: {
      places: [{ concept: 'deco-avenue', phrase: 'hotel', attributes: ['single'], colors: [] }],
    },
  },
  apply(draft, prompt) {
    if (draft.template || draft.camera === 'isometric' || INSIDE.test(prompt)) return;
    if (HOME.test(prompt) || draft.places.some(isRoom)) return;
    const named = draft.places.find(({ concept }) => concept in TOWNS || concept === 'hill-town');
    if (named) return settle(draft, named.concept, named.phrase, prompt);
    const found = BUILT.test(prompt) && ARCHITECTURE.find(([cue]) => cue.test(prompt));
    if (!found || !draft.places.every(({ concept }) => isOfSort(concept, 'house-anywhere'))) return;
    settle(draft, found[1], found[0].exec(prompt)?.[0] ?? found[1], prompt);
  },
};
