interface KnownPage {
  words: RegExp;
  title: string;
  /** What is written, and the scene that shows it. */
  clauses: readonly (readonly [caption: string, scene: string])[];
  /** The first is right and the second is wrong. */
  marks?: 'do-and-dont';
}

/** Pages of everyday subjects that a prompt names without telling their steps. */
export const KNOWN_PAGES: readonly KnownPage[] = [
  {
    words:
      /\bfirst[- ]aid (?:for|of|steps for) (?:an? |minor )?(?:burns?|scalds?)\b|\btreat(?:ing)? (?:an? )?burns?\b/,
    title: 'First aid for burns',
    clauses: [
      ['Cool under running water', 'a person washing hands at a sink'],
      ['Take off rings', 'a ring'],
      ['Cover with a clean bandage', 'a bandage'],
      ['Call for help', 'a person talking on a phone'],
    ],
  },
  {
    words:
      /\bfirst[- ]aid (?:for|of) (?:an? |small )?(?:cuts?|wounds?|grazes?|scrapes?|bleeding)\b|\btreat(?:ing)? (?:an? )?(?:cut|wound|graze|scrape)s?\b/,
    title: 'First aid for a cut',
    clauses: [
      ['Wash your hands', 'a child washing hands at a sink'],
      ['Clean the cut', 'a bottle next to a sponge'],
      ['Put on a plaster', 'a band-aid'],
      ['Rest', 'a child sitting on a sofa'],
    ],
  },
  {
    words:
      /\b(?:change|changing|fix|fixing|repair|repairing|mend|mending|patch|patching) (?:an? |the |your )?(?:flat )?(?:bike|bicycle) (?:tyre|tire|tube|puncture|wheel)|\b(?:bike|bicycle) puncture/,
    title: 'How to change a bike tire',
    clauses: [
      ['Turn the bike over', 'a person kneeling beside an upside down bicycle'],
      ['Loosen the wheel', 'a person holding a wrench next to a bicycle'],
      ['Swap the tire', 'a person holding a tire'],
      ['Ride on', 'a person riding a bicycle'],
    ],
  },
  {
    words:
      /\b(?:do'?s and don'?t'?s|right and wrong|correct(?:ly)?|safe(?:ly)?|how to)\b.{0,30}\blift(?:ing)? (?:an? |the )?(?:heavy )?(?:box|boxes|loads?|things|weights?|safely)|\blifting technique|\bmanual handling/,
    title: 'Lifting a heavy box',
    marks: 'do-and-dont',
    clauses: [
      ['Bend your knees', 'a person squatting and holding a box'],
      ['Do not bend your back', 'a person bending over a box'],
    ],
  },
  {
    words:
      /\b(?:cross|crossing) (?:the |a )?(?:road|street)|\b(?:road|traffic) safety\b.*\b(?:kids|children|school)/,
    title: 'Crossing the street',
    clauses: [
      ['Stop at the kerb', 'a child standing next to a traffic light'],
      ['Look both ways', 'a child looking around'],
      ['Listen for cars', 'a child listening'],
      ['Walk, do not run', 'a child walking'],
    ],
  },
  {
    words: /\b(?:brush|brushing) (?:your |the )?teeth\b/,
    title: 'How to brush your teeth',
    clauses: [
      ['Put toothpaste on the brush', 'a toothbrush next to a toothpaste tube'],
      ['Brush for two minutes', 'a child brushing teeth'],
      ['Rinse your mouth', 'a child drinking a glass of water'],
      ['Smile', 'a happy child'],
    ],
  },
  {
    words: /\b(?:wash|washing|clean|cleaning) (?:your |the |their |our )?hands\b|\bhand ?washing\b/,
    title: 'How to wash your hands',
    clauses: [
      ['Wet your hands', 'a child standing at a sink'],
      ['Take soap', 'a bar of soap'],
      ['Rub both hands', 'two hands with soap bubbles'],
      ['Scrub for 20 seconds', 'a stopwatch'],
      ['Rinse under the tap', 'a dripping tap'],
      ['Dry with a towel', 'a towel'],
    ],
  },
  {
    words: /\b(?:compost|composting)\b/,
    title: 'How to compost at home',
    clauses: [
      ['Collect peelings', 'a bucket next to a banana peel and an apple'],
      ['Fill the bin', 'a compost bin'],
      ['Turn it with a fork', 'a person holding a pitchfork next to a compost bin'],
      ['Wait some months', 'a calendar'],
      ['Spread the soil', 'a tomato plant next to a shovel'],
    ],
  },
  {
    words: /\b(?:plant|planting) (?:an? |the |your )?(?:\w+ )?tree\b/,
    title: 'How to plant a tree',
    clauses: [
      ['Dig a hole', 'a person digging with a shovel'],
      ['Set the sapling in', 'a person planting a young tree'],
      ['Fill it with soil', 'a wheelbarrow next to a shovel'],
      ['Tie it to a stake', 'a young tree'],
      ['Water it', 'a person watering a young tree with a watering can'],
      ['Watch it grow', 'a large tree'],
    ],
  },
  {
    words: /\b(?:brew|brewing|make|making) (?:an? |the |your )?(?:cup of |pot of )?tea\b/,
    title: 'How to make tea',
    clauses: [
      ['Boil the water', 'a kettle'],
      ['Warm the pot', 'a teapot'],
      ['Add the leaves', 'a tea bag next to a cup'],
      ['Pour the water', 'a person pouring tea into a cup'],
      ['Wait three minutes', 'an hourglass'],
      ['Enjoy it', 'a person drinking a cup of tea'],
    ],
  },
  {
    words:
      /\b(?:bake|baking|make|making) (?:an? |the |your )?(?:\w+ )?(?:cookies|biscuits|cupcakes|muffins|cake)\b/,
    title: 'How to bake a cake',
    clauses: [
      ['Weigh flour and sugar', 'kitchen scales next to a bag of flour'],
      ['Add eggs and butter', 'eggs next to butter'],
      ['Stir the batter', 'a person stirring a bowl'],
      ['Bake it', 'an oven'],
      ['Let it cool', 'a cake on a cake stand'],
      ['Cut and share', 'a slice of cake on a plate'],
    ],
  },
  {
    words:
      /\b(?:put out|escape|evacuat\w+|what to do in|in case of) (?:an? |the )?fire\b|\bfire (?:drill|evacuation|safety)\b/,
    title: 'What to do in a fire',
    clauses: [
      ['Raise the alarm', 'a fire alarm'],
      ['Leave everything', 'a person running'],
      ['Take the stairs', 'a person walking down stairs'],
      ['Close the doors', 'a door'],
      ['Call for help', 'a person calling on a phone'],
      ['Wait outside', 'people standing next to a tree'],
    ],
  },
  {
    words: /\b(?:wash|washing|do|doing) (?:the |your |up )?(?:dishes|dish)\b|\bwashing up\b/,
    title: 'How to wash the dishes',
    clauses: [
      ['Scrape the plates', 'a plate next to a trash can'],
      ['Fill the sink', 'a person standing at a sink'],
      ['Scrub with a sponge', 'a sponge next to a plate'],
      ['Rinse them', 'a dripping tap'],
      ['Dry them', 'a towel'],
      ['Stack them', 'a stack of plates'],
    ],
  },
  {
    words:
      /\bhow (?:bread is made|to (?:bake|make) bread)|\b(?:bread making|baking bread|from grain to bread|from wheat to bread)/,
    title: 'How bread is made',
    clauses: [
      ['Harvest the wheat', 'a farmer holding wheat'],
      ['Mix the dough', 'a baker stirring a bowl'],
      ['Knead it', 'a baker kneading dough on a table'],
      ['Bake the loaf', 'a baker next to an oven'],
      ['Cut and eat', 'a loaf of bread on a cutting board with a knife'],
    ],
  },
  {
    words: /\bhow honey is made|\bfrom (?:bee|flower) to (?:honey|jar)|\bhoney making/,
    title: 'How honey is made',
    clauses: [
      ['Bees collect nectar', 'a bee on a flower'],
      ['They carry it home', 'bees flying around a beehive'],
      ['The beekeeper takes the combs', 'a beekeeper next to a beehive'],
      ['Honey is filled into jars', 'a jar of honey'],
    ],
  },
  {
    words: /\bfrom (?:cow|farm) to (?:glass|milk|fridge|table)|\bhow milk (?:is made|gets)/,
    title: 'From cow to glass',
    clauses: [
      ['The cow eats grass', 'a cow eating grass'],
      ['The farmer milks it', 'a farmer milking a cow'],
      ['A truck brings the milk', 'a milk truck'],
      ['You drink it', 'a child drinking a glass of milk'],
    ],
  },
  {
    words: /\b(?:save|saving) water\b/,
    title: 'Ways to save water',
    clauses: [
      ['Turn off the tap', 'a child standing at a sink'],
      ['Take short showers', 'a person showering in the shower'],
      ['Collect rain', 'a barrel in the rain'],
      ['Water plants in the evening', 'a person watering flowers'],
    ],
  },
  {
    words: /\b(?:save|saving) energy\b|\benergy saving\b/,
    title: 'Ways to save energy',
    clauses: [
      ['Switch off the lamp', 'a woman switching off a lamp'],
      ['Close the window', 'a man closing a window'],
      ['Dry laundry in the air', 'a person hanging laundry on a clothesline'],
      ['Ride a bike', 'a woman riding a bicycle'],
    ],
  },
  {
    words: /\b(?:take|taking) care of (?:an? |your )?(?:dog|puppy)|\bdog care|\bpuppy care/,
    title: 'Taking care of a dog',
    clauses: [
      ['Feed it', 'a child feeding a dog'],
      ['Walk it', 'a woman walking a dog on a leash'],
      ['Wash it', 'a man washing a dog in a tub'],
      ['See the vet', 'a vet examining a dog'],
    ],
  },
  {
    words:
      /\b(?:grow|growing|plant|planting) (?:an? |your )?(?:seed|bean|sunflower|flower|vegetables?|tomato(?:es)?)s?\b/,
    title: 'How to grow a plant',
    clauses: [
      ['Fill a pot with soil', 'a person kneeling beside a flower pot'],
      ['Plant the seed', 'a person planting a seedling'],
      ['Water it', 'a person watering a plant'],
      ['Watch it grow', 'a happy person next to a sunflower'],
    ],
  },
  {
    words: /\bjob interview\b/,
    title: 'Job interview tips',
    clauses: [
      ['Be prepared', 'a woman reading a document at a desk'],
      ['Dress well', 'a man in a suit holding a briefcase'],
      ['Shake hands', 'two business people shaking hands'],
      ['Ask questions', 'a man and a woman talking at a desk'],
    ],
  },
  {
    words:
      /\b(?:repot|repotting|re-pot|re-potting|pot|potting) (?:up )?(?:an? |the |your )?(?:\w+ )?(?:house ?)?(?:plant|cactus|orchid|succulent)s?\b/,
    title: 'How to repot a houseplant',
    clauses: [
      ['Choose a larger pot', 'a big flower pot next to a small flower pot'],
      ['Fill in fresh soil', 'a person with a trowel kneeling beside a flower pot'],
      ['Lift the plant with its roots', 'a person holding a seedling'],
      ['Set it in the new pot', 'a potted plant on a table'],
      ['Water it well', 'a person watering a potted plant'],
      ['+ Give it light', 'a potted plant on a windowsill'],
    ],
  },
  {
    words: /\b(?:make|making|mix|squeeze) (?:an? |the |your |some |homemade |fresh )*lemonade\b/,
    title: 'How to make lemonade',
    clauses: [
      ['Cut the lemons', 'a lemon slice next to a knife'],
      ['Squeeze them', 'a person squeezing a lemon'],
      ['Stir in sugar and water', 'a jug of lemonade next to a spoon'],
      ['Add ice', 'a glass with ice cubes'],
      ['Enjoy', 'a child drinking a glass of lemonade'],
    ],
  },
  {
    words: /\b(?:make|making|cook|cooking|bake) (?:an? |the |your |some |fluffy )*pancakes?\b/,
    title: 'How to make pancakes',
    clauses: [
      ['Mix flour, eggs and milk', 'a woman mixing in a bowl'],
      ['Heat the pan', 'a frying pan on a stove'],
      ['Pour in the batter', 'a pancake in a frying pan'],
      ['Flip it', 'a man tossing a pancake in a frying pan'],
      ['Serve with syrup', 'a stack of pancakes on a plate'],
    ],
  },
  {
    words: /\b(?:make|making|build|building) (?:an? |the |your )?snow ?man\b/,
    title: 'How to build a snowman',
    clauses: [
      ['Roll a large ball', 'a child rolling a big snowball'],
      ['Put a second on top', 'a child beside two snowballs'],
      ['Add a head with a carrot', 'a snowman with a carrot nose'],
      ['Give it a hat and a scarf', 'a snowman with a hat and a scarf'],
      ['Say hello', 'a happy child next to a snowman'],
    ],
  },
  {
    words: /\b(?:make|making|prepare|preparing) (?:an? |the |your )?(?:\w+ )?sandwich\b/,
    title: 'How to make a sandwich',
    clauses: [
      ['Take two slices of bread', 'two slices of bread'],
      ['Spread butter', 'a person holding a butter knife'],
      ['Add cheese and tomato', 'cheese next to a tomato'],
      ['Put a leaf of lettuce on', 'a lettuce'],
      ['Close it and eat', 'a child eating a sandwich'],
    ],
  },
  {
    words: /\b(?:make|making|blend|blending) (?:an? |the |your )?(?:\w+ ){0,2}smoothie\b/,
    title: 'How to make a smoothie',
    clauses: [
      ['Wash the fruit', 'a person washing strawberries'],
      ['Cut it', 'a woman chopping a banana on a cutting board'],
      ['Put it in the blender', 'a blender with fruit'],
      ['Pour in milk', 'a milk bottle next to a glass'],
      ['Drink it fresh', 'a girl drinking a smoothie'],
    ],
  },
  {
    words: /\b(?:carve|carving) (?:an? |the |your )?(?:halloween )?pumpkin\b/,
    title: 'How to carve a pumpkin',
    clauses: [
      ['Choose a pumpkin', 'a child holding a pumpkin'],
      ['Cut off the top', 'a man cutting a pumpkin with a knife'],
      ['Scoop out the seeds', 'a pumpkin next to a spoon'],
      ['Carve a face', 'a jack-o-lantern'],
      ['Put a candle inside', 'a glowing jack-o-lantern at night'],
    ],
  },
  {
    words: /\b(?:wash|washing|clean|cleaning) (?:an? |the |your )?car\b/,
    title: 'How to wash a car',
    clauses: [
      ['Rinse off the dust', 'a man spraying a car with a hose'],
      ['Take a bucket of soap', 'a bucket with soap bubbles next to a sponge'],
      ['Wash it with a sponge', 'a man washing a car'],
      ['Rinse it', 'a car with soap bubbles'],
      ['Dry it', 'a shiny car'],
    ],
  },
  {
    words: /\b(?:wrap|wrapping) (?:an? |the |your )?(?:\w+ )?(?:gift|present)s?\b/,
    title: 'How to wrap a gift',
    clauses: [
      ['Choose a box', 'a box'],
      ['Cut the paper', 'scissors next to a roll of paper'],
      ['Fold and tape it', 'a person wrapping a gift'],
      ['Tie a ribbon', 'a gift with a ribbon'],
      ['Give it away', 'a girl giving a gift to a boy'],
    ],
  },
];
