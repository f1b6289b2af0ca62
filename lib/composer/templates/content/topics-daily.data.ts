/** What is about home, body, food and work, as lines of topics: `words > scene > Name: thing, Name, …`. */
export const DAILY = `
tooth brushing, brushing teeth, dental hygiene, toothache, cavities, dentist, dentists > a child brushing teeth in a bathroom > Tooth, Brush: toothbrush, Paste: toothpaste, Floss: dental floss, Glass: glass of water, Mirror, Dentist, Apple
sleep, sleeping, insomnia, good sleep, bedtime, naps, dreams > a woman sleeping in bed at night > Moon, Bed, Pillow, Clock: alarm clock, Lamp: bedside lamp, Blanket, Book, Tea
hand washing, hygiene, handwashing, washing hands, germs > a child washing hands > Soap, Tap: faucet, Hands: hand, Towel, Bubbles: soap bubbles, Virus, Sanitizer: soap dispenser, Sink
first aid, cpr, emergency care > a paramedic with a first aid kit > Kit: first aid kit, Bandage, Plaster: adhesive bandage, Ambulance, Thermometer, Gloves: rubber gloves, Phone, Pills
fire safety, firefighting, firefighters, fire prevention, fire brigade > a firefighter with a fire hose in front of a fire truck > Extinguisher: fire extinguisher, Alarm: fire alarm, Hydrant: fire hydrant, Truck: fire truck, Helmet: firefighter helmet, Ladder, Exit: exit sign, Phone
road safety, traffic safety, school traffic > a child crossing a crosswalk > Light: traffic light, Helmet: bicycle helmet, Sign: stop sign, Vest: safety vest, Seat: child seat, Crosswalk, Cone: traffic cone
water safety, lifeguards, lifeguard, drowning prevention > a lifeguard on a beach > Buoy: life buoy, Vest: life vest, Whistle, Chair: lifeguard tower, Flag, Goggles: swimming goggles
blood donation, donating blood, blood drive, blood types > a nurse with a blood bag and a man sitting in a chair > Drop: blood drop, Heart, Bag: blood bag, Bandage, Syringe, Nurse, Juice: orange juice, Cookie
organ donation, transplants, kidneys > a doctor holding a heart > Heart: human heart, Kidneys: kidney, Lungs, Liver, Hands: handshake, Doctor
eye care, vision, glasses, eyesight, optician > a woman wearing glasses > Eye, Glasses, Chart: eye chart, Sunglasses, Drops: dropper bottle, Carrot
hearing, hearing loss > a man with headphones > Ear, Headphones, Loudspeaker, Bell, Hearing aid, Phone
allergies, allergy, hay fever, pollen > a woman sneezing in a meadow > Flower: daisy, Tissue: tissue box, Peanut, Cat, Milk, Egg, Pills, Bee
diabetes, blood sugar > a nurse with a patient > Drop: blood drop, Syringe, Sugar: sugar cube, Apple, Shoe: running shoe, Bread, Scale
cancer, breast cancer, cancer awareness > a woman holding a ribbon > Ribbon: awareness ribbon, Heart, Doctor, Microscope, Hands: handshake, Flower
vaccines, vaccination, flu shot, flu vaccine > a nurse giving a child an injection > Syringe, Vial: medicine bottle, Virus, Shield, Plaster: adhesive bandage, Nurse, Calendar
back pain, posture, ergonomics > a woman sitting at a desk > Spine, Chair: office chair, Desk, Screen: computer monitor, Ball: exercise ball, Pillow
old age, ageing, aging, seniors, elderly care, dementia, alzheimer's > an older woman with a walking stick > Stick: walking stick, Glasses, Brain, Pills, Tea, Armchair, Photo: picture frame
massage, spa, wellness, sauna > zen stones next to a towel and a candle > Stones: zen stones, Towel, Candle, Oil: oil bottle, Lotus, Robe: bathrobe, Bathtub, Bamboo
makeup, cosmetics, make up, manicure, perfume > a woman applying lipstick at a mirror > Lipstick, Brush: makeup brush, Mirror, Perfume: perfume bottle, Polish: nail polish, Cream: cream jar, Powder: powder compact
haircut, hairdresser, hairdressing, hair care, barber, barbershop > a hairdresser with scissors and a comb > Scissors, Comb, Dryer: hair dryer, Brush: hairbrush, Shampoo: shampoo bottle, Mirror, Razor, Chair: barber chair
shaving, beard, beards, grooming > a barber with a razor > Razor, Foam: shaving cream, Brush: shaving brush, Comb, Mirror, Towel
laundry, washing clothes, ironing > a woman hanging up laundry > Machine: washing machine, Basket: laundry basket, Iron: clothes iron, Line: clothesline, Peg: clothespin, Shirt: t-shirt, Socks, Detergent: detergent bottle
cleaning, housework, chores, spring cleaning, tidying, decluttering, house cleaning > a woman mopping the floor > Broom, Mop, Bucket, Vacuum: vacuum cleaner, Sponge, Spray: spray bottle, Gloves: rubber gloves, Duster: feather duster
moving, moving house, relocation, house move > two people carrying boxes beside a moving van > Boxes: cardboard box, Van: moving van, Tape: roll of tape, Key, Lamp, Plant: potted plant, Sofa
interior design, furniture, home decor, decorating > a living room with a sofa > Sofa, Lamp: floor lamp, Chair: armchair, Plant: potted plant, Mirror, Rug, Picture: picture frame, Shelf: bookshelf
kitchen, kitchenware, cookware > a chef cooking in a kitchen > Pot: cooking pot, Pan: frying pan, Knife: kitchen knife, Board: cutting board, Whisk, Ladle, Kettle, Oven
cooking, cookery, cooking class, recipes, cuisine > a chef cooking > Pot: cooking pot, Pan: frying pan, Knife: kitchen knife, Hat: chef hat, Tomato, Onion, Whisk, Herbs: basil
baking, cakes, pastry, patisserie, bakery, bakeries > a baker holding a basket of bread > Bread, Croissant, Cake, Roll: rolling pin, Flour, Egg, Whisk, Oven
bread, sourdough, bread baking > a woman kneading dough beside loaves of bread > Bread, Flour, Wheat: wheat ear, Salt: salt shaker, Baguette, Roll: rolling pin, Bowl: mixing bowl, Oven
honey, honey bees > a honey jar next to a beehive with bees > Honey: honey jar, Bee, Hive: beehive, Comb: honeycomb, Flower: daisy, Dipper: honey dipper, Tea, Toast
coffee, coffee drinks, caffeine, barista, coffee beans, espresso > a barista making coffee > Beans: coffee beans, Cup: cup of coffee, Grinder: coffee grinder, Machine: espresso machine, French press, Milk, Espresso, Croissant
tea, tea drinking, green tea, tea time, tea party > a teapot next to a cup of tea > Teapot, Cup: cup of tea, Leaves: tea leaf, Lemon, Honey: honey jar, Kettle, Cookie, Sugar: sugar cube
pizza, pizzeria > a chef with a pizza > Pizza, Slice: slice of pizza, Tomato, Cheese, Basil, Olive, Oven: pizza oven, Mushroom
pasta, spaghetti, noodles, ramen > a plate of spaghetti next to a glass of wine > Spaghetti, Tomato, Basil, Cheese, Pot: cooking pot, Fork, Oil: olive oil, Ramen
sushi, japanese food > a plate of sushi > Sushi, Chopsticks, Fish: salmon, Rice: bowl of rice, Tea: green tea, Prawn: shrimp, Soy: soy sauce
tacos, mexican food, burritos > three tacos on a plate > Taco, Chili: chili pepper, Avocado, Lime, Corn: corn cob, Tomato, Burrito, Sombrero
burgers, fast food, burger, street food, food trucks, food truck > a food truck on a city street > Burger: hamburger, Fries: french fries, Hot dog, Pizza: slice of pizza, Drink: soft drink, Ketchup, Truck: food truck, Taco
ice cream, gelato, desserts, sweets, candy > an ice cream cone next to a sundae > Cone: ice cream cone, Popsicle, Sundae, Cherry, Strawberry, Waffle, Cupcake, Lollipop
breakfast, brunch > a plate of pancakes next to a cup of coffee > Pancakes, Egg: fried egg, Toast, Coffee: cup of coffee, Juice: orange juice, Croissant, Bacon, Cereal: bowl of cereal
fruit, fruits, smoothies > a bowl of fruit > Apple, Banana, Orange, Strawberry, Grapes, Pineapple, Cherry, Watermelon
mushrooms, mushroom, fungi, foraging > mushrooms in a forest > Mushroom, Toadstool: fly agaric, Basket, Knife, Leaf, Oak
beer, brewing, brewery, craft beer, oktoberfest > a man holding a beer mug beside a beer barrel > Mug: beer mug, Barrel: barrel, Barley: wheat ear, Bottle: beer bottle, Pretzel, Sausage
cocktails, bartending > a bartender with a cocktail > Cocktail, Shaker: cocktail shaker, Lemon, Lime, Ice: ice cube, Olive, Cherry, Bottle: wine bottle
vegan food, vegetarian, vegan, salads, salad, vegetables, healthy food > a woman cutting vegetables beside a bowl of salad > Salad, Carrot, Broccoli, Avocado, Tomato, Beans, Tofu, Nuts: walnut
spices, spice, herbs, seasoning > bowls of spices on a table > Chili: chili pepper, Garlic, Pepper: pepper mill, Salt: salt shaker, Basil, Cinnamon: cinnamon stick, Ginger, Mortar
school lunch, lunchbox, lunch boxes > a lunchbox with a sandwich, an apple and carrots > Lunchbox, Sandwich, Apple, Carrot, Bottle: water bottle, Yogurt, Banana
farmers market, market, local food, groceries, grocery shopping, supermarket > a market stall with vegetables > Basket: shopping basket, Carrot, Apple, Bread, Cheese, Egg, Scale, Honey: honey jar
back to school, school supplies, kindergarten, preschool, classroom > children in a classroom > Backpack, Pencil, Book, Ruler, Scissors, Glue: glue stick, Globe, Lunchbox
math, mathematics, maths, geometry, algebra > a teacher at a blackboard > Calculator, Ruler, Compass: drawing compass, Triangle, Abacus, Pencil, Dice
biology, cells, genetics > a scientist with a microscope > Microscope, Dna, Leaf, Frog, Flask, Butterfly, Brain, Cell: virus
photosynthesis, plant growth, botany, how plants grow > a potted plant in the sun > Sun, Leaf, Water: water drop, Plant: seedling, Air: cloud, Root: root, Flower, Soil: flower pot
physics, magnetism, magnets, electricity experiments > a scientist in a laboratory > Magnet, Atom, Bulb: lightbulb, Battery, Pendulum, Prism, Gear, Lightning: lightning bolt
geography > a girl with a globe > Globe, Map, Compass, Flag, Pin: map pin
ancient rome, ancient greece, archaeology, museums, museum > a museum with a statue > Column: greek column, Vase: amphora, Statue, Helmet: knight helmet, Scroll, Coin, Skull, Crown
languages, language learning, english lessons, learning english, grammar, vocabulary > a woman reading a book beside a globe > Speech: speech bubble, Book, Globe, Headphones, Pencil, Flag, Notebook
online learning, e-learning, online courses, webinars, homeschooling, tutoring > a girl wearing headphones studying with a laptop > Laptop, Headphones, Book, Graduation: graduation cap, Notebook, Globe, Lightbulb
graduation, exams, university, college, scholarships > a student with a graduation cap > Cap: graduation cap, Books: stack of books, Medal, Owl, Trophy, Clock
job interview, interviews, careers, job fair, recruitment, hiring, career > a woman and a man shaking hands at a desk > Briefcase, Paper: document, Tie: necktie, Handshake, Clock, Magnifier: magnifying glass, Laptop
meetings, public speaking, presentations, speeches, conference, conferences > a speaker speaking at a lectern with a microphone > Microphone, Lectern, Speech: speech bubble, Plan: flip chart, Laptop, Coffee: cup of coffee, Badge: name tag
taxes, tax, accounting, bookkeeping, insurance > a man writing at a table with receipts, coins and a calculator > Calculator, Coins, Receipt, Folder, Pen, Piggy bank, Calendar, Umbrella
law, legal, justice, lawyers, human rights > a judge with a gavel > Gavel, Scale: balance scale, Book, Column: greek column, Briefcase, Quill, Shield
real estate, house hunting, mortgage > a realtor holding a key in front of a house > House, Key, Sign: for sale sign, Door, Coins, Handshake, Calculator
construction, building, builders, building site > a construction worker at a construction site > Crane, Helmet: hard hat, Bricks: brick, Digger: excavator, Mixer: concrete mixer, Hammer, Shovel, Cone: traffic cone
plumbing, plumber, plumbers, pipes > a plumber holding a wrench beside a sink > Wrench, Tap: faucet, Drop: water drop, Plunger, Toilet, Bathtub
car repair, mechanics, garage, car maintenance, car wash, driving school, driving > a mechanic repairing a car > Car, Wrench, Tire, Battery: car battery, Oil: oil can, Key: car key, Engine
logistics, delivery, shipping, couriers, parcels > a courier carrying a parcel > Parcel, Truck: delivery truck, Van: delivery van, Scale, Pin: map pin, Forklift, Ship: container ship, Plane
police, crime prevention, neighborhood watch, detectives, crime > a police officer in front of a police car > Badge: police badge, Car: police car, Handcuffs, Cap: police cap, Magnifier: magnifying glass, Fingerprint, Padlock
veterinarian, vet, vets, animal shelter, pet adoption, animal rescue > a vet examining a dog > Dog, Cat, Paw: paw print, Bowl: dog bowl, Stethoscope, Bone, Rabbit, Heart
nursing, nurses, doctors, midwives > a nurse with a patient > Nurse, Stethoscope, Syringe, Thermometer, Pills, Bandage, Heart, Clipboard
babysitting > a mother and a father with a child > Teddy: teddy bear, Stroller, House, Ball, Heart, Book, Balloon
mothers day, mother's day, fathers day, father's day > a mother holding a baby > Heart, Bouquet, Cake, Gift, Necktie, Mug
birthday, birthdays, celebration, anniversary > children at a table with a birthday cake > Cake: birthday cake, Balloon, Gift, Hat: party hat, Candle, Confetti, Cupcake, Garland: bunting
easter > a rabbit next to easter eggs in a meadow > Rabbit, Egg: easter egg, Tulip, Chick, Basket, Lamb, Daffodil, Butterfly
autumn, harvest, thanksgiving > a pumpkin next to a basket of apples under a maple tree > Pumpkin, Leaf: maple leaf, Apple, Acorn, Mushroom, Corn: corn cob, Turkey, Squirrel
winter > a snowman in a snowy landscape > Snowman, Snowflake, Sled, Mittens, Scarf, Cocoa: hot chocolate, Skates: ice skates, Penguin
summer, beach, beaches, seaside, summer holidays > a beach with an umbrella and a beach ball > Sun, Umbrella: beach umbrella, Ball: beach ball, Ice cream, Sunglasses, Shell: seashell, Palm: palm tree, Bucket: sand bucket
new year, new year's eve, fireworks > fireworks over a city at night > Fireworks, Champagne: champagne bottle, Clock, Glass: champagne glass, Clover: four-leaf clover, Balloon, Star
pirates, pirate, treasure > a pirate ship on the sea > Ship: pirate ship, Chest: treasure chest, Parrot, Flag: pirate flag, Cutlass: sword, Coins, Hat: pirate hat
fairy tales, fairytales, fantasy, princesses, unicorns, dragons > a castle and a unicorn > Castle, Unicorn, Dragon, Crown, Wand: magic wand, Frog, Crystal ball, Mushroom
superheroes, superhero > a superhero flying > Superhero, Mask: carnival mask, Shield, Lightning: lightning bolt, Star, Skyscraper
science fiction, aliens, ufos, sci-fi > a ufo over a field at night > Ufo, Alien, Robot, Rocket, Planet, Astronaut, Laser: ray gun
wolves, wolf > a wolf in a snowy forest > Wolf, Moon: full moon, Paw: paw print, Deer, Pine: conifer, Rabbit, Bear
bears, bear > a bear in a forest > Bear, Honey: honey jar, Fish: salmon, Paw: paw print, Pine: conifer, Berries: raspberry
foxes, fox, hedgehogs, hedgehog, squirrels, badgers, owls, owl > a fox in a forest > Fox, Owl, Hedgehog, Squirrel, Badger, Mushroom, Acorn, Oak
frogs, frog, ponds, pond, toads > a frog on a lily pad in a pond > Frog, Lily: water lily, Dragonfly, Tadpole, Duck, Reed, Snail
butterflies, butterfly, caterpillars, moths > a butterfly on a flower in a meadow > Butterfly, Caterpillar, Flower: daisy, Leaf, Moth, Net: butterfly net
spiders, insects, bugs, beetles, ants > a spider in a web > Ant, Beetle, Ladybug, Bee, Butterfly, Spider, Grasshopper, Dragonfly
monkeys, apes, gorillas, primates, zoo, zoos > a monkey in the jungle > Monkey, Gorilla, Orangutan, Banana, Lion, Elephant, Giraffe, Zebra
cows, cattle, sheep, goats, pigs, farm animals > a cow in a meadow in front of a barn > Cow, Sheep, Goat, Pig, Horse, Hen, Barn, Milk
snakes, reptiles, lizards, turtles, crocodiles > a snake in the desert > Snake, Lizard, Turtle, Crocodile, Chameleon, Egg
sunflowers, flowers, flower, roses, florist, florists, tulips > a florist holding a bouquet > Rose, Tulip, Sunflower, Daisy, Lily, Bouquet, Scissors, Vase
cactus, cacti, succulents, bonsai > three cactuses in pots > Cactus, Aloe: aloe vera, Pot: flower pot, Sun, Can: watering can, Bonsai
lighthouses, lighthouse, shipwrecks, harbors, harbor > a lighthouse on a cliff above the sea > Lighthouse, Ship: sailing ship, Anchor, Seagull, Wave, Buoy: life buoy, Rope
islands, island, tropics, hawaii > an island with palm trees > Palm: palm tree, Coconut, Hut: beach hut, Surfboard, Parrot, Pineapple, Shell: seashell
caves, cave, mining, gems > a miner with a pickaxe in a cave > Crystal, Pickaxe, Lamp: lantern, Helmet: hard hat, Gold: gold bar, Bat, Diamond
jewelry, jewellery, diamonds > a necklace next to a diamond ring > Ring: diamond ring, Necklace, Earrings, Crown, Diamond, Watch: wristwatch, Pearl
shoes, sneakers, footwear > three pairs of shoes on a shelf > Sneakers, Boots, Heels: high heels, Sandals, Slippers, Laces: shoe
watches, clocks > a clock on a wall > Clock, Watch: wristwatch, Hourglass, Alarm: alarm clock, Calendar, Sundial, Gear
drones, drone, gadgets, electronics, smart home > a man flying a drone > Drone, Smartphone, Tablet, Smartwatch, Headphones, Battery, Camera, Lightbulb
batteries, battery, solar panels, wind turbines > a house with solar panels > Battery, Panel: solar panel, Turbine: wind turbine, Plug, Bulb: lightbulb, Sun, Car: electric car
rockets, rocket, astronauts, moon landing > a rocket taking off > Rocket, Astronaut, Moon, Satellite, Planet, Flag, Earth
trucks, tractors, excavators, diggers, fire trucks > an excavator at a construction site > Truck, Tractor, Digger: excavator, Fire truck, Crane, Bulldozer
trains, train, trams, subway > a train in the countryside > Train, Steam: steam locomotive, Tram, Ticket, Suitcase, Clock, Signal: traffic light
hot air balloons, hot air balloon, balloons > a hot air balloon over hills > Balloon: hot air balloon, Cloud, Sun, Basket, Bird, Flame: fire
peace, diversity, inclusion, human rights day, refugees, equality > three people holding hands > Dove, Hands: handshake, Heart, Globe, Rainbow, Olive: olive branch, People
bullying, kindness, friendship, friends, empathy > two children hugging > Heart, Hands: handshake, Speech: speech bubble, Smile: smiley, Gift, Friends: two children
elections, voting, democracy, vote, politics > a woman putting a letter into a ballot box > Ballot: ballot box, Speech: lectern, Parliament, People: crowd, Newspaper, Megaphone
newspapers, journalism, fake news > a reporter with a microphone > Newspaper, Microphone, Camera, Television, Radio, Pen, Globe, Laptop
libraries, library, bookshops, bookshop, book club, reading, bookstores, bookstore > a girl reading a book in a library > Book, Shelf: bookshelf, Glasses: reading glasses, Lamp, Cup: cup of tea, Chair: armchair, Owl, Bookmark: open book
`;
