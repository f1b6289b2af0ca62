import type { KnownSteps } from './steps.data';

/**
 * The members of a class that pages of its kinds show with their names (`types of bread`, `bread varieties chart`). A line
 * a class: `its nouns > title > Name: thing, Name, …`; a name without a thing is its own.
 */
const ROWS = `
pasta > Types of pasta > Spaghetti: ~spaghetti, Penne: ~penne, Farfalle: ~farfalle, Fusilli: ~fusilli, Macaroni: ~macaroni, Ravioli: ~ravioli, Rigatoni: ~rigatoni, Conchiglie: ~conchiglie, Lasagne: ~lasagne
cloud > Types of clouds > Cirrus: ~cirrus, Cirrocumulus: ~cirrocumulus, Altocumulus: ~altocumulus, Stratus: ~stratus, Cumulus: ~cumulus, Cumulonimbus: ~cumulonimbus
knot > Types of knots > Overhand knot: ~overhand, Figure eight: ~figure-eight, Reef knot: ~reef-knot, Bowline: ~bowline, Clove hitch: ~clove-hitch, Sheet bend: ~sheet-bend
leaf, leaves > Types of leaves > Oval: ~leaf-oval, Heart-shaped: ~leaf-heart, Lobed: ~leaf-lobed, Needles: ~leaf-needles, Palmate: ~leaf-palmate, Compound: ~leaf-compound
bridge > Types of bridges > Arch: stone bridge, Suspension: suspension bridge, Viaduct: viaduct, Drawbridge: drawbridge, Beam: wooden bridge, Covered: covered bridge
bread > Types of bread > Baguette, Croissant, Bagel, Pretzel, Toast, Rye loaf: rye bread, Bun: bread roll, Flatbread: naan, Sourdough: bread
flower > Types of flowers > Rose, Tulip, Sunflower, Daisy, Lily, Orchid, Lavender, Poppy, Carnation
tree > Types of trees > Oak: oak tree, Birch, Willow, Fir: conifer, Palm: palm tree, Cherry: cherry tree, Baobab, Bamboo, Cypress
houseplant, indoor plant, house plant > Houseplants > Monstera, Snake plant, Cactus: potted cactus, Aloe: aloe vera, Fern: fern, Spider plant: spider plant, Succulent, Ficus: potted tree, Orchid
succulent, cactus, cacti > Types of cacti and succulents > Cactus, Aloe: aloe vera, Succulent, Saguaro: saguaro, Prickly pear: prickly pear
herb, culinary herb > Kitchen herbs > Basil, Parsley, Rosemary, Thyme, Mint, Dill, Chives, Cilantro
spice > Spices > Cinnamon, Pepper: pepper mill, Chili, Ginger, Turmeric, Star anise, Vanilla, Nutmeg, Saffron
mushroom > Types of mushrooms > Button mushroom: mushroom, Fly agaric: toadstool, Chanterelle, Porcini, Morel, Shiitake
nut > Nuts > Walnut, Almond, Hazelnut, Peanut, Cashew, Pistachio, Chestnut, Acorn, Coconut
berry, berries > Berries > Strawberry, Blueberry, Raspberry, Blackberry, Currant: red currant, Gooseberry, Cranberry, Cherry
citrus, citrus fruit > Citrus fruit > Orange, Lemon, Lime, Grapefruit, Tangerine
apple > Apples > Red apple: red apple, Green apple: green apple, Yellow apple: yellow apple
cheese > Types of cheese > Swiss: cheese, Brie, Gouda, Blue cheese, Parmesan, Mozzarella, Feta, Cheddar
coffee, coffee drink > Kinds of coffee > Espresso: ~espresso, Macchiato: ~macchiato, Cappuccino: ~cappuccino, Latte: ~latte, Flat white: ~flat-white, Americano: ~americano, Mocha: ~mocha, Affogato: ~affogato
coffee brewing, brewing coffee, coffee making, brewing > Ways to brew coffee > French press: french press, Moka pot: moka pot, Espresso machine: espresso machine, Grinder: coffee grinder, Kettle: kettle
tea > Kinds of tea > Black tea: cup of tea, Green tea: green tea, Iced tea, Bubble tea
cake, dessert > Sweet kinds > Layer cake: cake, Cupcake, Muffin, Cheesecake, Brownie, Donut, Pie, Macaron, Ice cream
egg dish, egg, eggs > Eggs > Boiled: boiled egg, Fried: fried egg, Omelette, Scrambled: scrambled eggs
wine glass, glassware, drinking glass, glass > Glasses > Wine glass, Champagne: champagne glass, Beer: beer glass, Cocktail: martini glass, Tumbler: whiskey glass, Water: glass of water
cocktail > Cocktails > Martini, Mojito, Margarita, Piña colada: pina colada, Negroni, Bloody mary, Cosmopolitan
hat > Types of hats > Top hat, Cowboy hat, Beanie, Cap: baseball cap, Beret, Sun hat, Bowler: bowler hat, Fedora, Helmet: bicycle helmet
shoe, footwear > Types of shoes > Sneakers, Boots, High heels: high heels, Sandals, Slippers, Loafers, Ballet shoes, Flip-flops: flip flops, Rubber boots
bag, handbag > Types of bags > Handbag, Backpack, Suitcase, Tote: tote bag, Briefcase, Shopping bag, Basket
chair, seating > Types of chairs > Armchair, Rocking chair, Office chair, Stool, Bench, Deck chair, Throne, Sofa
lamp > Types of lamps > Floor lamp, Desk lamp, Table lamp, Lantern, Chandelier, Candle, Flashlight, Street lamp
house, home, housing > Types of houses > House, Cottage, Apartments: apartment building, Castle, Igloo, Hut, Tree house, Tent, Houseboat
building > Types of buildings > House, Church, School, Hospital, Skyscraper, Factory, Barn, Castle, Lighthouse
boat, ship, watercraft > Boats and ships > Sailboat, Canoe, Rowing boat, Ferry, Submarine, Cargo ship, Cruise ship, Speedboat, Raft
aircraft, plane, airplane > Types of aircraft > Airliner: plane, Biplane, Helicopter, Fighter jet: fighter jet, Glider, Hot air balloon, Airship: blimp, Drone, Rocket
car, car body > Types of cars > Saloon: car, Pickup: pickup truck, Sports car, Van, Convertible, Off-roader: jeep, Taxi, Limousine, Racing car
bicycle, bike > Types of bicycles > City bike: bicycle, Tandem, Tricycle, Cargo bike: cargo bike
train > Types of trains > Steam: steam locomotive, Express: bullet train, Tram, Metro: subway, Goods: freight train, Monorail
truck, construction vehicle, construction machine > Construction vehicles > Excavator, Bulldozer, Crane, Dump truck, Concrete mixer: cement mixer truck, Forklift, Road roller: road roller
guitar, string instrument > String instruments > Guitar: acoustic guitar, Electric guitar, Violin, Cello, Harp, Banjo, Ukulele, Double bass
musical instrument, instrument > Musical instruments > Guitar, Piano, Violin, Drums, Trumpet, Flute, Saxophone, Harp, Accordion
drum, percussion > Percussion > Drum kit: drums, Bongos, Tambourine, Xylophone, Maracas, Cymbal: cymbals, Djembe
ball > Types of balls > Football: soccer ball, Basketball, Tennis: tennis ball, Volleyball, Rugby: rugby ball, Baseball, Golf: golf ball, Bowling: bowling ball
sport > Sports > Football: footballer, Basketball: basketball player, Tennis: tennis player, Swimming: swimmer, Running: runner, Cycling: bicycle, Boxing: boxer, Skiing: skier
tool, hand tool > Hand tools > Hammer, Screwdriver, Saw, Wrench, Pliers, Drill, Axe, Chisel, Tape measure
garden tool, gardening tool > Garden tools > Shovel, Rake, Watering can, Wheelbarrow, Pruners: pruning shears, Trowel, Hoe, Hose: garden hose
kitchen tool, kitchen utensil, utensil, cooking utensil, cookware > In the kitchen > Pot: cooking pot, Pan: frying pan, Whisk, Rolling pin, Ladle, Knife: kitchen knife, Grater, Spatula, Colander
dog > Dog breeds > Dachshund, Poodle, Labrador, Husky, Corgi, Bulldog, Dalmatian, Chihuahua, Pug
cat > Cats > Siamese: siamese cat, Tabby: tabby cat, Persian: persian cat, Black cat: black cat, Ginger: orange cat, White cat: white cat
bird, garden bird, backyard bird > Birds > Robin, Sparrow, Blackbird, Pigeon, Woodpecker, Owl, Finch: goldfinch, Magpie
bird of prey, raptor > Birds of prey > Eagle, Hawk, Falcon, Owl, Vulture
fish > Fish > Salmon, Clownfish, Goldfish, Tuna, Trout, Pufferfish, Carp: koi, Swordfish
whale > Whales > Blue whale: blue whale, Humpback: humpback whale, Orca, Sperm whale: sperm whale, Beluga, Narwhal
bear > Bears > Brown bear, Polar bear, Panda, Black bear: black bear, Koala: koala
big cat, wild cat > Big cats > Lion, Tiger, Leopard, Cheetah, Jaguar, Black panther
insect, bug > Insects > Bee, Butterfly, Ladybug, Ant, Dragonfly, Grasshopper, Beetle, Moth
butterfly, butterflies > Butterflies > Monarch: monarch butterfly, Blue: blue butterfly, Yellow: yellow butterfly, White: white butterfly
dinosaur > Dinosaurs > Tyrannosaurus: t-rex, Triceratops, Stegosaurus, Brachiosaurus, Pterodactyl, Velociraptor, Ankylosaurus, Spinosaurus
reptile > Reptiles > Snake, Lizard, Crocodile, Turtle: sea turtle, Tortoise, Chameleon, Gecko, Iguana
shell, seashell > Shells > Scallop: shell, Conch: conch, Nautilus, Snail: snail shell, Mussel, Oyster
gemstone, gem, crystal > Gemstones > Diamond: diamond, Ruby: red gem, Emerald: green gem, Sapphire: blue gem, Amethyst: amethyst, Citrine: yellow gem
planet > Planets > Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune
exercise, workout exercise, bodyweight exercise > Exercises > Squat: woman squatting, Push-up: man doing push-ups, Plank: woman planking, Jump: woman jumping, Run: woman running
energy drink, soft drink, drink > Drinks > Water: glass of water, Juice: juice, Milk: glass of milk, Cola: soda can, Coffee: cup of coffee, Tea: cup of tea
toy > Toys > Teddy: teddy bear, Ball: ball, Doll, Blocks: building blocks, Kite, Train: toy train, Rocking horse, Puzzle, Robot: toy robot
clock > Clocks > Alarm clock, Wall clock: wall clock, Watch: wristwatch, Hourglass, Grandfather clock, Sundial, Cuckoo clock, Stopwatch
currency, money > Money > Coins, Banknote: banknote, Card: credit card, Piggy bank, Gold: gold bar, Purse
clothes, clothing, garment > Clothes > T-shirt, Trousers: jeans, Dress, Skirt, Coat, Sweater, Socks, Scarf, Shorts
`;

