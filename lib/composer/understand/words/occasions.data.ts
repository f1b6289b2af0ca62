/**
 * What a poster or banner shows where its prompt names only what it is for: a jazz night its trumpet, a
 * western a rider. A pattern over the prompt in lower case | a phrase as a prompt says it. The first that
 * fits is taken, so the narrower one stands before the wider one.
 */
export const OCCASIONS = String.raw`
horror|haunt\w+ (?:movie|film)|slasher|ghost story | a haunted house with bats in front of a full moon
zombie | a zombie
vampire|dracula | a vampire with a bat and a full moon
sci-?fi|science[ -]fiction|space opera|alien invasion | an astronaut and a ringed planet
western|wild west|rodeo | a cowboy riding a horse
rom-?com|romantic comedy|romance|romantic (?:movie|film|drama|novel)|love story | a couple holding hands and a heart
film noir|noir|detective|crime (?:novel|movie|film|thriller)|murder mystery|whodunn?it|mystery | a detective with a magnifying glass
spy|secret agent|espionage | a man in a tuxedo and a sports car
heist | a safe and a money bag
pirate | a pirate ship
superhero | a superhero flying
viking | a viking
samurai | a samurai
space (?:camp|party|day|week|exhibition) | an astronaut and a ringed planet
fantasy|epic quest|sword and sorcery | a red dragon and a castle
fairy ?tale | a castle and a unicorn
(?:war|battle) (?:movie|film|drama|epic) | a tank and a soldier
heavy metal|metal (?:concert|festival|night|band)|hard rock|rock (?:concert|festival|night|band|show|music)|rock ?'?n'? ?roll|\brock fest | an electric guitar and two lightning bolts
punk | a punk singing into a microphone
(?:cool )?jazz\w*|swing night|bebop|dixieland | a trumpet
blues|soul (?:music|night)|singer[ -]songwriter|acoustic (?:night|session|set|concert|music)|unplugged | a guitar
country music|bluegrass|folk (?:music|festival|night)|hoedown|americana | a banjo and a cowboy hat
techno|house music|edm|electronic (?:music|festival)|rave|dj|drum and bass|dance ?floor|club night|clubbing|after[ -]party | headphones and a vinyl record
hip[ -]?hop|rap (?:battle|concert|night)|\brap\b | a rapper singing into a microphone
disco|seventies|70s|funk | a dancer and a vinyl record
reggae|ska\b|afrobeat|african music|world music|percussion|drum circle | a djembe and maracas
salsa|tango|flamenco|bachata|latin (?:night|dance|music)|ballroom|dance (?:class|night|festival|competition)|dancing|milonga|zumba|dance (?:studio|school|battle|company) | a couple dancing
ballet|nutcracker|swan lake | a ballerina
children'?s choir | three children singing
opera|choir|gospel|chorale|choral|sing-?along | a singer
piano|chopin | a piano
string quartet|cello | a cello
classical|symphony|orchestra\w*|philharmonic|chamber music|violin|mozart|beethoven|vivaldi | a violin
brass band|big band|marching band | a trumpet and a drum
drum\w* (?:workshop|class|lesson)s? | a drum kit
karaoke|open[ -]mic|stand[ -]?up|comedy|podcast|poetry (?:slam|night|reading)|spoken word|talent show|slam | a microphone
vinyl|record (?:fair|store|shop|sale) | a record player
indie (?:fest|rock|night)|battle of the bands|music festival|summer festival|concert|live music|\bgigs?\b|band (?:contest|night) | an electric guitar
film festival|short film|cinema|movie night|film night|drive-?in|film club|screening | popcorn and a film reel
theat(?:re|er)|drama (?:club|festival)|stage play|school play|musical\b|shakespeare|hamlet|macbeth|carnival|masquerade|mardi gras|carnevale|karneval | a carnival mask
magic show|magician | a rabbit in a top hat
circus | an elephant standing on a circus ball
puppet | a wooden doll
burlesque|cabaret | a feather and a top hat
art (?:exhibition|show|fair|class|workshop|festival|gallery|opening)|painting (?:class|workshop|exhibition)|vernissage|paint and sip | a paint palette and a paintbrush
photo(?:graphy)? (?:exhibition|contest|workshop|competition|class|club)|photographer | a camera
pottery|ceramics | a potter at a potter's wheel
knitting|crochet | yarn and a knitted sweater
sewing | a sewing machine
craft (?:fair|market)|handmade | a basket of yarn
book (?:fair|club|sale|festival|week|signing|launch)|literature|library|reading (?:month|week|challenge|campaign)|world book day|author (?:talk|reading)|bookshop|bookstore | a pile of books
science (?:fair|festival|week|museum|day)|chemistry|stem (?:fair|day|week) | a flask and an atom
black hole|cosmos|universe|galaxy|galaxies|astrophysic\w* | a spiral galaxy and a ringed planet
astronomy|stargaz\w+|observatory|planetarium | a telescope and stars
coding|hackathon|programming|web developer|developer (?:conference|meetup) | a laptop and a gear
ai (?:conference|summit|meetup)|artificial intelligence|machine learning|robotics?\b | a robot
tech(?:nology)? (?:conference|summit|meetup|fair)|startup|pitch night | a rocket taking off
job fair|career (?:fair|day)|we are hiring|we're hiring|now hiring|hiring|recruit\w+ | a briefcase and a magnifying glass
business (?:conference|summit|seminar|event)|networking|keynote|webinar|seminar|congress|conference | a microphone and a speech bubble
graduation|commencement|prom\b | a graduation cap
back to school|school (?:starts|supplies) | a backpack with books and pencils
open (?:day|house) at (?:the|our) school|school fair|school open day | a school
quiz|trivia|pub quiz | a question mark and a lightbulb
board game|game night|games night|dungeons | dice and a chess piece
casino|poker|blackjack | playing cards and poker chips
chess | a chess piece
e-?sports?|gaming|video ?game|lan party|arcade | a game controller
bingo | dice
marathon|half marathon|\d+ ?k run|fun run|charity run|running (?:race|club|event)|park ?run|color run|jogging|triathlon|track and field|athletics|sprint | a runner running
cycling|bike (?:race|ride|tour|week)|bicycle (?:race|tour)|tour de|velo|criterium | a cyclist
football|soccer|world cup|match day|premier league|futsal | a footballer kicking a ball
american football|super ?bowl|nfl | an american footballer with a rugby ball
basketball|3x3|streetball|nba | a basketball player with a basketball
baseball|softball|world series | a baseball player
volleyball | a volleyball player
rugby | a rugby ball
table tennis|ping[ -]pong | a table tennis player
tennis|wimbledon|padel | a tennis player
badminton | a badminton shuttlecock
golf | a golfer
cricket (?:match|tournament|cup|league) | a cricketer
ice hockey|hockey | a hockey player
figure skating|ice skating|ice rink|skating | an ice skater
boxing|fight night|mma|kickbox\w+|knockout | a boxer
karate|judo|martial arts|taekwondo|kung fu|aikido|self[ -]?defen[cs]e | a martial artist
fencing | a fencer
gymnastics | a gymnast
sumo | a sumo wrestler
swimming|swim (?:meet|team)|aqua\w* | a swimmer
surf\w* | a surfer riding a wave
snowboard\w* | a snowboarder
ski\b|skiing|ski (?:resort|race|cup)|winter sports|apr[eè]s[ -]ski|slalom | a skier
skateboard\w*|skate (?:park|jam|contest|competition)|skate\b | a skateboarder
climbing|boulder\w* | a climber on a rock face
sailing|regatta|yacht | a sailing boat
rowing|canoe\w*|kayak\w* | a canoe with a paddle
fishing|angling|anglers? | a fisherman with a fishing rod and a salmon
horse (?:race|racing|show)|equestrian|derby|polo | a rider galloping on a horse
grand prix|formula (?:1|one)|motor ?sports?|car racing|racing|rally | a race car and a checkered flag
motocross|motorcycle|biker | a motorcyclist
classic cars?|car (?:show|meet|wash)|vintage car|oldtimer | a vintage car
archery | an archer with a bow
darts | a dartboard
bowling | a bowling ball and three bowling pins
weight ?lifting|powerlifting|no pain|gym\b|fitness|workout|crossfit|bodybuilding|get fit|bootcamp | a weightlifter lifting a barbell
yoga|meditation|mindfulness|wellness (?:retreat|day|weekend)|pilates|retreat | a yogi
dream big|think big|aim high|reach for the stars|shoot for the stars|the sky is the limit | a rocket taking off
motivation\w*|inspir\w+|work hard|stay focused|you can do it|believe in yourself|success | a climber on a rock face
hiking|trekking|trail|mountaineering|keep climbing|never give up|reach the top|aim higher | a hiker on a mountain peak
camping|summer camp|scouts?|campfire | a tent and a campfire
spa\b|massage | a lotus, candles and stones
fashion (?:show|week)|runway|catwalk | a model in a dress
hair ?dresser|barber | scissors and a comb
make-?up|beauty | a lipstick and a perfume
oktoberfest|beer (?:festival|fest|garden|tasting)|bierfest|craft beer|brew(?:ery|fest) | a beer mug and a pretzel
wine (?:tasting|festival|fair|night)|vineyard|harvest festival|vino | a bottle of wine, a glass of wine and grapes
cocktails?|happy hour|mixology|ladies night | a cocktail
coffee (?:festival|tasting|morning|week|day)|barista|latte art | a cup of coffee and coffee beans
tea (?:party|ceremony|time) | a teapot and a teacup
pizza | a pizza
burger | a burger
taco|mexican (?:food|night)|burrito | tacos and a chili
pasta|spaghetti|italian (?:food|cuisine|cook\w*|recipes?|night) | a plate of spaghetti
cook ?book|recipes? | a cooking pot and vegetables
sushi|japanese food | sushi with chopsticks
ramen|noodle | ramen with chopsticks
bbq|barbecue|grill|cook-?out | a grill with sausages
food truck|street food | a food truck
bake sale|baking|bake[ -]off|cake sale | a cupcake and cookies
ice cream|gelato | an ice cream
chocolate | chocolate
pancake | pancakes
vegan|plant[- ]based|eat (?:more )?(?:plants|greens|vegetables)|farmers'? market|organic market|vegetable market|harvest | a crate of vegetables
garden (?:show|fair|center|sale)|plant (?:sale|swap|fair)|gardening | a potted plant and a watering can
flower (?:show|festival|market|fair)|spring festival|tulip festival | a bouquet of tulips
cooking (?:class|show|competition|workshop)|chef|food festival|culinary | a chef with a pan
picnic | a picnic basket and a watermelon slice
open house|house for sale|real estate | a house
flea market|yard sale|garage sale|jumble sale|vintage (?:fair|market)|antiques? | an armchair, a lamp and a vase
halloween|trick or treat|spooky | a jack-o-lantern, a witch hat and bats
christmas|xmas|advent|santa|weihnacht\w*|no[eë]l | a christmas tree and gifts
chinese new year|lunar new year | a lion dance and paper lanterns
new year'?s?(?: eve)?|nye\b|silvester | champagne and fireworks
day of the dead|d[ií]a de (?:los )?muertos | a sugar skull and marigolds
valentine'?s?|galentine | a bouquet of roses and a heart
easter|egg hunt | a rabbit with easter eggs
thanksgiving | a roast turkey and a pumpkin
st\.? patrick'?s?|saint patrick'?s?|irish | a shamrock and a pint of beer
diwali | a diya and fireworks
eid\b|ramadan|iftar | a ramadan lantern and a crescent
hanukkah|chanukah | a menorah
holi\b | color powder
cinco de mayo | a sombrero and maracas
mother'?s day | a bouquet of flowers
father'?s day | a tie and a mug
women'?s day|feminis\w* | a woman raising her fist
independence day|4th of july|fourth of july|fireworks? | fireworks
midsummer|maypole | a maypole
fun ?fair|fairground|county fair|amusement park|kermis|kirmes | a ferris wheel
reunion|anniversary|homecoming | balloons and confetti
birthday|anniversary party | a birthday cake and balloons
baby shower|gender reveal | a pram and balloons
wedding (?:fair|expo|show)|bridal | wedding rings and a bouquet
pool party|beach party|summer (?:party|fest|festival|bash|jam)|luau|tiki|aloha | a cocktail, a beach ball and a palm tree
winter (?:festival|fair|wonderland|market) | a snowman and snowflakes
spring (?:fair|fling|festival|party) | a bouquet of tulips
autumn (?:festival|fair)|fall festival | a pumpkin and maple leaves
costume party|fancy dress | a carnival mask
dog (?:show|walk|day|parade|training)|puppy|pup\b | a golden retriever
cat (?:show|cafe|day) | a cat
pet (?:store|shop|food|supplies) | a golden retriever and a cat
pet (?:adoption|show|fair|shop|store)|animal (?:shelter|adoption|rescue)|adopt|adoption day|vet\b | a dog and a cat
zoo\b|wildlife park|safari park | a lion and a giraffe
aquarium|sea life | a sea turtle and fish
dinosaur|jurassic|natural history | a t-rex
air ?show|aviation|flight school | a biplane
(?:steam )?(?:train|railway) (?:museum|fair|show|days?) | a steam train
plastic|save (?:the |our )?(?:oceans?|seas?)|ocean (?:day|week|cleanup|conservation)|(?:clean|protect) (?:the |our )?(?:oceans?|seas?)|marine | a sea turtle
polar|melting|arctic|climate|global warming | a polar bear on an ice floe
recycl\w*|zero waste|waste | a recycling bin and bottles
earth day|save (?:the |our )?(?:planet|earth)|environment\w*|planet | an earth and a dove
save (?:the )?(?:bees|pollinators)|bee (?:day|week) | a bee on a sunflower
save (?:the )?(?:forest|rainforest|trees)|deforestation|plant a tree|arbor day|tree planting|reforestation | a tree
save water|water (?:day|conservation)|every drop | a tap and a water drop
save energy|energy saving|earth hour|renewable|solar | a lightbulb with a leaf
save (?:the )?tigers?|tiger day | a tiger
endangered|wildlife|extinct\w* | an elephant
clean ?up day|litter|keep .* clean | a trash can and a broom
blood (?:donation|donor|drive)|donate blood|give blood | a blood drop and a heart
breast cancer|cancer awareness|aids day|pink october | a ribbon
heart (?:day|health|disease|month) | a human heart and a stethoscope
vaccin\w*|flu shot|immuni[sz]ation | a syringe and a shield
(?:stop|quit|anti|against)[- ]?smoking|no smoking|smoke-?free|no tobacco | a lung
first aid|cpr | a first aid kit
nurses? (?:day|week)|health ?care heroes | a nurse
hand ?wash\w*|wash your hands|hygiene | hands and soap
road safety|drive safely?|don'?t text | a car and a stop sign
bike to work|cycle to work|wear a helmet | a cyclist
fire (?:safety|prevention)|firefighter | a fire extinguisher and a fire
workplace safety|safety first|hard hat | a hard hat and gloves
vot(?:e|ing)|election|polling|ballot | a ballot box
\bpeace\b|anti-?war|stop (?:the )?war | a dove with an olive branch
pride|lgbt\w*|queer | a rainbow and a heart
human rights|black lives|protest|equality|solidarity|justice|march\b | a raised fist
volunteer\w*|charity|donat\w+|fundrais\w+|helping hands | hands and a heart
food (?:bank|drive) | a box of groceries
clothes (?:swap|drive)|clothing (?:swap|drive) | a t-shirt, a jacket and a dress
literacy|read more | a child reading a book
teacher'?s'? day | a teacher
senior citizens?|grandparents'? day | a grandmother and a grandfather
black friday|cyber monday|flash sale|mega sale|clearance|closing sale|winter sale|spring sale|autumn sale|sale\b|discount|% off | shopping bags, a gift and a price tag
`;

