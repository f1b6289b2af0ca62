import type { Point } from '@/lib/svg/point';

/** Where on a map of the world continents, countries and regions lie: longitude and latitude of their middle. */
const LINES = `
africa > 22 4
europe > 16 50
asia > 88 46
north america > -102 44
south america > -60 -14
australia, oceania > 134 -25
antarctica, south pole > 20 -78
arctic, north pole, greenland > -42 72
china > 104 35
india > 79 22
japan > 138 37
russia, siberia > 96 62
mongolia > 103 47
thailand, vietnam, southeast asia > 102 15
indonesia > 114 -2
middle east, saudi arabia, arabia > 45 24
turkey > 34 39
iran > 54 32
egypt > 29 27
sahara, algeria, libya > 8 26
morocco > -6 32
kenya, tanzania, east africa > 37 -2
nigeria, west africa > 8 10
madagascar > 47 -19
south africa > 24 -30
spain, portugal > -4 40
france > 2 47
germany > 10 51
italy > 12 43
greece > 22 39
england, uk, britain, united kingdom, ireland, scotland > -3 54
scandinavia, norway, sweden, finland > 16 63
iceland > -19 65
poland, ukraine > 26 50
canada > -106 57
alaska > -150 64
usa, united states, america > -98 39
mexico > -102 23
caribbean, cuba > -76 21
amazon, brazil > -54 -9
peru, ecuador > -75 -9
argentina, patagonia, chile > -66 -36
colombia, venezuela > -70 6
galapagos > -90 -1
new zealand > 172 -42
pacific, pacific ocean > -140 -4
atlantic, atlantic ocean > -34 18
indian ocean > 76 -18
himalayas, nepal, tibet > 86 29
`;

/** A place of the world by each of its names. */
export const WORLD_PLACES: ReadonlyMap<string, Point> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', at = ''] = line.split(' > ');
      const [longitude = 0, latitude = 0] = at.split(' ').map(Number);
      return names.split(', ').map((name) => [name, [longitude, latitude] as const] as const);
    }),
);
