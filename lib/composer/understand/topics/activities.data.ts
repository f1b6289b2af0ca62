/**
 * What people are shown doing where a design is about an activity that no verb tells alone: a pattern of the whole
 * topic | one of them, as a prompt says it | several of them, where a club or a race is meant (else the same). `WHO` is
 * whoever the topic is for: a woman, a man, a child, an older man. The narrower line stands before the wider one.
 */
export const ACTIVITIES = String.raw`
cycling|biking|bike riding|bicycl(?:e|ing)(?: touring)?|bikes?(?: tours?)? | a cyclist riding a bicycle | three cyclists riding bicycles
mountain ?biking|mtb | a man riding a mountain bike in the mountains | two men riding mountain bikes in the mountains
bike ?packing | a cyclist riding a bicycle and a tent in the hills
gardening|gardens?|horticulture|growing (?:your own )?(?:plants|flowers) | WHO planting flowers | WHO planting flowers and a man watering flowers
(?:vegetable|kitchen) (?:gardening|gardens?)|growing (?:your own )?(?:food|vegetables|veg)|grow your own | WHO planting seedlings beside a crate of vegetables in a garden
(?:balcony|container|indoor) gardening|house ?plant care|plant care | WHO watering potted plants
bee ?keeping|keeping bees | a beekeeper beside a beehive with bees | two beekeepers beside a beehive with bees
dog ?walk(?:ing|ers?)|walking (?:the |your )?dogs? | WHO walking a dog | two people walking dogs
dog (?:training|obedience)|puppy training|training (?:a|your|my|our|the) (?:new )?(?:dog|puppy)(?: to \w+)? | WHO kneeling in front of a sitting dog
dog grooming|pet grooming | WHO brushing a dog
(?:pet|dog|cat) ?(?:sitting|care|sitters?|daycare) | WHO petting a dog and a cat
bird ?(?:watch(?:ing|ers?)|ing|spotting) | WHO watching birds with binoculars | two people watching birds with binoculars
star ?gaz(?:ing|ers?)|(?:amateur )?astronomy|night sky photography | WHO looking through a telescope at night | two people looking through telescopes at night
knitting|crochet(?:ing)? | WHO knitting beside a basket of yarn | three women knitting
sewing|dress ?making|tailoring|quilting | WHO sewing at a sewing machine
embroidery|cross[- ]stitch(?:ing)?|needlework | WHO embroidering
pottery|ceramics|clay(?: modell?ing)? | a potter sitting at a potter's wheel with vases
wood ?work(?:ing)?|carpentry|joinery | a carpenter sawing a plank
diy|home (?:improvement|repairs?|renovation)|renovat(?:ion|ing)(?: an?)?(?: old)?(?: house| home| flat| apartment)? | WHO painting a wall
calligraphy|hand ?lettering|journal(?:l)?ing|diary writing|note ?taking | WHO writing in a notebook
(?:creative )?writing|novel writing|copy ?writing|poetry|poems?|writers? | WHO writing in a notebook beside a pile of books
painting|watercolou?rs?(?: painting)?|oil painting|acrylics? | WHO painting on an easel | two people painting on easels
drawing|sketching | WHO drawing in a sketchbook
photography|photos?|taking (?:better )?photos|photo walks? | WHO taking a photo of a flower with a camera
(?:wedding|bridal) photograph(?:y|ers?) | a photographer taking a photo of a bride and a groom
(?:pet|dog|animal) photograph(?:y|ers?) | a photographer taking a photo of a dog
(?:baby|newborn|family|maternity) photograph(?:y|ers?) | a photographer taking a photo of a mother holding a baby
(?:travel|landscape|nature|outdoor) photograph(?:y|ers?) | a photographer taking a photo in the mountains
(?:real estate|architectur\w+) photograph(?:y|ers?) | a photographer taking a photo of a house
(?:removing|getting rid of|cleaning) (?:\w+ )?stains?|stain removal | WHO washing clothes
wildlife photography | WHO taking a photo of a deer with a camera
food photograph(?:y|ers?) | WHO taking a photo of a plate of spaghetti with a camera
film ?making|video ?making|videography | WHO filming with a video camera
podcasting|voice ?over | WHO wearing headphones at a table with a microphone
blogging|content (?:creation|writing)|touch typing|freelancing|copy ?editing | WHO typing on a laptop
vlogging | WHO filming with a video camera
cod(?:e|ing)|program(?:ming)?|computer science|software(?: development| engineering)?|web (?:development|design)|python|javascript | WHO coding on a laptop | three people coding on laptops
robotics|robot building|building robots | WHO building a robot | two children building a robot
(?:budget(?:ing|s)?|personal finance|household (?:budget|finances?)|managing (?:your )?money|money management)(?: planning)? | WHO writing in a notebook at a table, coins, a piggy bank and a calculator
meal (?:prep(?:ping)?|planning)|weekly meals | WHO cutting vegetables on a cutting board
(?:vegan|vegetarian|plant[- ]based|healthy) (?:recipes?|cooking|food|meals?|lunch(?:es)?|dinners?|diets?|cuisine|eating|lunchbox(?:es)?) | WHO cutting vegetables beside a bowl of salad
cooking|home cooking|cookery|recipes?|cuisine | WHO cooking | two chefs cooking
(?:true )?crime|cold cases?|murder(?:s| mysteries)?|mysteries | a detective with a magnifying glass
fast food|junk food | a hamburger, french fries and a drink
baking|home baking|cakes? baking | WHO baking a cake | two people baking cakes
bread(?:[- ]| )?(?:baking|making)|sourdough(?: baking| bread)?|baking (?:your own )?bread | WHO kneading dough beside loaves of bread
cake decorating | WHO decorating a cake
pasta making|making pasta | WHO kneading dough beside a plate of spaghetti
wine tasting|wines? | WHO holding a glass of wine beside a bottle of wine and grapes | two people toasting with glasses of wine
beer brewing|home ?brew(?:ing)? | WHO holding a beer mug beside a beer barrel
coffee (?:brewing|roasting|making)|barista(?: skills)? | a barista making coffee
cheese ?making | WHO holding a wheel of cheese
foraging|mushroom (?:hunting|picking|foraging) | WHO picking mushrooms with a basket in a forest
yoga|pilates | a woman doing yoga | three women doing yoga
meditat(?:ion|ing)|mindfulness|breath ?work|mindful living | WHO meditating | three people meditating
running|jogging|(?:half |fun |charity )?marathons?|parkrun|park run|trail running|5k|10k|couch to 5k | a runner running | three runners running
walking|walks?|rambling|strolling | WHO walking in the countryside | three people walking in the countryside
hik(?:ing|es?)|trekking|backpacking|mountaineering|rucking | a hiker walking in the mountains | three hikers walking in the mountains
camping|camp sites?|wild camping | WHO sitting beside a tent and a campfire
swim(?:ming)?(?: marathon| lessons?)?|open water swimming|aquatics | a swimmer swimming | three swimmers swimming
(?:rock |indoor )?climbing|bouldering | a climber climbing a rock face
surf(?:ing)? | a surfer riding a wave
ski(?:ing)? | a skier skiing
snowboarding | a snowboarder snowboarding
skateboarding|skating | a skateboarder riding a skateboard
ice skating|figure skating | an ice skater skating
sailing|regattas? | a sailing boat on the sea
kayak(?:ing)?|canoe(?:ing)?|rowing|paddling | WHO paddling a kayak on a lake
fishing|angling|fly fishing | WHO fishing | two men fishing
horse ?(?:back )?riding|equestrian|ponies|horses? riding | a rider riding a horse | two riders riding horses
golf | a golfer playing golf
tennis|padel | a tennis player playing tennis | two tennis players playing tennis
table tennis|ping[- ]pong | WHO playing table tennis | two people playing table tennis
football|soccer | a footballer kicking a ball | two footballers kicking a ball
basketball | a basketball player with a basketball | two basketball players with a basketball
volleyball | a volleyball player with a volleyball | two volleyball players with a volleyball
boxing | a boxer boxing | two boxers boxing
martial arts|karate|judo|self[- ]defen[cs]e | a martial artist | two martial artists
(?:strength|weight) ?(?:training|lifting)|gyms?|fitness(?: (?:studios?|cent(?:er|re)s?))?|work ?outs?|bodybuilding|exercis(?:e|ing) | a weightlifter lifting a barbell | two weightlifters lifting barbells
danc(?:e|ing)|salsa|tango|ballroom(?: dancing)? | WHO dancing | a couple dancing
ballet | a ballerina dancing | three ballerinas dancing
sing(?:ing)?|karaoke|vocals? | a singer singing into a microphone | three people singing
chess | two people playing chess | two people playing chess
board ?games?|tabletop games?|card games? | two friends playing a board game
(?:retro |video ?|online |pc )*(?:gaming|gam(?:er|ing stream(?:er|ing)?)|video ?games?|gamers?)|e-?sports?|let'?s plays? | WHO playing video games | two people playing video games
reading|books?|literature|read(?:ing)? more|bookworms?|speed reading | WHO reading a book beside a pile of books | two people reading books
language learning|learning (?:a )?(?:new )?languages?|foreign languages? | WHO wearing headphones reading a book beside a globe
public speaking|speeches|presentation skills|presentations? | a speaker speaking at a lectern with a microphone
job (?:hunting|search(?:ing)?|interviews?)|interview skills | a woman and a man shaking hands at a desk, a briefcase
(?:bicycle|bike) (?:repairs?|maintenance|mechanics?)|repair(?:ing)? (?:bikes?|bicycles?) | WHO repairing a bicycle | two people repairing bicycles
car (?:repairs?|maintenance|mechanics?)|fixing (?:your )?cars? | a mechanic repairing a car
car wash(?:ing)?|washing cars? | WHO washing a car
(?:phone|computer|laptop|electronics) repairs? | WHO repairing a laptop
(?:ev|e-car|electric (?:car|vehicle)s?) (?:charging|chargers?)(?: at home)?|charging (?:an? |your )?(?:ev|electric cars?)(?: at home)?|electric (?:cars?|vehicles?) charging(?: at home)? | an electric car at a charging station in front of a house
car ?(?:pooling|sharing)|ride ?sharing | a family in a car
(?:house|home|spring|window|deep)? ?cleaning|tidying(?: up)?|housekeeping|decluttering | WHO mopping the floor
laundry | WHO hanging up laundry
recycling|waste sorting | WHO recycling bottles
compost(?:ing)? | WHO with a shovel beside a compost bin in a garden
tree planting|reforestation|planting trees | WHO planting a tree | two people planting a tree
(?:beach|park|river|street|litter) ?(?:clean[- ]?ups?|picking) | two volunteers picking up litter with trash bags
baby ?sitting|nann(?:y|ies)|child ?care | a woman playing with a toddler
parenting|parenthood|fatherhood | a father and a mother with a child
new (?:mums?|moms?|mothers?)|motherhood|pregnancy | a woman holding a baby
home ?school(?:ing)?|tutoring|homework(?: help)? | a teacher teaching a child at a desk
first aid|cpr | a paramedic with a first aid kit
blood (?:donation|donors?|drives?) | a nurse with a blood bag and a man sitting in a chair
sleep(?:ing)?(?: better| well)?|insomnia|naps?|napping | WHO sleeping in bed at night
skin ?care|face care | a woman applying cream at a mirror
make[- ]?up | a woman applying lipstick at a mirror
hair ?(?:dressing|cutting|care|styling|cuts?) | a hairdresser cutting the hair of a woman
travel(?:l?ing)?|trips?|holidays?|globetrotting | WHO with a backpack and a suitcase looking at a map
solo travel|travell?ing alone | a woman with a backpack looking at a map
road trips?|van ?life | a camper van in the mountains
train travel|rail travel | a train in the mountains
remote work(?:ing)?|working (?:from home|remotely)|home office | WHO working on a laptop at home
moving (?:house|home|day)|relocation|removals? | two people carrying boxes beside a moving van
(?:travel(?:l?ing)?|flying|vacations?|holidays|road trips?|trips) with (?:the |your |my |small |young )?(?:kids|children|toddlers|babies|a baby|family) | a mother and two children with suitcases
dent(?:ists?|al(?: (?:practice|clinic|office|care|hygiene))?|istry)|oral health | a dentist examining a patient in a dental chair
fin ?tech|personal banking|mobile banking|online banking|banking|(?:mobile )?payments? | WHO holding a phone beside a stack of coins and a credit card
bakery|bakeries|bakers? | a baker holding a basket of bread
coffee (?:shops?|houses?|bars?)(?: opening)?|caf[eé]s?(?: opening)?|baristas? | a barista making coffee
restaurants?|bistros?|diners? | a waiter carrying a plate of spaghetti
online|virtual|(?:online|distance|remote) (?:learning|schools?|classes|teaching|education|courses?|stud(?:y|ying))|e-?learning | WHO wearing headphones studying with a laptop beside a pile of books
hair ?(?:dressers?|salons?|dressing) | a hairdresser cutting a woman's hair
barbers?(?: ?shops?)? | a barber cutting a man's hair
(?:law (?:firms?|offices?)|lawyers?|attorneys?|legal (?:advice|services?)) | a lawyer sitting at a desk with a book and a scale
(?:real estate|property|realtors?|estate agents?|house hunting|buying (?:a|your first) (?:house|home)) | a realtor holding a key in front of a house
plumb(?:ers?|ing) | a plumber holding a wrench beside a sink
flower shops?|florists?|flower delivery | a florist holding a bouquet
vets?|veterinar\w+(?: clinics?| practices?)?|animal (?:clinics?|hospitals?) | a vet examining a dog
car (?:repairs?|mechanics?|workshops?)|mechanics?|auto repairs?|garages? | a mechanic holding a wrench beside a car
(?:spas?|massages?|wellness)(?: (?:cent(?:er|re)s?|studios?))? | a woman getting a massage
online shopping | WHO looking at a laptop, a credit card and parcels
house hunting|buying (?:a |your )?(?:first )?(?:house|home)|first[- ]time buyers? | a couple with keys in front of a house
grocery shopping|groceries | WHO pushing a shopping cart with vegetables
volunteering | two volunteers carrying boxes
wedding planning | a bride and a groom with a wedding cake
scuba|scuba diving|diving|snorkell?ing | a diver swimming among fish
magic(?: tricks?)? | a magician with a rabbit in a top hat
juggling | WHO juggling
stand[- ]?up(?: comedy)?|comedy|open mic | a comedian speaking into a microphone on a stage
dj(?:ing)?|turntablism | a dj playing records
(?:urban |city )?(?:farming|agriculture) | a farmer harvesting vegetables
raising (?:backyard )?(?:chickens|hens)|(?:backyard|keeping) (?:chickens|hens)|(?:chicken|poultry) keeping | a farmer feeding three chickens
texting (?:while|and|at the wheel).*|(?:phones?|texting) (?:while|and|when) driving|distracted driving | WHO driving a car, a big phone in front of the car
(?:improv(?:e|ing)|better|get(?:ting)? (?:more|enough|better)) (?:your |my )?sleep|sleep (?:cycles?|quality|hygiene|schedules?|routines?|health) | WHO sleeping in bed at night
electric (?:cars?|vehicles?) (?:vs\.?|versus|or|and) (?:petrol|gas|gasoline|diesel|combustion)(?: cars?| vehicles?)?|evs? (?:vs\.?|versus|or) (?:petrol|gas|diesel)(?: cars?)? | an electric car at a charging station and a red car at a fuel pump
(?:freelance(?:r)? |self[- ]employed |small business |your |doing (?:your )?|filing (?:your )?)?(?:tax(?:es)?|tax (?:returns?|season)|bookkeeping|accounting|invoic(?:es|ing)) | WHO writing at a table with receipts, coins and a calculator
(?:remote|virtual) onboarding|onboarding (?:remote(?:ly)?|new) (?:employees|hires|workers|teams?|staff) | WHO waving at a laptop on a desk and a checklist
digital nomads?(?: life(?:style)?)?|workations?|working while travel(?:l)?ing | WHO working on a laptop at the beach
(?:your |a |my |the )?cats? ignor(?:e|es|ing) (?:you|me|us|people|its owner|their owners?) | a sad woman standing beside a cat sleeping on a cushion
drinking (?:more|enough) water|hydration|staying hydrated | WHO drinking a glass of water beside a bottle of water
morning (?:routines?|rituals?|habits)|waking up early|early risers? | WHO stretching in bed in the morning and an alarm clock
online dating|dating apps? | a man and a woman holding phones and two hearts
zero[- ]waste(?: living| life(?:style)?| shopping)?|plastic[- ]free(?: living| shopping)? | WHO holding a bag of vegetables beside glass jars
second[- ]?hand (?:clothes|clothing|fashion|shopping)|thrift(?:ing| shopping| stores?)?|vintage (?:clothes|fashion) | WHO looking at a clothes rack with dresses
school lunch(?:es)?|(?:healthy )?lunch ?box(?:es)?(?: ideas)? | a lunchbox with a sandwich, an apple and carrots
loneliness in (?:the |big |large )*cit(?:y|ies)|lonel(?:y|iness) (?:cities|city life|in the city) | a sad woman sitting alone on a bench in a city
house ?plants?|indoor plants?|plant (?:parents?|lovers?|moms?) | WHO watering potted plants
(?:backpacking|hiking) (?:alone|solo)|solo (?:backpacking|hiking|trips?) | a woman with a backpack holding a map
`;

