/** How food comes to the table, told in scenes; written as `journeys-goods.data.ts`. */
export const FOOD_JOURNEYS = `
= food, vegetables, vegetable, carrot, carrots, salad; farm, field, garden, soil, ground, seed > fork, table, plate, kitchen, fridge, store, supermarket | From farm to table
Sown in spring > a farmer sowing seeds in a field
Grown and harvested > a farmer holding a basket of vegetables
+ Watered > a farmer watering plants with a watering can
+ Washed and packed > a crate of vegetables
Driven to town > a truck loaded with vegetables
Sold at the market > a woman buying vegetables at a market stall
Cooked > a chef chopping vegetables
Eaten together > a family eating at a table

= apple, apples, apple pie, pie; tree, orchard, blossom > pie, table, lunchbox, plate, juice | From orchard to table
The tree blossoms > a blossoming apple tree
Picked when red > a woman picking apples from an apple tree
+ Washed > apples in a sink
Sold in crates > a crate of apples
Baked > a baker holding an apple pie
Eaten > a boy eating a slice of pie

= orange juice, juice, orange, oranges, lemonade; orange, tree, orchard, lemon, grove > juice, glass, lemonade | From tree to glass
Oranges ripen > an orange tree
Picked > a farmer holding a basket of oranges
Pressed > a woman squeezing oranges with a juicer
Poured > a glass of orange juice
Enjoyed > a girl drinking a glass of orange juice

= potato, potatoes, fries, french fries, chips, crisps; potato, field, soil > fries, chips, plate, crisps | From potato to fries
Dug out of the soil > a farmer digging potatoes
Washed > potatoes in a sink
Peeled and cut > a chef cutting potatoes
Fried > french fries in a fryer
Eaten > a boy eating french fries

= pizza, tomato, tomatoes, tomato sauce, ketchup; tomato, vine, wheat > pizza, sauce, ketchup, bottle | From tomato to pizza
Tomatoes ripen > three tomatoes
Picked > a farmer holding a crate of tomatoes
Cooked to sauce > a chef stirring a pot
Baked in the oven > a chef putting a pizza in an oven
Shared > two friends eating pizza

= wine, grape, grapes; grape, grapes, vine, vineyard > glass, wine, bottle, cellar | From grape to glass
Grapes ripen > grapes on a vine
Picked by hand > a farmer picking grapes in a vineyard
+ Crushed to juice > a wooden barrel with grapes
Aged in barrels > wine barrels in a cellar
Bottled > a wine bottle
+ Stored in the cellar > wine bottles on a shelf
Poured > a waiter pouring wine into a glass

= beer; grain, barley, hops > glass, pint, beer | From grain to glass
Barley grows > a field of barley
Brewed in kettles > a brewer next to a brewing kettle
Aged in barrels > a beer barrel
Poured > a bartender pouring a beer
Enjoyed > two friends drinking beer

= olive oil, olive, olives; olive, tree, grove > bottle, oil, table, salad | From olive to oil
Olives ripen > an olive tree
Picked > a farmer picking olives with a basket
Pressed > a jug of olive oil next to olives
Bottled > a bottle of olive oil
Enjoyed > a woman pouring olive oil on a salad

= rice; paddy, field, grain > bowl, plate, table | From field to bowl
Planted in water > a farmer planting rice in a rice field
Harvested > a farmer carrying a bundle of rice
Packed > a sack of rice
Cooked > a pot on a stove
Eaten > a girl eating a bowl of rice

= popcorn, corn; corn, field, cob, kernel > popcorn, bowl, cinema | From corn to popcorn
Corn grows tall > corn
Harvested > a farmer holding corn
Popped > a popcorn machine
Eaten at the movies > two friends eating popcorn

= sugar; cane, sugar cane, beet > sugar, candy, spoon | From cane to sugar
Cane grows > sugar cane
Cut in the field > a farmer cutting sugar cane
Boiled > a pot on a stove
In the bowl > a sugar bowl with a spoon

= salt, sea salt; sea, ocean > table, salt, shaker, kitchen | From sea to table
Sea water dries in the sun > the sea
Salt is raked > a worker raking salt
Packed > a sack of salt
On the table > a salt shaker on a table

= fish, seafood, salmon fillet, tuna; sea, ocean, boat, net > plate, table, fork, market, kitchen | From sea to plate
Out at dawn > a fishing boat at sea
Caught > a fisherman holding a fish
Sold at the harbour > a man selling fish at a market stall
Cooked > a chef cooking fish in a pan
Served > a plate of fish with lemon

= honey; bee, bees, flower, hive, blossom > jar, honey, toast, table, hive | From flower to jar
Bees collect nectar > bees flying around a flower
They carry it home > bees flying around a beehive
+ They fill the combs > a honeycomb
The combs are taken out > a beekeeper next to a beehive
+ Honey is spun out > a bucket of honey
Filled into jars > a jar of honey
+ Sold at the market > a woman selling honey at a market stall
On the bread > a child eating toast

= maple syrup, syrup, pancakes; maple, tree > pancakes, syrup, breakfast, bottle | From tree to pancakes
A maple is tapped > a bucket next to a maple tree
The sap is boiled > a man stirring a pot
Bottled > a bottle of maple syrup
Poured over pancakes > a girl pouring syrup on pancakes

= milk, glass of milk; cow, farm, pasture > glass, milk, fridge, table | From cow to glass
The cow eats grass > a cow eating grass
The farmer milks it > a farmer milking a cow
+ Cooled on the farm > a milk can
A truck brings the milk > a milk truck
+ Sold in the shop > a woman holding a carton of milk in a supermarket
+ Heated at the dairy > a factory
You drink it > a child drinking a glass of milk

= cheese; milk, cow, goat > cheese, cheese board, table | From milk to cheese
The cow is milked > a farmer milking a cow
Milk is warmed > a cheesemaker stirring a pot
+ The curd is cut > a cheesemaker holding a knife
Pressed and aged > a wheel of cheese
+ Packed > a box of cheese
Sold > a man selling cheese at a market stall
Eaten > a cheese board with grapes

= ice cream; milk, cow, cream > cone, ice cream | From cow to cone
The cow is milked > a farmer milking a cow
Stirred with sugar > a chef stirring a bowl
Frozen > a tub of ice cream
Scooped > a vendor selling ice cream at an ice cream cart
Enjoyed > a girl eating ice cream

= butter, yoghurt, yogurt; milk, cow, cream > butter, toast, bread, yogurt | From cow to butter
The cow is milked > a farmer milking a cow
The cream is churned > a woman stirring a bowl
Packed > butter on a plate
Spread on bread > a boy eating toast

= egg, eggs, omelette, breakfast egg; hen, chicken, farm, coop, nest > breakfast, plate, pan, omelette, table | From hen to breakfast
The hen lays an egg > a hen sitting on a nest
Collected > a girl collecting eggs in a basket
+ Sorted by size > three eggs
Packed > a carton of eggs
+ Driven to the shop > a delivery truck on a road
Fried > a man frying eggs in a pan
Eaten > a boy eating breakfast at a table

= jam, strawberry jam, strawberries, strawberry; strawberry, berry, field, garden, fruit > jam, jar, toast | From berry to jam
Strawberries ripen > strawberries
Picked > a girl picking strawberries with a basket
Cooked with sugar > a woman stirring a pot
Filled into jars > a jar of strawberry jam
On the toast > a boy eating toast

= banana, bananas; plantation, tree > table, lunchbox, shop, supermarket | The way of a banana
It grows in bunches > a banana tree
Cut and packed > a worker carrying bananas
Shipped > a cargo ship at sea
Sold > a woman buying bananas in a supermarket
Eaten > a boy eating a banana

= bread, loaf, wheat, toast, sandwich, flour; wheat, grain, field, seed, farm > bread, loaf, toast, bakery, sandwich | From wheat to bread
+ Sown in autumn > a farmer sowing seeds in a field
Wheat ripens > a wheat field
Harvested > a combine harvester in a wheat field
Ground to flour > a sack of flour next to a windmill
Kneaded > a baker kneading dough on a table
Baked > a baker next to an oven
+ Sold in the bakery > a baker selling bread
Enjoyed > a loaf of bread on a cutting board with a knife

= pasta, spaghetti; wheat, grain, flour > pasta, plate, spaghetti | From wheat to pasta
Wheat ripens > a wheat field
Kneaded with eggs > a chef kneading dough on a table
Cut and dried > spaghetti
Boiled > a pot on a stove
Eaten > a woman eating spaghetti

= food scraps, leftovers, food waste, compost, banana peel, kitchen scraps, apple core; scraps, kitchen, peel, plate > soil, garden, compost, earth | From scraps to soil
Left on the plate > a banana peel
Into the compost > a woman putting vegetables in a bin
Worms get to work > earthworms
Rich soil > a man with a shovel
New plants grow > a woman planting a seedling
`;
