/** Pictures that belong to each other, by what is to be matched; the first table is for any. */
interface KnownPairs {
  words: readonly string[];
  title: string;
  pairs: readonly (readonly [string, string])[];
}

const pairs = (text: string) =>
  text.split(', ').map((pair) => {
    const [left = '', right = ''] = pair.split(' : ');
    return [left, right] as const;
  });

export const MATCHES: readonly [KnownPairs, ...KnownPairs[]] = [
  {
    words: ['home', 'house', 'habitat'],
    title: 'Who lives where?',
    pairs: pairs('bee : beehive, bird : nest, dog : doghouse, spider : spider web'),
  },
  {
    words: ['baby animal', 'babies', 'mother', 'mum', 'young', 'parents'],
    title: 'Who belongs to whom?',
    pairs: pairs('hen : chick, frog : egg, butterfly : caterpillar, duck : duckling'),
  },
  {
    words: ['food', 'eat', 'feed', 'favourite food'],
    title: 'Who eats what?',
    pairs: pairs('rabbit : carrot, monkey : banana, dog : bone, mouse : cheese'),
  },
  {
    words: ['job', 'tool', 'profession', 'worker', 'occupation', 'helper'],
    title: 'Who needs what?',
    pairs: pairs(
      'chef : frying pan, doctor : stethoscope, painter : paintbrush, gardener : watering can',
    ),
  },
  {
    words: ['opposite', 'weather', 'clothes'],
    title: 'What belongs together?',
    pairs: pairs('sun : sunglasses, rain : umbrella, snowflake : scarf, moon : bed'),
  },
];
