/**
 * How stuff is made into things, for any of either: `* name: words` is a family, `= starts > ends` what is made of what (words, and
 * families by `@name`), and each line after it a stage: what is written, and the scene that shows it. `{start}` and `{end}` are what the prompt
 * names; where it names no start, the first word of `starts` is one.
 */
const MAKINGS = `
* textile: jacket, fleece, fleece jacket, sweater, jumper, cardigan, shirt, t-shirt, tee, hoodie, dress, skirt, trousers, pants, leggings, socks, sock, hat, beanie, cap, scarf, glove, gloves, mittens, coat, blanket, carpet, rug, towel, curtain, cushion, pillow, bag, tote bag, backpack, uniform, jersey, swimsuit, clothes, clothing, cloth, fabric, quilt, sail, tent, flag, apron, tie, poncho, shawl, teddy bear
* wooden: chair, table, desk, bench, stool, bed, cabinet, wardrobe, bookshelf, shelf, drawer, door, spoon, wooden spoon, bowl, wooden bowl, toy, wooden toy, toy train, boat, canoe, cabin, house, fence, guitar, violin, drum, piano, ship, crate, barrel, ladder, cradle, rocking horse, baseball bat, cutting board, furniture, match, matches, chopsticks, birdhouse, dresser, oar, sled
* papery: paper, notebook, book, newspaper, magazine, envelope, box, cardboard box, cardboard, egg carton, toilet paper, tissue, tissues, paper bag, carton, greeting card, postcard, diary, comic book
* glassy: glass, jar, jars, bottle, vase, window, light bulb, bulb, bowl, glasses, marble, marbles, lens, mirror, bauble, drinking glass, tumbler, wine glass
* ceramic: pot, vase, mug, bowl, plate, cup, teapot, tile, tiles, brick, bricks, flower pot, sculpture, statue, jug
* metallic: sword, knife, horseshoe, nail, nails, hammer, car, bicycle, bike, can, cans, spoon, fork, pan, bell, key, coin, coins, medal, trophy, shovel, axe, bridge, ship, tool, tools, machine, robot, train, engine, gate, screw, armour, armor, statue, rail, beam, chain, anchor
* jewel: ring, necklace, bracelet, earring, earrings, crown, brooch, jewellery, jewelry, wedding ring, pendant, medal
* plastic-thing: bottle, bench, chair, toy, toys, bucket, comb, toothbrush, bag, park bench, playground, slide, flower pot, container, brick, lego, helmet, frisbee, cup, bin, table, sunglasses, phone case, pen, crate
* baked: bread, loaf, cake, cupcake, muffin, cookie, cookies, biscuit, biscuits, pastry, croissant, pie, baguette, pretzel, bagel, bun, pizza, roll, rolls, tart, donut, brownie
* spread: jam, marmalade, jelly, sauce, ketchup, puree, chutney, soup, syrup, salsa, pesto, paste, peanut butter, applesauce
* drink: juice, lemonade, cider, smoothie, apple juice, orange juice, grape juice, tea, water, cocktail
* fermented: wine, beer, cider, whisky, whiskey, vinegar, rum, vodka, kombucha
* growing: flower, tree, plant, oak, oak tree, apple tree, tomato, pumpkin, sunflower, rose, tulip, daisy, bean, carrot, cabbage, lettuce, corn, vegetable, vegetables, fruit, forest, garden, harvest, salad, strawberry, pepper, watermelon, avocado, lemon tree, palm tree, cactus
* product: app, website, product, game, video game, business, startup, company, logo, brand, poster, gadget, invention, robot, prototype, machine, launch, market, toy

= plastic bottle, plastic bottles, water bottle, water bottles, pet bottle, bottle, bottles, plastic, plastic waste, ocean plastic, plastic bag > @textile
Bottles are collected > a man putting a plastic bottle in a recycling bin
Pressed into bales > a bale of plastic bottles
Shredded into flakes > a pile of plastic flakes
Melted and spun to thread > a spool of thread
Sewn together > a woman sewing at a sewing machine
{End} > {a end}

= plastic bottle, plastic bottles, plastic, plastic waste, ocean plastic, plastic bag, plastic bags, bottle, bottles, bottle caps > @plastic-thing
Plastic is collected > a man putting a plastic bottle in a recycling bin
Shredded into flakes > a pile of plastic flakes
Melted to pellets > a pile of pellets
{End} > {a end}

= oil, crude oil, petroleum > @plastic-thing, @textile, plastic, petrol, gasoline
Pumped from the ground > an oil pump
Refined > a factory with smoking chimneys
Made into pellets > a pile of pellets
{End} > {a end}

= wool, woolen, woollen, knitted, sheep, lamb, fleece, alpaca, raw wool > @textile, yarn
Shorn from the sheep > a farmer shearing a sheep
Raw wool is washed > raw wool
Spun to yarn > a ball of yarn
Knitted > a grandmother knitting
{End} > {a end}

= cotton, cotton plant, flax, linen, hemp > @textile, jeans
Picked in the field > a cotton plant
Cleaned and combed > raw cotton
Spun to thread > a spool of thread
Woven into cloth > a weaver at a loom
Sewn together > a woman sewing at a sewing machine
{End} > {a end}

= silk, silkworm, cocoon, silk cocoon > @textile, kimono
A worm spins its cocoon > a cocoon on a leaf
Unwound to thread > a spool of thread
Woven into silk > a weaver at a loom
{End} > {a end}

= old jeans, jeans, old shirt, old clothes, scrap fabric, fabric scraps, fabric, cloth, t-shirt, curtain, denim, yarn, thread > @textile, toy, doll, dog toy
{Start} > {a start}
Cut into pieces > a pair of scissors next to a roll of fabric
Sewn together > a woman sewing at a sewing machine
{End} > {a end}

= leather, hide, cowhide > shoe, shoes, boot, boots, bag, handbag, wallet, belt, saddle, jacket, glove, sofa
The leather is chosen > a roll of brown fabric
Cut by hand > a shoemaker with scissors at a table
Sewn together > a woman sewing at a sewing machine
{End} > {a end}

= tree, wood, log, forest, trees, logs, timber, oak, pine tree > @papery
A tree is felled > a lumberjack cutting a tree with a saw
Carried to the mill > a truck loaded with logs
Boiled to pulp > shredded paper
Rolled out as paper > a roll of paper
{End} > {a end}

= old newspaper, newspaper, old newspapers, newspapers, old paper, waste paper, paper, cardboard, cardboard box, cardboard boxes, boxes, magazines, old magazines, recycled paper > @papery
Paper is collected > a woman putting a newspaper in a recycling bin
Shredded to pulp > shredded paper
Pressed and rolled > a roll of paper
{End} > {a end}

= tree, wood, wooden, log, trees, forest, oak, pine, timber, trunk, tree trunk, pallet, pallets, plank, planks, driftwood, bamboo > @wooden
A tree is felled > a lumberjack cutting a tree with a saw
Sawn to planks > wooden planks
Shaped and joined > a carpenter sawing a wooden plank
{End} > {a end}

= sand, glass, beach, quartz > @glassy
It begins as sand > a pile of sand
Melted in the furnace > a crucible of molten glass
Blown into shape > a glassblower blowing glass
{End} > {a end}

= glass bottle, glass bottles, glass, old bottle, old bottles, bottles, bottle, broken glass, jar, jars, waste glass > @glassy
Glass is collected > a woman putting a glass bottle in a recycling bin
Crushed > a pile of flakes
Melted in the furnace > a crucible of molten glass
Blown into shape > a glassblower blowing glass
{End} > {a end}

= clay, ceramic, mud, earth, a lump of clay > @ceramic
Shaped on the wheel > a potter shaping a clay pot on a pottery wheel
Fired in the kiln > a kiln with fire
Painted > a woman painting a vase
{End} > {a end}

= iron, iron ore, ore, steel, metal, copper, rock, bronze, scrap metal, scrap, aluminium, aluminum, tin, can, cans, soda can, soda cans, aluminium can, aluminum can, tin can, old car > @metallic
{Start} > {a start}
Melted in the furnace > a crucible of molten metal
Hammered and shaped > a blacksmith hammering at an anvil
{End} > {a end}

= gold, silver, diamond, gemstone, nugget, gold nugget, pearl > @jewel
Found in the mine > a miner with a pickaxe
Melted down > a crucible of molten gold
Shaped by the jeweller > a jeweler at a workbench with a ring
{End} > {a end}

= wheat, grain, flour, dough, seed, field, rye > @baked
Wheat ripens > a wheat field
Ground to flour > a bag of flour
Kneaded > a baker kneading dough
Baked > a loaf of bread in an oven
{End} > {a end}

= milk, cow, cream, goat > yogurt, yoghurt, kefir, pudding, milkshake, cream, butter, ice cream, cheese
The cow is milked > a farmer milking a cow
Milk is heated > a pot on a stove
Stirred > a woman stirring a pot
{End} > {a end}

= fruit, strawberry, strawberries, tomato, tomatoes, berry, berries, plum, plums, apricot, apricots, blueberry, blueberries, orange, oranges, apple, apples, raspberry, raspberries, cherry, cherries, basil, pumpkin, chili, peach, peaches, fig, figs, onion, vegetable, vegetables, carrot, carrots, peanut, peanuts > @spread
{Start} > {a start}
Washed and cut > a woman chopping {start} on a cutting board
Cooked slowly > a woman stirring a pot
{End} > {a end}

= grape, grapes, vineyard, vine, barley, hops, malt, apple, apples, grain > @fermented
{Start} > {a start}
Harvested > a farmer holding a basket
Left to rest in barrels > a wooden barrel
{End} > {a end}

= fruit, orange, oranges, lemon, lemons, apple, apples, grapefruit, pomegranate, carrot, carrots, pineapple, mango, strawberry, strawberries, banana, bananas, berries > @drink
{Start} > {a start}
Washed and cut > a woman chopping {start} on a cutting board
Squeezed > a blender with fruit
{End} > {a end}

= cucumber, cucumbers, cabbage, vegetables, onion, beet > pickle, pickles, sauerkraut, kimchi
{Start} > {a start}
Cut and salted > a woman chopping {start} on a cutting board
Left to rest in jars > jars on a shelf
{End} > {a end}

= seed, seeds, bean, bulb, kernel, pit, sapling, acorn, avocado pit, seedling, sprout > @growing
Planted > a child planting a seedling
Watered > a child watering a plant
It grows > a young plant
{End} > {a end}

= food scraps, kitchen scraps, scraps, food waste, leaves, fallen leaves, peel, peels, banana peel, banana, vegetable scraps, leftovers, apple core, eggshells, coffee grounds, garden waste, grass > compost, soil, fertilizer, garden, fertiliser, earth, humus
{Start} > {a start}
Into the compost > a compost bin
Worms do their work > an earthworm in soil
New soil feeds plants > a seedling in soil

= idea, sketch, drawing, doodle, concept, problem, dream > @product, @textile, @metallic
An idea > a person with a light bulb above the head
Sketched > a designer drawing at a desk
Tried and improved > a woman at a workbench
{End} > {a end}

= wax, beeswax, soy wax > candle, candles, crayon, crayons
Wax is melted > a pot on a stove
Poured > a woman pouring wax into a jar
{End} > {a end}

= tyre, tyres, tire, tires, old tyre, old tyres, old tire, old tires, rubber > shoe, shoes, boots, swing, playground, sandals, mat, flower pot, planter, rain boots
{Start} > {a start}
Shredded > a pile of pellets
Pressed into shape > a worker at a conveyor belt
{End} > {a end}
`;

/** What is made of what: words of either, and its stages. */
export interface Making {
  starts: readonly string[];
  ends: readonly string[];
  stages: readonly (readonly [caption: string, scene: string])[];
}

const wordsOf = (text: string): string[] => text.split(',').map((one) => one.trim());

const FAMILIES = new Map(
  MAKINGS.split('\n')
    .filter((line) => line.startsWith('* '))
    .map((line): [string, string[]] => {
      const [name = '', words = ''] = line.slice(2).split(':');
      return [`@${name.trim()}`, wordsOf(words)];
    }),
);

function makingOf(entry: string): Making {
  const [head = '', ...lines] = entry.trim().split('\n');
  const [starts = '', ends = ''] = head.split('>');
  return {
    starts: wordsOf(starts),
    ends: wordsOf(ends).flatMap((word) => FAMILIES.get(word) ?? [word]),
    stages: lines.map((line) => {
      const [caption = '', scene = ''] = line.split('>').map((part) => part.trim());
      return [caption, scene] as const;
    }),
  };
}

export const MAKING_LIST: readonly Making[] = MAKINGS.split(/^= /mu).slice(1).map(makingOf);