/** What a travel poster shows of a country or city that it names. */
export const DESTINATIONS = String.raw`
japan|tokyo|kyoto|mount fuji|mt\.? fuji|fuji | a torii and a cherry tree
paris|france | the eiffel tower
london|england|great britain | tower bridge and a red double decker bus
new york|nyc|manhattan | the statue of liberty
rome|roma|italy|italia | the colosseum and cypresses
venice|venezia|venedig | a gondola boat
pisa | the leaning tower of pisa and a cypress
florence|tuscany|toskana | a villa and cypresses
egypt|cairo|giza | a pyramid and a camel
india|agra|delhi | the taj mahal and an elephant
china|beijing|great wall | the great wall
sydney | the sydney opera house
australia|outback | a kangaroo
new zealand | a sheep and mountains
san francisco|golden gate | the golden gate bridge
rio(?: de janeiro)?|brazil|brasil | christ the redeemer and a palm tree
athens|athen | the parthenon
holland|netherlands|amsterdam | a windmill and tulips
moscow|moskau|russia | onion domes
barcelona | sagrada familia
spain|madrid|sevill[ae]|andalusia | a flamenco dancer
dubai|emirates | the burj khalifa and a palm tree
jordan|petra | petra and a camel
seattle | the space needle
st\.? louis | the gateway arch and a ship
los angeles|hollywood|california|miami|florida | palm trees and a convertible
route 66 | a convertible and a saguaro
lisbon|lisboa|portugal|porto | a yellow tram
mexico|yucatan|canc[uú]n | a step pyramid and a saguaro
peru|machu picchu|andes | a llama
kenya|tanzania|serengeti|safari|africa|botswana | a giraffe and an acacia
morocco|marrakech|marrakesh|sahara | a camel and a palm tree
istanbul|turkey|türkei | a mosque
cappadocia | three hot air balloons
thailand|bangkok | an elephant and a pagoda
bali|hawaii|maldives|tahiti|caribbean|bora bora|seychelles | a palm tree and a surfboard
iceland|lapland|finland | a reindeer in the snow under northern lights
norway|fjord|lofoten | a ship on a fjord
switzerland|swiss alps|alps|austria|tyrol|zermatt | a mountain peak and a cow
canada|banff|rocky mountains|yukon | a moose and conifers
alaska | a bear and conifers
antarctica | penguins on an ice floe
scotland|highlands|edinburgh | a stag on hills
ireland | a sheep and a lighthouse
berlin | the triumphal arch
munich|münchen|bavaria|bayern | a castle and mountains
greece|santorini|mykonos | a sailing boat at an island
easter island | moai
stonehenge | stonehenge
cuba|havana | a convertible and a palm tree
argentina|buenos aires | a couple dancing
texas|arizona|grand canyon|monument valley | a cowboy riding a horse at a canyon
yellowstone|yosemite|national park | a bear, conifers and mountains
mars | a rocket on mars
moon | an astronaut on the moon
`;
