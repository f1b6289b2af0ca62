/** Sorts of things by how others stand to them. */
export const RELATION_SORTS = {
  /** Openings that a tree or a boot may be told to have. */
  'seen-as-door': 'door',
  'seen-as-window': 'window',
  /** Eggs are in it. */
  'hatched-in': 'nest',
  /** What is known by its face in whatever outline; plates and rugs are seen from the side. */
  'cut-to-shapes': 'door book clock calendar window mirror picture-frame cushion',
  /** Has its corners anyway. */
  'cornered-by-nature':
    'sandwich waffle tofu brownie cheese onigiri watermelon-slice sushi lasagna',
  /** What a hand has on where nothing else of somebody is in the picture, and an ear. */
  'worn-on-fingers': 'ring thimble wedding-ring',
  'worn-on-wrists': 'bracelet watch smartwatch',
  'worn-on-ears': 'earrings',
  /** Lines by which things hang: no coil or spool of it lies about. */
  'hung-by': 'rope lasso chains thread yarn cable ribbon',
  /** Has an inside where it is said to be hollow, and not by itself. */
  'hollow-told': 'log',
  /** Overflowing, water runs down over it. */
  'flows-over':
    'bathtub sink sink-unit bucket cup mug teacup glass glass-of-water milk-glass coffee tea beer cooking-pot saucepan bowl toilet vase barrel watering-can kettle cauldron fountain bird-bath well',
  /** Overflowing, what has been thrown into it lies about it. */
  'thrown-into': 'trash-can recycling-bin dumpster ashtray shopping-cart',
  /** What is in the air wherever a picture with it is. */
  hovering: 'hot-air-balloon blimp kite ufo plane helicopter',
  /** In a house, it is seen from inside. */
  'hung-indoors': 'stained-glass-window tapestry picture-frame empty-frame mural poster-sheet',
  /** Stands or lies elsewhere as well; said to be on a wall, it hangs there. */
  'hung-upon': 'coat-rack hanger hook clothesline',
  'hung-on-walls': 'calendar map guitar television cuckoo-clock hat coat flag',
  /** On walls, and on either side of them: none of these tells of a room. */
  'either-side-of-walls': 'mural ivy awning gutter security-camera neon-sign crack',
  /** Open at the front: who is in it sits or lies in its opening. */
  'sat-inside': 'tent teepee igloo dog-house',
  /** Of a tree that has it, it hangs. */
  'hung-from-limbs':
    'swing rope-swing tire-swing bird-feeder wind-chime hammock paper-lantern lantern',
  /** Of a hat that has it, it is stuck into its band. */
  'stuck-into-hats': 'quill feather flower rose daisy leaf',
  'stuck-with': 'hat top-hat cowboy-hat pirate-hat',
  /** Swim alive in a bowl of glass. */
  'kept-in-a-bowl': 'fish goldfish clownfish tadpole turtle seahorse',
  /** A tree of no told kind: what fruit is on it says which. */
  'any-tree': 'tree small-tree young-tree',
  /** Holds goods, and no people. */
  'stored-on': 'bookshelf wall-shelf fridge cabinet dresser wardrobe fireplace',
  /** Said to be on a wall, it is a shelf there. */
  'shelved-on-walls': 'bookshelf wall-shelf',
  /** Small animals are at home in it. */
  den: 'cave-mouth hollow-tree tree oak-tree',
  /** Grows all over the ground that somebody is on. */
  'ground-cover': 'grass clover',
  /** Sat on for long, with something over the lap. */
  'warm-seat': 'sofa armchair rocking-chair bench wheelchair',
  /** On or in these things are roasted, and over no open fire. */
  'heats-food': 'stove cooker grill fireplace frying-pan microwave',
  /** Where planes stand, and are not in the air. */
  airfield: 'airport hangar runway platform',
  /** Who is under it has it all about them. */
  'tucked-in': 'blanket',
  /** Held in both hands however small it is. */
  'held-in-both':
    'hive-frame board-sign cake birthday-cake pie pizza gift pumpkin watermelon turkey cooking-pot crate basketball globe',
  /** What stands for words already gives way to those that are told. */
  /** Boards that hang from a post of their own. */
  'on-a-post': 'shop-sign',
  'written-on': 'placard board-sign shop-sign notice-board signpost whiteboard',
  /** Nobody gets up behind these: a face is at their side. */
  'peeked-around': 'wall-corner',
  /** Glass that somebody stands behind. */
  'seen-through': 'glass-pane prison-bars',
  /** Hangs from one trunk to the other by its own ends. */
  'slung-between': 'hammock',
  /** Goes from one post to another on a line. */
  stretched:
    'flag bunting fairy-lights net curtain cloth towel blanket sock paper-lantern whiteboard cobweb',
  /** Carries over its head what is as large as itself. */
  'load-bearing': 'ant beetle ladybird',
  /** Stood or sat at as at a table, where nobody brought one. */
  'makeshift-table':
    'tree-stump mushroom toadstool crate barrel rock boulder suitcase treasure-chest drum hay-bale pumpkin box',
  /** What is held to be read, and lies under whoever is said to be on it. */
  'papers-underfoot': 'newspaper magazine map letter paper',
  /** Lies between who plays it. */
  'board-game':
    'chess-board checkers-board board-game backgammon go-board playing-cards domino domino-game scrabble dice',
  /** Worn or floating over a head or a house, and small for it. */
  crowning: 'crown',
  /** Hangs over the back or the edge of what it is put over. */
  draped: 'blanket towel scarf cloth sock',
  /** Stands beside who is in its light, and on nobody. */
  'shines-down': 'floor-lamp lamp desk-lamp',
  /** Over everybody's head: a lamp that hangs from it has no foot. */
  overhead: 'ceiling-beam',
  /** Hangs over a back as it is cut. */
  'draped-whole':
    'coat jacket raincoat trench-coat puffer-jacket cardigan sweater hoodie dress skirt t-shirt trousers nightgown tuxedo waistcoat poncho',
  /** Closes a ring around what is in it. */
  fencing: 'fence hedge',
  /** Goes on to both sides, and has as many looking over it as are told. */
  barrier: 'fence wooden-fence bamboo-fence wall hedge',
  /** On these blankets and cloths lie flat. */
  'made-up': 'bed crib table desk coffee-table',
  /** Told of a house that is there itself. */
  'house-part': 'roof chimney',
  /** Held over whoever is under them. */
  shelter: 'umbrella parasol',
  /** Under these there is no room but for what they are raised for. */
  'low-on-legs': 'sofa armchair bed bunk-bed dresser',
  /** What has doors down to the floor: who is under it is seen before it. */
  'closed-below': 'sink-unit counter',
  /** Hangs to the floor before who is behind it. */
  'hangs-before': 'curtain door',
  /** What has something bears it. */
  bearer:
    'handcart toy-wagon wheelbarrow scale tray baking-tray plate cake-stand cutting-board sled wall-shelf winners-podium',
  /** Thin things that lie flat under what sits on them. */
  'lies-under':
    'credit-card phone tablet letter playing-cards ticket passport money map paper open-book',
  /** Built in small on a table, and large elsewhere. */
  model: 'gingerbread-house dollhouse',
  'tabled-on': 'table desk coffee-table workbench counter',
  /** Land in the air, with whatever it is told with on it. */
  'land-aloft': 'floating-island',
  /** Where there is room for somebody and for who is with them. */
  'bears-company':
    'sofa bench bed hammock rug swing blanket cloth towel raft sled bathtub stairs hay-bale log rock wall fence floating-island cloud iceberg pier tree-house tent hot-air-balloon',
  /** Spread on the ground, and sat on there. */
  'lies-to-sit-on': 'blanket cloth towel rug',
  /** What others push, with somebody small in it. */
  'pushed-by-others': 'pram shopping-cart wheelbarrow handcart wheelchair',
  /** Smoke and steam rise from whatever has them, and belong over it. */
  rising: 'smoke steam',
  /** Put over what is in it. */
  'set-over': 'bell-jar',
  /** Who lives in the sea, and comes up onto rocks in tales. */
  'sea-folk': 'mermaid',
  /** Who drifts on the back, hand in hand. */
  'holds-paws-afloat': 'otter',
  'rocky-perch': 'rock boulder',
  /** Got into a tree by the wind or a kick, and is seen in its leaves. */
  'caught-in-trees':
    'apple pear tangerine orange lemon peach plum kite balloon balloons football basketball beach-ball frisbee sneakers drone umbrella hat paper-plane parachute shopping-bag boomerang shuttlecock arrow',
  /** Flat and soft: half of what is under it looks out at its edge. */
  'lain-over': 'rug cushion newspaper blanket cloth hat plate sock map',
  /** In soup, tea or batter their handles are up. */
  stirring: 'spoon wooden-spoon ladle whisk fork',
} as const;
