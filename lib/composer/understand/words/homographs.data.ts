/**
 * English words for several things: `word word | sense | cues`, the first line whose cue stands beside
 * the word. A line without cues is what the word means else.
 *
 * Senses: a concept, with `~` another that stands in for it; `place:` and `season:` as those tables have them; `verb:` somebody does it; `part`
 * belongs to what is named with it and is no thing of its own; `none` is no thing at all; `?` is something that nothing draws.
 *
 * Cues: a word of the prompt or a concept in it; `@animal` anything of that kind; `<word` and `>word`
 * right before and right after it; `^word` in what a page is said to be for.
 */
export const HOMOGRAPH_WORDS = `
cone cones | solid-cone | cube cubes cuboid cylinder cylinders sphere spheres hexagon hexagons pentagon octagon triangle triangles rectangle rectangles rhombus trapezoid prism prisms crescent oval pyramid square
pyramid pyramids | solid-pyramid | cube cubes cuboid cylinder cylinders sphere spheres hexagon hexagons pentagon octagon triangle triangles rectangle rectangles rhombus trapezoid prism prisms crescent oval cone cylinder square box
prism prisms | cuboid | cube cubes cuboid cylinder cylinders sphere spheres hexagon hexagons pentagon octagon triangle triangles rectangle rectangles rhombus trapezoid crescent oval pyramid cone square star
square squares | square-shape | cube cubes cuboid cylinder cylinders sphere spheres hexagon hexagons pentagon octagon triangle triangles rectangle rectangles rhombus trapezoid prism prisms crescent oval circle circles pyramid cone
heart hearts | heart-shape | cube cubes cuboid cylinder sphere spheres hexagon pentagon octagon triangle rectangle rhombus trapezoid prism cone pyramid
star stars | star-shape | cube cubes cuboid cylinder cylinders sphere spheres hexagon hexagons pentagon octagon triangle triangles rectangle rectangles rhombus trapezoid prism prisms crescent oval pyramid cone circle square
pin pins | sewing-needle | tailor seamstress dressmaker hem sewing
belt | conveyor-belt | cashier checkout
beam beams | plank | carpenter carpenters saw sawing sawmill wooden timber joiner
bench | workbench | luthier jeweler jeweller watchmaker clockmaker carpenter cobbler shoemaker maker carving soldering whittling chisel joiner
judge judges | person | gymnast gymnastics skater diving talent contest pageant
cymbals cymbal | drum-kit | drummer
pole poles | ski-pole | skier skiers ski skis skiing slalom piste
mirror | dental-mirror | dental hygienist drill teeth tooth
buoy buoys float | lifebuoy | lifeguard lifeguards <rescue
pipe pipes | blowpipe | glassblower glassblowers glassblowing
chair | barber-chair | barber barbers barbershop hairdresser haircut
heel heels | part | shoemaker cobbler boot boots sole
chain | part | bicycle bike motorcycle motorbike scooter
pipe pipes | water-pipe | plumber plumbing welder weld welding wrench sink leak leaking leaky burst water bathroom valve drain fix fixing repair repairing gas steel copper under mechanic technician wc toilet
tile tiles | domino-tile | domino dominoes
pump pumps | fuel-pump | gas petrol fuel pickup car truck filling
gate gates | none | airport boarding terminal
rim rims | ? |
pocket pockets | ? | kangaroo wallaby backpack rucksack bag handbag satchel suitcase jacket coat trousers jeans apron shirt vest overalls hoodie pants shorts
pod pods | none | whale whales dolphin dolphins orca orcas
column columns | none | smoke
stain | none | >glass
wheel | ? | <color <colour
marker markers | map-pin | map location gps navigation
tag | none | play playing plays game playground chase chasing
pick picks | guitar-pick | guitar guitarist bass
drumsticks | drumsticks | drum drums drummer drumming drumset snare
paw paws | part | @animal
cone cones | ice-cream | ice-cream cream gelato sundae scoop scoops sprinkles waffle
cap caps | graduation-cap | graduation graduate graduates diploma
lantern lanterns | ramadan-lantern | eid ramadan mosque moroccan arabic
lantern lanterns | paper-lantern | <red <chinese <paper <floating lunar
ship ships | pirate-ship | pirate pirates
ship ships | galleon | explorer columbus armada viking-age admiral sails mast
banner banners | flag | knight king queen soldier army herald warrior battle crusader medieval horse wizard castle
mask masks | ~goggles | superhero superheroine ninja thief bandit vigilante
mask masks | carnival-mask | impostor imposter identity pretending fake hypocrisy masking two-faced >hiding hiding hides <smiling <happy <sad <cheerful <golden <porcelain <wooden <painted <grinning theater theatre drama opera stage carnival masquerade actor actors venetian comedy tragedy
bar bars | part | chocolate soap cocoa
queen queens | chess-queen | <chess chessboard checkmate ^chess
king kings | chess-king | <chess chessboard checkmate ^chess
bishop bishops | chess-bishop | <chess chessboard checkmate ^chess
rook rooks | chess-rook | <chess chessboard checkmate ^chess
knight knights | chess-piece | <chess chessboard checkmate ^chess
board | chess-board | chess ^chess checkmate
soil | part | hand sprout seedling plant planting tree
shell | part | walnut acorn coconut
station | place:platform | train trains subway metro tracks rail
trunks | tree | treehouse forest giant old mossy woods hammock swing moss between tall
trunk | part | car luggage suitcase groceries
pitcher | baseball-player | baseball throw mound inning ball strike catcher batter
court | place:tennis-court | tennis racket wimbledon
court | place:basketball-court | basketball hoop dunk dribbling
court | place:courtroom | judge lawyer jury trial courtroom witness
deck | place:front-porch | chair barbecue grill lounger wooden patio sofa bbq
club | ~baseball-bat | caveman ogre giant orc giant troll neanderthal
umbrella | parasol | beach poolside seaside lounger sunbed deckchair patio
ring rings | part | planet saturn jupiter uranus
speaker | speaker | shelf music bass bluetooth wireless portable stereo party smart sound desk loud loudspeaker vinyl turntable headphones phone smartphone laptop tv dj amplifier playlist wall concert waterproof
net nets | fishing-net | fisherman fishermen mend mending repair repairing boat dock trawler harbour harbor hauling <fishing
hoop hoops | basketball-hoop | basketball dunk dunking shoot shooting throw throwing court ball slam
helmet helmets | welding-helmet | welder welders weld welding
palette | paint-palette | painter artist brush brushes easel paintbrush canvas
reel | fishing-rod | fishing fish rod
reel | film-reel |
rod | fishing-rod | fish fishing fisherman trout salmon river lake
ranger | archer | bow arrow elf wizard dwarf fantasy quiver
ranger | ~explorer |
pot pots | flower-pot | cactus cactuses cacti succulent succulents geranium seedling seedlings houseplant plant plants
burner | bunsen-burner | chemistry chemist beaker beakers flask flasks tubes laboratory lab experiment
helmet helmets | viking-helmet | viking vikings
helmet helmets | space-helmet | astronaut astronauts spacesuit cosmonaut moon spaceship rocket
helmet helmets | hard-hat | miner miners mine construction worker workers builder builders cement scaffolding foreman bricklayer crane site engineer
sail sails | sailing-boat | horizon distance
sage | wizard | wise old robe mountain beard bearded
wood woods | log | cut cutting chop chopping saw sawing axe fireplace fire stove pile stack carry carrying carries splitting block carve carving carver carpenter whittle whittling plank chisel bundle burning collecting gathering polishing sanding workbench
screen | none | cinema theater
sheet sheets | blanket | bed crib bedroom ghost clothesline line
stand | music-stand | sheet-music violin cello flute notes
container containers | shipping-container | harbor harbour port crane cranes cargo-ship container-ship ship ships dock docks quay freight logistics truck lorry train forklift terminal shipping
container containers | bento-box | food meal meals lunch leftovers prep
stand | cake-stand | cupcake cupcakes cake cakes macaron macarons pastry pastries donuts cookies tiered
stand | market-stall | sell selling lemonade fruit hotdog hot-dog market newspaper kebab taco icecream ice-cream popcorn flower
stall | place:stable | horse pony stable donkey foal hay
stamp | ? | <postage envelope letter postcard collection collector album mail philatelist
stem stems | part | flower rose wine glass tulip
switch | light-switch | wall light <light
tablet tablets | pill | glass-of-water medicine blister pharmacy swallow vitamin capsule painkiller
tap | tap | dripping drip water sink leaking
toast | none | <a champagne champagne-glass wedding
top tops | spinning-top | spinning wooden-toy
wave | wave | surfer surfing ocean sea
cap caps | part | bottle mushroom jar toothpaste tube marker lens
cape | place:cliff | lighthouse coast headland
case cases | part | violin guitar phone pencil camera
coach | ~bus | tourist motorway road passengers highway trip touring
coach | trainer | teach teaching kids train training <tennis <swim <swimming <boxing <running <rowing <hockey <volleyball <dance <ski stopwatch shouting whistle team player players football basketball soccer gym training swimming athlete clipboard stadium game pep talk life career business video online
conductor | music-conductor | orchestra baton symphony choir musician violin cello concert stage podium
conductor | train-conductor | train ticket railway platform
baton | ? |
bill bills | money | dollar euro pound wallet cash hundred
bill | receipt | restaurant waiter table cafe coffee check electricity gas
bill | part | duck goose platypus bird pelican
button | button | coat shirt sewing sew thread tailor cardigan jacket needle blouse
button | push-button | press presses pressing push pushes pushing emergency alarm launch finger thumb
cast | ? | leg arm broken plaster
cell cells | ? | microscope blood nerve plant animal nucleus
chest | part | <white <black <red <orange <brown <grey <yellow <golden <furry <fluffy <spotted man woman medal tattoo muscular hair hairy superhero lifting pounding pain gorilla
comb | part | rooster hen chicken cock
date dates | dates-fruit | plate bowl fruit tree palm ramadan iftar
fork | none | trail road path
float | lifebuoy | pool swimming swimmer water flamingo unicorn
letter letters | ? | magnetic wooden alphabet fridge block
mud | mud-puddle | splash splashing pig pigs piglet jump jumping boot boots play playing puddle tank jeep tractor wallow wallowing rolling hippo buffalo rhino
pitch | place:stadium | football footballer soccer rugby cricket player players hockey goal
pole poles | pole |
pupil | part | eye eyes iris
racket | tennis-racket | ball player tennis court
rack racks | wall-shelf |
record records | vinyl-record | play playing needle turntable music vinyl collection jazz spinning shop store player
rose | none | >above >from >up
scales | none | <the <its reptile
shed sheds | shed | garden tool tools backyard
shell shells | part | nut egg peanut pistachio
shower | none | >of
sling | ? |
slide slides | ? | microscope presentation projector deck powerpoint
sole | fish | plate lemon butter grilled meuniere
spoke spokes | part | wheel bicycle bike
squash | pumpkin | autumn harvest table basket soup butternut kitchen
wheel | potters-wheel | pottery clay vase ceramic ceramics potter
steps | stairs | temple front door church house sitting stone museum climbing porch entrance library up
stitch stitches | part | <cross wound
stock | ? | pot stove soup chicken vegetable
storm | none | <brain
straw straws | part | drink cocktail juice soda milkshake lemonade glass smoothie iced coconut cup bubble-tea
stud | earrings | diamond ear
swing swings | swing | playground tree child girl boy rope park tire porch hanging
trailer | ? | movie film
tube tubes | lifebuoy | river float floating lake pool snow
tube | subway | london underground
veil | none | bride wedding
vessel | vase | ceramic clay pottery
wire wires cable cables line lines | telephone-wires | bird birds pigeon pigeons crow crows sparrow sparrows starling starlings swallow swallows perched perching
web webs | cobweb | branch leaf tree corner morning fence gate dewy
ring rings | lifebuoy | lifeguard swimmer drowning rescue swim buoy overboard
glass | part | skyscraper facade
glass | window | wiping wipe cleaner squeegee
helmet | knight-helmet | knight armor armour squire crusader jousting
helmet | firefighter-helmet | firefighter firefighters fireman
card cards | credit-card | terminal tapping tap payment pay paying contactless atm reader checkout cashier wallet swipe bank
laundry clothes washing | clothesline | >hanging >drying >flapping line pegs
ring | hula-hoop | through lion tiger dolphin circus
wheel | potters-wheel | potter sculptor clay pottery
shelf | wall-shelf | vase jar cat kitten candle trophy clock cactus succulent
web webs | cobweb | spider spiders @animal cobweb spin spinning spins dew
lamp | magic-lamp | genie djinn aladdin wish
bat | baseball-bat | swing hit ball baseball player cricket glove batter stadium batting
bench | workbench | cobbler shoemaker carpenter jeweler jeweller watchmaker blacksmith luthier goldsmith woodworker hammering soldering sawing planing workshop vise tools
pot pots | vase | potter pottery kiln glaze glazed
crane | crane-bird | leg marsh wetland feather bird reed nest flock heron egg swamp wing pond migrating beak label soy sake japanese kimono bamboo sushi oriental
palm | part | hand
palm | hand | <open finger coin fortune lifeline <empty <outstretched <raised
spring | coil-spring | coil metal steel mattress clock rusty bouncy bounce compressed gear slinky wire mechanical
spring | place:river | >bubbling >gushing >trickling <mountain <natural <mineral <sacred
bow | bow-and-arrow | archer arrow quiver hunter target elf centaur hunting ranger drawn bowstring
bow | part | ship boat sea wave yacht vessel ferry sailor
bow | violin-bow | violin cello fiddle violinist cellist viola
bow | hair-bow |
trunk | part | tree oak pine bark woodpecker branch birch elephant mammoth root ivy maple willow squirrel
tree | christmas-tree | christmas xmas stockings ornaments santa
stocking | christmas-stocking | christmas xmas fireplace santa chimney
festival | paper-lantern | <lantern
villa | modern-house | modern glass contemporary minimalist concrete futuristic
house | modern-house | <glass <modern <contemporary <minimalist <futuristic
bank | place:river | river stream heron fish canal otter beaver willow fishing fisherman reed
bank | bank-building |
seal | wax-seal | wax letter envelope scroll document parchment
ring | boxing-ring | boxer boxing wrestler fight fighter wrestling kickboxer rope
lift | none | car garage mechanic workshop tyre tire jack
block | none | <writer's writer author writer's
server servers | server | laptop phone tablet cloud data computer router database network rack app internet cables connected firewall hosting backup hacker lines
nail | part | manicure polish finger varnish woman girl her toe salon lady
mouse | computer-mouse | keyboard computer laptop monitor wireless click cable screen gaming headset usb
match matches | none | boxing boxer football soccer tennis basketball cricket rugby wrestling volleyball hockey
podium | lectern | speaker speaking speech audience microphone politician president lecture
cup | trophy | <world champion championship soccer tournament winner winners
rack racks | coat-rack | clothes clothing hanging shirt dress boutique fashion coat jacket
board | whiteboard | kanban scrum sprint planning task tasks agile coworkers colleagues team meeting
board | notice-board | note pinned cork poster announcement bulletin pin
board | blackboard | teacher chalk pupil student classroom lesson class
court | place:stadium | tennis basketball squash racket player badminton
deck | part | ship boat cruise yacht sailor captain ferry
deck | playing-cards | card dealer magician poker
pot | flower-pot | @plant plant flower basil herb soil geranium seedling cactus fern mint rosemary tulip thyme lavender fertilizer
fall | season:autumn | <the <in <early <late <this
fall | season:autumn | >leaf >color >colour >foliage >forest >landscape >morning >scene >harvest >decor
train | part | bride gown dress wedding veil
fan | person | cheer cheering stadium supporter football crowd excited jersey baseball basketball sport concert autograph
fan | hand-fan | lady geisha kimono paper silk folding dancer lace
club | golf-club | golf golfer caddie tee
glasses | glasses | pair book reading nose face frame wearing eye newspaper
glasses | champagne | champagne champagne-bottle prosecco
glasses | glass | bottle wine-bottle beer-bottle wine beer juice lemonade cocktail cocktails whisky whiskey pitcher carafe decanter jug toasting clinking drinks tray waiter bartender bar straws
turkey | roast-turkey | roast roasted thanksgiving oven carve stuffed gravy platter
horn horns | part | goat ram bull deer unicorn rhino devil dragon viking cow buffalo antelope demon helmet sheep
plane | hand-plane | carpenter wood workbench shavings carpentry plank woodworker joiner
nut | hex-nut | bolt wrench screw spanner steel metal mechanic
nut | acorn | squirrel chipmunk oak
bolt | lightning-bolt | lightning thunder sky storm
date | none | calendar circled romantic candlelit
block | part | ice
scale scales | part | fish dragon snake lizard mermaid shiny koi
pan | part | scale weighing
bean beans | coffee-beans | coffee cup espresso roaster roast barista cafe latte cappuccino mug
lock | ? | canal barge narrowboat
bark | part | tree trunk canoe oak birch
bulb | part | garlic onion fennel
bulb | flower-bulb | tulip daffodil planting hyacinth garden
pen pens | place:paddock | @animal sheep pig cattle goat cow lamb livestock
exhibit | place:enclosure | @animal
rose | none | <sun <moon <smoke <steam <mist
well | none | >lit >dressed >known >made >worn >loved >kept >equipped >preserved
wave | part | hand
pin | bowling-pin | bowling
pin | sewing-needle | cushion sewing fabric seamstress tailor dress
punch | part | throw throwing boxer fight
shell | part | snail turtle tortoise crab hermit egg nut
fly | housefly | <a <the window web spider soup frog swatter
apartment house flat home office studio | none | floor-plan
ruler | king | crown throne empire kingdom queen palace wise
ruler | ruler |
boxer | boxer |
organ | ? | pipe church cathedral
violet | violet-flower | >in >with >growing >blooming >blossom >plant picking picks pressed bouquet bunch meadow petal
foot | part | bed mountain hill stairs tower tree ladder cliff
head | part | pin nail arrow
key | part | piano
light | none | >blue >green >pink >brown >grey >gray >purple >yellow
cast | none | shadow
film | film-reel | camera reel canister roll vintage strip
letter letters | letter | stack envelope write writing love stamp mailbox postman post
`;
