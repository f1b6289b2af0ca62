/** What things are alike in what they do by themselves, or in how hands use them. */
export const ACTING_SORTS = {
  /** Stands open for what somebody puts into it. */
  'opened-to-fill': 'stove fridge suitcase box treasure-chest',
  /** Made of what it is called by, and drawn so: it is no copy of stone. */
  'made-as-named': 'brick-oven',
  /** Carried as several, it is one stack in both arms. */
  'stacked-in-arms': 'box open-box product-box gift crate book',
  /** Tipped over what it is emptied into. */
  'poured-from':
    'jug teapot kettle watering-can bottle water-bottle milk-bottle champagne-bottle beer-bottle olive-oil honey bucket paint-can beaker flask test-tube glass milk-glass cup mug measuring-cup sieve salt-shaker',
  /** What falls out of it does so in specks. */
  'sprinkled-from': 'sieve salt-shaker',
  /** Has no joints: what it plays or holds is before it. */
  'holds-before': 'skeleton',
  /** Fruit that is picked from its tree. */
  'picked-from-a-tree':
    'apple pear tangerine orange lemon lime cherry peach plum olive fig mango avocado apricot',
  /** Its leaves are eaten where they grow. */
  browsed: 'tree oak-tree acacia baobab birch willow palm bush hedge',
  /** What a caravan is on a road. */
  'home-on-wheels': 'camper-van caravan',
  /** Runs from hand to hand under who jumps over it. */
  'swung-under': 'jump-rope',
  /** What takes hold of things by itself. */
  gripping: 'robot-arm crane claw-machine',
  /** Has who is operated on lie on a table. */
  operates: 'surgeon doctor vet',
  /** Has steam over it where it boils. */
  'boiled-in': 'kettle cooking-pot teapot cauldron moka-pot',
  /** Turned over in the air out of a pan. */
  'flipped-in-pans': 'pancakes blueberry-pancakes omelette crepes',
  /** Of two of them one is in each hand. */
  'in-each-hand': 'crutches dumbbell sparkler',
  /** Who sits in it is on what lies there. */
  'brooded-in': 'nest',
  /** As long as somebody is high: who carries it has it level at the side. */
  'carried-level': 'ladder stepladder pole oar paddle',
  /** Sat on by who feeds birds about it. */
  'fed-from': 'bench stool log rowing-boat',
  /** Birds that carry off in the claws what they catch. */
  'of-prey': 'eagle hawk owl barn-owl snowy-owl vulture',
  /** What flies and has its load on ropes under it. */
  slinging: 'drone helicopter',
  /** What hangs in the air by itself. */
  wafting:
    'kite balloon balloons hot-air-balloon cloud feather bubbles parachute star snowflake heart',
  /** What bounces and rolls, and does not walk. */
  bouncing: 'football basketball tennis-ball beach-ball volleyball bowling-ball coins button',
  /** What people pick up where it lies. */
  'lies-about': 'litter seashell',
  /** Plants of which more is told by the word before them. */
  'plain-plant': 'potted-plant sprout',
  /** What water comes out of, where it comes out. */
  'leads-water':
    'water-pipe sink sink-unit shower hose bathtub toilet washing-machine fountain fire-hydrant watering-can radiator dishwasher water-bottle bucket aquarium kettle',
  /** What somebody is on who goes up or down it. */
  'gone-up-and-down':
    'ladder stepladder stairs stone-steps spiral-stairs fire-escape escalator scaffolding',
  /** Stirred in a cauldron, and not in its bottle. */
  'stirred-brew': 'potion',
  /** Eaten from by who sits about it on the ground. */
  'spread-on-the-ground': 'picnic-spread',
  /** What is under everybody's feet and drawn by the place. */
  'bare-ground': 'floor',
  /** Narrow, and walked from one end to the other. */
  'walked-along': 'tightrope plank steel-beam log',
  /** Sat along, side by side, and no longer than that takes. */
  'sat-along': 'log steel-beam',
  /** Rooms in which who eats sits at a table. */
  'dined-in': 'restaurant cafe bar',
  /** What one has in hand over a dish. */
  'eaten-with': 'fork knife spoon chopsticks',
  /** What somebody jumps with. */
  'flown-on':
    'snowboard skateboard skis surfboard bicycle motorcycle kick-scooter roller-skate sled',
  /** Land that goes up and down. */
  sloped: 'hills mountains snow-field meadow desert forest volcano',
  /** On the water once somebody stands on it there. */
  'floats-when-ridden': 'surfboard paddleboard',
  /** Boards that lie, and buckets that are upside down, where somebody sits on them. */
  'laid-to-sit-on': 'bucket surfboard snowboard skis paddleboard skateboard',
  /** Played with a hand at either end of its bellows. */
  squeezed: 'accordion',
  /** Held with both hands by a verb that has both do the same. */
  'two-handed':
    'barbell lying-barbell knitting-piece rake broom spade mop pitchfork scythe golf-club baseball-bat hockey-stick',
  /** Sat or stood behind by who plays it. */
  'played-from-behind': 'drum-kit djembe',
  /** Held by its handle, whatever lies in it. */
  handled:
    'frying-pan wok spade spoon wooden-spoon spatula tennis-racket net fishing-net baking-tray',
  /** At the lips of who has it. */
  blown: 'whistle party-horn bubble-wand',
  'sung-into': 'microphone',
  /** Before both eyes of who has them in the hand. */
  'held-to-eyes': 'binoculars spyglass',
  /** On a part of somebody, in its place. */
  smudge: 'smudge',
  /** Wears a coat on all its feet, and not as people do. */
  'clad-on-fours':
    'dog retriever corgi dachshund greyhound dalmatian poodle husky pug beagle puppy labrador black-labrador border-collie chihuahua rottweiler doberman bulldog french-bulldog shiba-inu samoyed pomeranian saint-bernard great-dane jack-russell yorkshire-terrier schnauzer horse white-horse black-horse pony donkey',
  /** What somebody of a tale lives in. */
  'home-of-tales': 'mushroom-house',
  /** Stands or swims in fresh water. */
  'of-ponds':
    'reed lily-pad lotus frog toad heron dragonfly duck white-duck mallard duckling goose gosling swan cygnet',
  /** Is at home on the water, and floats there. */
  waterfowl: 'duck white-duck mallard duckling goose gosling swan cygnet pelican seagull',
  /** Told as many, and drawn as one: wires on their poles. */
  'many-in-one': 'telephone-wires',
  /** Grows on the ground of the sea. */
  'sea-growth': 'seaweed coral',
  /** Goods are laid on it, and its top is called a counter. */
  'has-counter': 'market-stall',
  /** Held to an eye. */
  'looked-through': 'camera magnifying-glass binoculars spyglass',
  /** Who looks out to sea through a glass in the hand. */
  seafarer: 'pirate sailor captain',
  /** Throws water about itself. */
  sprays: 'sprinkler fountain',
  /** People of tales: they act as people do, live where their tale is told, and may be as tiny as it says. */
  'tale-folk':
    'nymph wizard witch fairy elf christmas-elf angel devil santa goddess superhero vampire zombie frankenstein mummy red-riding-hood living-skeleton cinderella snow-white rapunzel alice goldilocks pinocchio geppetto peter-pan aladdin hansel gretel mad-hatter fairy-godmother gorgon faun harpy sorceress snow-queen necromancer valkyrie assassin dwarf gnome leprechaun giant ogre goblin troll orc cyclops imp minotaur werewolf alien',
  /** Birds that rise from what they were in with both wings up. */
  'rises-winged': 'phoenix',
  /** People of tales who are no taller than flowers. */
  'little-folk': 'fairy gnome imp leprechaun',
} as const;
