/** What is about feasts, ailments, children and rarer sports, as lines of topics: `words > scene > Name: thing, Name, …`. */
export const OCCASIONS_SEEN = `
skydiving, parachuting, paragliding, hang gliding, parachutes, bungee jumping > a parachute in the sky > Parachute, Plane, Helmet, Goggles: ski goggles, Cloud, Windsock
gymnastics, cheerleading, acrobatics > a gymnast > Gymnast, Rings: gymnastic rings, Ribbon, Medal, Mat: yoga mat, Trampoline, Hoop: hula hoop
fencing, sword fighting > two fencers > Sword, Mask: fencing mask, Glove, Medal, Shield, Trophy
rugby, american football, touch football > a rugby player with a ball > Ball: rugby ball, Helmet: football helmet, Jersey, Whistle, Shoes: football boots, Trophy
darts, billiards, snooker, pool game > a dartboard > Dartboard, Dart, Trophy, Beer: beer mug, Star
poker, casino, gambling, bingo > playing cards and dice > Cards: playing cards, Dice, Chips: poker chip, Coins, Slot machine, Roulette
lawn care, lawns, landscaping, mowing > a man mowing the lawn > Mower: lawn mower, Rake, Shovel, Hedge, Sprinkler, Gloves: gardening gloves, Tree
pest control, mosquitoes, mosquito, rats, mice, termites, ticks > a mouse next to cheese > Mouse, Mosquito, Ant, Spider, Cockroach, Spray: spray bottle
heating, insulation, air conditioning, home energy > a radiator in a room > Radiator, Thermometer, Window, House, Fan: electric fan, Flame: fire
toddlers, baby care, nursery, daycare, breastfeeding, potty training > a mother holding a baby > Bottle: baby bottle, Rattle, Crib, Stroller, Teddy: teddy bear, Pacifier, Blocks: toy blocks, Duck: rubber duck
baby shower, baptism, newborn party > a stroller and balloons > Stroller, Bottle: baby bottle, Teddy: teddy bear, Balloon, Stork, Gift, Rattle
school bus, field trip, field trips, school trip > a school bus on a road > Bus: school bus, Backpack, Lunchbox, Map, Camera, Stop: stop sign
robotics, robot building, drones building, 3d printing > a robot > Robot, Gear, Chip: microchip, Laptop, Wrench, Drone, Battery
headaches, headache, migraine, migraines, fever, cough, colds > a woman in bed with a thermometer > Pills, Thermometer, Tea, Water: glass of water, Blanket, Brain, Tissue: tissue box
sunburn, heat wave, heat stroke, heatwave, dehydration > a woman on a beach under an umbrella > Sun, Sunscreen, Hat: sun hat, Water: water bottle, Sunglasses, Umbrella: beach umbrella, Thermometer
broken bones, burns, injuries, wounds, injury > a nurse with a patient > Bandage, Plaster: adhesive bandage, Crutches, Kit: first aid kit, Ice: ice cube, Ambulance
food poisoning, food safety, kitchen safety, kitchen hygiene > a chef in a kitchen > Fridge, Thermometer, Knife: kitchen knife, Soap, Board: cutting board, Chicken: roast chicken, Gloves: rubber gloves
keto, low carb, intermittent fasting, weight loss, dieting > a woman with a bowl of salad > Scale, Salad, Egg, Avocado, Salmon, Nuts: walnut, Water: glass of water
funerals, funeral, memorial, remembrance > candles and lilies > Candle, Lily, Dove, Heart, Photo: picture frame, Rose
ramadan, eid, eid al fitr > a mosque at night with a crescent moon > Moon, Lantern, Mosque, Star, Tea
hanukkah, passover > a menorah on a table > Menorah, Star, Candle, Donut, Gift, Coins
diwali, holi > oil lamps at night > Lamp: oil lamp, Fireworks, Lotus, Elephant, Candle, Flower: marigold
chinese new year, lunar new year, lantern festival > red lanterns and a dragon > Lantern: paper lantern, Dragon: chinese dragon, Fireworks, Envelope, Orange, Fan: hand fan
saint patrick's day, st patrick's day, ireland > a leprechaun with a pot of gold > Clover: four-leaf clover, Pot of gold, Rainbow, Beer: beer mug, Hat: top hat, Harp
earth day, environment day, world water day > two hands holding the earth > Earth, Tree, Leaf, Drop: water drop, Seedling, Bicycle, Bird
bachelorette, hen party, bridal shower > a bride with balloons > Ring: diamond ring, Champagne: champagne glass, Balloon, Crown, Cake, Heart
housewarming, new home, moving in > a house with a garden > House, Key, Plant: potted plant, Boxes: cardboard box, Wine: wine bottle, Bread
tide pools, rock pools, seashores, seashells, shells > a starfish and shells on a beach > Starfish, Crab, Shell: seashell, Sea urchin, Seaweed, Snail, Bucket: sand bucket
shipbuilding, shipyard, boat building > a ship > Ship: sailing ship, Anchor, Hammer, Saw, Crane, Rope, Wheel: ship's wheel
paper making, papermaking, printing, bookbinding > sheets of paper next to a printer > Paper, Book, Tree, Scissors, Press: printer, Envelope
sheepdogs, sheepdog, herding, guide dogs, police dogs, working dogs > a dog and sheep in a meadow > Dog, Sheep, Whistle, Collar, Hat: straw hat, Fence, Bone
violin lessons, violin, cello, string instruments > a girl playing the violin > Violin, Bow: cello, Notes: musical note, Metronome, Chair, Harp
falling asleep, bedtime routine, bedtime story, lullabies > a child sleeping in bed at night > Moon, Bed, Teddy: teddy bear, Book, Lamp: bedside lamp, Pillow, Star
snow leopards, arctic foxes, reindeer, polar animals > a snow leopard on a snowy mountain > Snow leopard, Reindeer, Arctic fox, Polar bear, Snowflake, Owl: snowy owl
neighbourhood watch, neighborhood, neighbours, neighbors, community > houses on a street > House, Eye, Flashlight, Dog, Lock: padlock, Phone, Handshake
model rockets, rocket building, model airplanes, model planes > a toy rocket > Rocket: toy rocket, Glue: glue stick, Ruler, Fire, Star, Plane: paper plane
pumpkin carving, jack o lanterns > a jack-o-lantern on a table > Pumpkin: jack-o-lantern, Knife, Candle, Spoon, Leaf: maple leaf, Bat
street art, graffiti, murals > a graffiti artist with a spray can > Spray can, Brush: paintbrush, Palette: paint palette, Star, Heart, Cap
soap bubbles, bubbles > a child blowing soap bubbles > Bubbles: soap bubbles, Soap, Bucket, Bathtub, Duck: rubber duck, Sponge
rock collecting, geology, geologists, volcano rocks > rocks and crystals on a table > Rock, Crystal, Hammer, Magnifier: magnifying glass, Fossil: ammonite, Diamond, Helmet: hard hat
cheese tasting, cheesemaking, cheese making > cheese on a board next to grapes > Cheese, Knife, Grapes, Cow, Milk, Wine: wine glass, Goat
traffic, rush hour, commuting, commute, parking > cars on a city street > Car, Bus, Bicycle, Light: traffic light, Sign: stop sign, Truck, Clock
`;
