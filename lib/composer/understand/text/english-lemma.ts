/** Singular forms of English nouns: the irregular ones, then the endings. */
const IRREGULAR: Record<string, string> = {
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  mice: 'mouse',
  geese: 'goose',
  feet: 'foot',
  teeth: 'tooth',
  oxen: 'ox',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  wives: 'wife',
  calves: 'calf',
  loaves: 'loaf',
  shelves: 'shelf',
  scarves: 'scarf',
  elves: 'elf',
  halves: 'half',
  thieves: 'thief',
  hooves: 'hoof',
  cacti: 'cactus',
  octopi: 'octopus',
  fungi: 'fungus',
  cactuses: 'cactus',
  dwarves: 'dwarf',
  pennies: 'penny',
  dice: 'die',
  buses: 'bus',
  gases: 'gas',
  lenses: 'lens',
};

/** The same the other way round: of several plurals the first. */
const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries(IRREGULAR)
    .map(([plural, singular]): [string, string] => [singular, plural])
    .reverse(),
);

/** The plural of a noun that has one of its own; none where endings tell. */
export const irregularPluralOf = (singular: string): string | undefined =>
  IRREGULAR_PLURALS.get(singular);

/** They end like `businessmen`, and are one. */
const SINGULAR_MEN = new Set([
  'specimen',
  'omen',
  'abdomen',
  'regimen',
  'ramen',
  'stamen',
  'hymen',
]);

/** Nouns that look plural and are not, or are the same in both numbers. */
const UNCHANGED = new Set(
  'bus gas lens glass grass dress chess compass cactus octopus platypus hippopotamus walrus virus circus lotus hibiscus iris christmas canvas atlas tennis bus boss cross princess hostess waitress actress asparagus hummus citrus crocus narcissus bonus campus glasses sunglasses stairs scissors jeans shorts pants trousers binoculars headphones goggles series species moss mattress fortress address class walrus cosmos chaos nautilus fungus stylus minibus paris texas ibis mantis tortoise'.split(
    ' ',
  ),
);
/** Same in singular and plural: the number comes from a count word only. */
const INVARIANT = new Set(
  'sheep fish deer moose salmon trout shrimp bison aircraft spacecraft squid'.split(' '),
);

export interface Lemma {
  lemma: string;
  plural: boolean;
}

/** The singular of a lower-case English word, and whether the word was plural. */
export function englishLemma(word: string): Lemma {
  const irregular = IRREGULAR[word];
  if (irregular) return { lemma: irregular, plural: true };
  if (word.endsWith('men') && word.length > 4 && !SINGULAR_MEN.has(word))
    return { lemma: `${word.slice(0, -3)}man`, plural: true };
  if (UNCHANGED.has(word) || INVARIANT.has(word)) return { lemma: word, plural: false };
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) {
    return { lemma: word, plural: false };
  }
  if (word.endsWith('ies') && word.length > 4) {
    const kept =
      /^(?:cookies|pies|ties|zombies|movies|smoothies|brownies|hoodies|selfies|genies|birdies|puppies)$/.test(
        word,
      );
    return {
      lemma: kept && word !== 'puppies' ? word.slice(0, -1) : `${word.slice(0, -3)}y`,
      plural: true,
    };
  }
  if (
    /(?:shes|ches|xes|sses|zes)$/.test(word) &&
    !/(?:aches|axes|sizes|mazes|breezes)$/.test(word)
  ) {
    return { lemma: word.slice(0, -2), plural: true };
  }
  if (
    /(?:tomatoes|potatoes|heroes|volcanoes|mangoes|echoes|dominoes|tornadoes|mosquitoes|buffaloes|flamingoes)$/.test(
      word,
    )
  ) {
    return { lemma: word.slice(0, -2), plural: true };
  }
  return { lemma: word.slice(0, -1), plural: true };
}
