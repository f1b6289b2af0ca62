/**
 * What planning has to know of a concept beyond its picture: its kind, its height in metres as the
 * icon shows it, and where it belongs. Defaults come from the emoji subgroup; lines below override.
 */
export type Kind =
  | 'animal'
  | 'person'
  | 'vehicle'
  | 'boat'
  | 'aircraft'
  | 'building'
  | 'plant'
  | 'food'
  | 'furniture'
  | 'object'
  | 'clothing'
  | 'celestial'
  | 'symbol';
export type Habitat = 'ground' | 'water' | 'underwater' | 'air' | 'sky' | 'table';

export interface Trait {
  kind: Kind;
  heightM: number;
  habitat: Habitat;
}

export const SUBGROUP_TRAITS: Record<string, Trait> = {
  'face-costume': { kind: 'symbol', heightM: 0.5, habitat: 'table' },
  'cat-face': { kind: 'symbol', heightM: 0.4, habitat: 'table' },
  'monkey-face': { kind: 'symbol', heightM: 0.4, habitat: 'table' },
  heart: { kind: 'symbol', heightM: 0.4, habitat: 'air' },
  emotion: { kind: 'symbol', heightM: 0.4, habitat: 'air' },
  'hand-fingers-open': { kind: 'symbol', heightM: 0.3, habitat: 'table' },
  'hand-fingers-closed': { kind: 'symbol', heightM: 0.3, habitat: 'table' },
  hands: { kind: 'symbol', heightM: 0.3, habitat: 'table' },
  'body-parts': { kind: 'symbol', heightM: 0.3, habitat: 'table' },
  person: { kind: 'person', heightM: 1.1, habitat: 'ground' },
  'person-role': { kind: 'person', heightM: 1.1, habitat: 'ground' },
  'person-fantasy': { kind: 'person', heightM: 1.1, habitat: 'ground' },
  'person-activity': { kind: 'person', heightM: 1.75, habitat: 'ground' },
  'person-sport': { kind: 'person', heightM: 1.7, habitat: 'ground' },
  'person-resting': { kind: 'person', heightM: 1.3, habitat: 'ground' },
  family: { kind: 'person', heightM: 1.7, habitat: 'ground' },
  'animal-mammal': { kind: 'animal', heightM: 0.9, habitat: 'ground' },
  'animal-bird': { kind: 'animal', heightM: 0.45, habitat: 'ground' },
  'animal-amphibian': { kind: 'animal', heightM: 0.3, habitat: 'ground' },
  'animal-reptile': { kind: 'animal', heightM: 0.6, habitat: 'ground' },
  'animal-marine': { kind: 'animal', heightM: 0.7, habitat: 'underwater' },
  'animal-bug': { kind: 'animal', heightM: 0.22, habitat: 'ground' },
  'plant-flower': { kind: 'plant', heightM: 0.4, habitat: 'ground' },
  'plant-other': { kind: 'plant', heightM: 0.5, habitat: 'ground' },
  'food-fruit': { kind: 'food', heightM: 0.1, habitat: 'table' },
  'food-vegetable': { kind: 'food', heightM: 0.12, habitat: 'table' },
  'food-prepared': { kind: 'food', heightM: 0.13, habitat: 'table' },
  'food-asian': { kind: 'food', heightM: 0.12, habitat: 'table' },
  'food-sweet': { kind: 'food', heightM: 0.12, habitat: 'table' },
  'food-marine': { kind: 'food', heightM: 0.12, habitat: 'table' },
  drink: { kind: 'food', heightM: 0.18, habitat: 'table' },
  dishware: { kind: 'object', heightM: 0.2, habitat: 'table' },
  'place-map': { kind: 'object', heightM: 0.4, habitat: 'table' },
  'place-geographic': { kind: 'building', heightM: 8, habitat: 'ground' },
  'place-building': { kind: 'building', heightM: 8, habitat: 'ground' },
  'place-religious': { kind: 'building', heightM: 9, habitat: 'ground' },
  'place-other': { kind: 'building', heightM: 6, habitat: 'ground' },
  'transport-ground': { kind: 'vehicle', heightM: 1.6, habitat: 'ground' },
  'transport-water': { kind: 'boat', heightM: 4, habitat: 'water' },
  'transport-air': { kind: 'aircraft', heightM: 4, habitat: 'air' },
  hotel: { kind: 'object', heightM: 0.7, habitat: 'table' },
  time: { kind: 'object', heightM: 0.3, habitat: 'table' },
  'sky-weather': { kind: 'celestial', heightM: 4, habitat: 'sky' },
  event: { kind: 'object', heightM: 0.4, habitat: 'table' },
  'award-medal': { kind: 'object', heightM: 0.3, habitat: 'table' },
  sport: { kind: 'object', heightM: 0.3, habitat: 'ground' },
  game: { kind: 'object', heightM: 0.25, habitat: 'table' },
  'arts-crafts': { kind: 'object', heightM: 0.3, habitat: 'table' },
  clothing: { kind: 'clothing', heightM: 0.4, habitat: 'table' },
  sound: { kind: 'object', heightM: 0.3, habitat: 'table' },
  music: { kind: 'object', heightM: 0.3, habitat: 'table' },
  'musical-instrument': { kind: 'object', heightM: 0.7, habitat: 'table' },
  phone: { kind: 'object', heightM: 0.18, habitat: 'table' },
  computer: { kind: 'object', heightM: 0.3, habitat: 'table' },
  'light-video': { kind: 'object', heightM: 0.25, habitat: 'table' },
  'book-paper': { kind: 'object', heightM: 0.22, habitat: 'table' },
  money: { kind: 'object', heightM: 0.2, habitat: 'table' },
  mail: { kind: 'object', heightM: 0.2, habitat: 'table' },
  writing: { kind: 'object', heightM: 0.2, habitat: 'table' },
  office: { kind: 'object', heightM: 0.2, habitat: 'table' },
  lock: { kind: 'object', heightM: 0.15, habitat: 'table' },
  tool: { kind: 'object', heightM: 0.3, habitat: 'table' },
  science: { kind: 'object', heightM: 0.3, habitat: 'table' },
  medical: { kind: 'object', heightM: 0.2, habitat: 'table' },
  household: { kind: 'object', heightM: 0.4, habitat: 'table' },
  'other-object': { kind: 'object', heightM: 0.4, habitat: 'table' },
  religion: { kind: 'symbol', heightM: 0.4, habitat: 'air' },
  'other-symbol': { kind: 'symbol', heightM: 0.4, habitat: 'air' },
  flag: { kind: 'object', heightM: 0.6, habitat: 'ground' },
};

