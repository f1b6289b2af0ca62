/** What a logo, a badge or an emblem shows for a trade that names no thing itself. */
export const TRADES = String.raw`
weather (?:app|forecast|station|channel) | a cloud with a sun
(?:notes?|note[- ]taking|journal|diary|writing) app | a notebook
(?:to-?do|task|checklist|productivity) (?:app|list) | a check mark
(?:calendar|scheduling|planner|booking) app | a calendar
(?:messag\w+|chat|messenger|sms) app | a speech bubble
(?:maps?|navigation|gps|parking|location) app | a map pin
(?:music|streaming|song) (?:app|player) | a musical note
(?:budget|expense|money|wallet|savings|payment|finance) (?:app|tracker) | a wallet
(?:recipe|cooking|meal) app | a chef hat
(?:sleep|bedtime|night) (?:app|tracker) | a moon
(?:language|vocabulary|translation) (?:learning )?app | a speech bubble
dating app | a heart
(?:alarm|clock|timer|time) app | an alarm clock
(?:e-?mail|mail) app | a letter
(?:food )?delivery app | a scooter
(?:water|hydration|drink) (?:reminder|tracker|app) | a water drop
(?:fitness|workout|gym) (?:app|tracker) | a dumbbell
(?:running|step) (?:app|tracker|counter) | a runner
(?:reading|book|e-?book) app | an open book
(?:news) app | a newspaper
(?:shopping) app | a shopping bag
(?:podcast|recorder|voice) app | a microphone
(?:video|movie) (?:app|editor) | a clapperboard
(?:photo|camera) (?:app|editor) | a camera
(?:drawing|painting) app | a paintbrush
(?:plant|garden) (?:app|care) | a leaf
(?:travel|flight) app | an airplane
(?:password|vpn|security) (?:app|manager) | a padlock
(?:learning|study|school) app | a graduation cap
cat caf[eé] | a cat in a coffee cup
plumb\w*|drain\w*|boiler|heating | a wrench in a water drop
electric(?:ian|al)|electrician'?s | a lightning bolt in a light bulb
roof\w*|handyman|home (?:repair|improvement|renovation)|renovation|remodel\w* | a hammer in a house
carpent\w+|joiner\w*|wood ?work\w*|cabinet maker|sawmill|lumber | a hammer and a saw
construction|builders?|building (?:company|firm)|contractor|civil engineering|excavat\w+ | a crane
mason\w*|brick\w* | a trowel and a brick
paint(?:er|ing) (?:company|service|business)|house painter|decorator | a paint roller
dent(?:i[sc]|al|a[ir]|ár|ur)\w*|orthodont\w* | a tooth
optic\w*|eyewear|optometr\w+|glasses (?:shop|brand) | glasses
veterinar\w*|vet\b|animal (?:clinic|hospital)|pet (?:clinic|care|shop|store|sitt\w+)|pet | a paw print in a heart
dog (?:walk\w*|train\w*|day ?care|kennel)|kennel | a dog
pharmac\w*|drug ?store|apothecary | a mortar
physio\w*|chiropract\w*|osteopath\w* | a hand with a heart
psycholog\w+|psychotherap\w+|therapist|counsell?ing|mental health | a sprout in a head
cardiolog\w*|heart (?:clinic|center) | a human heart
hospital|clinic|medical|doctors?|health ?care|nursing|midwi\w+ | a heart with a plus sign
law|legal|attorneys?|lawyers?|notary|solicitors? | a scale
account\w*|tax|bookkeep\w*|audit\w* | a calculator
(?<!piggy )bank|financ\w+|invest\w*|wealth|fintech|trading|broker\w* | a bar chart with an arrow
insur\w+ | an umbrella
real estate|realtor|realty|property|estate agen\w+|mortgage|letting | a key in a house
architect\w*|interior design\w* | a house and a pencil
furniture|upholster\w* | an armchair
lighting|lamps? (?:shop|store|studio) | a lamp
security|locksmith|alarm|guards? | a padlock in a shield
cyber ?security|data protection|antivirus|vpn | a keyhole in a shield
software|coding|web (?:design|develop\w*)|it (?:services?|company|support)|developers? | a laptop
artificial intelligence|ai\b|machine learning | a brain
cloud (?:hosting|computing|storage)|hosting | a cloud
robot\w* | a robot
marketing|advertis\w+|pr agency|social media agency|seo | a megaphone
print(?:er|ing|ers)?|graphic design\w*|design studio|creative studio|illustrat\w+ | a pencil
photo(?:s|graph\w*)? | a camera
film|video|movie|cinema|production company | a clapperboard
podcast|radio|voice|karaoke | a microphone
record label|music (?:label|store|shop)|vinyl|record (?:store|shop)|dj\b | a vinyl record
piano | a piano
dance (?:school|studio|company)|ballet | a ballerina
theat(?:re|er)|drama|comedy | a carnival mask
circus | a circus tent
magic | a top hat and a wand
art (?:gallery|studio|school|supplies)|painter|artist | a paint palette
pottery|ceramic\w* | a vase
tattoo\w* | a rose
publish\w*|book ?(?:shop|store|club)|books|library|literary | an open book
news\w*|magazine|journal\w*|blog|writ\w+|copywrit\w+ | a quill
stationery | a pencil
kindergarten|day ?care|preschool|nursery school|child ?care | building blocks
board games?(?: (?:cafe|shop|store))? | dice
baker\w*|bread|p[aâ]tisserie | bread
cup ?cakes?|cakes?|confection\w*|pastr\w+|candy|sweets | a cupcake
donuts?|doughnuts? | a donut
ice cream|gelat\w+|frozen yog\w+ | an ice cream
chocolat\w* | chocolate
coffee|caf[eé]|roast\w+|espresso|barista | a coffee bean in a coffee cup
bubble tea|boba | a bubble tea
tea (?:house|shop|room|company)|tea | a leaf in a teacup
pizz\w+ | a pizza slice
burgers?|fast food | a burger
sushi|japanese restaurant | sushi
tac(?:o|os|queria)|mexican restaurant | a taco
ramen|noodles? | a bowl of ramen with chopsticks
bbq|barbecue|smokehouse|grill|steak ?house | a flame
butcher\w*|meat | a cleaver
seafood|fish (?:market|shop|monger\w*)|fishing|angl\w+|trout|charter|fishery | a salmon
oyster | an oyster
brew\w*|beer|hops?|tap ?room|pub | a beer mug
winer\w+|vineyards?|wine | grapes
distill\w+|whisk(?:e?y)|gin\b|rum\b|spirits|cocktails?|(?:cocktail|wine|hotel) bar | a cocktail
juice|smoothies?|lemonade | an orange slice
cider|orchard | an apple
dairy|milk|cheese\w* | a cow
eggs?|poultry|chicken | a rooster
honey|bees?|apiar\w+|beekeep\w* | a bee in a hexagon
olive|oil mill | an olive
farm\w*|agricultur\w*|organic|grain|mill\b | wheat
vegan|vegetarian|salads?|health food | a carrot
grocer\w*|supermarket|food market | a shopping basket
garden\w*|landscap\w*|lawn | a tree
flor\w*|flowers?|bouquets? | a tulip
plants? (?:shop|store|nursery)|nursery|botan\w+|greenhouse | a potted plant
forest\w*|arborist|tree (?:care|service|surgeon) | a tree
eco|environment\w*|sustainab\w+|green energy|biotech | a leaf
recycl\w+|waste|zero waste | a recycling symbol
solar | a sun
energy|power company|charging|utilities|battery | a lightning bolt
wind (?:energy|power|farm) | a wind turbine
oil|petrol\w* | a drop
water (?:company|supply|filter)|spring water|pool | a water drop
clean\w*|maid|janitor\w* | a spray bottle
laundr\w+|dry clean\w* | a washing machine
moving|movers|removals?|delivery|courier|logistics?|transport\w*|freight|haul\w*|trucking | a truck
shipping|port|marine|naval|sail\w*|yacht\w*|boat\w*|harbou?r|nautical | an anchor
airline|aviation|flight|air(?:port)?|drone | an airplane
space|aerospace|rocket|satellite | a rocket
taxi|cabs?|ride[- ]?(?:hailing|sharing) | a taxi
car (?:repair|wash|dealer\w*|rental|service)|auto\w*|garage|mechanic|tyres?|tires?|body ?shop | a wrench in a gear
motor(?:cycle|bike)s?|bikers? | a motorcycle
bicycles?|bikes?|cycling | a bicycle
travel|tour\w*|vacation|holiday|expedition | an airplane
resort|beach (?:club|bar)|island | a palm tree in a sun
kayak\w*|canoe\w*|paddle\w*|rafting | crossed oars
surf\w* | a surfboard
div(?:e|ing)|scuba|snorkel\w* | a sea turtle
swim\w* | a swimmer
ski\w*|snowboard\w*|alpine | a snowflake in a mountain peak
climb\w*|boulder\w*|mountain\w* | a mountain peak
hik\w+|outdoors?|adventure\w*|camp\w*|scouts?|national park|wilderness | a tent, pine trees and a moon
golf | a golf flag
tennis | a tennis racket
football|soccer | a football in a shield
basketball | a basketball
baseball | a baseball bat
hockey | a hockey stick
boxing|fight|mma | a boxing glove
martial arts|karate|judo|dojo | a martial artist
archery | a bow and arrow
chess | a chess piece
running|runners?|marathon | a runner
gym\b|fitness|cross ?fit|personal train\w*|workout|body ?building|strength | a dumbbell
yoga|pilates|meditat\w+|wellness|spa\b|massage|retreat | a lotus
skin ?care|cosmetics?|beauty|aesthetic\w* | a water drop with a leaf
make-?up | a lipstick
perfum\w*|fragrance | a perfume
nails?|manicure | a nail polish
hair\w*|salon | scissors and a comb
barber\w* | scissors and a razor
soap|candles? | a candle
jewell?\w+|diamonds?|gems? | a gem
watch(?:es|maker)?|clocks? | a watch
fashion|cloth\w+|apparel|boutique|streetwear|t-?shirts? | a shirt on a hanger
tailor\w*|sewing|alteration\w*|dressmak\w+|textil\w+ | a sewing machine
knit\w*|yarn|wool | yarn
shoes?|sneakers?|footwear|cobbler | a sneaker
hats? (?:shop|store|maker)|milliner\w* | a hat
wedding|bridal|event plann\w+ | wedding rings
party|events?|balloons? | a balloon
gifts? (?:shop|store)|gift | a gift
church|ministr\w+|parish|chapel | a dove
charity|foundation|non-?profit|ngo|volunteer\w*|donation | a hand with a heart
horse\w*|equestrian|ranch|stables?|riding | a horse
zoo|safari|wildlife | an elephant
aquarium | a fish
museum|heritage|histor\w+|antique\w* | a temple
blacksmith|forge|metal ?work\w*|weld\w*|steel | an anvil
mining|quarry|miner | a pickaxe
machine\w*|engineer\w*|manufactur\w*|factory|industr\w+ | a gear
telecom\w*|internet|wifi|network | a network
chemi\w+|laborator\w+|pharmaceutical|science|research | a flask
genetic\w*|dna | a dna
languages?(?: (?:school|course|cent\w+))?|translat\w+|interpret\w+ | a speech bubble
music (?:school|studio|lessons?)|orchestra|choir|band | a musical note
toys? (?:shop|store|brand|company)|toy | a teddy bear
gam(?:e|ing) (?:studio|company|shop|store)|esports?|gaming | a game controller
private chef|chef|cooking school | a chef hat
restaurant|bistro|eatery|cater\w+|diner|trattoria|brasserie|gastro\w*|food (?:company|brand|blog)|kitchen | a fork and a knife
hotel|hostel|motel|inn\b|bed and breakfast|guest ?house|b&b | a key
data|analytics | a chart
school|academy|tutor\w*|universit\w+|college|e-?learning|education\w* | a graduation cap
consult\w+|coach\w*|recruit\w*|business | a compass
shop\w*|store|e-?commerce|retail|mall | a shopping bag
club|team|league | a star in a shield
`;
