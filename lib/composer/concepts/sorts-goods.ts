/** Sorts of goods: how they lie and stand together, what they are served on and packed in; a part of the table in `sorts.ts`. */
export const GOODS_SORTS = {
  /** Small things of which a picture has a handful: they lie about before what they go with, at any angle. */
  loose:
    'peanuts chestnut coffee-beans blueberry raspberry blackberry strawberry cherry olive acorn gem candy jelly-beans gummy-bears marshmallow ice-cubes sugar-cubes edamame marbles dice poker-chips button pine-cone seashell single-coin crypto-coin pill nail screw hex-nut pushpin paperclip cookie macaron gingerbread fortune-cookie lemon-slice orange-slice tomato-slice lime-wedges lemon-wedges mochi brownie christmas-bauble puzzle-piece playing-cards maple-leaf cinnamon-sticks vanilla chili mushroom fig plum radish garlic golf-ball tea-bag starfish petal',
  /** What lies as it was put down, a little turned each time: fruit, eggs, balls. */
  'rests-aslant':
    'apple green-apple pear orange tangerine peach pomegranate lemon lime mango kiwi tomato pumpkin onion potato beetroot coconut egg easter-egg avocado bell-pepper aubergine carrot corn football basketball volleyball tennis-ball baseball mushroom garlic',
  /** Closed or wrapped: what they are told with is beside them, and in them only where that is said. */
  'with-beside':
    'teapot gift soap-stack face-cream perfume thermos product-box cereal-box kettle champagne-bottle beer-bottle olive-oil can tin-can soap-dispenser water-bottle medicine-bottle cream-tube lip-balm mascara spirit-bottle glass-pitcher baby-bottle cookie-jar coffee-bag takeaway-coffee sardine-tin',
  /** Sheets of which a screen shows as much as it has room for. */
  'fills-screens': 'map',
  /** Shelves of libraries, and what they are full of there. */
  'shelves-books': 'bookshelf',
  'shelved-books': 'book books globe typewriter',
  /** Drawn as a pile, of as many as are told. */
  'counted-pile': 'books',
  /** Cups of what is drunk, and what lies beside them. */
  'cup-of-a-drink': 'cup mug teacup enamel-mug',
  'beside-a-cup':
    'cookie macaron croissant donut muffin cupcake cake cake-slice pie pretzel bagel bread bread-roll waffle pancakes blueberry-pancakes scones sandwich apple cheesecake brownie gingerbread eclair cinnamon-roll chocolate candy coffee-beans lemon lemon-slice',
  /** Held by their strings, all in one hand. */
  bunched: 'balloon',
  /** Food that nothing is served on. */
  'eaten-bare':
    'chocolate cheese baguette bread croissant bread-roll apple green-apple pear orange tangerine peach plum pomegranate lemon lime mango banana grapes green-grapes watermelon pineapple coconut pumpkin corn aubergine cucumber carrot tomato onion garlic potato cabbage lettuce bell-pepper egg easter-egg honey jam candy-cane lollipop',
  /** Stalks, leaves and flowers that are put about goods, and fan out from behind them. */
  sprig:
    'branch herb leaf fern flower daisy rose tulip lily poppy carnation lavender orchid peony daffodil marigold chrysanthemum snowdrop cherry-blossom twig grass reed parsley cilantro dill chives bamboo wheat sunflower iris hydrangea pansy cornflower dahlia poinsettia anemone hyacinth bluebell lily-of-the-valley foxglove dandelion feather hibiscus basil-sprig citrus-blossom candy-cane balloon balloons',
  /** Of these several are of as many colours, where none is told. */
  'in-many-colours':
    'tulip easter-egg macaron lollipop popsicle candy yarn thread button crayon highlighter paint-tube christmas-bauble balloon party-hat cupcake candle nail-polish lipstick crystal gem kite pinwheel paint-can beach-ball umbrella donut sock cushion hair-bow surfboard towel sticky-note pushpin folder notebook',
  /** Made in pairs: both are alike. */
  'in-pairs':
    'sneakers gloves sock boot combat-boots rain-boots high-heel flip-flops ballet-shoes slippers sandals loafers clogs cowboy-boots earrings wedding-ring cufflinks flippers ice-skates roller-skate boxing-gloves pom-poms chopsticks maracas dumbbell oven-mitt crutches skis snowshoes',
  /** What lies about a closed pack and is not in it. */
  'around-a-pack':
    'ice-cubes lemon lemon-slice lemon-wedges lime lime-wedges orange orange-slice hops herb grapes olive strawberry cherry raspberry blueberry flower rose lavender leaf',
  /** What nothing of its contents is seen of. */
  'closed-pack': 'can tin-can beer-bottle champagne-bottle perfume soap-dispenser olive-oil bottle',
  /** Of kit parts that are shut, those that are drawn open. */
  'open-pack': 'bamboo-steamer ice-cream-tub open-pizza-box coffee-scoop ring-box makeup-brushes',
  /** What stands on the table beside a dish that it seasons. */
  seasoning:
    'pepper-mill salt-shaker ketchup mustard-bottle olive-oil soy-sauce syrup parmesan honey',
  /** What runs on rails, and what is driven on roads. */
  'on-rails': 'train steam-train tram bullet-train freight-wagon',
  'on-asphalt':
    'car vintage-car convertible taxi police-car race-car van camper-van ambulance pickup-truck bus double-decker-bus truck fire-engine motorcycle scooter school-bus',
  /** What stands at streets. */
  'of-the-street':
    'traffic-light stop-sign road-sign warning-road-sign parking-meter bus-shelter fire-hydrant pedestrian-crossing-sign zebra-crossing',
  /** What is on a runway when it is on the ground. */
  'lands-on-runways': 'plane biplane',
  /** Country without stations. */
  'wild-land': 'forest jungle meadow field mountains hills lake river park garden',
  /** What is built into the counter of a kitchen, or under it. */
  'built-in': 'sink-unit dishwasher',
  /** Pets whose food is in a bowl. */
  'fed-from-bowls': 'dog cat puppy kitten',
  /** Meals that are named by no dish. */
  'any-meal': 'dinner',
  /** What is carried level before one, in both hands, by whoever does not wait at tables. */
  'tray-like': 'tray baking-tray muffin-tin',
  /** Open while something is put into it or comes out of it. */
  'opens-at-work': 'stove fridge wardrobe',
  /** Drawn with cups under their spouts. */
  'fills-cups': 'coffee-machine',
  'waits-at-tables': 'waiter butler flight-attendant maid',
  /** What food is served on. */
  /** Wood and luggage under goods is as small as they need it. */
  'bears-goods': 'log tree-stump boulder rock crate barrel box suitcase treasure-chest',
  /** Whatever is cut through, its layers are seen as it is. */
  'seen-cut':
    'terrine lasagna sandwich sandwich-halves club-sandwich cake-slice tiramisu sliced-loaf swiss-roll',
  /** Eaten with what was put into it, and what that is. */
  'filled-by-hand':
    'burger sandwich sub-sandwich club-sandwich sandwich-halves taco burrito kebab gyros hot-dog banh-mi quesadilla bagel lobster-roll croque-monsieur arepa',
  filling:
    'lettuce tomato tomato-slice cherry-tomatoes served-tomatoes cheese grated-cheese cheddar gouda emmental goat-cheese halloumi blue-cheese brie feta mozzarella parmesan cream-cheese pickles onion red-onion served-onions bacon bacon-bits egg fried-egg ham salami bread-roll bread mayonnaise salsa-dip sour-cream guacamole avocado served-avocado mushroom served-mushrooms sliced-jalapenos coleslaw steak served-beef served-chicken fried-chicken roast-chicken chicken-nuggets hen cucumber served-cucumber cabbage red-cabbage bean-sprouts chili-flakes falafel hummus kidney-beans corn served-corn shrimp prawns served-shrimps grilled-fish fish-dish fish sausage kimchi carrot diced-carrot bell-pepper spinach onion-rings',
  /** Folded or spread beside goods they lie on the same table. */
  textile: 'cloth blanket towel cushion rug',
  'serving-board': 'plate cutting-board tray frying-pan',
  /** Tops with room for more than what is said to be on them; a plate has one meal. */
  'roomy-top': 'table desk counter tray blanket cloth cutting-board',
  /** Dishes that are drawn on a plate of their own. */
  /** Food that is spread under another, and what lies on that whole. */
  'bed-dish': 'filled-plate filled-bowl',
  'whole-roast': 'roast-chicken roast-turkey ham',
  'plate-dish':
    'spaghetti schnitzel pierogi ribs tandoori-chicken club-sandwich baked-potato poutine beans-on-toast dinner lasagna ravioli gnocchi meatballs scrambled-eggs omelette quesadilla fish-and-chips chicken-nuggets fried-chicken chicken-wings onion-rings samosas spring-rolls falafel mussels english-breakfast grilled-fish baklava tiramisu avocado-toast bruschetta french-toast scones mochi tofu oysters risotto tempura pad-thai biryani jollof-rice okonomiyaki dosa idli pakora satay peking-duck haggis crumpet yorkshire-pudding roast-beef beef-wellington escargot raclette roesti stroganoff cabbage-rolls dolma lobster-roll caprese panna-cotta spanakopita spanish-tortilla croque-monsieur banh-mi summer-rolls moussaka gyros arepa tamales',
  /** Soups and stews, which a pot of them is full of. */
  simmered: 'soup chili curry goulash bouillabaisse clam-chowder miso-soup salsa-dip',
  /** What is eaten by hand. */
  'eaten-by-hand': 'taco burrito quesadilla sandwich hot-dog nachos spring-rolls samosas',
  /** Flowers that stand in a vase beside a product. */
  'cut-flower':
    'rose tulip daisy peony lavender flower lily orchid cherry-blossom carnation poppy hydrangea',
  /** A glass of wine stands beside the cheese on its board. */
  'cheese-board': 'cutting-board plate tray marble-slab slate-board cake-stand',
  /** In jars, tins and bags that are shut: nothing lies on top of it. */
  'closed-food':
    'peanut-butter hazelnut-spread mayonnaise six-pack sardine-tin seed-packet syrup soy-sauce dropper flour ketchup mustard-bottle pickles juice-box honey-pot potato-chips',
  /** In their pots; cut, where they are told with goods or food. */
  'potted-herb': 'rosemary thyme mint-pot basil-pot sage-pot lavender',
  /** What grows or lies on a rock that goods are shown on. */
  'cover-of-a-stand': 'moss grass ivy',
  /** Paper and books, on which small things lie flat. */
  sheet:
    'map newspaper open-book book notebook letter paper passport sheet-music postcard tablet chart clipboard',
  /** Small things that lie flat on what bears them, and look from above as they do from before. */
  'lies-flat':
    'watch ring glasses sunglasses compass pen pencil key single-coin earrings necklace bracelet scissors magnifying-glass feather seashell paperclip pocket-watch paintbrush ruler leaf maple-leaf rose lavender medal cufflinks phone whistle locket quill cigar bow-tie tie swiss-knife pushpin playing-cards starfish headphones earbuds credit-card passport ticket tablet calculator',
  /** Far larger than any goods: what is on it is drawn as large as a sign of it has to be. */
  'floating-ground': 'cloud rain-cloud',
  /** Carried, and open at the top. */
  'carried-open': 'basket bucket tote-bag shopping-bag',
  /** Lain on, and as long as whoever lies there. */
  'spread-cloth': 'cloth blanket towel',
  /** On its top, and in it only where that is told. */
  'perched-on-top':
    'mailbox empty-mailbox treasure-chest car taxi van bus train tram robot washing-machine fridge stove windmill fountain',
  /** Bread that is dipped. */
  'dipping-bread': 'bread bread-slice baguette bread-roll crackers nachos',
  /** Signs with a right and a left: they are never turned round. */
  'read-one-way':
    'question-mark check-mark musical-note musical-notes milestone-stone postmark license-plate ace-card joker-card clock-face barcode memory-card boarding-pass stick-figure guitar-pick ampersand at-sign percent-sign dollar-sign euro-sign pound-sign pi-symbol root-sign sigma quotation-marks treble-clef male-sign play-button biohazard-sign wheelchair-sign cursor toggle-switch checkbox progress-bar search-bar bar-magnet cancer-sign leo-sign virgo scorpio sagittarius capricorn constellation',
} as const;
