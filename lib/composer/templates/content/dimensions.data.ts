/** By what figures are told apart (`by age`, `per country`, `around the world`), and who or what stands for each member. */
export interface Dimension {
  words: RegExp;
  members: readonly (readonly [name: string, shows: string])[];
}

const members = (row: string): Dimension['members'] =>
  row.split(', ').map((member) => {
    const [name = '', shows = name.toLowerCase()] = member.split(': ');
    return [name, shows] as const;
  });

/** `by age`, `per age group`, `for every age`, `at each age`. */
const by = (words: string, also = ''): RegExp =>
  new RegExp(
    `\\b(?:by|per|for (?:each|every|all)|at (?:each|every|different)|in (?:each|every|different)|through(?: (?:the|all))?|across(?: (?:the|all|different))?|over (?:the )?|of (?:the )?different) (?:${words})\\b${also && `|\\b(?:${also})\\b`}`,
    'i',
  );

export const DIMENSIONS: readonly Dimension[] = [
  {
    words: by('ages?(?: groups?)?|stages? of life|life stages?', 'at what age'),
    members: members(
      'Babies: baby, Toddlers: toddler, Children: child, Teenagers: teenager, Adults: woman, Seniors: grandfather',
    ),
  },
  {
    words: by('generations?'),
    members: members(
      'Gen Alpha: child, Gen Z: teenager, Millennials: young woman, Gen X: man, Boomers: grandmother',
    ),
  },
  { words: by('gender|sex(?:es)?'), members: members('Women: woman, Men: man') },
  {
    words: by(
      'months?(?: of the year)?',
      'month by month|monthly calendar of|year round|in what month',
    ),
    members: members(
      'January: snowflake, February: heart, March: tulip, April: umbrella, May: butterfly, June: strawberry, July: sun, August: ice cream, September: apple, October: pumpkin, November: mushroom, December: christmas tree',
    ),
  },
  {
    words: by('seasons?', 'season by season'),
    members: members('Spring: tulip, Summer: sun, Autumn: maple leaf, Winter: snowman'),
  },
  {
    words: by('(?:week ?)?days?|day of the week', 'day by day'),
    members: members('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  },
  {
    words: by(
      '(?:countr(?:y|ies)|nations?|nationalit(?:y|ies)|cultures?)',
      '(?:around|across|in|of) the world|worldwide',
    ),
    members: members(
      'USA: statue of liberty, Brazil: christ the redeemer, France: eiffel tower, Egypt: pyramid, India: taj mahal, China: pagoda, Japan: torii gate, Australia: kangaroo',
    ),
  },
  {
    words: by('continents?|(?:world )?regions?'),
    members: members(
      'Africa: giraffe, Asia: panda, Europe: eiffel tower, North America: statue of liberty, South America: toucan, Oceania: kangaroo',
    ),
  },
  {
    words: by('decades?'),
    members: members(
      '1950s: jukebox, 1960s: guitar, 1970s: roller skate, 1980s: cassette, 1990s: game console, 2000s: laptop, 2010s: smartphone, 2020s: electric car',
    ),
  },
  {
    words: by('rooms?'),
    members: members(
      'Kitchen: stove, Bathroom: bathtub, Living room: sofa, Bedroom: bed, Laundry: washing machine, Garage: car',
    ),
  },
  {
    words: by('sectors?|industr(?:y|ies)|sources?'),
    members: members(
      'Energy: power plant, Transport: truck, Industry: factory, Farming: tractor, Buildings: house, Waste: trash can',
    ),
  },
  {
    words: by('(?:modes? of |means of )?transport(?:ation)?|vehicles?(?: types?)?'),
    members: members(
      'Car: car, Bus: bus, Train: train, Bicycle: bicycle, Plane: plane, Ship: ship',
    ),
  },
  {
    words: by('foods?(?: (?:types?|groups?))?|meals?'),
    members: members(
      'Meat: steak, Fish: fish, Dairy: milk, Grain: bread, Vegetables: broccoli, Fruit: apple',
    ),
  },
  {
    words: by('animals?|species|pets?'),
    members: members('Mouse, Rabbit, Cat, Dog, Horse, Elephant'),
  },
  {
    words: by('(?:times? of (?:the )?day|hours?)'),
    members: members('Morning: alarm clock, Midday: sun, Evening: lamp, Night: moon'),
  },
  {
    words: by('(?:jobs?|professions?|occupations?|careers?)'),
    members: members(
      'Nurse: nurse, Teacher: teacher, Cook: chef, Builder: construction worker, Farmer: farmer, Programmer: programmer',
    ),
  },
  {
    words: by('(?:drinks?|beverages?)'),
    members: members(
      'Espresso: espresso, Coffee: cup of coffee, Black tea: cup of tea, Cola: soda can, Energy drink: tin can, Cocoa: hot chocolate',
    ),
  },
  {
    words: by('(?:sports?|activit(?:y|ies)|exercises?)'),
    members: members(
      'Walking: running shoe, Cycling: bicycle, Swimming: swimmer, Football: soccer ball, Tennis: tennis racket, Yoga: yoga mat',
    ),
  },
];
