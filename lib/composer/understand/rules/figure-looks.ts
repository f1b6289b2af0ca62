import type { BriefElement } from '../../brief';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** What figures are made of themselves, and no clothes: skin, eyes, the parts of robots. */

export const isPerson = (draft: Draft, id: string) =>
  draft.kindOf(id) === 'person' || draft.kindOf(id) === 'fantasy';

/** What a robot is made of, by the words for a part that it is told with. */
const ROBOT_PARTS: readonly (readonly [RegExp, string | undefined])[] = [
  [/\b(?:antennas?|antennae|aerial|satellite dish)$/i, undefined],
  [/\b(?:tank )?(?:tracks|treads|caterpillar tracks)$/i, 'tracked'],
  [/\bwheels?$/i, 'wheeled'],
  [/\b(?:square|boxy|box|cube|cubic) (?:head|body)$/i, 'square'],
  [/\b(?:one|single) (?:\w+ )?eye$/i, 'one-eyed'],
];
const UNEQUAL = /\b(?:one|single|big|glowing)[- ](?:\w+ )?eyed?\b/i;

export const robotParts: Rule = {
  name: 'a robot has the head, the eye and the wheel that it is told with',
  example: {
    prompt: 'a robot with a square head and an antenna',
    elements: ['robot'],
    without: ['satellite dish'],
  },
  apply(draft, prompt) {
    const robot = draft.elements.find(({ concept }) => concept === 'robot');
    if (!robot || draft.elements.filter(({ id }) => isPerson(draft, id)).length > 1) return;
    const given = (word: string, attribute: string | undefined) => {
      if (attribute) robot.attributes.push(attribute);
      draft.fate(word, 'attribute', robot.id);
    };
    for (const { id, phrase, colors } of [...draft.elements]) {
      if (id === robot.id) continue;
      const isTracks = /\b(?:tank|caterpillar) tracks\b/i.test(prompt);
      const said = `${/\b(?:one|single)\b[^,]{0,14}$/i.test(prompt.slice(0, prompt.indexOf(phrase))) ? 'one ' : ''}${phrase}`;
      const found = ROBOT_PARTS.find(([words]) => words.test(said));
      if (!found || (found[1] === 'tracked' && !isTracks)) continue;
      if (found[1] === 'one-eyed' && colors[0]) robot.trimColors = [colors[0]];
      given(phrase, found[1]);
      remove(draft, (one) => one === id);
    }
    if (/\b(?:tank|caterpillar) (?:tracks|treads)\b/i.test(prompt)) {
      robot.attributes.push('tracked');
      draft.places.splice(
        0,
        draft.places.length,
        ...draft.places.filter(({ phrase }) => !/tracks/i.test(phrase)),
      );
    }
    if (UNEQUAL.test(robot.phrase)) oneEyed(draft, robot);
  },
};

/** `one-eyed`, of whoever is drawn so. */
function oneEyed(draft: Draft, { id, attributes }: BriefElement): void {
  attributes.push('one-eyed');
  for (const word of draft.words)
    if (word.fate === 'unknown' && /^one-eyed$/i.test(word.word))
      Object.assign(word, { fate: 'attribute', note: id });
}

export const oneEye: Rule = {
  name: 'who is said to be one-eyed has one eye',
  example: { prompt: 'a one-eyed monster', elements: ['monster'] },
  apply(draft) {
    for (const element of draft.elements)
      if (
        /\bone[- ]eyed\b/i.test(element.phrase) &&
        (element.concept === 'monster' || isPerson(draft, element.id))
      )
        if (element.concept !== 'robot') oneEyed(draft, element);
  },
};

const SKIN =
  /\b(black|white|brown) (?:(?:young|old|elderly|teenage|little|pregnant|business) )?(?:woman|women|man|men|girl|boy|lady|guy|person|people|mother|father|mom|dad|couple|family|kid|child|teen|teenager|model|businesswoman|businessman|doctor|nurse|teacher|student)s?\b/i;
const SKINS: Readonly<Record<string, string>> = {
  black: 'dark-skinned',
  brown: 'brown-skinned',
  white: 'fair-skinned',
};

export const skinTones: Rule = {
  name: 'a black woman has dark skin, and no black clothes',
  example: { prompt: 'portrait of a black woman in a yellow dress', elements: ['woman', 'dress'] },
  apply(draft, prompt) {
    const [found, tone = ''] = SKIN.exec(prompt) ?? [];
    const who = draft.elements.find(
      ({ id, phrase }) =>
        draft.kindOf(id) === 'person' &&
        found &&
        phrase.toLowerCase().includes(found.toLowerCase()),
    );
    const attribute = SKINS[tone.toLowerCase()];
    if (!who || !attribute) return;
    who.colors.splice(0, 1);
    who.attributes.push(attribute);
  },
};

/** Plants and fruit by whose names people call colours. */
const COLORS_OF_THINGS: Readonly<Record<string, string>> = {
  lavender: '#b8a8e8',
  olive: '#7c8230',
  salmon: '#fa8e7a',
  plum: '#6e3a6e',
  eggplant: '#4a2a52',
  wheat: '#e6cf9a',
};
const COLORED =
  /^(?:furniture|clothing|vehicle|building|container|device|instrument|toy|animal|fantasy)$/;

const thingColors: Rule = {
  name: 'a lavender sofa is of that colour, and no plant',
  example: { prompt: 'a lavender sofa', elements: ['sofa'], without: ['lavender'] },
  apply(draft) {
    for (const { id, attributes, colors } of draft.elements) {
      if (!COLORED.test(draft.kindOf(id) ?? '') || colors.length > 0) continue;
      const at = attributes.findIndex((one) => one in COLORS_OF_THINGS);
      const color = COLORS_OF_THINGS[attributes[at] ?? ''];
      if (!color) continue;
      attributes.splice(at, 1);
      colors.push(color);
    }
  },
};

export const LOOK_RULES: readonly Rule[] = [thingColors, skinTones, oneEye, robotParts];
