/** What is about the earth, bodies, tales, animals and trades, as lines of topics: `words > scene > Name: thing, Name, …`. */
export const WORLD = `
glaciers, glacier, icebergs, ice caps, polar ice > a polar bear next to an iceberg > Iceberg, Polar bear, Penguin, Seal, Snowflake, Thermometer, Boat: ship
tsunamis, tsunami, waves, tides > a big wave in front of a beach with palm trees > Wave, Palm: palm tree, Siren, House, Boat: fishing boat, Sign: warning sign
thunderstorms, thunderstorm, lightning, thunder, hurricanes, tornadoes, tornado > a house in a thunderstorm > Lightning: lightning bolt, Cloud: rain cloud, Tornado, Umbrella, Drop: water drop, House, Wind: windsock
clouds, rainbows, rainbow, sky > a rainbow over hills > Cloud, Rainbow, Sun, Rain: rain cloud, Snow: snowflake, Lightning: lightning bolt, Bird
seasons, four seasons, months > a tree in autumn > Flower: daisy, Sun, Leaf: maple leaf, Snowflake, Umbrella, Calendar
water cycle, rainwater harvesting, rainwater, groundwater, wells > a rain barrel in a garden > Cloud: rain cloud, Drop: water drop, Barrel: barrel, Can: watering can, Well, House, Seedling
soil, earthworms, worms > an earthworm and a seedling > Worm, Seedling, Shovel, Root, Mushroom, Mole, Leaf
eclipse, eclipses, solar eclipse, sun > a solar eclipse over hills > Sun, Moon, Earth, Sunglasses, Telescope, Star
gravity, planets motion, comets, asteroids, meteors > a planet and a comet > Planet, Comet, Apple, Earth, Moon, Rocket, Satellite
light, optics, lenses, shadows > a lamp on a table > Lightbulb, Prism, Mirror, Magnifier: magnifying glass, Candle, Flashlight, Sun, Glasses
sound, acoustics > a loudspeaker and a bell > Loudspeaker, Bell, Drum, Ear, Guitar, Whistle, Headphones
electricity, electrical safety, circuits > a lamp and a plug > Lightbulb, Plug, Battery, Lightning: lightning bolt, Cable, Outlet: power outlet, Pylon: power pole
simple machines, levers, machines, inventions, inventors, engineering, engineers > an engineer with a gear > Gear, Wheel, Lever: seesaw, Screw, Lightbulb, Robot, Wrench, Ladder
human body, anatomy, bones, skeleton, muscles > a human skeleton > Skeleton, Skull, Heart: human heart, Lungs, Brain, Stomach, Kidney, Hand
brain, memory, thinking, psychology, neurons > a human brain > Brain, Lightbulb, Puzzle: puzzle piece, Gear, Book, Sleep: bed
digestion, stomach, gut health, gut > a bowl of yogurt and an apple > Stomach, Apple, Bread, Yogurt, Water: glass of water, Broccoli
lungs, asthma, respiration > a pair of lungs > Lungs, Nose, Inhaler, Tree, Wind: windsock, Mask: face mask
five senses, senses > a girl smelling a flower > Eye, Ear, Nose, Mouth, Hand, Flower
feelings, emotions, moods > a happy girl and a sad boy > Happy: smiley, Heart, Sad: rain cloud, Glad: sun, Angry: lightning bolt, Friends: handshake
manners, good manners, politeness, table manners > a family at a table with a meal > Fork, Napkin, Plate, Handshake, Smile: smiley, Speech: speech bubble
shapes, colors, colours > a child with toy blocks > Circle, Triangle, Star, Heart, Hexagon
mental arithmetic, arithmetic, counting, addition, multiplication, fractions > a teacher at a blackboard > Calculator, Abacus, Dice, Pencil, Ruler, Apple, Clock
storytelling, stories, tales, story time, fables > a grandmother reading a book to two children > Book, Castle, Dragon, Quill, Owl, Wand: magic wand, Moon, Crown
myths, mythology, greek mythology, legends, gods > a greek temple on a hill > Temple: greek temple, Lightning: lightning bolt, Trident, Harp: lyre, Owl, Vase: amphora, Pegasus
wild west, cowboys, cowboy, rodeo > a cowboy riding a horse > Cowboy, Hat: cowboy hat, Boot: cowboy boot, Horseshoe, Cactus, Lasso, Badge: sheriff badge
stone age, cavemen, prehistory, mammoths > a mammoth in a snowy landscape > Mammoth, Fire: campfire, Axe, Bone, Spear, Mushroom
ninjas, ninja, samurai > a samurai > Samurai, Katana, Fan: hand fan, Lantern: paper lantern, Torii: torii gate, Mask: carnival mask
explorers, exploration, expeditions, discovery, discoveries > a sailing ship on the sea > Ship: sailing ship, Compass, Map, Telescope: spyglass, Globe, Anchor, Boots: hiking boots
submarines, submarine, deep sea > a submarine under the sea > Submarine, Anglerfish, Octopus, Jellyfish, Squid, Shell: seashell, Periscope: submarine
ships, cruise, cruises, ferries > a cruise ship on the sea > Ship: cruise ship, Anchor, Buoy: life buoy, Wheel: ship's wheel, Lighthouse, Compass, Suitcase
helicopters, helicopter, airports, pilots > a helicopter in the sky > Helicopter, Plane, Pilot, Tower: control tower, Parachute, Cloud
archaeologists, excavations, fossils hunting > an archaeologist digging with a brush > Brush: paintbrush, Vase: amphora, Skull, Bone, Shovel, Coin, Fossil: ammonite, Column: greek column
aquariums, aquarium, goldfish, tropical fish > a fish tank with fish > Tank: fish bowl, Goldfish, Clownfish, Seahorse, Snail, Coral, Starfish
rabbits, rabbit, bunnies, hamsters, guinea pigs > a rabbit in a meadow > Rabbit, Carrot, Hamster, Lettuce, Hay: hay bale, Bowl
parrots, parrot, budgies > a parrot on a branch > Parrot, Cage: birdcage, Feather, Banana, Seeds: sunflower, Palm: palm tree
ducks, duck, swans, geese > ducks on a pond > Duck, Duckling, Swan, Goose, Egg, Reed, Bread
eagles, eagle, hawks, falcons, birds of prey > an eagle on a rock > Eagle, Falcon, Owl, Vulture, Feather, Nest, Mouse
bats, bat, nocturnal animals > bats in front of a full moon > Bat, Moon: full moon, Owl, Hedgehog, Moth, Fox
deer, moose, elk > a deer in a forest > Deer, Moose, Antlers, Oak, Fern, Acorn
pandas, panda, koalas, kangaroos, kangaroo, australia > a kangaroo in the desert > Kangaroo, Koala, Panda, Bamboo, Emu, Boomerang, Eucalyptus: tree
tigers, tiger, leopards, cheetahs, big cats > a tiger in the jungle > Tiger, Lion, Leopard, Cheetah, Panther, Paw: paw print
octopus, octopuses, jellyfish, squid, crabs, lobsters > an octopus under the sea > Octopus, Jellyfish, Squid, Crab, Lobster, Starfish, Shell: seashell
sea turtles, tortoises > a sea turtle under the sea > Turtle: sea turtle, Egg, Jellyfish, Seaweed, Beach ball, Coral, Wave
otters, beavers, seals, walruses > an otter in a river > Otter, Beaver, Seal, Walrus, Fish, Log
goat farming, llamas, alpacas, donkeys, sheep farming, shepherds > goats in a meadow > Goat, Sheep, Llama, Donkey, Cheese, Milk, Hay: hay bale, Barn
pumpkins, potatoes, tomatoes, corn, carrots > a crate of vegetables in a field > Pumpkin, Potato, Tomato, Corn: corn cob, Carrot, Onion
apples, orchards, orchard, cider, apple picking > a woman picking apples > Apple, Tree: apple tree, Basket, Ladder, Pie: apple pie, Cider: apple juice
lemons, oranges, citrus, strawberries, berries > a bowl of lemons and oranges > Lemon, Orange, Lime, Strawberry, Grapefruit, Juice: orange juice
banana bread, cookies, cupcakes, muffins, donuts, pancakes, waffles > a plate of cookies next to a glass of milk > Cookie, Cupcake, Muffin, Donut, Pancakes, Waffle, Bread, Banana
soup, soups, stew, curry > a bowl of soup > Soup: bowl of soup, Ladle, Pot: cooking pot, Carrot, Onion, Spoon, Bread
wine tasting, vineyards, vineyard, winery, wineries > a bottle of wine and a glass of wine next to grapes > Bottle: wine bottle, Glass: wine glass, Grapes, Barrel, Corkscrew, Cheese
candles, candle making, soap making, soap > three candles on a table > Candle, Soap, Match, Lavender, Honeycomb, Towel
car sharing, carpooling, bike sharing, scooters, e-scooters > a family in a car > Car, Key: car key, Bicycle, Scooter, Phone: smartphone, Pin: map pin, Bus
bicycle repair, bike repair, bike workshop > a man repairing a bicycle > Bicycle, Wheel: bicycle wheel, Pump: bicycle pump, Wrench, Chain, Oil: oil can, Helmet: bicycle helmet
haircuts, hair salon, hair salons, salon > a hairdresser with scissors and a comb > Scissors, Comb, Dryer: hair dryer, Brush: hairbrush, Mirror, Razor
tattoos, tattoo > a rose and an anchor > Machine: tattoo machine, Rose, Anchor, Skull, Heart, Swallow
night markets, street markets, christmas markets, bazaars > a market stall with lanterns at night > Lantern: paper lantern, Noodles: bowl of noodles, Skewer, Fruit: bowl of fruit, Spices: chili pepper, Tea, Stall: market stall
lighthouse keeping, lighthouse keepers > a lighthouse on a cliff above the sea > Lighthouse, Lamp: lantern, Boat: rowing boat, Seagull, Telescope: spyglass, Wave, Anchor
hotels, hotel, hostels, bed and breakfast, vacation rentals > a hotel room with a bed > Bed, Key, Suitcase, Bell: service bell, Towel, Breakfast: croissant, Pool: swim ring
restaurants, restaurant, dining, bistro > a waiter carrying a plate of spaghetti > Plate, Fork, Wine: wine glass, Menu: chalkboard, Bell: service bell, Chef: chef hat, Candle
pharmacy, pharmacies, medication, medicines, pills > a pharmacist with pills > Pills, Mortar, Bottle: medicine bottle, Cross: first aid kit, Thermometer, Syringe, Plaster: adhesive bandage
dog walking, dog training, dog grooming, dog sitting > a woman walking a dog > Dog, Bone, Ball, Bowl: dog bowl, Collar, Brush: hairbrush, Paw: paw print
city parks, parks, playgrounds, playground > children at a slide in a park > Slide, Swing, Bench, Tree, Seesaw, Ball, Fountain, Duck
rights of children, adoption, foster care, charity run, charity, fundraising > two hands holding a heart > Heart, Hands: handshake, Gift, Coins, House, Teddy: teddy bear
retirement, pensions, grandparents > an older couple on a bench > Piggy bank, Rocking chair, Glasses, Garden: watering can, Coins, Walking stick, Cake
homework, studying, exam stress, exams prep > a boy writing at a desk > Book, Pencil, Notebook, Lamp, Clock, Laptop, Apple
time management, deadlines, punctuality > a clock on a wall > Clock, Hourglass, Calendar, List: clipboard, Alarm: alarm clock, Stopwatch
team building, teamwork, collaboration, partnership > three people holding hands > Handshake, Puzzle: puzzle piece, People: team, Target, Trophy, Rope
innovation, ideas, creativity, brainstorming > a woman with a lightbulb > Lightbulb, Brain, Pencil, Rocket, Gear, Puzzle: puzzle piece, Paint: paint palette
mentoring, leadership, success, goals, motivation > a man on a mountain with a flag > Target, Flag, Trophy, Ladder, Star, Medal
customer service, call center, support > a woman with a headset at a desk > Headset: headphones, Phone: telephone, Speech: speech bubble, Star, Laptop, Heart
marketing, advertising, branding, sales, social media marketing > a man with a megaphone > Megaphone, Target, Heart, Chart: growth chart, Lightbulb, Phone: smartphone
data, statistics, analytics, big data, cloud computing > a woman with a laptop > Laptop, Cloud, Chip: microchip, Magnifier: magnifying glass
cryptocurrency, bitcoin, blockchain, stocks, stock market, investing > a bull next to coins > Coins, Bull, Bear, Gold: gold bar, Laptop, Wallet
blindness, braille, disability, accessibility, wheelchairs > a woman in a wheelchair > Wheelchair, Cane: white cane, Dog: guide dog, Ramp, Hearing aid, Heart
sign language, deafness > two women talking with their hands > Hand, Ear, Hearing aid, Eye, Heart, Speech: speech bubble
`;
