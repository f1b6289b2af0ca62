/**
 * English words for several things: `word word | sense | cues`, the first line whose cue stands beside
 * the word. A line without cues is what the word means else.
 *
 * Senses: a concept; `place:` and `season:` as those tables have them; `verb:` somebody does it; `part`
 * belongs to what is named with it and is no thing of its own; `none` is no thing at all; `?` is something that nothing draws.
 *
 * Cues: a word of the prompt or a concept in it; `@animal` anything of that kind; `<word` and `>word`
 * right before and right after it.
 */
export const HOMOGRAPH_WORDS = `
ring | hula-hoop | through lion tiger dolphin circus
wheel | potters-wheel | potter sculptor clay pottery
shelf | wall-shelf | vase jar cat kitten candle trophy clock cactus succulent
web webs | cobweb | spider spiders @animal cobweb spin spinning spins dew
lamp | magic-lamp | genie djinn aladdin wish
bat | baseball-bat | swing hit ball baseball player cricket glove batter stadium batting
crane | crane-bird | leg marsh wetland feather bird reed nest flock heron egg swamp wing pond migrating beak
palm | part | hand
palm | hand | <open finger coin fortune lifeline <empty <outstretched <raised
spring | coil-spring | coil metal steel mattress clock rusty bouncy bounce compressed gear slinky wire mechanical
spring | place:river | >bubbling >gushing >trickling <mountain <natural <mineral <sacred
bow | bow-and-arrow | archer arrow quiver hunter target elf drawn bowstring
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
match | chess-board | chess
match matches | none | boxing boxer football soccer tennis basketball cricket rugby wrestling volleyball hockey
podium | lectern | speaker speaking speech audience microphone politician president lecture
cup | trophy | <world champion championship soccer tournament winner winners
rack racks | coat-rack | clothes clothing hanging shirt dress boutique fashion coat jacket
pitcher | athlete | baseball throw mound inning ball strike catcher batter
board | notice-board | note pinned cork poster announcement bulletin pin
board | blackboard | teacher chalk pupil student classroom lesson class
court | place:stadium | tennis basketball squash racket player badminton
court | ? | judge lawyer jury trial
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
pen | fence | @animal sheep pig cattle goat cow lamb livestock
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
match | footballer | football soccer
match | tennis-player | tennis
match | place:stadium | rugby cricket stadium referee team goal hockey volleyball badminton
boxer | boxer |
organ | ? | pipe church cathedral
violet | iris | <a bouquet bunch meadow petal
foot | part | bed mountain hill stairs tower tree ladder cliff
head | part | pin nail arrow
key | part | piano
light | none | >blue >green >pink >brown >grey >gray >purple >yellow
cast | none | shadow
film | film-reel | camera reel canister roll vintage strip
letter letters | letter | stack envelope write writing love stamp mailbox postman post
`;
