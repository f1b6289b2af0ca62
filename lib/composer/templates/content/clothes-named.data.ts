import type { AnchorName } from '../../kit/part';

/** A piece of clothing by its name, and the part of somebody that it is on. */
export interface Named {
  name: string;
  on: AnchorName;
}

const rows = (text: string): ReadonlyMap<string, Named> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((row): [string, Named] => {
        const [id = '', name = '', on = 'chest'] = row.trim().split(/\s*\|\s*/);
        return [id, { name, on: on as AnchorName }];
      }),
  );

/** Hats of outfits: `id | name | where`. */
export const HATS_NAMED = rows(`
chef | Chef's hat | crown
cap | Cap | crown
beanie | Beanie | crown
straw | Straw hat | crown
sun | Hat | crown
cowboy | Cowboy hat | crown
fedora | Fedora | crown
topper | Top hat | crown
beret | Beret | crown
police | Peaked cap | crown
pilot | Peaked cap | crown
sailor | Sailor cap | crown
hardhat | Hard hat | crown
firefighter | Helmet | crown
bike-helmet | Helmet | crown
ski-helmet | Helmet and goggles | crown
army-helmet | Helmet | crown
graduation | Graduation cap | crown
astronaut | Helmet | crown
diver | Diving mask | eyes
swim-cap | Swim cap | crown
nurse-cap | Cap | crown
surgeon | Surgical cap | crown
headphones | Headphones | ear
viking | Helmet | crown
knight | Helmet | crown
kabuto | Helmet | crown
crown | Crown | crown
turban | Turban | crown
hood | Hood | crown
veil | Veil | crown
bandana | Bandana | crown
pirate | Pirate hat | crown
santa | Pointed cap | crown
witch | Pointed hat | crown
wizard | Pointed hat | crown
feather | Feather | crown
flowers | Wreath of flowers | crown
`);

export const SHOES_NAMED: Readonly<Record<string, string>> = {
  boot: 'Boots',
  'work-boot': 'Work boots',
  sneaker: 'Sneakers',
  smart: 'Shoes',
  slipper: 'Soft shoes',
  heel: 'Heels',
  fin: 'Fins',
};

/** What is worn over or on clothes. */
export const WORN_NAMED = rows(`
jacket | Jacket | chest
coat | Coat | chest
vest | Vest | chest
apron | Apron | waist
half-apron | Apron | waist
overalls | Overalls | chest
suspenders | Suspenders | chest
belt | Belt | waist
sash | Sash | waist
tie | Tie | chest
bow-tie | Bow tie | neck
scarf | Scarf | neck
neckerchief | Neckerchief | neck
necklace | Necklace | neck
badge | Badge | shoulder
stethoscope | Stethoscope | chest
medal | Medal | chest
reflex | Reflective stripes | waist
plate | Breastplate | chest
lamellar | Armour | chest
tassets | Skirt of plates | lap
space-pack | Life support | chest
ruff | Ruff | neck
cape | Cape | shoulderFar
`);

/** What over the top stands for it. */
export const COVERS_TOP = /^(?:jacket|coat|vest|overalls|plate|lamellar|double-breasted)$/;

/** On whom a piece of clothing that a prompt names is. */
export const CLOTHES_ON: readonly (readonly [RegExp, AnchorName])[] = [
  [/\b(?:hat|cap|helmet|hood|beanie|crown|hard hat|turban|headband|wig|bonnet)s?\b/i, 'crown'],
  [/\b(?:goggles|glasses|sunglasses|mask|visor|veil|respirator|snorkel)\b/i, 'eyes'],
  [/\b(?:ear\w*|headphones|headset)\b/i, 'ear'],
  [/\b(?:scarf|tie|collar|necklace|neckerchief|bow tie)\b/i, 'neck'],
  [/\b(?:gloves?|mittens?|gauntlets?|watch|bracelet|wristband)\b/i, 'hand'],
  [/\b(?:belt|apron|sash|harness|tool belt)\b/i, 'waist'],
  [/\b(?:trousers|pants|jeans|shorts|skirt|leggings|tights|knee pads?|snow pants)\b/i, 'lap'],
  [
    /\b(?:boots?|shoes?|sneakers|trainers|sandals|skates|flippers|fins|socks|slippers|skis|wellies)\b/i,
    'foot',
  ],
  [/\b(?:backpack|rucksack|cape|cloak|tank|oxygen|wings|bag)\b/i, 'shoulderFar'],
  [/\b(?:badge|name tag|epaulettes?)\b/i, 'shoulder'],
];
