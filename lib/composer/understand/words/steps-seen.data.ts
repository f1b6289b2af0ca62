/**
 * What is done to stuff in processes (`milk is heated, then curdled`), and the scene that shows it: `verbs | scene`. `{it}` is what it is done
 * to, `{product}` what comes of it all.
 */
const STEPS = `
heat boil cook simmer warm melt steam | a pot on a stove
brew | a person pouring {product}
stir whisk beat blend combine | a woman stirring a pot
mix | a woman mixing in a bowl
knead | a baker kneading dough
rise proof prove ferment-dough | dough in a bowl
bake | {product} in an oven
toast roast | {it} in an oven
fry | {it} in a frying pan
age mature ripen cure | {product} on a shelf
ferment rest | a wooden barrel
gather collect choose | a person holding {it}
pick harvest pluck reap | a farmer picking {it}
wash rinse clean | a person washing {it}
cut slice chop dice mince | a woman chopping {it} on a cutting board
peel | a person peeling {it}
dry | {it} on a tray
grind | a mortar and pestle
mill | a windmill
crush press squeeze | a person pressing {it}
bottle | a row of bottles
jar can | a row of jars
fill | a person filling {it}
pack package box wrap | a worker packing boxes
ship transport deliver truck carry send distribute | a truck on a road
sell | a person selling {product}
serve enjoy eat taste | a person eating {product}
drink sip | a person drinking {product}
print | a printer
spin | a spool of thread
weave | a weaver at a loom
dye | a beaker of dye
sew stitch | a woman sewing at a sewing machine
knit | a grandmother knitting
shear | a farmer shearing a sheep
fell | a lumberjack cutting a tree with a saw
saw | a carpenter sawing a wooden plank
carve | a carpenter carving wood
paint glaze decorate varnish | a person painting {product}
fire | a kiln with fire
mold mould shape form throw | a person shaping {it}
blow | a glassblower blowing glass
pour cast | a person pouring {it}
cool chill refrigerate | {it} in a fridge
freeze | {it} with ice
mine dig extract | a miner with a pickaxe
smelt | a crucible of molten metal
forge hammer | a blacksmith hammering at an anvil
polish sand | a person polishing {product}
assemble build | a worker at a workbench
weld | a welder welding
test inspect check examine | a scientist with a clipboard
recycle | a person putting {it} in a recycling bin
shred | a pile of flakes
sort | a worker at a conveyor belt
plant sow | a child planting a seedling
water | a child watering a plant
plow plough till | a tractor on a field
grow sprout germinate | a young plant
milk | a farmer milking a cow
design sketch draw plan | a designer drawing at a desk
write | a person writing at a desk
edit | a person reading a stack of papers
photograph | a photographer with a camera
`;

/** What products are before they are that, and stuff as it is seen. */
export const RAW: Readonly<Record<string, string>> = {
  coffee: 'coffee beans',
  cotton: 'cotton plant',
  chocolate: 'cocoa beans',
  cocoa: 'cocoa beans',
  wine: 'grapes',
  bread: 'wheat',
  beer: 'wheat',
  tea: 'tea leaves',
  'olive oil': 'olives',
  jam: 'strawberries',
  juice: 'oranges',
  paper: 'logs',
  pottery: 'clay pot',
  clay: 'clay pot',
  wood: 'logs',
  cheese: 'milk',
  butter: 'milk',
  yogurt: 'milk',
  honey: 'honeycomb',
  sugar: 'sugar cane',
};

/** Products as they stand in a room. */
export const PACKED: Readonly<Record<string, string>> = {
  wine: 'bottle of wine',
  beer: 'bottle of beer',
  whisky: 'bottle of whisky',
  coffee: 'cup of coffee',
  tea: 'cup of tea',
  milk: 'glass of milk',
};

/** Verbs whose participle is no `-ed` of theirs. */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  risen: 'rise',
  ground: 'grind',
  sold: 'sell',
  sent: 'send',
  spun: 'spin',
  woven: 'weave',
  sewn: 'sew',
  shorn: 'shear',
  sawn: 'saw',
  thrown: 'throw',
  blown: 'blow',
  cast: 'cast',
  frozen: 'freeze',
  dug: 'dig',
  built: 'build',
  grown: 'grow',
  drawn: 'draw',
  written: 'write',
  eaten: 'eat',
  drunk: 'drink',
  cut: 'cut',
  beaten: 'beat',
  sown: 'sow',
  knit: 'knit',
};

export const STEPS_SEEN: ReadonlyMap<string, string> = new Map(
  STEPS.trim()
    .split('\n')
    .flatMap((line) => {
      const [verbs = '', scene = ''] = line.split('|').map((part) => part.trim());
      return verbs.split(' ').map((verb) => [verb, scene] as const);
    }),
);
