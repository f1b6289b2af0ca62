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
    'bean to cup, coffee is made, coffee made, coffee production, coffee process, from bean',
    'From bean to cup',
    `
Grow | On shrubs in the warm hills. | sprout
Pick | When the cherries are red. | cherry
Dry | The beans lie in the sun. | sun
Roast | Until they are brown. | flame
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
Age | Weeks or years. | clock
Taste | | cheese`,
  ),
  steps(
    'wine is made, make wine, wine making, winemaking',
    'How wine is made',
    `
Harvest | Ripe grapes are picked. | grapes
Crush | Juice, skins and seeds. | layers
Ferment | Yeast turns sugar into alcohol. | flask
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
    'hiring process, recruitment process, recruitment, hiring, recruiting',
    'How we hire',
    `
Post | Describe the job. | megaphone
Screen | Read the applications. | file-text
Interview | Meet in person. | messages-square
Offer | Agree on the terms. | handshake
Welcome | The first day. | user-plus`,
  ),
  steps(
    'customer journey, buyer journey, buyer’s journey',
    'The customer journey',
    `
Awareness | They hear of you. | megaphone
Consideration | They compare. | magnifying glass
Purchase | They buy. | shopping cart
Service | You help. | headphones
Loyalty | They come back. | heart`,
  ),
  steps(
    'sales funnel, marketing funnel, conversion funnel, funnel',
    'The marketing funnel',
    `
Awareness | They hear of you. | megaphone
Interest | They want to know more. | eye
Desire | They would like to have it. | heart
Action | They buy. | shopping cart`,
  ),
  steps(
    'design thinking, design process, ux process, ux design process',
    'Design thinking',
    `
Empathise | Understand people. | heart
Define | Name the problem. | target
Ideate | Collect ideas. | light bulb
Prototype | Build it small. | box
Test | Try it with people. | check`,
  ),
  steps(
    'writing process, write an essay, essay writing, write a story',
    'The writing process',
    `
Plan | Collect ideas. | light bulb
Draft | Write it down. | pencil
Revise | Make it better. | rotate-ccw
Edit | Check the spelling. | magnifying glass
Publish | Share it. | book`,
  ),
  steps(
    'software development, software development life cycle, sdlc, app development, develop an app, build an app, web development, website development, build a website',
    'How software is made',
    `
Plan | What is needed. | clipboard-list
Design | How it looks and works. | palette
Build | Write the code. | laptop
Test | Find the faults. | bug
Release | Give it to people. | rocket
Maintain | Keep it well. | wrench`,
  ),
  steps(
    'social media strategy, social media marketing, content marketing, content strategy, marketing strategy, content creation, marketing plan',
    'A plan for content',
    `
Set a goal | What shall it do? | target
Know your audience | Who is it for? | users
Plan | When and where. | calendar
Create | Words and pictures. | camera
Publish | | send
Measure | And learn. | chart-column`,
  ),
  steps(
    'donate blood, blood donation, giving blood, give blood',
    'How to give blood',
    `
Register | Bring your ID. | clipboard-list
Health check | A few questions. | stethoscope
Give | About ten minutes. | droplet
Rest | With a drink and a snack. | cookie`,
  ),
  steps(
    'skincare routine, skin care routine, skincare, skin care, morning skincare',
    'A routine for the skin',
    `
Cleanse | Lukewarm water. | soap
Tone | | droplets
Serum | A few drops. | flask
Moisturise | | leaf
Protect | Sunscreen by day. | sun`,
  ),
  steps(
    'morning routine, getting ready for school, ready for school, morning checklist',
    'My morning',
    `
Wake up | | sun
Wash | | soap
Get dressed | | t-shirt
Have breakfast | | bowl
Brush teeth | | toothbrush
Off to school | | backpack`,
  ),
  steps(
    'bedtime routine, evening routine, going to bed, bedtime checklist',
    'My evening',
    `
Tidy up | | toy blocks
Take a bath | | bathtub
Put on pyjamas | | t-shirt
Brush teeth | | toothbrush
Read a story | | book
Sleep | | moon`,
  ),
  steps(
    'solar power works, solar panels work, solar energy works, solar panel works',
    'How solar power works',
    `
Sun | Light falls on the roof. | sun
Panel | Light becomes electricity. | solar panel
Inverter | It is made fit for the home. | zap
Home | It is used at once. | house
Grid | What is left over is sold. | plug`,
  ),
  steps(
    'water treatment, drinking water is made, wastewater, sewage, water purification, clean water process',
    'How water is cleaned',
    `
Collect | From a lake or river. | waves
Screen | Leaves and sticks stay behind. | filter
Settle | Dirt sinks to the bottom. | layers
Filter | Through sand. | hourglass
Disinfect | Germs are killed. | flask
Supply | To your tap. | faucet`,
  ),
  steps(
    'digestion, digestive system, digestive process, food digestion',
    'The way of the food',
    `
Mouth | Teeth chew. | tooth
Oesophagus | Down it goes. | arrow-down
Stomach | Acid breaks it up. | flask
Small intestine | Nutrients are taken up. | apple
Large intestine | Water is taken back. | droplets`,
  ),
  steps(
    'earthquake, earthquake safety, earthquake drill',
    'In an earthquake',
    `
Drop | To your hands and knees. | arrow-down
Cover | Under a sturdy table. | table
Hold on | Until it stops. | hand
Go out | When it is safe. | door-open`,
  ),
  steps(
    'make ice cream, ice cream is made, homemade ice cream',
    'How ice cream is made',
    `
Mix | Milk, cream and sugar. | milk
Heat | And stir. | cooking-pot
Cool | In the fridge. | refrigerator
Churn | While it freezes. | snowflake
Scoop | | ice cream`,
  ),
  steps(
    'benefits of trees, why trees, why we need trees, trees are important, importance of trees',
    'What trees do for us',
    `
Clean air | They give off oxygen. | wind
Shade | A cool place in summer. | tree
Homes | For birds and insects. | bird
Soil | Roots hold it. | mountain
Climate | They store carbon. | leaf`,
  ),
  steps(
    'climate change, global warming, reduce your carbon footprint, carbon footprint, help the planet, save the planet, protect the environment, go green, eco friendly',
    'Help the climate',
    `
Walk or cycle | Leave the car at home. | bicycle
Save power | Switch off what nobody needs. | light bulb
Eat plants | More often. | carrot
Repair | Before you buy anew. | wrench
Plant | A tree stores carbon. | tree`,
  ),
  steps(
    'zero waste, less waste, reduce waste, plastic free, less plastic, plastic pollution, ocean plastic, food waste',
    'Less waste',
    `
Bring a bag | Of cloth. | shopping bag
Refill | Your own bottle. | water bottle
Plan meals | Buy what you eat. | clipboard-list
Repair | | wrench
Sort | What is left. | recycle`,
  ),
  steps(
    'healthy eating, eat healthy, balanced diet, nutrition, healthy food, healthy diet',
    'Eat well',
    `
Vegetables | Half of the plate. | broccoli
Fruit | Every day. | apple
Whole grains | Bread, rice, oats. | bread
Protein | Fish, beans, eggs. | egg
Water | Before you are thirsty. | glass of water`,
  ),
  steps(
    'sun safety, sun protection, sunscreen, sunburn, heatwave, heat wave',
    'Safe in the sun',
    `
Seek shade | From 11 to 3. | umbrella
Cover up | A hat and a shirt. | sun hat
Sunscreen | Again every two hours. | sun
Sunglasses | | sunglasses
Drink | Plenty of water. | glass of water`,
  ),
];
