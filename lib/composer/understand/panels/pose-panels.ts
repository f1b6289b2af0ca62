import { conceptOf } from '../../concepts';
import { isLivingKind } from '../../concepts/concept';
import { theLexicon } from '../lexicon';
import { sentenceOf } from '../text/details';
import type { Clause, Told } from './clauses';

/** Pages of one kind of animal or person in several poses, and panels whose scene is told by their number. */

const NUMBERS = 'two three four five six seven eight'.split(' ');
const OF_POSES =
  /\b(two|three|four|five|six|seven|eight|[2-8]) (?:cute |different |various |basic |simple )?([a-z]{3,12}(?: [a-z]{3,12})?) (?:in|with) (?:(?:different|various|several|many|funny|typical|natural) )?(?:poses|positions|postures)\b/i;
const OF_YOGA =
  /\byoga\b.{0,40}\b(two|three|four|five|six|seven|eight|[2-8]) (?:\w+ )?(?:poses|asanas|positions)\b|\b(two|three|four|five|six|seven|eight|[2-8]) (?:basic |easy |simple |different )?yoga (?:poses|asanas)\b/i;
const BODY_LANGUAGE = /\b(?:body language|moods?|feelings)\b/i;
/** Sheets of one figure and single pictures have designs of their own. */
const OF_PAGES = /^(?:|infographic|labelled-diagram|steps|wall-chart|chart|poster)$/;
const IS_PAGE = /\b(?:infographic|poster|chart|guide|diagram|sheet|page)\b/i;

type Pose = readonly [caption: string, deed: string];

const ANIMAL: readonly Pose[] = [
  ['Sitting', 'sitting'],
  ['Running', 'running'],
  ['Sleeping', 'sleeping'],
  ['Jumping', 'jumping'],
  ['Standing', 'standing'],
  ['Eating', 'eating'],
  ['Lying', 'lying'],
  ['Walking', 'walking'],
];
const MOODS: readonly Pose[] = [
  ['Attentive', 'sitting'],
  ['Playful', 'jumping'],
  ['Sleepy', 'sleeping'],
  ['Excited', 'running'],
  ['Calm', 'lying'],
  ['Watchful', 'standing'],
  ['Hungry', 'eating'],
  ['Curious', 'walking'],
];
const PERSON: readonly Pose[] = [
  ['Standing', 'standing'],
  ['Waving', 'waving'],
  ['Running', 'running'],
  ['Jumping', 'jumping'],
  ['Sitting', 'sitting on the ground'],
  ['Dancing', 'dancing'],
  ['Kneeling', 'kneeling'],
  ['Walking', 'walking'],
];
const YOGA: readonly Pose[] = [
  ['Tree', 'in tree pose'],
  ['Lotus', 'meditating'],
  ['Warrior', 'in warrior pose'],
  ['Downward dog', 'in downward dog pose'],
  ['Stretch', 'stretching'],
  ['Balance', 'balancing on one leg'],
  ['Kneeling', 'kneeling'],
  ['Rest', 'lying on a yoga mat'],
];

const countOf = (word: string): number => {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at >= 0 ? at + 2 : Number(word);
};

const singleOf = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=[sx]|ch|sh)es$/, '')
    .replace(/(?<=[^s])s$/, '');

function posed(who: string, poses: readonly Pose[], count: number): Clause[] {
  const article = /^[aeiou]/i.test(who) ? 'an' : 'a';
  return poses
    .slice(0, count)
    .map(([caption, deed]) => ({ caption, text: `${article} ${who} ${deed}` }));
}

/** A page of so many of a kind, each in another pose. */
export function posesIn(design: string, prompt: string): Told | undefined {
  if (!OF_PAGES.test(design) || !IS_PAGE.test(prompt)) return undefined;
  const [, first, other] = OF_YOGA.exec(prompt) ?? [];
  const yoga = first ?? other;
  if (yoga !== undefined)
    return {
      title: `${sentenceOf(yoga.toLowerCase())} yoga poses`,
      clauses: posed('woman', YOGA, countOf(yoga)),
      isOrdered: false,
      isKnown: true,
    };
  const [, number, noun = ''] = OF_POSES.exec(prompt) ?? [];
  if (number === undefined) return undefined;
  const who = singleOf(noun);
  const concept = conceptOf(theLexicon().lookUp(who, 'en')?.concept ?? '');
  if (!concept || !isLivingKind(concept.kind)) return undefined;
  const isOfMoods = BODY_LANGUAGE.test(prompt) && concept.kind === 'animal';
  const poses = isOfMoods ? MOODS : concept.kind === 'animal' ? ANIMAL : PERSON;
  return {
    title: isOfMoods
      ? `${sentenceOf(who)} body language`
      : `${sentenceOf(noun)} in ${number} poses`,
    clauses: posed(who, poses, countOf(number)),
    isOrdered: false,
    isKnown: true,
  };
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const IN_STEP =
  /,?\s(?:with |and |showing )?(?<scene>an? [a-z][a-z' -]{4,70}) (?:in|on|for|at) the (?<which>first|second|third|fourth|fifth|sixth|last|final) (?:one|step|panel|picture|frame|card|stage|box)\.?$/i;
const DEED = /\b[a-z]{2,14}ing\b.*$/i;

interface SteppedIn {
  rest: string;
  scene: string;
  which: string;
}

/** `four steps of baking bread, with a woman kneading dough in the first one`: the scene of a panel, told by its number. */
export function liftStep(prompt: string): SteppedIn | undefined {
  const found = IN_STEP.exec(prompt);
  const { scene, which } = found?.groups ?? {};
  if (!found || scene === undefined || which === undefined) return undefined;
  return { rest: prompt.slice(0, found.index), scene, which: which.toLowerCase() };
}

/** The page with the scene in its panel. */
export function withStep(told: Told, { scene, which }: Omit<SteppedIn, 'rest'>): Told {
  const at = /^(?:last|final)$/.test(which) ? told.clauses.length - 1 : ORDINALS.indexOf(which);
  const caption = sentenceOf(DEED.exec(scene)?.[0] ?? scene);
  return {
    ...told,
    clauses: told.clauses.map((one, index) =>
      index === at ? { ...one, caption, text: scene } : one,
    ),
  };
}