/** `name name … = height kind? habitat?`, one height a line; the rest falls back to the subgroup. */
export const TRAIT_LINES = `
fox raccoon badger beaver = 0.5
cat black-cat poodle = 0.42
dog guide-dog service-dog = 0.65
mouse rat hamster chipmunk hedgehog = 0.2
rabbit skunk = 0.35
wolf leopard pig goat sheep ewe ram boar kangaroo = 0.95
horse cow ox water-buffalo deer donkey zebra tiger lion moose bison = 1.6
bear polar-bear gorilla unicorn llama rhinoceros hippopotamus two-hump-camel camel panda orangutan = 1.75
elephant mammoth = 3
giraffe = 4.2
t-rex sauropod dragon = 4
koala monkey sloth otter = 0.6
bat = 0.35 animal air
dove black-bird wing = 0.3
bird parrot baby-chick front-facing-baby-chick hatching-chick = 0.28
eagle = 0.7 animal air
owl chicken rooster duck = 0.45
swan goose flamingo turkey peacock penguin = 0.8
phoenix = 1.2 animal air
crocodile = 0.6
turtle = 0.4
snake lizard = 0.4
whale spouting-whale = 5 animal water
orca = 2.5
dolphin shark = 1.5
octopus squid = 0.9
jellyfish = 0.5
fish tropical-fish blowfish = 0.35
seal = 0.8 animal ground
crab lobster = 0.3 animal ground
shrimp oyster = 0.15
spiral-shell coral = 0.2
butterfly monarch-butterfly honeybee = 0.2 animal air
fly mosquito = 0.12 animal air
snail bug ant lady-beetle cricket beetle cockroach spider scorpion worm = 0.15
evergreen-tree deciduous-tree palm-tree leafless-tree = 6
cactus = 2
potted-plant = 0.8
sunflower = 1
hibiscus cherry-blossom rose tulip hyacinth lotus = 0.35
mushroom brown-mushroom = 0.2
maple-leaf fallen-leaf leaf-fluttering-in-wind four-leaf-clover shamrock = 0.15
christmas-tree tanabata-tree = 2.4
pine-decoration = 1
carrot hot-pepper = 0.14
pineapple watermelon melon = 0.28
birthday-cake = 0.25
fountain = 3
tent circus-tent = 3
house house-with-garden hut derelict-house = 5
houses = 6
castle japanese-castle = 14
office-building hotel hospital department-store = 14
church = 10
mosque hindu-temple synagogue kaaba shinto-shrine = 9
statue-of-liberty tokyo-tower = 20
ferris-wheel roller-coaster = 14
carousel-horse = 2
stadium classical-building bank school = 8
factory = 9
mount-fuji snow-capped-mountain mountain volcano = 40
desert-island = 6 building water
moai = 3
playground-slide = 2
barber-pole = 1
locomotive train high-speed-train bullet-train light-rail metro railway-car monorail tram tram-car = 3.2
bus trolleybus oncoming-bus minibus articulated-lorry delivery-truck fire-engine ambulance = 2.8
automobile oncoming-automobile taxi oncoming-taxi police-car oncoming-police-car sport-utility-vehicle pickup-truck = 1.6
racing-car = 1.3
bicycle motorcycle motor-scooter kick-scooter = 1.2
skateboard roller-skate = 0.3
tractor = 2.4
auto-rickshaw = 1.9
vertical-traffic-light = 2.6
horizontal-traffic-light stop-sign fuel-pump bus-stop = 2
construction = 1
sailboat = 7
canoe = 1
ship passenger-ship ferry = 12
speedboat motor-boat = 2.4
anchor ring-buoy = 0.8 object ground
airplane small-airplane airplane-departure airplane-arrival = 5
helicopter = 3.5
rocket = 6 aircraft air
flying-saucer = 3
satellite = 3 aircraft air
parachute = 5
seat = 1
balloon = 0.8 object air
kite = 0.8 object air
chair = 1 furniture ground
couch-and-lamp = 1.4 furniture ground
bed person-in-bed = 1.1 furniture ground
toilet bathtub shower = 1.1 furniture ground
door = 2.1 furniture ground
window mirror = 1.2 furniture ground
shopping-cart luggage = 0.9 object ground
ladder = 2.2 object ground
guitar violin saxophone trumpet trombone = 0.9
drum long-drum harp musical-keyboard = 0.8
telescope = 1.1 object ground
satellite-antenna = 2 object ground
teddy-bear = 0.4
snowman snowman-without-snow = 1.5 object ground
jack-o-lantern = 0.35 object ground
boy girl child baby = 0.8
person-standing man-standing = 1.75
person-surfing man-surfing woman-surfing = 1.7 person water
person-swimming man-swimming woman-swimming = 0.8 person water
person-rowing-boat man-rowing-boat woman-rowing-boat = 1.4 person water
mermaid merman merperson = 1.6 person underwater
astronaut man-astronaut woman-astronaut = 1.3
robot = 0.9 object ground
alien alien-monster ghost = 0.8 object air
ringed-planet full-moon crescent-moon sun star glowing-star comet shooting-star milky-way = 4 celestial sky
rainbow = 9 celestial sky
cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud = 3 celestial sky
fire = 0.8 object ground
snowflake droplet high-voltage = 0.5 symbol air
water-wave = 2.5 object water
umbrella closed-umbrella umbrella-with-rain-drops = 0.9 object ground
umbrella-on-ground beach-with-umbrella = 2.2 object ground
tornado = 9 celestial sky
globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia = 4 celestial sky
goal-net = 2 object ground
mechanical-arm = 1.2 object ground
soccer-ball basketball volleyball baseball tennis = 0.24 object ground
skis sled = 1 object ground
wastebasket bucket basket broom = 0.6 object ground
fire-extinguisher oil-drum = 0.8 object ground
postbox closed-mailbox-with-raised-flag closed-mailbox-with-lowered-flag open-mailbox-with-raised-flag open-mailbox-with-lowered-flag = 1.2 object ground
treasure-chest = 0.5 object ground
headstone coffin = 1 object ground
shield crossed-swords = 0.8
rock wood = 0.4 object ground
brick = 0.2 object ground
police-officer construction-worker firefighter guard detective ninja = 1.1
santa-claus mrs-claus mage fairy vampire zombie genie elf superhero supervillain = 1.15
person-walking man-walking woman-walking person-running man-running woman-running person-kneeling = 1.7
television = 0.7 object ground
refrigerator = 1.8 furniture ground
`;
