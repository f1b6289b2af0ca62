export const FOOD_WORDS = `
grapes: grape, grapes, bunch of grapes
melon: melon, cantaloupe, honeydew
watermelon: watermelon, watermelon slice, slice of watermelon
tangerine: orange, tangerine, mandarin, clementine, orange fruit, oranges
lemon: lemon
lime: lime fruit, limes
banana: banana, bunch of bananas
pineapple: pineapple
mango: mango
red-apple: apple, red apple, fruit
green-apple: green apple, granny smith
pear: pear, green pear
peach: peach, nectarine, apricots, peaches
cherries: cherry, cherries
strawberry: strawberry
blueberries: blueberry, blueberries
kiwi-fruit: kiwi, kiwi fruit, kiwifruit
tomato: tomato, cherry tomato
olive: olives
coconut: coconut
avocado: avocado
eggplant: eggplant, aubergine
potato: potato
carrot: carrot, vegetable, veggie
ear-of-corn: corn, ear of corn, corn cob, corn on the cob, maize
hot-pepper: chili, chilli, chili pepper, hot pepper, red chili, jalapeno
bell-pepper: bell pepper, sweet pepper, green pepper, pepper
cucumber: cucumber, pickle
leafy-green: lettuce, leafy green, cabbage, spinach, bok choy, kale
broccoli: broccoli
garlic: garlic
onion: onion
peanuts: peanut, peanuts
beans: beans, bean, kidney bean
chestnut: chestnut, acorn, hazelnut
ginger-root: ginger root, ginger, fresh ginger, pickled ginger
pea-pod: pea, peas, pea pod, peapod
root-vegetable: beet, beetroot, radish, turnip
bread: bread, loaf of bread, loaf, bread loaf, sliced bread
croissant: croissant
baguette-bread: baguette, french bread, baguette bread
flatbread: flatbread, pita, naan
pretzel: pretzel
bagel: bagel
pancakes: pancake, pancakes, stack of pancakes, pancake stack
waffle: waffle
cheese-wedge: cheese, cheese wedge, wedge of cheese, swiss cheese, cheddar
meat-on-bone: meat on bone, meat on the bone
poultry-leg: chicken leg, turkey leg, chicken drumstick
cut-of-meat: steak, cut of meat, meat, beef steak, pork chop
bacon: bacon
hamburger: hamburger, burger, cheeseburger
french-fries: french fries, fries, chips
pizza: pizza, pizza slice, slice of pizza, pepperoni pizza
hot-dog: hot dog, hotdog
sandwich: sandwich, club sandwich
taco: taco
burrito: burrito, wrap sandwich
tamale: tamale
falafel: falafel
egg: egg, easter egg
cooking: fried egg, egg sunny side up, eggs sunny side up, sunny side up egg
shallow-pan-of-food: paella, shallow pan of food
pot-of-food: stew, soup pot, pot of food, casserole, hot pot
fondue: fondue
bowl-with-spoon: soup, bowl of soup, porridge, oatmeal, bowl of cereal, cereal
green-salad: salad, green salad, bowl of salad
popcorn: popcorn
butter: butter
salt: salt shaker
canned-food: canned food, tin can, can of soup, soup can
bento-box: bento, bento box, lunch box
rice-cracker: rice cracker
rice-ball: rice ball, onigiri
cooked-rice: bowl of rice, rice bowl, cooked rice, rice
curry-rice: curry, curry rice
steaming-bowl: ramen, bowl of ramen, noodle soup, noodles, ramen bowl, bowl of noodles, pho, udon
spaghetti: spaghetti, pasta, plate of pasta
roasted-sweet-potato: sweet potato, roasted sweet potato
oden: oden
sushi: sushi, nigiri, sushi roll, sushi platter, maki
fried-shrimp: fried shrimp, tempura
fish-cake-with-swirl: narutomaki
moon-cake: moon cake, mooncake
dango: dango
dumpling: dumpling, gyoza, pierogi, dumplings
fortune-cookie: fortune cookie
takeout-box: takeout box, chinese takeout
soft-ice-cream: soft serve, soft ice cream, ice cream cone, icecream cone, gelato cone
shaved-ice: shaved ice
ice-cream: ice cream, bowl of ice cream, ice cream sundae, sundae, gelato
doughnut: doughnut, donut
cookie: cookie, chocolate chip cookie, biscuit
birthday-cake: birthday cake, cake, chocolate cake
shortcake: slice of cake, cake slice, shortcake, strawberry cake, piece of cake, cheesecake
cupcake: cupcake, muffin
pie: pie, apple pie, pumpkin pie, slice of pie
chocolate-bar: chocolate bar, chocolate, bar of chocolate
candy: candy, wrapped candy, sweets
lollipop: lollipop
custard: custard, pudding, flan, creme caramel
honey-pot: honey pot, honey jar, honey, jar of honey, pot of honey
baby-bottle: baby bottle
glass-of-milk: milk, glass of milk
hot-beverage: coffee, cup of coffee, hot beverage, coffee cup, mug, mug of coffee, coffee mug, hot chocolate, cappuccino, latte, espresso, cup of tea, tea cup, teacup, hot drink, mug of cocoa, cocoa, tea, cup, hot cup of tea, cup of hot chocolate, hot cup of coffee, cup of espresso
teapot: teapot, tea pot, tea set
teacup-without-handle: green tea, matcha, cup of green tea
sake: sake
bottle-with-popping-cork: champagne, champagne bottle, bottle of champagne
wine-glass: wine glass, glass of wine, red wine, wine
cocktail-glass: cocktail, margarita, daiquiri, cosmopolitan cocktail, martini, cocktail glass, martini glass
tropical-drink: tropical drink, pina colada, tropical cocktail
beer-mug: beer, beer mug, pint of beer, mug of beer, glass of beer, pint
clinking-beer-mugs: clinking beer mugs, beers
clinking-glasses: champagne glasses, clinking glasses
tumbler-glass: whiskey, whisky, glass of whiskey, tumbler, bourbon
cup-with-straw: soda, coke, coca cola, pepsi, soft drink, orange juice, apple juice, fruit juice, glass of juice, glass of orange juice, tomato juice, milkshake, smoothie, cola, cup with straw, iced tea, lemonade, iced coffee, soda cup
bubble-tea: bubble tea, boba, boba tea
beverage-box: juice box, juice
mate: mate tea, yerba mate
ice: ice cube, ice cubes
chopsticks: chopsticks, chopstick
fork-and-knife-with-plate: plate with cutlery, place setting
fork-and-knife: fork and knife, cutlery, knife and fork
spoon: spoon
kitchen-knife: kitchen knife, chef knife, knife
jar: jar, mason jar
amphora: amphora, ancient vase, greek vase, urn
`;
