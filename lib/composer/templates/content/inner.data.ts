/** What shows a part of something that is cut open, where its name is no thing that is drawn: `words > thing`. */
const ROWS = `
captain's cabin, cabin, sleeping quarters, bunk room, bunks, dormitory, bedroom, guest room, sleeping chamber, crew quarters > bed
cargo hold, cargo, hold, storage, storage room, store room, storeroom, warehouse, cargo bay > crate
engine room, engine, machine room, boiler room, motor > gear
bridge, wheelhouse, helm > ship wheel
galley, kitchen, cooking area > stove
cockpit, control room, control panel, command center, command centre > joystick
dining room, dining hall, mess hall, dining car > table
living room, lounge, living area, sitting room > sofa
bathroom, washroom, toilets > bathtub
library, study, archive > bookshelf
classroom, school room > chalkboard
laboratory, lab > microscope
armory, armoury, weapons > sword
dungeon, prison, jail > chain
throne room, great hall, throne > throne
treasury, treasure chamber, treasure room > treasure chest
garage, parking > car
workshop, tool room > toolbox
wine cellar, cellar, basement > barrel
attic > crate
greenhouse, garden room > potted plant
nursery, brood, brood chamber, baby chamber, larvae, larva > larva
eggs, egg chamber > egg
queen, queen chamber, queen's chamber, royal chamber > crown
food, food storage, food chamber, food store, pantry, supplies > basket of food
nest, nesting chamber, nest chamber > nest
honey, honey storage > honeycomb
lockers, changing room > locker
gym > dumbbell
cinema, theater, theatre > film projector
office, offices > desk
shop, store > shopping basket
batteries, battery > battery
fuel, fuel tank, gas tank > jerrycan
passenger cabin, seats, passenger seats, passengers > airplane seat
laundry, laundry room > washing machine
observatory > telescope
chapel > candle
stable, stables > horse
playroom, children's room, kids room > teddy bear
dishes, cups > cup
`;

export const SHOWN_INSIDE: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', thing = ''] = row.split(' > ');
      return words.split(', ').map((word) => [word, thing] as const);
    }),
);

/** What is dug into the ground, and who lives there. */
export const UNDERGROUND =
  /\b(?:burrow|warren|den|ant ?hills?|ant nest|ant colony|ants'? nest|mole ?hill|mole tunnels?|underground (?:home|house|nest|bunker|city)|badger sett|sett|bunker|hobbit hole|foxhole|worm farm|gopher hole|mouse hole|termite mound|termite nest|mine|root cellar)\b/i;

/** Whose home in the ground it is. */
export const DWELLER =
  /\b(?<who>rabbit|ant|fox|mole|badger|mouse|bear|gopher|termite|worm|hedgehog|wolf|marmot)/iu;
