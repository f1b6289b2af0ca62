/** In what goods are sold, and what shows them where a prompt tells of nothing else: `words | form | motif`. */
export interface PackOf {
  words: readonly string[];
  form: PackForm;
  motif: string;
}

export type PackForm =
  'box' | 'pouch' | 'jar' | 'bottle' | 'can' | 'carton' | 'tube' | 'bar' | 'label';

/** How prompts call the forms. */
export const PACK_FORMS: readonly (readonly [RegExp, PackForm])[] = [
  [/\b(?:box|boxes|case|package|gift set)\b/i, 'box'],
  [/\b(?:pouch|bag|sachet|packet|sack|doypack)\b/i, 'pouch'],
  [/\b(?:jar|pot|tub)\b/i, 'jar'],
  [/\bbottle\b/i, 'bottle'],
  [/\b(?:can|tin)\b/i, 'can'],
  [/\b(?:carton|tetra ?pak)\b/i, 'carton'],
  [/\btube\b/i, 'tube'],
  [/\b(?:bar|wrapper)\b/i, 'bar'],
];

const TABLE = `
herbal tea, green tea, chamomile tea, mint tea, tea | box | leaf
coffee beans, ground coffee, coffee | pouch | coffee beans
hand soap, natural soap, soap bar, soap | box | lavender
raw honey, wildflower honey, honey | jar | bee
strawberry jam, jam, marmalade | jar | strawberry
peanut butter | jar | peanut
pickles | jar | cucumber
hot sauce, chili sauce | bottle | chili pepper
soy sauce, fish sauce, teriyaki sauce | bottle | fish
sake, rice wine | bottle | rice
maple syrup, syrup | bottle | leaf
tomato sauce, pasta sauce | jar | tomato
ketchup | bottle | tomato
olive oil | bottle | olive
red wine, white wine, wine | bottle | grapes
craft beer, beer, ipa, lager | can | wheat
cider | bottle | apple
lemonade, soda | can | lemon
orange juice, apple juice, juice | carton | orange
oat milk, almond milk, milk | carton | cow
chocolate bar, dark chocolate, milk chocolate, chocolate | bar | chocolate
granola bar, protein bar, energy bar, candy bar | bar | wheat
cookies, biscuits | box | cookie
potato chips, chips, crisps | pouch | potato
popcorn | pouch | popcorn
granola, muesli, cereal | box | wheat
pasta, spaghetti | box | wheat
rice | pouch | wheat
flour | pouch | wheat
spices, spice, salt | jar | chili pepper
dog food, dog treats | pouch | dog
cat food, cat treats | pouch | cat
bird seed | pouch | bird
hand cream, face cream, body lotion, sunscreen, toothpaste, lotion, cream | tube | flower
shampoo, conditioner, shower gel, dish soap | bottle | leaf
perfume | box | flower
scented candle, candle | jar | lavender
ice cream | box | ice cream cone
pizza | box | pizza
tuna, sardines | can | fish
tomato soup, soup | can | tomato
seeds, seed packet, sunflower seeds, flower seeds | pouch | sunflower
toy, puzzle, board game | box | puzzle piece
gum, candy, gummy bears, sweets | pouch | candy
yogurt, yoghurt | jar | strawberry
kombucha, water, iced tea, sparkling water | bottle | leaf
crayons, pencils | box | crayon
vitamins, supplements, pills | bottle | leaf
headphones, light bulb, phone case | box | headphones
socks, t-shirt | box | socks
`;

export const PACKS: readonly PackOf[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [words = '', form = 'box', motif = ''] = line.split('|').map((part) => part.trim());
    return { words: words.split(',').map((one) => one.trim()), form: form as PackForm, motif };
  });
