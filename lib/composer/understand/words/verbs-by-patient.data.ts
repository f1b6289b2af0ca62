/**
 * What verbs of other languages mean by what something is done to: `verbs | what | verb that is meant`, and who does it where
 * that decides, and how the words begin that say it where others do not. What is a concept, `@kind` of the catalogue or `^sort`; `!` before the list turns it
 * round, `nothing` is no patient at all, and `-` behind the verb says that it is done to nothing.
 */
export const VERBS_BY_PATIENT = `
cook | coffee tea | pour
ride | tent shelf bookshelf table wardrobe | build
throw play-with play-music play-game | domino domino-tile domino-game playing-cards | play-chess
fly launch fry cook lift raise release throw | kite | fly-kite
turn-verb burn light take-off | house burning-house building tree forest fire campfire barn car cottage | spray | firefighter
light burn | sparkler | hold
cook fry | cake cookie cookies pie bread cupcake muffin | bake
shout | nothing full-moon moon | howl | wolf coyote werewolf
take-off remove | @person @animal @building | photograph | photographer
walk stroll | @animal | walk-dog
lead | toy-train toy-car @vehicle | drive
hide | telescope binoculars microscope magnifying-glass keyhole | look
change-part put build | flag | hold
cut-hair | sheep lamb goat | shear
join tie | arm leg hand foot paw-prints head knee @animal | bandage | nurse doctor vet paramedic woman man girl boy
clean | tooth toothbrush | brush-teeth
draw | easel painting canvas fence wall door | paint
point | globe map picture book drawing photograph poster painting phone laptop model card toy @tool @food @toy @container | show
cut | hair | cut-hair
play-music | balloon dandelion bubble candle | blow-verb
take lift read | apple pear orange lemon cherry strawberry grapes peach plum blueberry raspberry tomato pumpkin carrot mushroom cotton wheat tulip daisy lavender flower olive tea-leaf dahlia sunflower poppy rose cherries berries | harvest
push grow | @person @vehicle @furniture @container pram shopping-cart wheelchair wheelbarrow cart snowball swing | push
talk read | apple coins money sheep star egg finger block abacus petal button candle bead sweet candy chick | stamp
lift stack pull climb put stick | wall brick house chimney fence | build | builder worker bricklayer technician carpenter
water | tea coffee milk milk-glass milk-bottle milk-carton wine juice water lemonade sauce syrup cup glass mug teapot teacup wine-glass hot-chocolate champagne cocktail beer soup batter | pour
climb lift take | net fishing-net anchor fish sail | pull | fisherman sailor pirate
throw | net fishing-net rope sled wagon cart carriage trolley-case cow goat donkey horse | pull
pull | ball snowball stone rock dart frisbee tomato pie bone | throw
take | tea coffee milk wine juice beer water soup hot-chocolate cocktail mate | drink | @person @animal
take | ice-cream | eat | @person @animal
use hold | hat cap scarf glasses sunglasses helmet hard-hat bike-helmet coat jacket dress skirt t-shirt shirt sweater boots shoe gloves mask crown apron cape cloak tie bow-tie uniform suit swimsuit kimono headphones | wear
shoot | @animal @person ball tennis-ball football stick frisbee butterfly | follow | @animal
shoot | @person | follow
float | sheep cow goat goose pig | train
hold wear | sewing-needle needle | sew | @person
clean | potato apple orange carrot banana onion garlic cucumber egg | peel | | чист почист очист limpi pul
push lie put hang open-verb spread stretch unfold pull | dough pizza-dough | roll-out
lie stretch rinse put spread stick | laundry t-shirt clothesline sock clothes shirt sheet towel | hang
turn-verb | candle fire campfire lantern match torch bonfire fireplace sparkler diya cigarette firework stove | light
fly | sock shoe hat glove glove bone ball wallet watch necklace camera phone scarf fries sausage bread sandwich ice-cream fish coins money handbag purse cookie cake egg jewel diamond crown cheese key apple | take
sit | plate cup vase book table chair candle bag box basket flower lamp laptop suitcase | put
slide hold throw | letter envelope ballot | post-letter | hand
play-with touch | guitar piano violin cello flute trumpet saxophone drum accordion harp ukulele banjo harmonica drums bagpipes tambourine | play-music
braid | scarf sweater sock hat blanket wool yarn gloves mitten | knit
drive | bridge viaduct river desert street road valley tunnel mountains forest | travel
peck | !seed nut bone ice rope wire cable grain | eat | @person @animal
put | chimney | travel
touch | keyboard laptop typewriter computer | type
hammer | keyboard laptop typewriter computer | type
hammer play-sport | drum drums | play-music
bake | egg meat steak fish sausage pancake fried-egg | cook
braid | basket wreath | weave
tighten | @person @animal teddy-bear honey honey-pot pillow doll | hug | bear child girl boy toddler baby monkey
hold | teddy-bear honey honey-pot pillow doll | hug | bear child girl boy toddler baby monkey
join | dog | bandage | vet
bend tie put curl | bandage paw | bandage | vet doctor nurse
mix cook | cooking-pot pot pan soup sauce batter cauldron stew dough | stir
open-verb close-verb lift | paper blanket map letter | unfold
launch pull throw | arrow | shoot
swim | @animal @person | clean
think | cloud mountain sky moon tree light lamp sun building flower star | reflect | window water puddle mirror skyscraper lake sunglasses glasses building @building @nature
think | cushion rug carpet pillow yoga-mat mat | meditate -
swim walk | nothing | travel | @vehicle
climb drive travel ride run | nothing | cycle | cyclist
launch | ball snowball stone frisbee dart | throw
launch | kite | fly-kite
put | hat scarf glasses boots shoe coat helmet gloves crown | wear
swing-on | ball stone | throw
stamp | story tale | talk
write | laptop computer keyboard typewriter phone tablet | type
shake wield | wooden-spoon spoon flag handkerchief fan ladle | wave
drink | ice-cream popsicle sandwich cookie cake breakfast soup cereal | eat
use | car bus truck van taxi tractor train motorcycle scooter ship boat airplane | drive
wear use | soup cake dish ice-cream sauce food stew cheese wine | eat
help | paw leg knee arm hand finger wing | bandage | vet doctor nurse
stack build lift | lamp sign trophy flag torch mirror phone banner | hold | @person
harvest | bread pizza loaf baguette cake bun bread-roll | take
wait | !nobody | wait -
lift hold | barbell | weightlift
lie throw | milk milk-glass milk-bottle coffee tea water sauce syrup juice | pour | @person
sit | roof-tiles brick tiles plate | put
join | towel shirt blanket clothes laundry | pack
drive | cow sheep goat horse donkey water-buffalo camel elephant dog | lead
`;
