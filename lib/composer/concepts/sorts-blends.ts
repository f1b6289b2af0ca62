/** Sorts of things that are known by their marks, whatever they are made of: a shoe with a door is a house. */
export const BLEND_SORTS = {
  'guise-house':
    'house cottage cabin hut haunted-house villa farmhouse barn igloo tent tree-house bird-house dog-house chicken-coop mushroom-house shop-building bakery-building cafe-building apartment-building townhouse hotel school church beach-hut watermill yurt',
  'guise-tower': 'castle tower clock-tower lighthouse windmill skyscraper pyramid',
  'guise-seat': 'chair armchair sofa stool throne bench office-chair rocking-chair',
  'guise-lamp': 'lamp hanging-lamp lantern desk-lamp floor-lamp',
  'guise-clock': 'clock alarm-clock watch',
  'guise-bag': 'handbag tote-bag backpack',
  'guise-mug': 'mug cup',
  'guise-teapot': 'teapot',
  'guise-car': 'car bus truck taxi train carriage van race-car sports-car',
  'guise-boat': 'rowing-boat sailing-boat ship pirate-ship canoe',
  'guise-rocket': 'rocket',
  'guise-hot-air-balloon': 'hot-air-balloon blimp',
  'guise-submarine': 'submarine',
  'guise-plane': 'plane',
  'guise-planet': 'planet',
  'guise-sun': 'sun',
  'guise-cloud': 'cloud',

  'guise-guitar': 'guitar violin cello ukulele banjo',
  'guise-ornament': 'christmas-bauble',
  'guise-candle': 'candle',
  'guise-umbrella': 'umbrella parasol',
  'guise-lollipop': 'lollipop popsicle',
  'guise-robot': 'robot',
  /** Of what these are made has arrangements of its own: stairs of books, a bridge of pencils. */
  'built-of-others':
    'bridge wooden-bridge suspension-bridge covered-bridge viaduct spiral-stairs stairs ladder wall fence pyramid tower',
  /** Of one face and no inside: any shape can be cut out of it. */
  'flat-faced':
    'cushion rug mirror blanket towel soap chocolate-box swimming-pool window picture-frame plate tray',
  /** Known best by their outline as they sit. */
  'sits-in-outline': 'rabbit hare cat dog fox squirrel mouse bear owl',
  /** What other things are made in the shape of, and named by both: a strawberry lamp. */
  'shapes-others':
    'strawberry pineapple watermelon lemon apple pear banana avocado cherry pumpkin mushroom acorn walnut coconut donut croissant cupcake pizza burger teapot boot pencil seashell cactus carrot tomato cheese',
  'takes-shapes':
    'lamp desk-lamp hanging-lamp house cottage tree-house chair armchair sofa stool rocking-chair clock car bus truck race-car rowing-boat sailing-boat ship rocket hot-air-balloon submarine plane planet guitar',
} as const;

/** What things are made of when they are in the shape of others, as a state of those: a hedge is leaves. */
export const MADE_IN_SHAPE: Readonly<Record<string, string>> = {
  topiary: 'grassy',
  hedge: 'grassy',
  bush: 'grassy',
  'neon-sign': 'neon-lit',
  balloon: 'balloon',
  cookie: 'gingerbread',
  gingerbread: 'gingerbread',
  cushion: 'plush',
  chocolate: 'chocolate',
  cake: 'chocolate',
  'birthday-cake': 'chocolate',
  statue: 'stone',
  soap: 'candy',
};
