/** What happens in houses, bodies and nature one after the other, told in scenes; written as `journeys-goods.data.ts`. */
export const NATURE_JOURNEYS = `
= flush, flushed, toilet, poop, wastewater, sewage; toilet, bathroom, drain > sea, river, treatment plant, ocean | What happens when you flush
You flush > a boy next to a toilet
Down the drain > a water drop
Cleaned > a factory
Back to the river > a river
It rains again > a rain cloud over a river

= tap water, water, drinking water, tap, faucet; river, lake, rain, cloud, source, reservoir, spring, well > tap, glass, faucet, kitchen | From river to tap
Rain falls > a rain cloud over mountains
It gathers in a lake > a mountain lake
Cleaned > a factory
Out of the tap > a girl holding a glass of water

= raindrop, water drop, drop of water, rain, cloud, river; cloud, mountain, spring, source > sea, ocean, ground, river, puddle | The way of a raindrop
It falls from a cloud > a rain cloud
Down the mountain > a waterfall
Along the river > a river through a meadow
Into the sea > the sea
Up into the sky again > a cloud

= electricity, power, energy, current, light; power plant, wind, sun, power station, turbine > plug, socket, home, light bulb, lamp, outlet | How power comes home
Wind turns the blades > wind turbines on a hill
Along the lines > an electricity pylon
Into the house > a house
Lights on > a girl reading a book on a sofa

= garbage, trash, rubbish, waste, litter, garbage bag, trash bag; bin, kitchen, trash can > landfill, recycling, dump | Where rubbish goes
Thrown away > a man putting a garbage bag in a trash can
Picked up > a garbage truck in a street
Sorted > a worker holding a box
Burnt or buried > a trash can
Or made new > a recycling bin

= recycling, old paper, cardboard box, cardboard, newspaper recycling | How recycling works
Sort at home > a girl putting a cardboard box in a recycling bin
Picked up > a garbage truck in a street
Pressed into bales > a stack of cardboard boxes
Pulped at the mill > a factory
New again > a cardboard box

= clothes you donate, donated clothes, donation, donated | The way of a donation
Sorted out > a woman folding clothes
Packed > a woman putting clothes in a cardboard box
Handed over > a woman giving a cardboard box to a volunteer
Worn again > a happy child wearing a sweater

= laundry, dirty clothes, dirty shirt, wash clothes; hamper, dirty, basket > closet, clean, wardrobe | The way of the laundry
Dirty > a boy with a dirty shirt
Into the machine > a woman putting clothes in a washing machine
On the line > a woman hanging laundry on a clothesline
Ironed > a man ironing a shirt
Clean again > a stack of folded clothes

= suitcase, luggage, baggage, checked bag; check-in, home > carousel, plane, hotel | The way of a suitcase
Packed > a woman packing a suitcase
Handed in > a woman with a suitcase at a check-in counter
Loaded > a luggage cart with suitcases next to an airplane
In the air > an airplane in the sky
Picked up > a woman pulling a suitcase

= flight, plane, airplane trip, plane ride, at the airport; home, check-in > gate, beach, destination, takeoff | A journey by plane
Pack > a woman packing a suitcase
Show your ticket > a woman showing a ticket to a man
Through security > a security guard with a traveler
On board > a woman sitting in an airplane seat
Arrive > a happy woman pulling a suitcase

= email, e-mail, message, text message, text; phone, sender > inbox, phone, friend | The way of a message
Typed > a woman typing on a laptop
Sent > an envelope flying
Through the network > a server rack
Read > a man reading his phone

= song, music, hit song; idea, studio, guitar > stage, radio, hit, headphones | From idea to stage
An idea at home > a woman playing guitar
Recorded > a singer with a microphone
Mixed > a man with headphones at a mixing desk
On stage > a band playing on a stage
Heard everywhere > a girl with headphones dancing

= movie, film; script, idea > screen, cinema, premiere | From script to screen
Written > a man typing on a typewriter
Filmed > a cameraman filming an actor
Cut > a woman working at a computer
Shown > two friends eating popcorn

= news, newspaper story, news story, article; event, reporter > front page, reader, breakfast table | The way of the news
Something happens > a firefighter with a hose
Asked about > a reporter interviewing a firefighter
Written > a woman typing on a laptop
Printed > newspapers
Read > a man reading a newspaper

= house, home, new house; blueprint, plan, foundation, ground > roof, key, keys, home | How a house is built
Planned > an architect drawing at a desk
Dug > an excavator digging a hole
Walls go up > a bricklayer building a brick wall
The roof > a roofer on a roof
Moving in > a family carrying boxes in front of a house

= emergency call, emergency, call 911, call 112, 911, 112, call an ambulance, ambulance, fire alarm; call, phone > hospital, rescue | What happens when you call for help
Somebody calls > a woman calling on a phone
The call is answered > a woman with a headset at a computer
Help sets off > an ambulance on a road
They arrive > a paramedic helping an old man
In good hands > a doctor talking to a patient in a hospital bed

= blood donation, donate blood, donated blood, give blood; donor, arm > patient, hospital | The way of a blood donation
A quick check > a nurse taking a man's blood pressure
Giving blood > a nurse next to a man lying on a bed
A snack > a man eating a cookie
Kept safe > a blood drop
It saves a life > a doctor next to a patient in a hospital bed

= food in your body, digestion, swallow, eat, sandwich in your stomach, apple you eat; mouth > stomach, toilet | The way of the food
A bite > a boy eating a sandwich
Chewed > teeth
Down to the stomach > a stomach
Through the gut > intestines
Energy to play > a boy running

= germs, a cold, cold, sneeze, virus, flu; sneeze, nose > sick, bed | The way of a cold
A sneeze > a man sneezing
On the hands > a hand with germs
Caught > a sad woman with a handkerchief
In bed > a sick woman lying in bed
Well again > a happy woman drinking tea

= tooth, baby tooth, lost tooth, milk tooth; wobble, mouth > pillow, tooth fairy | The way of a baby tooth
It wobbles > a smiling girl
It is out > a tooth
Under the pillow > a girl sleeping in bed
The tooth fairy comes > a fairy holding a tooth

= snowman; snowflake, snow > puddle, spring | The life of a snowman
Snow falls > snowflakes
A ball is rolled > a boy rolling a snowball
Dressed > a girl building a snowman
The sun comes > a melting snowman
Only a puddle > a carrot and a hat in a puddle

= puppy, dog, shelter dog, rescue dog; shelter, street, puppy > home, family, sofa | The way of a shelter dog
Alone > a sad puppy
At the shelter > a dog behind a fence
Seen by the vet > a vet examining a dog
Chosen > a family with a dog
At home > a dog sleeping on a sofa

= kitten, cat | The life of a cat
Born > a cat with kittens in a basket
Plays > a kitten playing with a ball of yarn
Grows up > a cat stretching
Sleeps a lot > a cat sleeping on a cushion

= sea turtle, turtle, baby turtle; egg, nest > sea, ocean | The life of a sea turtle
Eggs in the sand > turtle eggs in sand
Hatched > a small turtle on a beach
Into the sea > a turtle swimming in the sea
Back to the beach > a big turtle on a beach

= bee, bees, honeybee | A day of a bee
Out of the hive > a bee in front of a beehive
To the flowers > a bee on a flower
Home again > bees flying around a beehive
Honey > a jar of honey

= chicken, chick, hen; egg > chicken, hen, chick | From egg to hen
An egg > an egg in a nest
Hatching > a chick in an eggshell
A chick > a chick
A hen > a hen

= butterfly, caterpillar; egg, caterpillar > butterfly, wings | The life of a butterfly
An egg on a leaf > an egg on a leaf
A caterpillar eats > a caterpillar on a leaf
It rests in a chrysalis > a chrysalis
A butterfly > a butterfly on a flower

= frog, tadpole; egg, tadpole, frogspawn > frog | The life of a frog
Eggs in the pond > frog eggs in water
A tadpole > a tadpole in water
Legs grow > a small frog
A frog > a frog on a lily pad

= sunflower, flower seed; seed > bloom, flower, sunflower | The life of a sunflower
A seed > a girl planting a seedling
A sprout > a sprout in a pot
It grows > a girl watering a plant
It blooms > a sunflower
Seeds for birds > a robin

= tree, oak, acorn, oak tree; acorn, seed > oak, tree, forest | The life of a tree
A seed falls > an acorn
It sprouts > a seedling
It grows > a young tree
It is great > a big oak tree
A home for many > a squirrel holding an acorn

= baby, person, human, child, childhood; cradle, birth, baby, crib, child > grandparent, old age, adult, adulthood, rocking chair | A life
A baby > a baby
A child > a child with a ball
At school > a teenager with a backpack
At work > a woman working at a desk
A grandmother > a grandmother in a rocking chair

= rocket, spacecraft, space mission, astronaut, moon landing; launch pad, earth, ground > moon, orbit, space, mars | A journey to the moon
Built > a rocket
Launched > a rocket launching
In space > an astronaut floating in space
Landed > an astronaut on the moon with a flag
Home again > a parachute over the sea

= seed, plant, bean; seed, bean > plant, flower, fruit, sprout | From seed to plant
Into the soil > a girl planting a seedling
Watered > a girl watering a plant
It sprouts > a sprout in a pot
It blooms > a flower in a pot

= doctor visit, doctor's visit, hospital visit, check-up, checkup; waiting room > home | A visit to the doctor
Wait > a boy sitting on a chair
Open wide > a doctor examining a boy
Listen > a doctor with a stethoscope and a boy
All done > a happy boy
`;
