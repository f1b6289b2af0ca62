import { steps, type KnownSteps } from './steps.data';

/** How things are made and done, of trades and households, in short steps. */
export const CRAFTS: readonly KnownSteps[] = [
  steps(
    'french press, cafetiere, cafetière, plunger coffee',
    'French press coffee',
    `
Grind | Coarsely, just before brewing. | coffee bean
Pour | Hot water, just off the boil. | kettle
Wait | Four minutes, with the lid on. | timer
Press | Slowly down, then serve. | coffee`,
  ),
  steps(
    'bean to cup, farm to cup, coffee gets from, how coffee gets, coffee from farm, coffee is made, coffee made, coffee production, coffee process, from bean',
    'From bean to cup',
    `
Grow | On shrubs in the warm hills. | sprout
Pick | When the cherries are red. | cherry
Dry | The beans lie in the sun. | sun
+ Ship | In sacks over the sea. | ship
Roast | Until they are brown. | flame
+ Pack | So that the aroma stays. | package
Grind | Fresh for each cup. | coffee bean
Brew | With hot water. | coffee`,
  ),
  steps(
    'cheese is made, make cheese, cheese making, cheesemaking',
    'How cheese is made',
    `
Milk | Warmed in a vat. | milk
Curdle | Rennet makes it firm. | flask
Cut | The curd lets go of the whey. | knife
Press | Into its form. | layers
+ Salt | In a bath of brine. | salt
Age | Weeks or years. | clock
Taste | | cheese`,
  ),
  steps(
    'wine is made, make wine, wine making, winemaking',
    'How wine is made',
    `
Harvest | Ripe grapes are picked. | grapes
+ Sort | Only the good ones stay. | filter
Crush | Juice, skins and seeds. | layers
Ferment | Yeast turns sugar into alcohol. | flask
+ Press | Skins and seeds stay behind. | cog
Age | In tanks or barrels. | barrel
Bottle | Filled and corked. | wine bottle`,
  ),
  steps(
    'beer is made, make beer, brew beer, beer brewing, brewing process, brewery process',
    'How beer is brewed',
    `
Malt | Grain is sprouted and dried. | wheat
Mash | Warm water draws out the sugar. | cooking-pot
Boil | With hops. | flame
Ferment | Yeast does its work. | flask
Fill | Into kegs and bottles. | beer`,
  ),
  steps(
    't-shirt is made, shirt is made, cotton to, make a t-shirt, clothes are made',
    'From cotton to T-shirt',
    `
Pick | Cotton from the field. | flower
+ Clean | The seeds are combed out. | filter
Spin | Fibres become yarn. | thread
Knit | Yarn becomes cloth. | layers
Dye | In its colour. | palette
Cut and sew | | scissors
Wear | | t-shirt`,
  ),
  steps(
    'bread is made, wheat to bread, wheat field to, field to bakery, grain to bread, farm to bread',
    'How bread is made',
    `
Grow | Wheat ripens in the field. | wheat
Harvest | The grain is cut and threshed. | tractor
Mill | Grain becomes flour. | windmill
+ Sift | Fine flour falls through. | filter
Knead | Flour, water, yeast, salt. | hand
Bake | In a hot oven. | flame
Sell | Fresh at the bakery. | bread`,
  ),
  steps(
    'plastic recycling, recycling plastic, plastic bottles, plastic is recycled, recycling process, recycled plastic, bottle recycling',
    'How plastic is recycled',
    `
Collect | In the right bin. | recycle
Sort | By kind and colour. | filter
Wash | Labels and leftovers off. | droplets
Shred | Into small flakes. | scissors
Melt | Flakes become pellets. | flame
Make anew | A new bottle. | water bottle`,
  ),
  steps(
    'milk production, cow to table, milk is made, farm to fridge, dairy process, milk processing',
    'How milk gets to us',
    `
Graze | Cows eat grass. | cow
Milk | Twice a day. | bucket
Cool | On the way to the dairy. | truck
Heat | Pasteurised to keep. | thermometer
Fill | In bottles and cartons. | milk`,
  ),
  steps(
    'make pizza, pizza, homemade pizza',
    'How to make a pizza',
    `
Make the dough | Flour, water, yeast, salt. | wheat
Let it rise | One hour, covered. | clock
Spread | Tomato sauce on top. | tomato
Top | Cheese and what you like. | cheese
Bake | As hot as the oven goes. | flame
Slice | And enjoy. | pizza`,
  ),
  steps(
    'pancakes, make pancakes, pancake',
    'How to make pancakes',
    `
Mix | Flour, milk, eggs. | egg
Rest | Ten minutes. | timer
Heat | A pan with butter. | frying pan
Flip | When bubbles show. | rotate-ccw
Serve | With syrup or fruit. | pancakes`,
  ),
  steps(
    'smoothie, make a smoothie',
    'How to make a smoothie',
    `
Choose | Ripe fruit. | banana
Cut | Into pieces. | knife
Add | Milk, yoghurt or juice. | milk
Blend | Until smooth. | blender
Pour | And drink it fresh. | cup-soda`,
  ),
  steps(
    'lemonade, make lemonade',
    'How to make lemonade',
    `
Squeeze | Four lemons. | lemon
Sweeten | With sugar. | candy
Add water | A litre, cold. | droplets
Stir | Until the sugar is gone. | spoon
Serve | With ice. | cup-soda`,
  ),
  steps(
    'boil an egg, boil eggs, boiled egg, hard boiled',
    'How to boil an egg',
    `
Boil the water | | cooking-pot
Lower the eggs | With a spoon. | egg
Wait | 6 minutes soft, 10 hard. | timer
Cool | In cold water. | snowflake
Peel | And enjoy. | egg-fried`,
  ),
  steps(
    'paper plane, paper airplane, paper aeroplane',
    'How to fold a paper plane',
    `
Crease | Fold in half lengthways, open. | file
First corners | To the middle line. | triangle
Fold again | The edges to the middle. | triangle
Close | Fold it in half. | layers
Wings | Fold both down. | plane
Fly | A gentle throw. | send`,
  ),
  steps(
    'shoelaces, shoe laces, tie your shoes, tie shoes, tie a shoe',
    'How to tie your shoes',
    `
Cross | One lace over the other. | x
Tuck | Under, and pull tight. | arrow-down
Loop | Make a bunny ear. | rabbit
Wrap | The other lace around it. | rotate-cw
Pull | The second loop through. | sneaker`,
  ),
  steps(
    'carve a pumpkin, pumpkin carving, jack o lantern',
    'How to carve a pumpkin',
    `
Cut a lid | Around the stem. | knife
Scoop | Out with the seeds. | spoon
Draw | Eyes, nose and mouth. | pencil
Carve | Along the lines. | scissors
Light | A candle inside. | jack o lantern`,
  ),
  steps(
    'build a snowman, snowman',
    'How to build a snowman',
    `
Roll | A large ball of snow. | circle
Stack | A smaller one on top. | layers
Head | The smallest of all. | snowflake
Face | A carrot for the nose. | carrot
Dress | Scarf and hat. | snowman`,
  ),
  steps(
    'wash a dog, wash your dog, bathe a dog, dog bath, grooming, bathe your dog',
    'How to wash a dog',
    `
Brush | Out the loose hair. | brush
Wet | Lukewarm water. | shower-head
Lather | Dog shampoo, not the eyes. | soap
Rinse | Until the water is clear. | droplets
Dry | With a towel. | towel
Reward | With a treat. | dog`,
  ),
  steps(
    'compost, composting, make compost',
    'How to compost',
    `
Choose a place | Shady, on bare soil. | tree
Add brown | Leaves, twigs, cardboard. | leaf
Add green | Peels, grass, coffee grounds. | apple
Keep it moist | Like a wrung sponge. | droplets
Turn | Every few weeks. | shovel
Use | Dark, crumbly soil. | sprout`,
  ),
  steps(
    'cross the street, cross the road, crossing the road, crossing the street, road safety, pedestrian safety, traffic safety',
    'How to cross the road',
    `
Stop | At the kerb. | hand
Look | Left, right and left again. | eye
Listen | For what is coming. | ear
Wait | Until the road is clear. | traffic light
Walk | Straight across, do not run. | footprints`,
  ),
  steps(
    'light bulb, change a light bulb, change a bulb, lightbulb',
    'How to change a light bulb',
    `
Switch off | And let it cool. | plug
Climb safely | On a firm ladder. | ladder
Unscrew | The old bulb. | rotate-ccw
Screw in | The new one. | light bulb
Switch on | And recycle the old one. | sun`,
  ),
  steps(
    'paint a room, paint a wall, painting a wall, painting a room, wall painting',
    'How to paint a wall',
    `
Clear | Move and cover furniture. | couch
Clean | Fill holes, wipe the wall. | soap
Tape | Edges and sockets. | scissors
Edge | Corners with a brush. | brush
Roll | Two thin coats. | paint-roller
Dry | Windows open. | wind`,
  ),
  steps(
    'buy a house, buying a house, buying a home, home buying, buy your first home, house buying',
    'How to buy a home',
    `
Set a budget | What you can afford. | piggy bank
Get a loan offer | From your bank. | bank
Search | Visit several homes. | magnifying glass
Make an offer | | handshake
Inspect | Have it checked. | clipboard-list
Move in | Here are the keys. | key`,
  ),
  steps(
    'laundry, do laundry, wash clothes, washing clothes, do the laundry',
    'How to do laundry',
    `
Sort | White, coloured, delicate. | filter
Load | Not too full. | washing machine
Add soap | As much as the pack says. | soap
Wash | Cool for most things. | droplets
Dry | On a line, in the wind. | wind
Fold | While it is smooth. | t-shirt
+ Iron | Shirts first, still damp. | flame
+ Put away | Each to its drawer. | wardrobe`,
  ),
  steps(
    'podcast, start a podcast, make a podcast, record a podcast, podcasting',
    'How to start a podcast',
    `
Topic | One that you could talk about for hours. | light bulb
Plan | Who listens, how long, how often? | notebook
Record | A quiet room, near the microphone. | microphone
Edit | Cut what nobody needs. | scissors
Publish | On all platforms. | smartphone
Share | Tell everybody. | megaphone
+ Listen back | What works, what does not? | headphones`,
  ),
  steps(
    'start a blog, write a blog, blog post, write an article, blogging',
    'How to write a blog post',
    `
Idea | A question that readers have. | light bulb
Research | Facts and examples. | search
Outline | Headings first. | clipboard
Write | Without stopping. | pencil
Edit | Cut a third. | scissors
Publish | With a picture. | rocket`,
  ),
  steps(
    'build a website, make a website, create a website, web design process, website design process, launch a website',
    'How a website is made',
    `
Goal | What shall visitors do? | flag
Plan | Pages and menu. | clipboard
Design | Colours, type, pictures. | palette
Build | Page after page. | laptop
Test | On phone and desktop. | smartphone
Launch | Go live. | rocket
+ Measure | What do visitors do? | search`,
  ),
  steps(
    'learn a language, learning a language, language learning, learn english, learn spanish',
    'How to learn a language',
    `
Goal | Why do you learn it? | flag
Words | Ten new ones each day. | notebook
Listen | Songs, films, podcasts. | headphones
Speak | From the first day. | speech bubble
Read | Easy books first. | book
Travel | Use it where it lives. | suitcase`,
  ),
  steps(
    'sew a button, sewing a button, button sewing',
    'How to sew on a button',
    `
Thread | Through the needle, knot the end. | thread
Place | Where the button was. | shirt
Sew | Through each hole, four times. | scissors
Wind | Round below the button. | rotate-cw
Knot | At the back, then cut. | circle-check`,
  ),
  steps(
    'make jam, jam is made, jam making, homemade jam',
    'How jam is made',
    `
Pick | Ripe fruit only. | strawberry
Wash | And take off the stems. | droplets
Boil | Fruit and sugar, stir all the time. | cooking-pot
Fill | Hot, into clean jars. | jar
Cool | With the lid on. | snowflake
Taste | On fresh bread. | bread`,
  ),
  steps(
    'plan a trip, trip planning, planning a trip, plan a vacation, plan a holiday, travel planning',
    'How to plan a trip',
    `
Choose | Sea, city or mountains? | map
Budget | What may it cost? | coins
Book | Train, flight and bed. | ticket
Pack | Half of what you think. | suitcase
Go | Documents at hand. | airplane
Enjoy | Leave room for chance. | camera`,
  ),
  steps(
    'put up a tent, pitch a tent, set up a tent, set up camp, camping steps',
    'How to pitch a tent',
    `
Find a place | Flat, dry, out of the wind. | map-pin
Lay it out | Door away from the wind. | layers
Poles | Through the sleeves. | wrench
Raise it | Two are faster than one. | tent
Pegs | At a slant into the ground. | hammer
Done | Time for a fire. | campfire`,
  ),
];
