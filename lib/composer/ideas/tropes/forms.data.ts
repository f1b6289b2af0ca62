/** Outlines that are filled with things: a heart of flowers. Each `#` is one of them. */
export interface Form {
  words: string;
  shows: readonly string[];
  mask: string;
  /** A line that is drawn before them: the trunk of a tree whose crown they are. */
  under?: string;
  /** Where its middle is, and how large it is, where it does not fill the picture. */
  middleY?: number;
  side?: number;
}

export const FORMS: readonly Form[] = [
  {
    words: '(?:big |giant )?heart',
    shows: ['heart'],
    mask: `
.##...##.
####.####
#########
#########
.#######.
..#####..
...###...
....#....`,
  },
  {
    words: '(?:big |giant )?(?:tree|crown of a tree)',
    shows: ['tree'],
    under: '#trunk 50 94 56',
    middleY: 36,
    side: 72,
    mask: `
...###...
..#####..
.#######.
#########
#########
.#######.
..##.##..`,
  },
  {
    words: 'christmas tree|fir tree',
    shows: ['christmas-tree', 'fir-tree'],
    under: '#trunk 50 94 24',
    mask: `
....#....
...###...
...###...
..#####..
..#####..
.#######.
.#######.
#########`,
  },
  {
    words: '(?:big |giant )?(?:circle|globe|earth|planet|world|sun|ball)',
    shows: ['circle', 'globe', 'earth'],
    mask: `
..#####..
.#######.
#########
#########
#########
#########
.#######.
..#####..`,
  },
  {
    words: '(?:wreath|ring)',
    shows: ['wreath', 'ring'],
    mask: `
..#####..
.##...##.
##.....##
#.......#
#.......#
##.....##
.##...##.
..#####..`,
  },
  {
    words: '(?:big |giant )?star',
    shows: ['star'],
    mask: `
....#....
....#....
...###...
#########
.#######.
..#####..
.###.###.
.#.....#.`,
  },
  {
    words: '(?:big |giant |golden )?key',
    shows: ['key'],
    mask: `
...####........
..##..##.......
..#....########
..#....########
..##..##..##.##
...####...##.##`,
  },
  {
    words: '(?:human )?brain',
    shows: ['brain'],
    under: 'brain 50 93 88',
    side: 62,
    middleY: 46,
    mask: `
.####.
######
######
.####.`,
  },
  {
    words: '(?:big |giant )?arrow(?: pointing up(?:wards)?)?|upward arrow',
    shows: ['arrow'],
    mask: `
....#....
...###...
..#####..
.#######.
...###...
...###...
...###...
...###...`,
  },
  {
    words: 'question mark',
    shows: ['question-mark'],
    mask: `
..####..
.######.
##....##
......##
....###.
...##...
........
...##...`,
  },
  {
    words: '(?:big |giant )?house',
    shows: ['house'],
    mask: `
....#....
...###...
..#####..
.#######.
#########
.#######.
.###.###.
.###.###.`,
  },
  {
    words: '(?:big |giant )?(?:light ?bulb|lightbulb)',
    shows: ['lightbulb', 'light-bulb'],
    mask: `
..###..
.#####.
#######
#######
#######
.#####.
..###..
..###..`,
  },
  {
    words: '(?:big |giant )?cloud',
    shows: ['cloud'],
    mask: `
...###.....
..#####.##.
.##########
###########
.#########.`,
  },
  {
    words: '(?:human )?(?:face|head)(?: silhouette| profile)?',
    shows: ['face', 'head-profile', 'head'],
    mask: `
..#####...
.#######..
########..
#########.
##########
#########.
.#######..
..#####...
..####....`,
  },
  {
    words: '(?:human |person|human )(?:figure|silhouette|body)',
    shows: ['person'],
    mask: `
...##...
...##...
.######.
##.##.##
#..##..#
..####..
..#..#..
..#..#..
.##..##.`,
  },
  {
    words: '(?:big |giant )?(?:fish|whale|shark)',
    shows: ['fish', 'whale', 'shark'],
    mask: `
...####....
.#######..#
##########.
##########.
.#######..#
...####....`,
  },
  {
    words: '(?:big |giant |protective )?shield',
    shows: ['shield'],
    mask: `
#########
#########
#########
#########
.#######.
.#######.
..#####..
....#....`,
  },
  {
    words: '(?:space )?rocket|lighthouse|tower|skyscraper',
    shows: ['rocket', 'lighthouse', 'tower', 'skyscraper'],
    mask: `
...#...
..###..
..###..
..###..
..###..
.#####.
.#####.
#######`,
  },
  {
    words: '(?:big |giant )?(?:smart)?phone|door|book|picture frame',
    shows: ['phone', 'door', 'book', 'picture-frame'],
    mask: `
######
######
######
######
######
######
######
######`,
  },
  {
    words: '(?:big |giant )?umbrella',
    shows: ['umbrella'],
    mask: `
....#....
..#####..
.#######.
#########
#...#...#
....#....
....#....
..###....`,
  },
  {
    words: '(?:golden )?crown',
    shows: ['crown'],
    mask: `
#...#...#
#...#...#
##.###.##
#########
#########
#########`,
  },
  {
    words: '(?:big )?butterfly',
    shows: ['butterfly'],
    mask: `
##.....##
####.####
#########
.#######.
..#####..
.###.###.
.##...##.`,
  },
  {
    words: '(?:dollar|dollar sign)',
    shows: ['dollar-sign', 'dollar'],
    mask: `
...#....
.######.
##.#....
.#####..
...#.##.
.######.
...#....`,
  },
];

/** What is built of things one by one: steps, rungs, spans. */
export const STRUCTURES: Readonly<Record<string, { words: string; shows: readonly string[] }>> = {
  stairs: {
    words: '(?:staircases?|stairs|stairway|steps|flight of stairs)',
    shows: ['stairs', 'staircase'],
  },
  ladder: { words: '(?:tall |long )?ladder', shows: ['ladder'] },
  bridge: { words: '(?:\\w+ )?bridge', shows: ['bridge'] },
  hill: {
    words: '(?:huge |giant |big |high )?(?:mountain|hill|pile|heap|pyramid|mound|tower)',
    shows: ['mountain', 'mountains', 'hill', 'pile', 'pyramid', 'mountain-peak', 'tower'],
  },
  wall: { words: '(?:high |brick |tall )?wall', shows: ['wall'] },
  road: { words: '(?:long |winding )?(?:road|path|way|trail|street)', shows: ['road', 'path'] },
};
