import { EXPRESSION_NAMES, POSE_NAMES, VIEW_NAMES } from '../../templates/design/shown.data';
import type { Draft } from '../read/draft';
import { remove } from './imply';
import type { Rule } from './rule';

/** Sheets about one figure: what of it they show, in the order of the prompt. */
const LISTS = {
  'character-sheet': VIEW_NAMES,
  'expression-sheet': EXPRESSION_NAMES,
  'pose-sheet': POSE_NAMES,
} as const;

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNTED =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten)\s+(?:different\s+|action\s+|dynamic\s+|facial\s+|various\s+)?(poses?|expressions?|emotions?|moods?|views?|angles?|faces)\b/i;
const SHEETS: readonly (readonly [RegExp, keyof typeof LISTS])[] = [
  [/pose/i, 'pose-sheet'],
  [/expression|emotion|mood|faces/i, 'expression-sheet'],
  [/view|angle/i, 'character-sheet'],
];
const VIEWED =
  /\b(?:front|side|back|profile|rear)(?:,| and| &|,? \w+ and| view,)[^.]{0,40}\b(?:side|back|profile|rear|front)\b[^.]{0,8}(?:views?)?/i;

const numberOf = (text: string): number =>
  NUMBERS.includes(text.toLowerCase()) ? NUMBERS.indexOf(text.toLowerCase()) + 2 : Number(text);

/** What a prompt calls its sheet, by the poses or faces that it counts. */
function sheetOf(draft: Draft, prompt: string): { id: string; count?: number } | undefined {
  const id = draft.template?.id ?? '';
  const [, number = '', what = ''] = COUNTED.exec(prompt) ?? [];
  const counted = SHEETS.find(([words]) => words.test(what))?.[1];
  const count = numberOf(number);
  if (id in LISTS || id === 'avatar-set')
    return { id: counted ?? id, ...(counted && count <= 12 ? { count } : {}) };
  if (id !== '' && id !== 'mascot') return undefined;
  if (counted && draft.elements.some(({ id: one }) => draft.isAnimate(one)))
    return { id: counted, count: Math.min(12, count) };
  const hasViews = VIEWED.test(prompt) && /\bviews?\b/i.test(prompt);
  return hasViews ? { id: 'character-sheet' } : undefined;
}

/** Words of the sheet itself, which are read as things where no table has them. */
const OF_SHEET =
  /^(?:.*\b)?(?:poses?|expressions?|emotions?|moods?|views?|angles?|sprites?|turnaround|sheet|avatars?|set)$/i;

export const sheets: Rule = {
  name: 'a sheet shows one figure from the sides, in the moods or in the poses that it lists',
  example: {
    prompt: 'expression sheet of a wizard: happy, angry, sad, surprised',
    elements: ['wizard'],
    brief: {
      template: {
        id: 'expression-sheet',
        items: [{ text: 'happy' }, { text: 'angry' }, { text: 'sad' }, { text: 'surprised' }],
      },
    },
  },
  apply(draft, prompt) {
    const found = sheetOf(draft, prompt);
    if (!found) return;
    const list = found.id in LISTS ? LISTS[found.id as keyof typeof LISTS] : [];
    const items = list
      .map(([text, words]) => ({ text, at: listIn(prompt).search(words) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => ({ text }));
    const isListed = items.length > 1;
    draft.template = {
      ...found,
      ...(found.id === 'avatar-set' ? countOfPeople(draft) : {}),
      ...(draft.template?.count === undefined ? {} : { count: draft.template.count }),
      ...(isListed ? { items } : {}),
    };
    tidy(draft, found.id === 'expression-sheet' && isListed);
  },
};

/** What stands after a colon is the list, and a grumpy wizard before it is no mood of his. */
const listIn = (prompt: string): string => prompt.slice(prompt.indexOf(':') + 1);

function countOfPeople({ elements }: Draft): { count?: number } {
  const many = elements.find(({ count }) => count > 1);
  return many ? { count: Math.min(16, many.count) } : {};
}

const FEELINGS =
  /^(?:angry|smiling|laughing|sad|crying|surprised|scared|worried|shy|bored|disgusted|winking|smug|proud|in-love|confused|tired|sleeping|calm|curious|funny)$/;

/** Takes out what names the sheet, and from the figure what only one of its faces feels. */
function tidy(draft: Draft, ofFaces: boolean): void {
  const gone = draft.elements.filter(
    ({ phrase, id }) => OF_SHEET.test(phrase) && !draft.isAnimate(id),
  );
  for (const { phrase } of gone) draft.fate(phrase, 'template');
  remove(draft, (id) => gone.some((one) => one.id === id));
  const verbs = /^(?:mourn|smile|laugh|cry|sleep|yawn|pose|stand|look|show|set)$/;
  const kept = draft.actions.filter(({ verb }) => !verbs.test(verb));
  draft.actions.splice(0, draft.actions.length, ...kept);
  if (!ofFaces) return;
  for (const element of draft.elements) {
    const others = element.attributes.filter((one) => !FEELINGS.test(one));
    element.attributes.splice(0, element.attributes.length, ...others);
  }
}
