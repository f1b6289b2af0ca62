/**
 * Which part of which thing is no thing of its own beside it: by concepts of parts, whose drawing shows the part, and whose
 * part it is without being seen there, which is told.
 */
interface PartOwners {
  shown?: RegExp;
  unseen?: RegExp;
}

const SHIPS = /ship|boat|yacht|galleon|raft|schooner|dhow|junk$/;
const ROAD_VEHICLES =
  /car$|taxi|van$|bus$|truck|tractor|jeep|convertible|limousine|ambulance|scooter|moped|motorcycle/;
const TOPS =
  /shirt|jacket|coat|sweater|hoodie|blouse|dress|suit|cardigan|kimono|uniform|tunic|pyjamas|pajamas/;
const WEARERS = /(?:man|woman|boy|girl|child|person|chef|baby)$/;
const CLOCKS = /clock|watch$/;

export const PART_OWNERS: Readonly<Record<string, PartOwners>> = {
  'door-handle': {
    shown:
      /cup|mug|trophy|amphora|urn|teapot|kettle|pan$|pot$|bag|basket|bucket|suitcase|briefcase|umbrella|door|wardrobe|cabinet|dresser|drawer|hammer|knife|axe|shovel|broom|brush|pitcher|jug|watering-can|spoon|fork|rake|magnifying|fridge|gate/,
  },
  doorknob: { shown: /door|house|wardrobe|cabinet|drawer|radio|stove|oven|amplifier|jukebox/ },
  sail: { shown: SHIPS },
  mast: { shown: SHIPS },
  rudder: { unseen: SHIPS },
  headlight: { shown: ROAD_VEHICLES },
  'tail-light': { shown: ROAD_VEHICLES },
  hubcap: { shown: ROAD_VEHICLES },
  'steering-wheel': { unseen: ROAD_VEHICLES },
  'license-plate': { unseen: ROAD_VEHICLES },
  'windshield-wiper': { unseen: ROAD_VEHICLES },
  'exhaust-pipe': { unseen: ROAD_VEHICLES },
  'car-door': { shown: ROAD_VEHICLES },
  dome: { shown: /mosque|capitol|observatory|taj-mahal|basilica|planetarium|duomo|onion-domes/ },
  spire: { shown: /church|cathedral|castle|sagrada|mage-tower/ },
  balcony: { shown: /^hotel$/ },
  collar: {
    shown: /(?<!t-)shirt|jacket|coat|blouse|suit$/,
    unseen: /t-shirt|dress|sweater|dog|cat/,
  },
  sleeve: { shown: TOPS, unseen: WEARERS },
  cuff: { unseen: new RegExp(`${TOPS.source}|${WEARERS.source}|trousers|jeans`) },
  pocket: {
    shown: /jacket|coat|hoodie|overalls|jeans|apron|dungarees|cargo|backpack/,
    unseen: new RegExp(`${TOPS.source}|${WEARERS.source}|trousers|pants|shorts`),
  },
  buckle: { shown: /belt|backpack/, unseen: /boot|shoe|sandal|hat$|bag|strap|collar|watch|dress/ },
  dial: { shown: CLOCKS },
  flippers: { unseen: /rocket|plane|jet$|fish$|shark|whale|dolphin|submarine|spaceship/ },
  porthole: { shown: /rocket|submarine|ship$/ },
  strap: { shown: /bag|backpack|watch|sandal|satchel/ },
  label: { shown: /bottle|jar$|(?:^|-)can$|champagne|wine/, unseen: /tin$/ },
  lid: {
    shown: /teapot|cooking-pot|kettle|jar$|trash-can|bin$|chest$|urn$/,
    unseen: /box$|pot$|pan$|basket/,
  },
  'clock-face': { shown: CLOCKS, unseen: /tower|church/ },
  'clock-hands': { shown: CLOCKS },
  antenna: { shown: /radio|robot|television|walkie|butterfly|snail|ant$|bee$|alien/ },
  bark: { shown: /tree$|oak|birch|trunk|log$|stump/ },
  thorn: { unseen: /rose|cactus|bush|bramble/ },
  'toilet-seat': { shown: /toilet/ },
  lens: { shown: /camera|glasses|microscope|telescope|binoculars|magnifying/ },
};
