import { ACTING_SORTS } from './sorts-acting';
import { BLEND_SORTS } from './sorts-blends';
import { GOODS_SORTS } from './sorts-goods';
import { RELATION_SORTS } from './sorts-relations';

/**
 * Sorts of things that rules treat alike where kind, size and habitat do not tell: what is drunk, what is sat on in
 * play, what a dog eats where it lies. One line a sort, with the concepts that are of it; a rule asks for the sort and
 * names no thing. A test holds that all of them exist and that each sort is asked for.
 */
const SORTS = {
  /** What hovers over the clouds by itself, and stands on no island in them. */
  aloft:
    'floating-island skyship blimp hot-air-balloon plane helicopter dragon griffin pegasus phoenix phoenix-rising eagle',
  /** Who fights, in the dress of whatever people is named beside it. */
  'any-fighter': 'warrior soldier',
  /** What floats on quiet water. */
  'afloat-on-a-lake': 'lily-pad lotus canoe rowing-boat duck swan raft paddleboard',
  /** Trades that animals of tales follow as people do: an owl librarian is an owl. */
  'animal-trade':
    'librarian scientist teacher professor artist musician guitarist violinist pianist drummer dancer ballerina postman courier mechanic plumber electrician carpenter lawyer judge programmer photographer journalist businessman businesswoman office-worker barista butcher hairdresser tailor student pupil archer warrior ninja samurai monk jester clown boxer surfer skateboarder skier hiker explorer pilot guard soldier fisherman mermaid vampire zombie mummy angel devil fairy beekeeper lifeguard singer dj tourist butler waiter maid nurse vet surgeon dentist',
  /** What stands behind everything by itself. */
  backdrop: 'wall fence',
  /** Boards that only bear what stands on them, as the place behind it draws them. */
  'bearing-board': 'window-sill counter',
  /** A window belongs on the wall behind the table, and makes nothing of the rest. */
  'behind-a-table': 'window curtain blackboard',
  /** Dishes that are drawn in a bowl of their own. */
  'bowl-dish':
    'cereal ramen soup salad rice curry chili guacamole hummus salsa-dip pho udon miso-soup laksa tteokbokki ceviche bouillabaisse clam-chowder',
  /** Goods that are in their box, and are not seen. */
  boxed: 'tea coffee cereal matcha kibble',
  /** What comes out of a mouth or a trunk, and is held in none. */
  breathed: 'fire-breath water-jet',
  /** Brewed in a pot, where a pot is said to be of them. */
  brewed: 'coffee tea espresso',
  /** Who throws themselves at a ball. */
  'at-goal': 'footballer goalkeeper',
  /** What is there to burn. */
  burning:
    'candle torch incense match campfire fire fireplace lamp lantern stove cigarette diya menorah jack-o-lantern paper-lantern ramadan-lantern sparkler',
  /** Bursts behind goods in an advertisement, from the middle to both sides. */
  'bursting-behind': 'liquid-splash paint-splash dust smoke',
  /** Cakes are drawn with as many candles as are told. */
  'candle-cake': 'birthday-cake cake',
  /** Who has an arm for each of several things. */
  'many-armed': 'octopus',
  /** What has snow on its heights and none at its foot. */
  'white-from-afar': 'mountains',
  /** Their arms are up on all sides of a ship. */
  'ship-wrecking': 'kraken',
  /** Furniture that is carried about. */
  'carried-furniture': 'cushion blanket',
  /** What is carried upright, over the head: that takes a paw. */
  'carried-upright':
    'umbrella parasol balloon balloons flag lantern torch staff magic-wand placard kite sword spear lance sceptre machete fishing-rod walking-stick trophy gift cup mug glass camera phone microphone guitar shield paintbrush pencil book open-book letter map ice-cream heart candle lightbulb',
  /** What would be spilt or dropped from a mouth: whoever carries it has it in both hands. */
  'borne-in-both-hands':
    'tray baking-tray plate bowl cake birthday-cake wedding-cake pie pizza teapot lamp cooking-pot cauldron books treasure-chest jug vase aquarium potted-plant',
  /** Of those, what carries or shades people all the same. */
  'carries-people':
    'steel-beam tightrope cushion branch suitcase trolley-case crate barrel box bucket ladder stepladder scaffolding treasure-chest skateboard surfboard snowboard skis ice-skates roller-skate sled paddleboard trampoline exercise-ball yoga-mat rocking-horse climbing-frame ball-pit bouncy-castle swing hammock tree tree-stump tree-house apple-tree autumn-tree bare-tree small-tree christmas-tree cherry-tree young-tree palm willow birch conifer oak-tree beech ginkgo orange-tree peach-tree plum-tree fig-tree walnut-tree chestnut-tree lemon-tree pear-tree cherry-fruit-tree rowan magnolia-tree jacaranda baobab redwood olive-tree umbrella-pine pine-tree joshua-tree dragon-tree monkey-puzzle mangrove banana-tree hollow-tree log hedge bush umbrella parasol sleeping-bag boxing-ring pool-table stilts unicycle treadmill rowing-machine exercise-bike spotlight shopping-cart wheelbarrow computer laptop phone tablet telephone monitor television crutches concrete-block pallet piano upright-piano sundial trellis pergola speaker circus-ball balance-beam gym-rings loom potters-wheel spinning-wheel sewing-machine raft lifebuoy parade-float mushroom-house toadstool lotus flower beanstalk leaf bamboo reed grass fern cactus vending-machine',
  /** What takes somebody along. */
  'carries-somebody':
    'wheelchair pram sled shopping-cart wheelbarrow bed crib swing hospital-bed bunk-bed dentist-chair barber-chair high-chair car-seat',
  /** Small goods that make a still life. */
  cosmetic: 'lipstick nail-polish toothpaste soap',
  /** Parts of which an owner has its own number, so that one that is told can't be promised. */
  'counted-part': 'tower candle window door ferris-wheel wheel',
  /** Country in which a building is at home, and nothing else would be seen around it. */
  country: 'desert coast jungle mountains forest beach arctic',
  /** What a liquid does that something falls into. */
  splashing: 'liquid-splash',
  /** A vehicle comes out of its mouth. */
  'driven-through': 'tunnel',
  /** Two that hang at one window, and are drawn as one. */
  'hung-in-pairs': 'curtain',
  /** Tables that are laid. */
  'dining-table': 'table picnic-table round-table coffee-table counter',
  /** Dips have a bowl of their own, and wedges lie beside what is eaten by hand. */
  dip: 'salsa-dip guacamole hummus wasabi ketchup coleslaw',
  /** What bread is dipped into. */
  'dipped-into': 'soup ramen salad curry cereal chili hummus guacamole',
  /** What is drawn or shown on a page or a screen, and does not stand on it. */
  'drawn-on-a-page':
    'chart map padlock video-call browser-window stain ink-blot label cloth-patch brush-stroke crack barcode',
  /** Drinks that are drawn in what they are drunk from. */
  drink:
    'wine white-wine champagne beer coffee tea juice lemonade cocktail hot-chocolate whisky espresso takeaway-coffee margarita cosmopolitan pina-colada bloody-mary gin-and-tonic negroni old-fashioned sangria stout cappuccino mulled-wine tomato-juice rose-wine milkshake',
  /** What stands beside such a board, and not on it. */
  'drink-beside':
    'wine white-wine beer coffee tea juice champagne cocktail glass-of-water milk-glass lemonade margarita cosmopolitan pina-colada bloody-mary gin-and-tonic negroni old-fashioned sangria stout cappuccino mulled-wine tomato-juice rose-wine',
  /** What is drunk from. */
  'drinking-vessel': 'glass cup mug chalice teacup jar',
  /** What is hatched from. */
  egg: 'egg dragon-egg easter-egg',
  /** From side to side of a picture: of what is on it, so much is seen of it. */
  endless: 'fence wall hedge',
  roofing: 'roof chimney',
  /** Far higher than wide, and perched on: of a pole only the upper end has to be seen with a bird on it. */
  pole: 'post bollard utility-pole street-lamp traffic-light signpost totem-pole buoy',
  /** Nature that is gone into through its mouth, or lain in: nothing comes out over its outline. */
  /** Known by their necks and beaks, which nothing that wings could hold is worth hiding. */
  'holds-in-beak': 'swan cygnet flamingo heron stork goose pelican ostrich peacock',
  /** Beasts of tales, whose young are told as those of animals are. */
  fabled:
    'unicorn pegasus dragon red-dragon griffin phoenix hydra cerberus chimera kitsune jackalope kelpie gargoyle',
  'splashed-in': 'puddle mud-puddle',
  entered: 'cave-mouth puddle mud-puddle campfire fire',
  /** What animals eat and drink from. */
  'feeding-dish': 'bowl plate bucket puddle fountain trough',
  /** Houses of one row with others, whose ground floor is a shop. */
  'shade-outdoors': 'parasol',
  'street-front': 'shop-building bakery-building cafe-building',
  /** What belongs to its part of a house for good. */
  'fixed-to-a-house': 'solar-panel chimney dormer window shutters snow wreath',
  /** Things whose top is what they are for: on them, even where a language says `in` or `at`. */
  'flat-top':
    'table desk counter bench floor plate tray rug blanket road stage rock roof skateboard surfboard exam-table workbench',
  /** Figures that no life is in and that wear clothes. */
  /** Whatever is `at` them in a language without `on` is on them. */
  'stood-on': 'floor stairs stone-steps spiral-stairs roof branch fence',
  /** What a building has: `赤い屋根の家` is a house with a red roof. */
  'part-of-a-building':
    'roof dome chimney door window turret balcony porch shutters dormer bay-window facade driveway',
  'dressed-figure': 'snowman scarecrow teddy-bear doll robot',
  /** Cushions stand up on a sofa, and lie under who sleeps on them. */
  flattened: 'cushion',
  /** What is eaten where it lies or grows; a pizza is held, as tales have it. */
  fodder:
    'grass hay-bale hay-heap leaf fern kibble sesame-seeds fish salmon bone steak corn wheat apple carrot lettuce cabbage moss clover flower daisy mushroom milk-glass puddle',
  /** What lies about is on these. */
  underfoot: 'floor rug carpet',
  /** Rooms that are named as often for their house. */
  'fronted-room': 'library stage museum classroom shop cafe restaurant cinema lobby bar',
  /** Small vessels in which something is, and not on them. */
  'put-into':
    'flower-pot ballot-box vase glass-vase basket bucket bowl jar glass cup mug box crate shopping-bag nest mailbox backpack handbag bottle laundry-basket open-box teacup post-box',
  /** From where somebody watches, who is on it. */
  'watched-from':
    'branch tree roof fence wall rock cliff tree-stump wall-shelf window-sill balcony',
  /** Many of them go around something in the air. */
  swarming:
    'bee bumblebee butterfly moth firefly dragonfly ladybird mosquito hummingbird leaf maple-leaf petal snowflake star heart musical-notes bubbles feather paper-plane question-mark lightbulb',
  /** Drawn with goods of their own where nothing else is told to be on them. */
  stocked: 'bookshelf wall-shelf',
  /** However large it may be, no larger than whoever is on it needs. */
  'as-large-as-needed': 'iceberg desert-islet',
  /** Drawn otherwise with somebody aboard. */
  crewed: 'hot-air-balloon',
  /** Seen from end to end of an open sky. */
  'across-the-sky': 'rainbow',
  /** Drawn with a ladder of its own. */
  'has-a-ladder': 'tree-house',
  /** Grows so thick that who is in it has it about them. */
  'growing-thick': 'grass pampas-grass reed fern bush wheat lavender clover',
  /** Where bees and butterflies sit, and what grows about others where there are many. */
  'alighted-on':
    'flower sunflower rose daisy tulip poppy lavender lotus dandelion lily orchid hibiscus peony thistle clover',
  /** Furniture in which one is, where all other is sat, lain or put on. */
  'gone-into':
    'bed crib bathtub bookshelf cabinet dresser wardrobe fridge stove sink toilet fireplace storage-chest hammock birdcage open-birdcage aquarium fish-bowl shower toy-chest high-chair safe filing-cabinet armchair beanbag rocking-chair curtain window door mirror picture-frame bunk-bed piggy-bank mailbox suitcase toaster washing-machine microwave treasure-chest cooking-pot watering-can trash-can',
  /** Rooms and grounds of a trade. Explorers, sailors and knights do what they do anywhere. */
  'ground-of-a-trade': 'stage garden farm circus ice-rink space',
  /** Their clothes are half of their bodies: whatever the trade, they keep them. */
  'half-beast': 'centaur mermaid',
  /** Rooms that are no trade's. */
  hall: 'living-room museum throne-room',
  /** Who has hands, or a body as people have, eats and drinks with them. */
  handed:
    'mermaid wizard witch fairy elf dwarf giant robot vampire zombie genie angel monkey gorilla chimpanzee orangutan bear polar-bear panda red-panda koala raccoon squirrel chipmunk hamster mouse rat otter beaver rabbit kangaroo sloth lemur meerkat guinea-pig',
  /** Cloths that hang until something is put on them. */
  'hanging-cloth': 'towel scarf blanket',
  /** What is folded and put one on the other. */
  'folded-cloth': 't-shirt sweater trousers towel blanket cloth scarf',
  /** Where a head is laid down by who sits before it. */
  'head-laid-on':
    'desk table coffee-table round-table counter keyboard laptop books book open-book paper-pile paper-tower notebook',
  /** Places that say no more than that there are houses. */
  'house-anywhere':
    'city street village road square garden river sky park living-room rooftop suburb mediterranean-lane castle-courtyard front-yard',
  /** What is in a drink or on the rim of its glass. */
  'in-a-drink':
    'orange-slice lemon-slice lime-wedges lemon-wedges lemon lime cherry olive basil-sprig herb ice-cubes cream marshmallow cinnamon-sticks ginger cucumber',
  /** What somebody is given in a box and wears. */
  jewellery: 'ring wedding-ring ring-box necklace bracelet earrings brooch tiara crown',
  /** What an animal can be to its young: an elephant mother is an elephant. */
  'kin-of-an-animal': 'mother father grandmother grandfather baby child family boy girl king queen',
  /** Groups that are animals where an animal is told: a family of bears. */
  kindred: 'family couple parents siblings',
  /** What is lain in or on, where nothing else is said. */
  'lain-in': 'hammock bed bunk-bed deck-chair sleeping-bag crib',
  /** Sits to be comfortable, and not because it was said. */
  'leant-on':
    'tree palm willow birch oak-tree olive-tree baobab redwood pine-tree hollow-tree rock campfire',
  /** What is laid across a vessel rather than put away in it. */
  'lies-across':
    'spoon wooden-spoon chopsticks branch leaf bunting key padlock twig lavender rose ivy',
  /** Stems stand in these, of whatever plant they are. */
  'fought-in': 'boxing-ring',
  surfed: 'wave',
  /** Named before a basket or a bowl these are what it is made of, and not in it. */
  'wares-are-made-of': 'bamboo willow birch conifer',
  /** Cut flowers stand in it. */
  'flowers-arranged-in':
    'vase glass-vase jug bucket jar glass milk-bottle bottle watering-can mug teapot',
  'holds-stems': 'vase glass-vase flower-pot bucket jug',
  /** Who is pushed about by others, where somebody is with them. */
  conveyed: 'baby toddler child boy girl grandmother grandfather',
  /** These lie on their side for what is wider than they are. */
  'lies-on-its-side': 'bottle',
  /** What is in these is in them, and not on top. */
  'liquid-dish':
    'soup salad coffee tea hot-chocolate ramen juice curry pho udon miso-soup laksa bouillabaisse clam-chowder',
  /** What a verb with `in` looks at or opens. */
  'looked-into':
    'mirror telescope microscope book box open-box gift window well fridge stove cauldron crystal-ball laptop phone tablet monitor television camera binoculars treasure-chest fish-bowl aquarium basket handbag suitcase bucket cup jar crib nest puddle lake hole wardrobe mailbox empty-mailbox kaleidoscope',
  /** What magic comes from. */
  magic: 'staff magic-wand spell-book sword crystal-ball hand',
  /** What comes without a plate, so that its sides need one. */
  'main-course':
    'steak sausage roast-turkey roast-chicken ham bacon burger hot-dog sandwich taco croissant bagel',
  /** These have no hollow: what is in them comes out of their outline. */
  massive: 'log tree-stump cloud',
  /** The moon in all of its shapes. */
  moon: 'moon full-moon',
  /** What one sits or stands on to ride, and not in it. */
  straddled:
    'bicycle motorcycle scooter kick-scooter skateboard unicycle tricycle surfboard snowboard sled horse pony donkey camel',
  /** Animals that people ride. */
  mount:
    'horse white-horse pony donkey camel elephant unicorn pegasus ostrich dragon reindeer bull zebra',
  /** Clothes that an animal is in, where people would wear them. */
  nest: 'boot sneakers slippers sock gloves christmas-stocking',
  /** Parts that nobody sees alone: `a path to the door` of a cottage leads to its door. */
  /** Light that falls on somebody. */
  'beam-of-light': 'light-beam',
  /** What lies all over the ground of a picture where it is told to. */
  'leaves-on-ground': 'leaf maple-leaf oak-leaf',
  'never-alone': 'door roof chimney branch porch',
  /** Things that are seen at night, where no hour is told. */
  nightly: 'moon full-moon lunar-eclipse star fireworks bat firefly ghost',
  /** Kinds of hair, which are worn as they are told. */
  'of-another-skin': 'troll ogre goblin orc alien devil zombie',
  'of-hair':
    'hair beard moustache braid dreadlocks mohawk afro goatee stubble sideburns pixie-cut bob-cut fringe mullet cornrows undercut buzz-cut shaved-head wig',
  /** Where grown people sit on a chair with castors. */
  'office-table': 'desk sewing-desk',
  /** Long things that one hand holds. */
  'one-handed':
    'umbrella parasol balloon balloons flag staff spear lance sceptre kite torch lantern walking-stick sword fishing-rod placard',
  /** What people sit around. */
  'open-fire': 'campfire fire cooking-fire',
  /** Who lists these with a café lists houses along a street. */
  'open-street': 'street city square village road bus-stop',
  /** Places with open water, by the water that is seen of them. */
  'open-water': 'lake fjord river sea lagoon harbour coast beach arctic swamp pool',
  /** Of other kinds, what has something in it in the same way. */
  opened: 'storage-chest toy-chest log tree-stump cloud nest dresser',
  /** What goods are sold in. */
  pack: 'bottle jar can tin-can box open-box glass jug',
  /** What piles up on a desk. */
  papers: 'paper-pile paper folder paper-tower letter',
  /** What something else has, as a house its door. */
  'part-of-a-thing':
    'door window roof wall chimney branch leaf porch balcony turret dormer bay-window shutters facade driveway',
  /** Out of these somebody small looks. */
  /** Sat in by who bathes, with bare shoulders. */
  'bathed-in': 'bathtub',
  /** Who sits in it lies back, and is bent over. */
  'leant-back-in': 'dentist-chair',
  /** Somebody crouches behind it, or looks from behind its side. */
  'hidden-behind':
    'fence wall wall-corner hedge sofa armchair bed bush tree rock boulder box crate barrel car van truck wardrobe curtain door bookshelf fridge counter bar-counter snowman hay-bale suitcase storage-chest treasure-chest dresser cabinet piano statue trash-can tent log pumpkin mailbox vending-machine laundry-basket gift flower-pot potted-plant blackboard whiteboard easel washing-machine sunflower cactus book newspaper cheese bucket basket cup mug teapot vase jug boot monitor television laptop cushion drum cooking-pot kettle picture-frame umbrella watermelon cake globe apple',
  /** Behind these somebody is in the opening. */
  'looked-in-at': 'door',
  /** Beings that are smoke below where they come out of something. */
  'of-smoke': 'genie',
  /** Gone into on one's knees. */
  'entered-low': 'tent teepee igloo dog-house tree-house',
  /** Lain under by who mends it. */
  'worked-under': 'sink sink-unit',
  /** Who is in it is seen from its rim upwards, and sits on no edge of it. */
  'stood-in': 'box open-box basket laundry-basket suitcase crate trash-can bucket gift',
  'peeked-out-of':
    'basket box open-box bucket mug cup teacup flower-pot backpack tote-bag handbag shopping-bag gift suitcase barrel crate hat witch-hat top-hat boot christmas-stocking treasure-chest jar vase nest pumpkin log tree-house dog-house tent egg cooking-pot cauldron bathtub sleeping-bag laundry-basket shopping-cart wheelbarrow coffin',
  /** People by age and kin: any clothes fit them. */
  'people-by-age':
    'person people man woman young-man young-woman teenager child boy girl toddler baby grandmother grandfather senior mother father parent sister brother daughter grandchild uncle aunt friend neighbour',
  /**  */
  'plain-table': 'desk table counter coffee-table round-table',
  /** In these children play, whatever verb has them there. */
  'played-in': 'sandbox ball-pit bathtub',
  /** `grandparents`, `siblings`: a plural that says who, and no number of them. */
  'plural-people': 'old-couple parents siblings triplets roommates classmates',
  /** Screens and the like, which stand where somebody works. */
  'put-down': 'laptop computer monitor keyboard typewriter tablet',
  /** What is put up on such a face, beside all that is at home on a wall. */
  'put-up':
    'crack claw-marks signpost wreath ribbon sticky-note magnet mirror horseshoe lantern map calendar shield paper-drawing photo-print postcard',
  /** Members of a family. */
  relative:
    'mother father grandmother grandfather child girl boy baby toddler sister brother daughter parent',
  /** Where one rides, glides or plays. */
  'ridden-over': 'swimming-pool bridge wooden-bridge pier roof rug carpet stairs bench',
  /** Who wears a robe that is no bathrobe. */
  robed: 'wizard monk witch priest angel elf king queen',
  /** Rocks that are climbed. */
  rock: 'rock boulder mountain-peak',
  /** What somebody sits on who does something from there. */
  'sat-on': 'bench chair armchair sofa stool rocking-chair deck-chair swing hammock bed',
  /** Beasts with a broad back, that have no other way of carrying. */
  'bears-on-back':
    'snail tortoise turtle sea-turtle elephant camel donkey horse llama alpaca whale ant beetle ladybird hippo rhino cow yak',
  /** On these children sit, and in these they play, whatever verb has them there. */
  'sat-on-in-play': 'slide swing seesaw rocking-horse trampoline',
  /** All over the picture. */
  scattered: 'confetti',
  /** Screens on which others are seen. */
  /** Lies on the floor under who is on it. */
  'floor-cloth': 'rug carpet',
  /** What small beings shelter under as others do under trees. */
  'roof-of-tales': 'mushroom toadstool leaf',
  /** What the small folk of tales sit on as on a stool. */
  'seat-of-tales': 'mushroom toadstool acorn',
  /** Holds what is on it over the heads of those who stand under it and work on it. */
  'heads-under': 'car-lift',
  /** Planted in the ground over who sits or lies there. */
  'planted-shade': 'parasol',
  /** Whose upright part is behind whoever is on it. */
  'seen-behind': 'laptop',
  /** Of which one in the hand does the work of another: who holds a crayon draws with that. */
  'hand-tool':
    'crayon pencil pen chalk paintbrush paint-roller drill screwdriver hammer wrench pliers saw chisel mallet broom mop sponge scissors knife welding-torch soldering-iron',
  /** Room for one or a row of them: nobody lies down there. */
  'sat-upright-on':
    'chair stool bar-stool armchair rocking-chair office-chair throne beanbag pouf cabin-seat cabin-seat-row wheelchair',
  /** Where also two lie down. */
  'lain-on': 'bed hammock rug',
  /** Spread or put down, and soft: an animal that is told to be on it lies there. */
  'lain-on-by-pets': 'blanket cloth towel rug cushion yoga-mat',
  /** Under it there is room for who lies. */
  'lain-under': 'bed sofa',
  /** It stands with its arms out, and has in its hands what it is told to hold. */
  'arms-out': 'snowman scarecrow',
  /** Room for several, side by side. */
  'shared-seat': 'sofa bench bed hammock rug',
  'seat-of-two': 'sofa bench log pallet plank rock',
  screen: 'monitor laptop computer television',
  /** Devices with a screen that somebody looks at or works with. */
  'screen-device': 'laptop phone tablet computer television smartwatch monitor',
  /** Where one sits with what one has in hand. */
  'seat-of-one':
    'bench chair stool armchair rocking-chair swing hammock beanbag throne deck-chair sofa mushroom toadstool tree-stump log',
  /** What children go as in a sheet that hides them. */
  sheeted: 'ghost',
  /** What has the hood and the ears of the animal that it is of. */
  'suit-of-beasts': 'costume pajamas',
  /** Drawn to shoot with, and not on paper. */
  'shooting-bow': 'bow-and-arrow',
  /** What is shown or written on these is not who shows or writes it. */
  'shown-on':
    'whiteboard blackboard monitor laptop tablet phone television billboard map calendar wall wall-shelf door window signpost',
  /** Parts of a body that a figure shows. */
  'shown-on-a-body': 'hair beard wing tail ear scar freckles',
  /** What the whole world knows by sight, of families that have other things as well. */
  sight: 'eiffel-tower suspension-bridge',
  /** What lies beside a main course, and not on top of it. */
  'side-dish':
    'fries potato rice salad mashed-potatoes vegetables carrot corn asparagus broccoli bread onion-rings coleslaw potato-chips mushroom tomato fried-egg',
  /** Stands that are there for what is on them, and are no larger than that asks for. */
  'slim-stand': 'tripod cooking-fire',
  /** One drawing of these shows several. */
  'drawn-several': 'vegetables peas',
  /** Under the feet of an animal as part of it. */
  skate: 'ice-skates roller-skate',
  /** Who sleeps on these has the head on them, and sits at a table. */
  'slept-on-at-work': 'books book open-book laptop keyboard paper-pile paper-tower notebook',
  /** Where somebody lies to be treated. */
  'treated-on': 'exam-table hospital-bed stretcher',
  /** Seen in space. */
  'space-body': 'planet ringed-planet earth comet spiral-galaxy full-moon',
  /** What a saucer may be called. */
  spacecraft: 'rocket space-shuttle',
  'lain-on-in-the-sky': 'cloud',
  /** What spans a river between two shores of a city. */
  'spans-city-water': 'suspension-bridge tower-bridge',
  /** Over heads, and all over the picture. */
  speech: 'speech-bubble thought-bubble',
  /** Is drawn with a scarf of its own, and what that is. */
  scarved: 'snowman',
  'neck-cloth': 'scarf',
  /** Has a banister, and is in a house. */
  staircase: 'stairs',
  /** What towers are built of in play. */
  stackable: 'building-blocks playing-cards domino dice',
  /** What goods are shown on instead of a table, large under them as the place draws it. */
  stand: 'rock boulder concrete-block tree-stump log cloth barrel crate',
  /** Takes off from where it stands, on a cloud of smoke. */
  'started-upright': 'rocket space-shuttle',
  /** What is steered by who stands beside it. */
  'steered-toy':
    'paper-boat toy-car toy-train remote-car paper-plane rubber-duck drone kite balloon',
  /** People are at them: `en una mesa`, `за столом`. */
  'stood-at': 'table desk round-table picnic-table workbench',
  /** What is strewn, so that one thing lies on all of it. */
  strewn: 'leaf feather coffee-beans flower rose daisy moss',
  /** Whoever is in one of these is stuck in it, and looks out of its top. */
  'stuck-in': 'chimney trash-can barrel cauldron well cannon',
  /** Cloths that somebody small is wrapped in, up to the neck. */
  swaddling: 'blanket towel cloth scarf',
  /** Drinks and what they are served in, which stand beside a dish. */
  'table-drink':
    'tea coffee espresso hot-chocolate milk-glass juice lemonade iced-tea takeaway-coffee milkshake wine beer cocktail teacup mug cup margarita cosmopolitan pina-colada bloody-mary gin-and-tonic negroni old-fashioned sangria stout cappuccino mulled-wine tomato-juice rose-wine',
  /** Vessels that stand on a table with what is eaten. */
  'table-vessel':
    'plate cup mug teacup coffee espresso tea hot-chocolate matcha glass glass-of-water glass-slipper glasses glass-house glass-pyramid milk-glass magnifying-glass juice lemonade iced-tea cola wine white-wine champagne cocktail martini beer pint whisky margarita cosmopolitan pina-colada bloody-mary gin-and-tonic negroni old-fashioned sangria stout cappuccino mulled-wine tomato-juice rose-wine milkshake honey jam pickles fruit-bowl bowl wooden-bowl mixing-bowl pet-bowl fish-bowl peter-pan frying-pan saucepan dustpan cooking-pot teapot flower-pot honey-pot moka-pot spot wok cutting-board tray cake-stand basket',
  /** Where a jetty comes from: who is on it looks away from there. */
  'shore-of-a-jetty': 'beach harbour jetty',
  /** A bridge in them is a part of the view, also with somebody on it. */
  'has-bridges-in-view': 'forest jungle canyon garden waterfall',
  /** Bridges that are seen from near with who is on them. */
  'walked-over': 'bridge wooden-bridge',
  /** What stands with its feet in the water that it crosses, from side to side of the picture. */
  'across-water': 'suspension-bridge tower-bridge viaduct covered-bridge',
  /** Masonry on whose top there is room behind merlons. */
  'topped-with-merlons': 'tower castle ruins',
  /** Open places without strata of land: who sits there brought no armchair. */
  'open-air':
    'jetty bridge-deck tower-top footbridge-deck harbour square street bus-stop stadium rooftop pool poolside summit cliff canyon rice-terraces frozen-lake island waterfall rope-bridge',
  /** Places in a town. */
  'town-place': 'city street square',
  /** Places whose houses are seen against the sky. */
  'roofs-to-the-sky': 'city village street square suburb',
  /** They float in a puddle or a bath. */
  'toy-boat': 'paper-boat rubber-duck',
  /** Places without a floor, and the one that says nothing. */
  'ungrounded-place': 'sky underwater table-top meadow',
  /** What stands upright and flat: signs, wreaths and pictures on it hang on its face, and do not stand on its top. */
  'upright-face': 'door wall fence gate fridge wardrobe tree pumpkin barrel mailbox notice-board',
  /** Things whose contents are seen in or on them. */
  vessel:
    'flower-pot colander bowl cup mug glass basket jar box plate can bottle jug bucket vase glass-vase crate tray cauldron teacup aquarium truck barrel shopping-bag wheelbarrow bookshelf',
  /** Green plants that may be in blossom. */
  'blossoms-all-over': 'tree apple-tree young-tree bush hedge cactus potted-plant ivy bonsai',
  /** What lies flat or hangs, and may be a roll. */
  'rolls-up': 'towel rug yoga-mat map blanket sleeping-bag paper',
  /** Things that are drawn with a round outline, whatever is told of them. */
  'always-round':
    'plate bowl wheel button cookie pizza pancakes donut lamp cushion drum cup mug vase basket bucket barrel fountain watch pocket-watch compass swimming-pool',
  /** And with one of right angles. */
  'always-square':
    'table desk window door picture-frame box crate book chair bookshelf sofa bed tray television laptop tower tent aquarium suitcase fridge',
  /** Places whose trees are in bloom where blossoms are told. */
  'has-trees': 'park garden street river lake city hills road path village meadow orchard',
  /** What is seen through a window. */
  viewed: 'city street sea beach mountains hills forest garden park lake sky snow-field',
  /** In these somebody is washed, while who washes stands before them. */
  'washed-in': 'bathtub sink sink-unit bucket swimming-pool shower raft',
  /** Waters, ways and lands: what they are named after does not fill them. */
  'water-or-way': 'lake river sea waterfall road path street desert mountains hills beach',
  /** Wedges that lie beside what is eaten by hand. */
  wedge: 'lime-wedges lemon-wedges',
  /** Clothes that are a whole outfit: nobody has two of them on. */
  'whole-outfit': 'lederhosen dirndl dress tuxedo wedding-dress kimono kilt',
  /** Who sits on one of these flies with it. */
  'of-a-lesson': 'teacher blackboard whiteboard',
  'chairs-in-it': 'classroom office meeting-room restaurant cafe clinic laboratory courtroom',
  'looked-out-of': 'window window-sill',
  settlement: 'village suburb city street medieval-street mediterranean-lane',
  'flies-in-tales': 'superhero flying-broom ufo angel fairy genie',
  'winged-mount': 'dragon red-dragon pegasus griffin phoenix phoenix-aflame eagle',
  /** What flies by its own wings. */
  winged:
    'eagle hawk seagull swallow stork crow owl bat dove pigeon goose duck swan parrot bird sparrow vulture dragon crane butterfly robin heron',
  /** Of what has an inside by its kind, these have none. */
  'without-inside':
    'plate tray baking-tray cutting-board cake-stand branch lily-pad leaf rock boulder mountain-peak iceberg ice-floe desert-islet hay-bale window-sill tree-stump roof bridge pier stairs bicycle motorcycle scooter kick-scooter unicycle tricycle snowmobile jet-ski',
  /** What is written, drawn or worked on, and never stood on. */
  'work-surface':
    'easel blackboard whiteboard laptop computer typewriter keyboard piano guitar tablet phone anvil sewing-machine calculator drum-kit loom potters-wheel spinning-wheel dress-form',
  /** Work lies on them, while who works stands at them. */
  'worked-on':
    'workbench table desk stove grill counter easel anvil cutting-board coffee-table round-table sewing-machine tray plate',
  /** Worn as clothes are, though they are none. */
  'worn-device':
    'headphones glasses sunglasses goggles crown jetpack backpack watch smartwatch vr-headset earmuffs face-mask laurel-wreath messenger-bag id-badge gold-necklace',
  /** Worn on the head, and over a hat at the ears alone. */
  'at-ears-over-hats': 'headphones',
  /** What is worn at the wrist, and seen on the arm. */
  'worn-at-the-wrist': 'watch smartwatch bracelet',
  /** Worn, though they are machines. */
  'worn-machine': 'headphones earbuds vr-headset smartwatch headlamp',
  /** What paper and bows are about. */
  wrapped:
    'gift bouquet rose-bouquet tulip-bouquet daisy-bouquet sunflower-bouquet lily-bouquet poppy-bouquet carnation-bouquet peony-bouquet hydrangea-bouquet orchid-bouquet daffodil-bouquet iris-bouquet chrysanthemum-bouquet box',
  /** Drawn with a bow of their own. */
  bowed: 'gift',
  /** What their bows are of. */
  'wrapping-bow': 'ribbon bow-tie hair-bow thread rope',
  /** Papers that gifts and bouquets are wrapped in. */
  'wrapping-paper': 'paper newspaper cloth',
  /** Young already, by their kind. */
  'young-by-kind':
    'puppy kitten duckling chick baby-penguin baby-dragon baby-bottle lamb fawn piglet',
  // How people use a thing.
  /** One of it has a name in the plural. */
  'named-as-several':
    'drum-kit dj-desk bongos mahjong parallel-bars congas castanets timpani tubular-bells maracas cymbals bagpipes stairs icicles stalactites fish-bones dentures antlers handcuffs streamers eyelashes drumsticks claw-marks clock-hands spikes staples stitches bacteria prison-bars',
  /** Looked at in the hand. */
  'looked-at-in-hand':
    'phone tablet watch smartwatch pocket-watch compass letter map newspaper ticket receipt',
  /** On a table, before who looks into it or works with it. */
  'worked-before': 'laptop monitor computer sewing-machine typewriter microscope test-tube',
  /** Instruments on legs of their own: who plays sits or stands at their keys, however low they are. */
  'played-at': 'upright-piano keyboard-instrument xylophone',
  /** Over what is sold, on nothing of its own that stands there. */
  'over-goods': 'awning pergola',
  /** About the neck of who works with it, close to somebody. */
  'worn-at-work': 'stethoscope tape-measure headphones',
  /** Stood before, and not got into. */
  machine:
    'stove fridge washing-machine microwave vending-machine printer fireplace brick-oven kiln ticket-machine',
  /** Where a fire burns in a room. */
  hearth: 'fireplace',
  /** What there is only where snow lies. */
  'of-snow': 'snowman snow-pile snowballs snowboard sled skis snowmobile',
  /** What leads through the country. */
  way: 'road path street river railway',
  /** Land that somebody's house stands on and is seen from afar. */
  rise: 'hills mountains',
  /** Where winter is, whatever is said. */
  snowbound: 'frozen-lake snow-field',
  /** What covers the ground of a wood. */
  'wood-floor': 'leaf maple-leaf leaf-pile fern moss bamboo mushroom',
  /** Of what a couple wears, what is hers. */
  'womens-dress': 'dress wedding-dress skirt',
  ...ACTING_SORTS,
  ...GOODS_SORTS,
  ...RELATION_SORTS,
  ...BLEND_SORTS,
} as const;

export type Sort = keyof typeof SORTS;

const bySort = new Map<string, ReadonlySet<string>>(
  Object.entries(SORTS).map(([sort, ids]) => [sort, new Set(ids.split(' '))]),
);

/** Whether a concept is of a sort; none is of none. */
export function isOfSort(conceptId: string | undefined, sort: Sort): boolean {
  return conceptId !== undefined && (bySort.get(sort)?.has(conceptId) ?? false);
}

/** All sorts with what is of them, for the test. */
export const ALL_SORTS: ReadonlyMap<string, ReadonlySet<string>> = bySort;