/** What stands for a word that nobody can see, where it is one of two topics or has a place beside it. */
export const BESIDE_OTHERS = String.raw`
sleep|insomnia|bedtime | a woman sleeping in bed
burn-?out|exhaustion|overwork|fatigue | an exhausted man at a laptop
stress|anxiety | a stressed woman with her head in her hands
loneliness|isolation|solitude | a sad woman sitting alone on a chair
depression|sadness|grief | a sad man sitting on the ground
money|finances?|savings?|wealth | coins and a piggy bank
screens?|screen time|devices|smartphones|phones|social media | a phone and a laptop
startups?|start-ups?|founders?|entrepreneurs?|entrepreneurship | a toy rocket
productivity | a checklist and a clock
time | a clock
health|wellness | a heart and a stethoscope
the economy|economy|inflation|prices|costs?|price | a chart and coins
ai|artificial intelligence|chatbots? | a robot
climate(?: change)?|the planet|environment | an earth with a thermometer
education|school|studying|learning | books and a graduation cap
work|careers?|jobs?|offices? | a man working on a laptop
technology|tech | a laptop and a phone
democracy|elections?|voting | a ballot box
love|romance | a couple holding hands
nutrition|diets?|healthy eating | a bowl of salad
exercise|fitness | a runner running
caffeine | a cup of coffee
alcohol|drinking | a bottle of wine and a glass of wine
nature | trees and flowers
science | a flask, an atom and a microscope
microplastics?|plastic(?: pollution| waste)? | plastic bottles and fish
music | a guitar and musical notes
`;

/** What a subject of school is known by, beside whoever teaches it or for its club. */
export const SUBJECTS = String.raw`
science|stem | a flask, an atom and a microscope
chemistry | a flask and test tubes
physics | an atom and a magnet
biology | a microscope and a dna
math(?:s|ematics)? | a calculator and a ruler
geography | a globe and a map
history | a column and a scroll
art | a paint palette and an easel
music | a guitar and a piano
english|literature|language arts | books and a quill
computer science|coding|programming | a laptop
physical education|pe|sports | a ball and a whistle
astronomy | a telescope and a ringed planet
robotics | a robot
drama|theatre|theater | theatre masks
cooking | a cooking pot and a chef hat
`;
