import { DET, END, HOST_START, PERSON, START, thing } from './grammar';

/**
 * Tropes that put what nobody can see at the ends of something that everybody knows: a bridge between idea and product, a
 * key to trust, an iceberg, a seed, scales. The ids are those of `abstracts.ts`.
 */

const SPANS =
  '(?:(?:\\w+ )?(?:bridge|path|road|ladder|stair(?:case|way|s)|steps|rope|tightrope|arrow|gap|divide|gulf|abyss|chasm|wall|door|doorway|maze|labyrinth|line|thread))';
const WAYS =
  '(?:(?:winding |long |steep |golden |hidden |open |giant |big |secret )?(?:key|door|doorway|gate|gateway|portal|path|road|roadmap|ladder|stair(?:case|way|s)|steps|bridge|maze|labyrinth|arrow))';
/** Somebody by a door is at a door, and steps to do something are a list. */
const NOT_THERE =
  '(?<!\\b(?:by|at|near|beside|outside|behind|through|against|to|on|from) (?:an? |the |his |her |their |its |our |your |my |front )?)(?!steps (?:to|for|of|towards)\\b)';
const JOINS =
  '(?:(?:that |which )?(?:is )?(?:connect|link|join|lead|go|run|span|stretch|climb|built|separat|divid)\\w*(?: up)? )?';

export const ABSTRACTS: readonly { id: string; pattern: string }[] = [
  {
    id: 'between-two',
    pattern: `${HOST_START}(?<host>${SPANS}) ${JOINS}(?:between |from |of |joining |linking )?${thing('left', 3)} (?:and|to|with|into|towards) ${thing('right', 3)}${END}`,
  },
  {
    id: 'between-two',
    pattern: `(?<host>bridg(?:e|es|ing))(?: the)?(?: gap)?(?: between)? ${thing('left', 3)} (?:and|to|with) ${thing('right', 3)}${END}`,
  },
  {
    id: 'between-two',
    pattern: `${DET}${PERSON},? (?:who )?(?:is )?(?:cross|walk|climb|balanc)\\w+ (?:over |on |up |across |along )?${DET}(?<host>${SPANS}) ${JOINS}(?:between |from )?${thing('left', 3)} (?:and|to|with|into|towards) ${thing('right', 3)}${END}`,
  },
  {
    id: 'between-two',
    pattern: `(?<host>bridge|gap|wall|divide|gulf|abyss|thread|rope|line)s? (?:\\w+ )?between (?:the |two |different )*(?<both>cultures|civili[sz]ations|traditions|religions|faiths|generations|nations|countries|worlds|continents|genders|sexes|classes|languages|opinions|views|people|neighbou?rs|strangers|lovers|us|communities|minds|hearts|partners|couples)${END}`,
  },
  {
    id: 'way-to',
    pattern: `${NOT_THERE}${HOST_START}(?<host>${WAYS}) (?:that |which )?(?:(?:is )?(?:lead|open|unlock)\\w*(?: up)? )?(?:to|into|towards?|of|for|unlocking|opening) ${thing('goal', 3)}${END}`,
  },
  {
    id: 'way-to',
    pattern: `(?<host>unlock)(?:s|ing)? ${thing('goal', 3)} with (?:an? |the )?(?:\\w+ )?key${END}`,
  },
  {
    id: 'on-scales',
    pattern: `\\b(?<host>scales?|see-?saw|teeter-totter) (?:with|weighing|balancing|comparing|holding|between) ${thing('left', 3)} (?:on (?:the )?(?:one|left)(?: side)? )?(?:and|against|versus|vs\\.?) ${thing('right', 3)}(?: on (?:the )?(?:other|right)(?: side)?)?${END}`,
  },
  {
    id: 'on-scales',
    pattern: `\\b(?:balance|balancing(?: act)?) (?:between |of )?${thing('left', 2)} (?:and|with|against) ${thing('right', 2)}${END}`,
  },
  {
    id: 'iceberg-of',
    pattern: `\\biceberg (?:showing|with|of) ${thing('left', 3)} (?:above|on top|at the top|visible)(?: (?:the )?(?:water|surface|waterline))?,? (?:and|while|but) ${thing('right', 3)} (?:below|under|beneath|hidden|underwater)`,
  },
  { id: 'iceberg-of', pattern: `\\biceberg of ${thing('right', 2)}${END}` },
  {
    id: 'seed-of',
    pattern: `\\b(?:seed|sprout|seedling|plant|flower) of ${thing('filling', 2)}${END}`,
  },
  {
    id: 'seed-of',
    pattern: `\\b(?:plant|grow|water|nurtur|cultivat)(?:ing|s) ${thing('filling', 2)} (?:like|as) (?:an? )?(?:plants?|seeds?|flowers?|garden|tree)${END}`,
  },
  {
    id: 'piece-of',
    pattern: `\\b(?:missing|last|final|key)?(?: puzzle| jigsaw) (?:piece )?(?:of|to|for|in) ${thing('filling', 2)}${END}`,
  },
  {
    id: 'turning-into',
    pattern: `${START}${thing('left', 3)},? (?:that |which )?(?:is )?(?:slowly |gradually |half )?(?:turn(?:s|ing)?|transform(?:s|ing)?|morph(?:s|ing)?|chang(?:es|ing)|dissolv(?:es|ing)|melt(?:s|ing)|evolv(?:es|ing)|becom(?:es|ing)|grow(?:s|ing)) (?:in)?to ${thing('right', 3)}${END}`,
  },
  {
    id: 'turning-into',
    pattern: `${START}${thing('left', 3)},? (?:that |which )?(?:is )?(?:slowly |gradually )?becom(?:es|ing) ${thing('right', 3)}${END}`,
  },
  {
    id: 'crowned',
    pattern: `${HOST_START}tree (?:shaped like|in the (?:shape|form) of|shaped as|that looks like|with (?:a )?crown (?:shaped like|of)) ${thing('filling', 2)}${END}`,
  },
  {
    id: 'crowned',
    pattern: `${START}${thing('filling', 2)} (?:shaped like|in the (?:shape|form) of|shaped as|that looks like|growing like) an? tree(?: with ${thing('leaves', 2)} (?:as|for|instead of) (?:its )?(?:leaves|fruits?))?${END}`,
  },
  {
    id: 'masked',
    pattern: `${DET}${PERSON},? (?:who )?(?:is )?(?:wearing|with|holding|hiding behind|hides behind|behind|putting on) (?:an? |the )?(?:\\w+ )?(?:smil\\w+|happy|cheerful|fake|grinning|laughing)(?: \\w+)? (?:mask|face)`,
  },
  {
    id: 'masked',
    pattern: `\\bmask of (?:an? )?(?:happiness|joy|smile|smiling)(?:[^.;]{0,30}\\b(?<who>man|woman|person|girl|boy)\\b)?`,
  },
];

/** Images whose slots are whatever they are of: a word in them names an end of the image, and nothing else. */
export const OF_ENDS: ReadonlySet<string> = new Set([...ABSTRACTS.map(({ id }) => id), 'weighing']);
