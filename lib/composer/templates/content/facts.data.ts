import { comparedTraits } from './traits.data';

/** What is true of two that are often compared: what of them, the first, the second. */
export interface KnownPair {
  sides: readonly [RegExp, RegExp];
  rows: readonly KnownRow[];
}

interface KnownRow {
  text: string;
  values: [string, string];
  /** Told only where it is asked for. */
  isAsked?: true;
}

/** Rows of a pair: what of them, the first, the second; `+` before those that are told only where they are asked for. */
function pair(first: RegExp, second: RegExp, rows: string): KnownPair {
  return {
    sides: [first, second],
    rows: rows
      .trim()
      .split('\n')
      .map((row) => {
        const [text = '', one = '', other = ''] = row.split('|').map((cell) => cell.trim());
        return text.startsWith('+')
          ? { text: text.slice(1).trim(), values: [one, other], isAsked: true }
          : { text, values: [one, other] };
      }),
  };
}

const PAIRS: readonly KnownPair[] = [
  pair(
    /\blaptops?\b/,
    /\btablets?\b/,
    `
Typing | Keys | On the screen
Drawing | Hardly | With a pen
Weight | More | Less
Programs | Every kind | Apps`,
  ),
  pair(
    /\bsolar\b/,
    /\bwind\b/,
    `
Source | Sun | Wind
Works | By day | Day and night
Moves | No part | The rotor
Stands | On roofs | On hills, at sea`,
  ),
  pair(
    /\b(?:cats?|kitten)\b/,
    /\b(?:dogs?|puppy)\b/,
    `
Lives | On its own | In a pack
Says | Meow | Woof
Claws | Pulled in | Always out
Walks | When it likes | Every day
+ Sleep | 12–16 hours | 12–14 hours
+ Food | Meat | Meat and more
+ Exercise | Short play | Daily walks
+ Cost | Lower | Higher
+ Care | Cleans itself | Needs a wash
+ Grooming | Washes itself | Brush and bath
+ Training | Learns a little | Learns a lot
+ Noise | Quiet | Barks
+ Space | A flat is enough | Room to run
+ Lifespan | 12–18 years | 10–13 years
+ Independence | High | Low
+ Toilet | Litter box | Outdoors`,
  ),
  pair(
    /\b(?:electric|ev|evs|e-cars?)\b/,
    /\b(?:petrol|gas|gasoline|diesel|combustion|fuel|ice)\b/,
    `
Energy | Battery | Fuel tank
Exhaust | None | CO2
Sound | Quiet | Louder
Refill | At a plug | At a pump
+ Cost | More to buy, less to run | Less to buy, more to run
+ Range | 300–500 km | 600–900 km
+ Noise | Quiet | Louder
+ Emissions | None at the car | CO2 and fumes
+ Fuel | Electricity | Petrol
+ Charging | Half an hour or more | Minutes at a pump
+ Maintenance | Few parts | Oil, belts, filters
+ Speed | Full power at once | Through its gears`,
  ),
  pair(
    /\btea\b/,
    /\bcoffee\b/,
    `
Made from | Leaves | Beans
Comes from | China | Ethiopia
Caffeine | Less | More
Plant | Camellia | Coffea
+ Taste | Mild, floral | Strong, roasted
+ Origin | China | Ethiopia
+ Brewing | Steeped 3–5 min | Filtered or pressed
+ Preparation | Steeped 3–5 min | Filtered or pressed`,
  ),
  pair(
    /\b(?:e-?books?|e-?readers?|kindle|digital books?)\b/,
    /\b(?:books?|paper|printed)\b/,
    `
Weight | Light | Heavier
+ Cost | Reader once, then less | Each book
+ Price | Reader once, then less | Each book
+ Smell | None | Paper and ink
+ Feel | Smooth glass | Pages to turn
+ Storage | Thousands in one | A shelf
Holds | A library | One story
Power | Battery | None
At night | Glows | Needs a lamp`,
  ),
  pair(
    /\b(?:iphone|ios|apple)\b/,
    /\bandroid\b/,
    `
Made by | Apple | Many
Store | App Store | Google Play
System | Closed | Open source
Assistant | Siri | Gemini`,
  ),
  pair(
    /\bplant cells?\b/,
    /\banimal cells?\b/,
    `
Cell wall | Yes | No
Chloroplasts | Yes | No
Vacuole | One large | Small
Shape | Boxy | Round`,
  ),
  pair(
    /\bfrogs?\b/,
    /\btoads?\b/,
    `
Skin | Smooth, moist | Dry, bumpy
Legs | Long, leaps | Short, hops
Eggs | In clumps | In strings
Lives | Near water | On land`,
  ),
  pair(
    /\bbutterfl(?:y|ies)\b/,
    /\bmoths?\b/,
    `
Flies | By day | By night
Feelers | Clubbed | Feathery
At rest | Wings up | Wings flat
Pupa | Chrysalis | Cocoon`,
  ),
  pair(
    /\bcrocodiles?\b/,
    /\balligators?\b/,
    `
Snout | V-shaped | U-shaped
Lower teeth | Seen | Hidden
Water | Salt too | Fresh
Colour | Lighter | Darker`,
  ),
  pair(
    /\bleds?\b/,
    /\b(?:incandescent|bulbs?|halogen)\b/,
    `
Lasts | 25,000 h | 1,000 h
Power | 9 W | 60 W
Gets | Warm | Hot`,
  ),
  pair(
    /\bsummer\b/,
    /\bwinter\b/,
    `
Days | Long | Short
Weather | Warm, sunny | Cold, snow
Clothes | T-shirt, hat | Coat, gloves
Sports | Swimming | Skiing
+ Food | Ice cream, berries | Soup, stew
+ Games | Beach ball | Snowballs
+ Activities | Swimming | Sledding
+ Fun | Swimming | Sledding
+ Trees | Full of leaves | Bare
+ Temperature | High | Low
+ Colours | Green and gold | White and blue
+ Drinks | Lemonade | Hot chocolate`,
  ),
  pair(
    /\bguitars?\b/,
    /\bpianos?\b/,
    `
Strings | Six | About 230
Played by | Plucking | Keys
Carried | In a case | Not at all
+ Size | Fits on a lap | Fills a corner
+ Price | Lower | Higher
+ Cost | Lower | Higher
+ Sound | Plucked strings | Struck strings
+ Learning | Chords first | Notes first`,
  ),
  pair(
    /\brent(?:ing)?\b/,
    /\b(?:buy(?:ing)?|own(?:ing)?)\b/,
    `
At the start | Deposit | Down payment
Repairs | Landlord | You
Moving | Easy | Takes time
Each month | Rent | Loan`,
  ),
  pair(
    /\bsun\b/,
    /\bmoon\b/,
    `
Is a | Star | Moon
Light | Its own | Reflected
Across | 1.39 million km | 3,474 km
Away | 150 million km | 384,400 km`,
  ),
  pair(
    /\bearth\b/,
    /\bmars\b/,
    `
Across | 12,756 km | 6,792 km
Day | 24 h | 24 h 37 min
Year | 365 days | 687 days
Moons | 1 | 2`,
  ),
  pair(
    /\b(?:honey ?)?bees?\b/,
    /\bwasps?\b/,
    `
Body | Hairy | Smooth
Eats | Nectar | Insects
Makes | Honey | Paper nests
Waist | Wide | Narrow`,
  ),
  pair(
    /\bafrican\b/,
    /\b(?:asian|indian)\b/,
    `
Ears | Large | Small
Tusks | Both | Some males
Back | Dips | Arched
Weight | Up to 6 t | Up to 5 t`,
  ),
  pair(
    /\bmitosis\b/,
    /\bmeiosis\b/,
    `
Divisions | 1 | 2
New cells | 2 | 4
Chromosomes | As many | Half
Makes | Body cells | Sex cells`,
  ),
  pair(
    /\b(?:train|rail)\b/,
    /\b(?:plane|airplane|aeroplane|flight|flying)\b/,
    `
Leaves from | The centre | The airport
Luggage | As you like | Limited
CO2 | Less | More
Window | Landscape | Clouds
+ Cost | Cheap if early | Cheap if early
+ Speed | Up to 300 km/h | Up to 900 km/h
+ Time | City to city | Hours at airports
+ Comfort | Room to walk | Narrow seats
+ Emissions | Low | High`,
  ),
  pair(
    /\b(?:remote|home office|work(?:ing)? from home)\b/,
    /\boffice\b/,
    `
Way to work | None | Commute
Meetings | On screen | In person
Quiet | Often | Seldom
Colleagues | Online | Next desk
+ Commute | None | Every day
+ Cost | Saves travel | Travel, lunch
+ Focus | Few visitors | Many voices
+ Flexibility | High | Fixed hours
+ Teamwork | By video | Face to face`,
  ),
  pair(
    /\b(?:bikes?|bicycles?|cycling)\b/,
    /\b(?:cars?|driving)\b/,
    `
Runs on | Muscles | Fuel
Exhaust | None | CO2
Parks | Anywhere | In a space
Fitness | Yes | No
+ Cost | Low | High
+ Speed | 15–25 km/h | 50 km/h in town
+ Health | Keeps you fit | You sit
+ Environment | No exhaust | CO2 and fumes
+ Parking | Anywhere | In a space
+ Weather | You get wet | You stay dry`,
  ),
  pair(
    /\b(?:city|town|urban)\b/,
    /\b(?:country(?:side)?|village|rural|suburbs?)\b/,
    `
Homes | Flats | Houses
Sounds | Traffic | Birds
Ways | Short | Long
Nights | Bright | Starry
+ Noise | Traffic | Birdsong
+ Air | Fumes | Fresh
+ Cost | High rents | Lower rents
+ Transport | Trams, buses | A car
+ Nature | Parks | Woods and fields
+ Jobs | Many | Few`,
  ),
  pair(
    /\brenewables?\b|\bsolar\b|\bwind (?:power|energy)\b/,
    /\bfossil\b|\bcoal\b|\boil\b|\bnon-?renewable\b/,
    `
Runs out | No | Yes
CO2 in use | None | Much
Fuel | Free | Bought
Source | Sun, wind | Coal, oil`,
  ),
  pair(
    /\bintroverts?\b/,
    /\bextroverts?\b/,
    `
Energy from | Quiet | Company
Friends | A few | Many
Thinks | First | Aloud
Evenings | A book | A party`,
  ),
  pair(
    /\bcash\b/,
    /\b(?:cards?|credit)\b/,
    `
Works offline | Yes | Not always
You see it go | Yes | Later
When lost | Gone | Can be blocked
Online | No | Yes`,
  ),
  pair(
    /\bsolids?\b/,
    /\bliquids?\b/,
    `
Shape | Its own | Of the vessel
Volume | Fixed | Fixed
Particles | Close, in order | Close, moving
Flows | No | Yes`,
  ),
  pair(
    /\bsharks?\b/,
    /\b(?:dolphins?|whales?)\b/,
    `
Is a | Fish | Mammal
Breathes | By gills | Air
Skeleton | Cartilage | Bone
Tail | Upright | Flat`,
  ),
];

