import { isPlaceDrawn } from '../../places';
import type { Draft } from '../read/draft';
import { TELLING_GROUNDS } from '../words/telling-grounds.data';
import { TELLING_PLACES, type TellingPlace } from '../words/telling-places.data';
import { exteriors } from './exteriors';
import { remove } from './imply';
import { hungInRooms, interiors, outside } from './interiors';
import { onStilts } from './on-stilts';
import type { Rule } from './rule';

const TOLD = [...TELLING_PLACES, ...TELLING_GROUNDS];

/** Pages that show a scene under their title; icons, logos, patterns and packs keep their quiet ground. */
const WITH_SCENES = /^(?:poster|banner)$/;

/** Whether the prompt leaves the place open: it names none, or only what is read into it. */
function isOpen(draft: Draft, { instead, isOnPages }: TellingPlace): boolean {
  const { template, places, camera, background } = draft;
  const isPage = template !== undefined && (!isOnPages || !WITH_SCENES.test(template.id));
  if (isPage || camera === 'isometric' || camera === 'portrait' || background !== undefined)
    return false;
  return places.every(({ concept }) => !isPlaceDrawn(concept) || instead?.test(concept) === true);
}

/** Of words that a name may have; a whole sentence that tells a place is no name of it. */
const NAME_WORDS = 3;

function nameOf({ said, place }: TellingPlace, prompt: string): string {
  const found = said.exec(prompt)?.[0];
  return found && found.split(' ').length <= NAME_WORDS ? found : place.replaceAll('-', ' ');
}

/** The house that is seen from within; others about it are told to be seen from outside. */
function houseIn(draft: Draft, { house }: TellingPlace) {
  return (
    house && draft.elements.find(({ concept = '', count }) => house.test(concept) && count === 1)
  );
}

function tell(draft: Draft, telling: TellingPlace, said: string): void {
  const house = houseIn(draft, telling);
  draft.places.splice(0);
  for (const word of draft.words)
    if (
      word.note === house?.id ||
      (word.fate === 'place' && telling.instead?.test(word.note ?? ''))
    ) {
      word.fate = 'place';
      word.note = telling.place;
    }
  if (house) remove(draft, (id) => id === house.id);
  const { phrase = said, attributes = [], colors = [] } = house ?? {};
  draft.places.push({ concept: telling.place, phrase, attributes, colors });
}

const tellingPlaces: Rule = {
  name: 'a choir under its organ is in a church, and who is at the kitchen table in the kitchen',
  example: {
    prompt: 'a father and a girl baking cookies at the kitchen table, snow outside the window',
    brief: {
      places: [{ concept: 'kitchen', phrase: 'kitchen table', attributes: [], colors: [] }],
    },
  },
  apply(draft, prompt) {
    const telling = TOLD.find(({ said }) => said.test(prompt));
    if (!telling || !isOpen(draft, telling)) return;
    tell(draft, telling, nameOf(telling, prompt));
  },
};

/** Whether one is in or before a house, in their order: what tells a place comes after what names one. */
export const IN_AND_OUT: readonly Rule[] = [
  onStilts,
  exteriors,
  interiors,
  hungInRooms,
  outside,
  tellingPlaces,
];
