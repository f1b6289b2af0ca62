import type { Point } from '@/lib/svg/point';

/** What stands and lives where on a continent, in degrees of longitude and latitude. */
interface OnContinent {
  sights: readonly (readonly [word: string, at: Point])[];
  animals: readonly (readonly [word: string, at: Point])[];
}

const rows = (text: string): readonly (readonly [string, Point])[] =>
  text.split(', ').map((row) => {
    const [word = '', at = ''] = row.split(' : ');
    const [longitude = 0, latitude = 0] = at.split(' ').map(Number);
    return [word, [longitude, latitude]];
  });

export const ON_CONTINENTS: Readonly<Record<string, OnContinent>> = {
  Europe: {
    sights: rows(
      'eiffel tower : 2 47, big ben : -2 54, leaning tower : 12 44, greek temple : 22 40, windmill : 8 53, castle : 17 50, church : 38 56',
    ),
    animals: rows('bear : 40 60, deer : 15 62, fox : 10 50, bull : -4 41, wolf : 28 52'),
  },
  Africa: {
    sights: rows('pyramid : 29 28, palm tree : 8 24, hut : 22 -18, drum : 0 12'),
    animals: rows(
      'lion : 33 -4, elephant : 22 -14, camel : 3 26, giraffe : 27 8, gorilla : 17 -1, zebra : 24 -26',
    ),
  },
  Asia: {
    sights: rows('great wall : 110 43, pagoda : 113 30, mosque : 48 32, temple : 80 20'),
    animals: rows('panda : 106 32, tiger : 80 24, camel : 72 44, elephant : 101 19, bear : 110 62'),
  },
  'North America': {
    sights: rows(
      'statue of liberty : -77 42, lighthouse : -122 44, cactus : -106 28, skyscraper : -90 40',
    ),
    animals: rows(
      'bison : -102 42, polar bear : -92 66, moose : -112 58, eagle : -120 44, crocodile : -84 31',
    ),
  },
  'South America': {
    sights: rows('step pyramid : -71 -12, palm tree : -46 -12, mountain : -70 -30'),
    animals: rows(
      'llama : -69 -20, toucan : -60 -2, jaguar : -52 -9, penguin : -69 -47, snake : -62 -14',
    ),
  },
  Australia: {
    sights: rows('opera house : 148 -33, lighthouse : 117 -32'),
    animals: rows('kangaroo : 130 -25, koala : 146 -24, crocodile : 133 -15, emu : 121 -27'),
  },
  Antarctica: {
    sights: rows('iceberg : 60 -74'),
    animals: rows('penguin : 0 -76, seal : 100 -73'),
  },
};