const ASKS = [
  'types of',
  'kinds of',
  'varieties of',
  'different',
  'different types of',
  'different kinds of',
  'guide to',
  'sorts of',
  'species of',
] as const;
const NAMES = [
  'types',
  'varieties',
  'kinds',
  'species',
  'identification',
  'breeds',
  'methods',
  'shapes',
] as const;
/** After the plural, too: `gemstones chart`; a poster of a dog is one dog. */
const PAGES = ['guide', 'chart'] as const;

const plural = (noun: string): string =>
  /(?:s|ch|sh|x)$/.test(noun)
    ? `${noun}es`
    : /[^aeo]y$/.test(noun)
      ? noun.replace(/y$/, 'ies')
      : `${noun}s`;

/** All the ways in which a page of the kinds of something is asked for. */
const wordsOf = (nouns: string): string[] =>
  nouns
    .split(', ')
    .flatMap((noun) => [
      ...ASKS.flatMap((ask) => [`${ask} ${noun}`, `${ask} ${plural(noun)}`]),
      ...NAMES.map((name) => `${noun} ${name}`),
      ...PAGES.flatMap((name) => [`${noun} ${name}`, `${plural(noun)} ${name}`]),
    ]);

export const KINDS: readonly KnownSteps[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [nouns = '', title = '', names = ''] = row.split(' > ');
    return {
      words: wordsOf(nouns),
      title,
      steps: names.split(', ').map((one) => {
        const [head = '', shows = head.toLowerCase()] = one.split(': ');
        return { head, shows };
      }),
    };
  });