const turned = ({ values: [first, second], ...row }: KnownRow): KnownRow => ({
  ...row,
  values: [second, first],
});

function rowsOfPair(first: string, second: string): readonly KnownRow[] {
  const [one, other] = [first.toLowerCase(), second.toLowerCase()];
  for (const { sides, rows } of PAIRS) {
    if (sides[0].test(one) && sides[1].test(other)) return rows;
    if (sides[0].test(other) && sides[1].test(one)) return rows.map(turned);
  }
  return [];
}

/** What is known of two sides, in their order. */
export function factsOfPair(first: string, second: string): readonly KnownRow[] {
  const own = rowsOfPair(first, second).filter(({ isAsked }) => !isAsked);
  if (own.length > 0) return own;
  return comparedTraits(first.toLowerCase(), second.toLowerCase())?.rows.slice(0, 4) ?? [];
}

const stemOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^(?:the|their|average|daily) /, '')
    .replace(/(?:es|s)$/, '');

/** What is known of two sides in the respect that is asked for: `sleep`, `cost`. */
export function factAsked(
  [first, second]: readonly [string, string],
  respect: string,
): [string, string] | undefined {
  const all = [
    ...rowsOfPair(first, second),
    ...(comparedTraits(first.toLowerCase(), second.toLowerCase())?.rows ?? []),
  ];
  return all.find(({ text }) => stemOf(text) === stemOf(respect))?.values;
}
