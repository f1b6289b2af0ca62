import { DAILY } from './topics-daily.data';
import { OCCASIONS_SEEN } from './topics-events.data';
import { PURSUITS } from './topics-pursuits.data';
import { WORLD } from './topics-world.data';

/**
 * What a page about a topic shows where nothing is told of it: a scene that is the topic, and the things that belong to
 * it with their names. Names alone, no facts: the report tells that texts and figures are not known.
 */
export interface Topic {
  words: readonly string[];
  /** The scene at the head of the page, as a prompt would say it. */
  scene: string;
  things: readonly (readonly [name: string, shows: string])[];
}

/** A line a topic: `words > scene > Name: thing, Name, …`; a name without a thing is its own. */
const ROWS = `
plastic, plastics, microplastics, plastic pollution, ocean plastic > a sea turtle under the sea next to a plastic bottle > Bottles: plastic bottle, Bags: plastic bag, Nets: fishing net, Turtles: sea turtle, Fish: fish, Seabirds: seagull
ocean, oceans, sea, seas, marine life, ocean pollution, overfishing > a whale and fish under the sea > Whales: whale, Fish: fish, Corals: coral, Turtles: sea turtle, Jellyfish: jellyfish, Boats: fishing boat
coral reef, coral reefs, reef, reefs > a clownfish next to corals under the sea > Corals: coral, Clownfish: clownfish, Seahorses: seahorse, Starfish: starfish, Octopus: octopus, Turtles: sea turtle
bee, bees, honeybee, honeybees, beekeeping, bumblebees > a bee on a flower in a meadow > Bees: bee, Honeycomb: honeycomb, Flowers: daisy, Hive: beehive, Honey: honey jar, Beekeeper: beekeeper, Wax: candle
pollination, pollinators > a butterfly and a bee on flowers in a meadow > Bees: bee, Butterflies: butterfly, Moths: moth, Beetles: ladybug, Birds: hummingbird, Bats: bat
climate, climate change, global warming, greenhouse gas, emissions, carbon footprint, carbon, co2 > a polar bear on an ice floe > Factories: factory, Cars: car, Planes: plane, Forests: tree, Farming: cow, Ice: iceberg
air pollution, air quality, smog, pollution > a factory with smoking chimneys > Traffic: car, Factories: factory, Heating: chimney, Farming: tractor, Trees: tree, Lungs: lungs
water use, water consumption, water usage, saving water, water saving, water conservation, drinking water, water footprint, fresh water, water > a girl drinking a glass of water > Shower: shower, Bath: bathtub, Toilet: toilet, Laundry: washing machine, Dishes: dishwasher, Garden: watering can
calorie, calories, diet, nutrition, healthy eating, balanced diet, nutrients, food groups > a family eating at a table > Fruit: apple, Vegetables: broccoli, Bread: bread, Fish: fish, Dairy: milk, Nuts: walnut
vitamin, vitamins, minerals, superfoods, superfood > a basket of fruit > Citrus: orange, Carrots: carrot, Greens: spinach, Eggs: egg, Fish: salmon, Nuts: almond
protein, protein sources > a plate of salmon > Meat: steak, Fish: salmon, Eggs: egg, Beans: beans, Dairy: cheese, Nuts: walnut
sugar, sugar intake > a bowl of sugar next to a donut > Soda: soda can, Candy: candy, Cake: cake, Chocolate: chocolate, Ice cream: ice cream, Juice: juice
chocolate, cocoa, cacao > a bar of chocolate > Beans: cocoa beans, Bar: chocolate bar, Milk: milk, Sugar: sugar, Cake: chocolate cake, Cup: hot chocolate
wine, wines, grapes > a bottle of red wine next to a glass of red wine > Grapes: grapes, Vineyard: vine, Barrel: barrel, Bottle: wine bottle, Glass: wine glass, Cheese: cheese
exercise, fitness, physical activity, workout, walking > a woman running in a park > Running: runner, Cycling: cyclist, Swimming: swimmer, Weights: dumbbell, Yoga: yoga mat, Heart: heart
stress, burnout, mental health, anxiety, depression, wellbeing > a woman meditating in a park > Sleep: bed, Walks: running shoe, Friends: friends, Music: headphones, Food: apple, Nature: tree
heart, heart health, heart disease, blood pressure, cholesterol > a doctor holding a heart > Heart: heart, Food: apple, Sport: running shoe, Sleep: bed, Salt: salt shaker, Check-up: stethoscope
health, public health, healthcare, health care, medicine, hospital, hospitals > a doctor with a patient in a hospital > Doctor: doctor, Stethoscope: stethoscope, Pills: pills, Syringe: syringe, Ambulance: ambulance, Hospital: hospital
dental, dental care, teeth, oral health > a child brushing teeth in a bathroom > Tooth: tooth, Brush: toothbrush, Paste: toothpaste, Floss: dental floss, Apple: apple, Dentist: dentist
smoking, tobacco, cigarettes, quitting smoking, vaping > a cigarette in an ashtray > Cigarette: cigarette, Lungs: lungs, Heart: heart, Money: coins, Ashtray: ashtray, No smoking: no smoking sign
alcohol, drinking alcohol > a glass of beer next to a glass of wine > Beer: beer, Wine: wine glass, Cocktail: cocktail, Spirits: whiskey, Water: glass of water
pregnancy, pregnant, baby, babies, newborn, newborns, parenting, childcare > a mother holding a baby > Crib: crib, Stroller: stroller, Bottle: baby bottle, Teddy: teddy bear, Bath: bathtub, Rattle: rattle
recycling, waste, garbage, trash, household waste, rubbish, zero waste, food waste, landfill > a woman putting a bottle into a recycling bin > Paper: newspaper, Glass: glass bottle, Cans: tin can, Plastic: plastic bottle, Food: banana peel, Bin: trash can
compost, composting > a compost bin in a garden > Peels: banana peel, Leaves: leaf, Eggshells: egg, Coffee: coffee beans, Worms: worm, Soil: seedling
energy, energy use, energy saving, energy consumption, power, energy efficiency > a house with solar panels > Lamp: lightbulb, Fridge: fridge, Washing: washing machine, Heating: radiator, Television: television, Charging: plug
renewable energy, renewables, clean energy, green energy, solar energy, solar power, wind energy, wind power, solar, wind > wind turbines and solar panels on a hill > Sun: solar panel, Wind: wind turbine, Water: dam, Battery: battery, Grid: power pole, Home: house
nuclear, nuclear energy, nuclear power > a nuclear power plant > Plant: nuclear power plant, Atom: atom, Grid: power pole, Lamp: lightbulb, Cooling: cooling tower
electric car, electric cars, electric vehicle, electric vehicles, ev, evs, charging > an electric car at a charging station > Car: electric car, Charger: charging station, Battery: battery, Plug: plug, Sun: solar panel, Road: road sign
cars, road traffic, vehicles > cars on a city street > Car: car, Bus: bus, Truck: truck, Bicycle: bicycle, Lights: traffic light, Sign: stop sign
public transport, public transportation, transport, transportation, mobility > a tram on a city street > Bus: bus, Tram: tram, Train: train, Bicycle: bicycle, Ferry: ferry, Car: car
cycling, bicycle, bicycles, bike, bikes > a woman riding a bicycle in a park > Bicycle: bicycle, Helmet: bicycle helmet, Lamp: flashlight, Lock: padlock, Pump: bicycle pump, Bottle: water bottle
travel, tourism, travelling, traveling, vacation, holidays, trip > a woman with a suitcase on a beach > Plane: plane, Suitcase: suitcase, Map: map, Passport: passport, Camera: camera, Hotel: hotel
air travel, aviation, airplane, airplanes, plane, planes, flying, airport > a plane in the sky > Plane: plane, Airport: control tower, Suitcase: suitcase, Ticket: ticket, Pilot: pilot, Seat: airplane seat
railway, railways > a train in the countryside > Steam: steam locomotive, Train: train, Tram: tram, Ticket: ticket, Suitcase: suitcase, Clock: clock
telephone, telephones, phone, phones, smartphone, smartphones, mobile phone, mobile phones, cell phone, cell phones > a woman talking on a phone > Rotary: telephone, Booth: phone booth, Mobile: mobile phone, Smartphone: smartphone, Mast: radio tower
computer, computers, personal computer > a computer on a desk > Computer: computer, Laptop: laptop, Mouse: computer mouse, Keyboard: keyboard, Printer: printer, Tablet: tablet
internet, web, online, digital > a woman with a laptop on a sofa > Laptop: laptop, Smartphone: smartphone, Router: router, Globe: globe, Mail: envelope
social media, social network, social networks, screen time, instagram, tiktok > a girl looking at a phone on a sofa > Phone: smartphone, Photo: camera, Likes: heart, Message: speech bubble, Video: video camera, Friends: friends
cyber security, cybersecurity, password, passwords, online safety, data protection, privacy, phishing > a laptop with a padlock > Padlock: padlock, Key: key, Shield: shield, Laptop: laptop, Phone: smartphone, Mail: envelope
artificial intelligence, ai, robots, machine learning, automation > a robot at a computer > Robot: robot, Chip: microchip, Brain: brain, Computer: computer, Hand: robot arm, Idea: lightbulb
remote work, working from home, work from home, home office, remote working, telework, freelancing > a woman with a laptop at a desk at home > Desk: desk, Laptop: laptop, Coffee: cup of coffee, Headset: headphones, Plant: potted plant, Clock: clock
productivity, procrastination, focus > a woman writing at a desk > Clock: clock, List: clipboard, Calendar: calendar, Desk: desk, Coffee: cup of coffee, Target: target
money, saving money, saving, savings, budget, budgeting, personal finance, finance, inflation, debt, household budget, spending > a woman putting a coin into a piggy bank > Savings: piggy bank, Coins: coins, Card: credit card, Wallet: wallet, Home: house, Shopping: shopping cart
education, school, schools, learning, literacy, students, student life > children in a classroom > Books: books, Pencil: pencil, Backpack: backpack, Teacher: teacher, Globe: globe, Graduation: graduation cap
book, books > a girl reading a book in a library > Book: book, Shelf: bookshelf, Glasses: glasses, Lamp: lamp, Bookmark: open book, Chair: armchair
music, musical instruments, concerts > a band on a stage > Guitar: guitar, Piano: piano, Drums: drums, Violin: violin, Trumpet: trumpet, Microphone: microphone
film, films, movies, cinema > people in a cinema > Camera: film camera, Popcorn: popcorn, Clapper: clapperboard, Ticket: ticket, Projector: film projector, Screen: television
photography, cameras, camera > a photographer with a camera > Camera: camera, Tripod: tripod, Lens: lens, Film: film roll, Frame: picture frame, Light: spotlight
gaming, video games, esports > a boy playing a video game > Controller: gamepad, Console: game console, Headset: headphones, Screen: television, Arcade: arcade machine, Mouse: computer mouse
fashion, fast fashion, clothes, clothing, textiles, cotton > a woman in a clothing store > Shirt: t-shirt, Jeans: jeans, Dress: dress, Shoes: sneakers, Thread: spool of thread, Machine: sewing machine
skincare, skin care, skin, beauty, sunscreen, sun protection > a woman in front of a mirror > Cream: cream jar, Soap: soap, Sunscreen: sunscreen, Mirror: mirror, Sun: sun, Hat: sun hat
dog, dogs, puppy, puppies, dog ownership, dog care, pet dog > a dog in a park > Dog: dog, Bowl: dog bowl, Ball: ball, Bone: bone, Kennel: doghouse, Collar: collar
cat, cats, kitten, kittens, cat care > a cat on a sofa > Cat: cat, Bowl: dog bowl, Yarn: ball of yarn, Fish: fish, Mouse: mouse, Basket: basket, Brush: hairbrush
pets, pet, pet ownership, pet care > a girl with a dog in a living room > Dog: dog, Cat: cat, Rabbit: rabbit, Fish: fish bowl, Parrot: parrot, Hamster: hamster
horse, horses, horse riding > a horse in a meadow > Horse: horse, Saddle: saddle, Horseshoe: horseshoe, Hay: hay bale, Apple: apple, Carrot: carrot
bird, birds, bird migration, migratory birds, bird feeding > birds on a tree > Nest: nest, Egg: egg, Feather: feather, Feeder: birdhouse, Binoculars: binoculars, Goose: goose
whale, whales, dolphin, dolphins > a whale under the sea > Whale: whale, Dolphin: dolphin, Orca: orca, Krill: shrimp, Fish: fish, Boat: boat
shark, sharks > a shark under the sea > Shark: shark, Fish: fish, Seal: seal, Diver: diver, Ray: stingray, Boat: boat
penguin, penguins, antarctica, arctic, polar regions > penguins on an ice floe > Penguin: penguin, Seal: seal, Iceberg: iceberg, Fish: fish, Whale: whale, Igloo: igloo
elephant, elephants, lion, lions, safari, savanna, african animals > an elephant in the savanna > Elephant: elephant, Lion: lion, Giraffe: giraffe, Zebra: zebra, Rhino: rhino, Tree: acacia
endangered species, endangered animals, extinction, wildlife, biodiversity, wildlife conservation > a tiger in the jungle > Tiger: tiger, Panda: panda, Rhino: rhino, Gorilla: gorilla, Turtle: sea turtle, Whale: whale
dinosaur, dinosaurs, fossils > a dinosaur in the jungle > Dinosaur: dinosaur, Egg: egg, Bone: bone, Fossil: ammonite, Fern: fern
rainforest, rainforests, jungle, amazon, deforestation > a toucan in the jungle > Toucan: toucan, Jaguar: leopard, Monkey: monkey, Frog: tree frog, Snake: snake, Fern: fern
forest, forests, trees, tree, woodland, wood > a deer in a forest > Oak: oak, Fir: conifer, Deer: deer, Fox: fox, Mushroom: mushroom, Squirrel: squirrel
desert, deserts, sahara > a camel in the desert > Camel: camel, Cactus: cactus, Snake: snake, Scorpion: scorpion, Fox: fox, Sun: sun
garden, gardening, plants, houseplants, houseplant, indoor plants, plant care > a woman watering plants in a garden > Seedling: seedling, Pot: flower pot, Can: watering can, Shovel: shovel, Sun: sun, Gloves: gardening gloves
vegetable garden, urban gardening, urban farming, crops > a vegetable garden > Tomato: tomato, Carrot: carrot, Lettuce: lettuce, Pepper: bell pepper, Pumpkin: pumpkin, Beans: beans
farm, farming, agriculture, organic farming, farmers, food production > a farmer with a tractor in a field > Tractor: tractor, Cow: cow, Wheat: wheat, Barn: barn, Chicken: hen, Milk: milk
weather, storms, extreme weather, rain, flood, floods, flooding > a house in a thunderstorm > Rain: rain cloud, Sun: sun, Wind: windsock, Snow: snowflake, Umbrella: umbrella, Thermometer: thermometer
earthquake, earthquakes, natural disasters, disaster, emergency, emergency kit, preparedness > a cracked road in a city > Torch: flashlight, Water: water bottle, First aid: first aid kit, Radio: radio, Cans: tin can, Blanket: blanket
volcano, volcanoes > an erupting volcano > Volcano: volcano model, Ash: smoke, Stone: rock, Helmet: hard hat, Fire: fire, Map: map
mountain, mountains, mount everest, everest, mountaineering > a hiker on a mountain > Boots: hiking boots, Backpack: backpack, Map: map, Compass: compass, Tent: tent, Bottle: water bottle
camping, camping trip, outdoor > a tent in a forest > Tent: tent, Campfire: campfire, Backpack: backpack, Lantern: lantern, Sleeping bag: sleeping bag, Map: map
river, rivers, lake, lakes, wetlands > a river with a heron > Fish: fish, Heron: heron, Frog: frog, Beaver: beaver, Reed: reed, Boat: canoe
space, planets, solar system, universe, astronomy, space travel, space exploration, mars, moon > an astronaut on the moon > Planet: planet, Rocket: rocket, Astronaut: astronaut, Moon: moon, Satellite: satellite, Telescope: telescope
ancient egypt, egypt, pyramids, pharaohs > the pyramids in the desert > Pyramid: pyramid, Sphinx: sphinx, Mummy: mummy, Camel: camel, Boat: boat, Scroll: scroll
middle ages, medieval, knights, castle, castles > a knight on a horse in front of a castle > Castle: castle, Knight: knight, Sword: sword, Shield: shield, Crown: crown, Horse: horse
vikings, viking > a viking ship on the sea > Ship: viking ship, Helmet: viking helmet, Axe: axe, Shield: shield, Viking: viking, Horn: drinking horn
olympics, sport, sports, athletics > a runner in a stadium > Running: runner, Football: soccer ball, Tennis: tennis racket, Swimming: swimmer, Medal: medal, Trophy: trophy
football, soccer, world cup > a footballer with a ball in a stadium > Ball: soccer ball, Goal: goal, Shoes: football boots, Shirt: jersey, Whistle: whistle, Trophy: trophy
bridge, bridges > a suspension bridge over a river > Arch: stone bridge, Suspension: suspension bridge, Viaduct: viaduct, Drawbridge: drawbridge, Wood: wooden bridge, Covered: covered bridge
architecture, houses, housing, home buying, buying a house, rent, renting, tiny house, home > a house with a garden > House: house, Key: key, Apartments: apartment building, Door: door, Contract: contract, Coins: coins
city, cities, urbanisation, urbanization, population, smart city > a city with skyscrapers > Buildings: skyscraper, Bus: bus, People: crowd, Park: tree, Car: car, Metro: train
tourism in paris, paris, france > the eiffel tower in paris > Tower: eiffel tower, Bread: baguette, Croissant: croissant, Cheese: cheese, Wine: wine bottle, Beret: beret
japan, tokyo > a torii gate with cherry trees > Torii: torii gate, Sushi: sushi, Fan: hand fan, Kimono: kimono, Train: bullet train, Bonsai: bonsai
italy, rome > the colosseum > Colosseum: colosseum, Pizza: pizza, Pasta: spaghetti, Ice cream: ice cream, Scooter: scooter, Coffee: espresso
christmas, advent > a family at a christmas tree > Tree: christmas tree, Gift: gift, Star: star, Candle: candle, Cookies: cookie, Snowman: snowman
halloween > a jack-o-lantern in front of a haunted house > Pumpkin: jack-o-lantern, Ghost: ghost, Bat: bat, Witch: witch, Candy: candy, Spider: spider
wedding, weddings, marriage > a bride and a groom > Rings: wedding rings, Cake: wedding cake, Bouquet: bouquet, Dress: wedding dress, Church: church, Champagne: champagne
safety, workplace safety, work safety, safety at work, construction safety > a construction worker at a construction site > Helmet: hard hat, Gloves: work gloves, Goggles: safety goggles, Boots: rubber boots, First aid: first aid kit, Extinguisher: fire extinguisher
business, startup, startups, entrepreneurship, company, e-commerce, online shopping > business people in a meeting in an office > Team: team, Plan: clipboard, Laptop: laptop, Clock: clock, Idea: lightbulb, Target: target
cake > a baker with bread in a bakery > Flour: flour, Egg: egg, Butter: butter, Milk: milk, Bowl: mixing bowl, Oven: oven
cheese, dairy, milk > cheese on a board > Cow: cow, Milk: milk, Cheese: cheese, Butter: butter, Yogurt: yogurt, Goat: goat
volunteering, donations > volunteers planting a tree > Heart: heart, Food: bread, Clothes: t-shirt, Coins: coins, Hands: handshake, Tree: seedling
chemistry, science, laboratory > a scientist in a laboratory > Flask: flask, Microscope: microscope, Atom: atom, Magnet: magnet, Test tube: test tube, Goggles: safety goggles
immune system, virus, viruses, flu, cold > a child washing hands > Soap: soap, Mask: face mask, Virus: virus, Thermometer: thermometer, Tissue: tissue box, Tea: cup of tea
`;

export const TOPICS: readonly Topic[] = [PURSUITS, DAILY, WORLD, OCCASIONS_SEEN, ROWS]
  .map((rows) => rows.trim())
  .join('\n')
  .split('\n')
  .map((row) => {
    const [words = '', scene = '', things = ''] = row.split(' > ');
    return {
      words: words.split(', '),
      scene,
      things: things.split(', ').map((thing) => {
        const [name = '', shows = name.toLowerCase()] = thing.split(': ');
        return [name, shows] as const;
      }),
    };
  });
