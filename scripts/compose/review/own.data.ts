/** Words of what we drew ourselves (`assets/own/*.svg`); a line counts only when its file exists. */
export const OWN_WORDS = `
hot-air-balloon: hot air balloon, air balloon
windmill: windmill, old windmill, dutch windmill, wooden windmill
submarine: submarine
pirate-ship: pirate ship, galleon
typewriter: typewriter, old typewriter
desk: desk, writing desk
table: table, coffee table, dining table, wooden table, kitchen table, picnic table, side table, round table, small table, wooden tables
bench: bench, park bench, wooden bench, garden bench
leaf: monstera leaf, palm leaf, banana leaf, leaf, leaves, green leaf, green leaves, foliage, tropical leaves
branch: branch, tree branch, twig, bough, limb of a tree, tree limb
cliff: cliff, rocky cliff, cliff edge, sea cliff, clifftop, edge of a cliff, headland, cliff top
fireplace: fireplace, fire place, hearth, open fire, chimney fire
candy-cane: candy cane, peppermint stick
gingerbread: gingerbread, gingerbread man, gingerbread cookie, gingerbread men
cat-sleeping: 
dog-sleeping: 
laptop-back: laptop lid
lamp-post: lamp post, lamppost, street lamp, streetlight, street light, streetlamp, lantern post
fire-hydrant: fire hydrant, hydrant
ostrich: ostrich
squirrel: squirrel, red squirrel
red-panda: red panda, firefox
bridge: bridge, stone bridge, arch bridge, wooden bridge
suspension-bridge: suspension bridge, golden gate bridge, golden gate
barn: barn, red barn, barn house
silo: silo, grain silo
fence: fence, wooden fence, picket fence
campfire: campfire, camp fire, bonfire
lantern: lantern, old lantern, camping lantern
vase: vase, glass vase, flower vase, ceramic vase
bowl: bowl, fruit bowl, bowl of fruit, bowl of fruits, ceramic bowl
wine-bottle: wine bottle, bottle of wine
bottle: bottle, bottle of beer, bottles of beer, beer bottle, bottle of whiskey, bottle of water, glass bottle, water bottle
perfume: perfume bottle, bottle of perfume, perfume
milk-bottle: milk bottle, bottle of milk
lamp: lamp, desk lamp, table lamp, reading lamp
floor-lamp: floor lamp, standing lamp
armchair: armchair, arm chair, recliner
rocking-chair: rocking chair, rocker chair, porch rocker
sofa: sofa, couch, loveseat, settee
stool: stool, bar stool, velvet stool
bookshelf: bookshelf, bookcase, book shelf
refrigerator: refrigerator, fridge
stove: stove, oven
toaster: toaster
kettle: kettle, tea kettle
frying-pan: frying pan, skillet
pot: cooking pot, saucepan, stockpot
blender: blender
washing-machine: washing machine
piano: piano, grand piano
cello: cello, double bass
easel: easel, painter easel
globe: desk globe, school globe
gramophone: gramophone, phonograph
record-player: record player, turntable, vinyl player, vinyl record player, vinyl turntable, phonograph turntable
vinyl-record: vinyl record
drone: drone, quadcopter, delivery drone
skyscraper: skyscraper, tower building, empire state building
wind-turbine: wind turbine
water-tower: water tower
eiffel-tower: eiffel tower
big-ben: big ben, clock tower
pyramid: pyramid, egyptian pyramid, great pyramid
pagoda: pagoda, japanese temple, chinese temple, asian temple
igloo: igloo
log-cabin: log cabin, wooden cabin, forest cabin, mountain cabin
treehouse: treehouse, tree house
well: wishing well, stone well
signpost: signpost, sign post, wooden sign
scarecrow: scarecrow
wheelbarrow: wheelbarrow
watering-can: watering can
flower-pot: flower pot, flowerpot, plant pot
bamboo: bamboo
fern: fern
daisy: daisy, camomile
lavender: lavender plant, lavenders, sprig of lavender, lavender
poppy: poppy
dandelion: dandelion
willow: willow, willow tree, weeping willow
cherry-tree: cherry tree, cherry blossom tree, sakura tree, blossoming tree, blossom tree, pink blossom tree, pink tree
bonsai: bonsai, bonsai tree
tree-stump: tree stump, stump
lily-pad: lily pad
hay-bale: hay bale, haystack, bale of hay
starfish: starfish, sea star
seahorse: seahorse, sea horse
stingray: stingray, manta ray, ray fish
narwhal: narwhal
walrus: walrus
seagull: seagull, gull
pigeon: pigeon
hummingbird: hummingbird
toucan: toucan
pelican: pelican
heron: heron, crane bird, stork, egret
woodpecker: woodpecker
dragonfly: dragonfly
firefly: firefly
caterpillar: caterpillar
meerkat: meerkat
platypus: platypus
camper-van: camper van, campervan, vw bus, rv, motorhome, camper
convertible: convertible, cadillac, cabriolet, roadster
sports-car: sports car, supercar, muscle car, ferrari, lamborghini, porsche
vintage-car: vintage car, old car, classic car, antique car, oldtimer, vintage automobile
excavator: excavator, digger
forklift: forklift
crane: construction crane, tower crane
blimp: blimp, airship, zeppelin
space-station: space station
moon-rover: rover, moon rover, mars rover
surfboard: surfboard, surf board
beach-ball: beach ball
sandcastle: sandcastle, sand castle
deck-chair: deck chair, beach chair, sun lounger
rubber-duck: rubber duck, rubber ducky
toy-train: toy train
rubiks-cube: rubik cube, rubiks cube
toy-block: wooden block, alphabet block, toy block, building block, lego brick
swing: swing, swing set
hammock: hammock
sword: sword, katana, broadsword
knight: knight, medieval knight
cauldron: cauldron, witch cauldron
pumpkin: pumpkin, gourd, squash vegetable
potion: potion, potion bottle, magic potion
witch-hat: witch hat, wizard hat
pocket-watch: pocket watch
bow-tie: bow tie, bowtie
quill: quill, quill pen
fishbowl: fishbowl, fish bowl
birdhouse: birdhouse, bird house
birdcage: cage, birdcage, bird cage
dog-house: dog house, doghouse, kennel
aquarium-tank: 
barrel: barrel, wooden barrel, wine barrel, keg
crate: crate, wooden crate, wooden box, wood box
suitcase: vintage suitcase
traffic-cone: traffic cone
phone-booth: phone booth, telephone booth, telephone box
vending-machine: vending machine
parasol: garden umbrella
picnic-basket: 
toast: toast, slice of toast
macaron: macaron
cake-stand: wedding cake
soda-can: soda can, can of beer, can of cola, can of soda, beer can
coffee-to-go: takeaway coffee, paper cup, coffee to go, to go cup
snow-globe: snow globe
stocking: 
candelabra: candelabra, chandelier
clock: wall clock, grandfather clock
planet: mars, jupiter, venus, alien planet, red planet
solar-panel: solar panel
battery-car: 
headset-vr: vr headset, virtual reality headset
chess-knight: chess knight, knight chess piece
chess-king: chess king, king chess piece
chess-queen: chess queen, queen chess piece
chess-bishop: chess bishop, bishop chess piece
chess-rook: chess rook, rook chess piece, chess tower
vertical-traffic-light: traffic light, stoplight, stop light, traffic signal, traffic lamp, signal light
paper-plane: paper plane, paper airplane, paper aeroplane, paper aircraft
paper-boat: paper boat, origami boat, paper ship
chef-hat: chef's hat, chef hat, chefs hat, toque, cook's hat, cook hat, cooking hat, baker's hat, baker hat, chef toque
carriage: carriage, royal carriage, royal coach, wedding carriage, fairytale carriage, princess carriage, fancy carriage
horse-carriage: horse carriage, horse-drawn carriage, horse drawn carriage, horse and carriage, horse-drawn coach, horse drawn coach, stagecoach, stage coach, hansom cab
cart: cart, wooden cart, hand cart, handcart, farm cart, hay cart, peasant cart, pull cart, market cart
sewing-machine: sewing machine, vintage sewing machine
ship-wheel: ship's wheel, ship wheel, ships wheel, ship's helm, boat wheel, captain's wheel
drum-kit: drum kit, drum set, drumset, drumkit
pirate: pirate, pirate captain, buccaneer, corsair, privateer
wizard: wizard, mage, sorcerer, old wizard, warlock, merlin
lioness: lioness, lion cub
sea-turtle: sea turtle, loggerhead, leatherback, loggerhead turtle, leatherback turtle, green sea turtle, hawksbill, hawksbill turtle
panther: panther, black panther, black jaguar, black leopard
witch: witch, good witch, halloween witch
witch-flying: flying witch, witch on a broom, witch on a broomstick, witch on her broom, witch on her broomstick, witch on broomstick, witch flying on a broom, witch flying on a broomstick, witch flying on her broom, witch flying on her broomstick, witch riding a broom, witch riding a broomstick, witch riding her broom, witch riding her broomstick
viking-ship: viking ship, viking boat, viking longship, longship, long ship, drakkar, dragon ship
cowboy: cowboy, wild west cowboy, sheriff
viking: viking, viking warrior, norse warrior
gnome: gnome, garden gnome, lawn gnome
food-truck: food truck, food van, taco truck, street food truck
ice-cream-truck: ice cream truck, ice cream van
market-stall: market stall, market stand, fruit stall, fruit stand, vegetable stand, vegetable stall, farm stand, produce stand, farmers market stand, farmers market stall
piggy-bank: piggy bank, piggybank, money pig
beehive: beehive, bee hive, skep
dumbbell: dumbbell, barbell, dumb bell, hand weight, gym weights, weights
torch: torch, flaming torch, burning torch, wooden torch
cannon: cannon, old cannon, pirate cannon
chicken-standing: 
horse-standing: 
moose-standing: 
lion-standing: 
fox-standing: 
wolf-standing: 
unicorn-standing: 
bear-standing: 
polar-bear-standing: 
frog-standing: 
helmet-astronaut: astronaut helmet, space helmet
tank: tank, army tank
hovercraft: 
train-tracks: 
school-bus: school bus
milkshake: milkshake
`;
