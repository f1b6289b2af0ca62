/**
 * English compounds that mean something else than their last word does: `sense | compound, compound`. They go before
 * what their words mean one by one. Senses are those of the table of homographs; `~` before a concept is another kind
 * of thing, which stands in and is told so.
 */
export const ENGLISH_COMPOUNDS = `
soap | soap bar, bar of soap, bars of soap, soap bars
hot dog | chili dog, chili dogs, chilli dog, chilli dogs, chili cheese dog, chili cheese dogs, frankfurter in a bun
~phone | mp3 player, ipod, music player, media player, walkman
fern | leafy plant, leafy plants, leafy green plant, leafy green plants, green leafy plant, green leafy plants, green plant, green plants
diamond sign | yellow sign, yellow road sign, yellow street sign, yellow traffic sign
chocolate | chocolate bar, bar of chocolate, chocolate bars, bars of chocolate, chocolate bark, candy bar
~cookie | granola bar, protein bar, cereal bar, energy bar, muesli bar
t-shirt | tank top, crop top, tube top
power plant | nuclear plant, nuclear power plant, coal plant
sneakers | running shoe, running shoes, tennis shoes, gym shoes, trainers
milkshake | protein shake
vacuum cleaner | robot vacuum, robot vacuum cleaner, robotic vacuum
dandelion | dandelion seeds, dandelion clock, dandelion fluff, dandelion puff
grass | blade of grass, blades of grass, grass blades
razor | razor blade, razor blades
cheese | block of cheese, blocks of cheese, cheese block, cube of cheese, cheese cubes
match | book of matches
footprints | boot print, boot prints, shoe prints, shoe print
cable car | chair lift, chairlift, ski lift, gondola lift
high heel | wedge heels, heels, stilettos, wedge heel, wedge shoes
taco | taco shell, taco shells
egg | egg shell, egg shells, eggshell, eggshells
log | tree bark, firewood, fire wood, pieces of wood, piece of wood, driftwood, chopped wood, split wood
hay bale | bale of straw, bales of straw, straw bale, straw bales, bale of hay, bales of hay
film reel | reel of film, strip of film, film strip, filmstrip
adhesive tape | roll of tape, sticky tape, duct tape, scotch tape, masking tape
scroll | roll of parchment, roll of paper
flashlight | flashlight torch
spinning top | spinning tops
chess piece | chess pawn, chess king, chess queen, chess knight, chess rook, chess bishop, pawn, pawns
dress | ball gown, evening gown, cocktail dress
snowballs | snow ball, snow balls
garlic | clove of garlic, cloves of garlic, garlic clove, garlic cloves
corn | cob of corn, corn on the cob, corn cob, corn cobs, cobs of corn, ear of corn, ears of corn
cupcake | cup cake, cup cakes
plaster | band aid, band-aid, sticking plaster
receipt | restaurant bill, restaurant check, dinner bill
playing cards | ace of spades, ace of hearts, ace of clubs, ace of diamonds, poker hand, playing card, jack of spades, king of hearts, queen of hearts card
keyboard | computer keys, keyboard keys
shark | shark fin, shark's fin
crate | case of beer, case of wine, beer crate
watermill | water wheel, waterwheel
game console | nintendo switch, nintendo switch console, games console, playstation, xbox
musical notes | musical scale
ring | wedding band, wedding bands, engagement band
paint palette | artist palette, artist's palette, painter's palette, palette with paint, palette of paint, palette of paints, palette of colors
raised bed | flower bed, flower beds, flowerbed, flowerbeds, vegetable bed
sailing boat | toy sailboat
weight bench | bench press machine
~pen | stylus, apple pencil, stylus pen
hot chocolate | cup of cocoa, mug of cocoa, mug of hot cocoa, hot cocoa
pool table | billiard table, snooker table
~marbles | billiard balls, pool balls, snooker balls
thumbs up | like button, like icon
place:nightclub | night club, dance club
place:courtroom | court of law, law court
place:stadium | football pitch, soccer pitch, football field, soccer field, rugby pitch, cricket pitch, baseball field, baseball diamond
place:front-porch | wooden deck, back deck, sun deck
place:street | street corner, traffic jam, busy crossing, street crossing, zebra crossing, crosswalk, crossroads, intersection
place:path | fork in the road, fork in the trail, fork in the path
place:platform | train station, railway station, station platform, train platform
place:mountains | highlands, scottish highlands, the highlands, mountain pass, mountainside
place:pumpkin-patch | pumpkin patch, pumpkin field
place:field | strawberry patch, strawberry field, cabbage patch, potato field
place:cliff | headland
place:stable | horse stall, horse stable
season:autumn | in october, in november, in september, october, november, september, october morning, october afternoon
season:winter | in december, in january, in february, december, january, february
season:spring | in april, in march, april
season:summer | in june, in july, in august, june, july
none | on a date, on a first date, on their first date, coat of paint, time lapse, in style, at play, rush hour, at work, on duty, at rest, in progress, in action, at once, in love, on display, in full swing, in a row, in a circle, by hand, for sale, on sale, on a diet, in public, in pairs
none | beam of light, beams of light, light beam, light beams, ray of light, rays of light
hand | wrist, wrists, thumb, thumbs
part | car boot, boot of a car, boot of the car, trunk of a car, trunk of the car, trunk of her car, trunk of his car, car trunk
? | baking paper, sheet of baking paper, parchment paper, wax paper, steering wheel, socket, tennis net, volleyball net, badminton net, wine rack, dish rack, shoe rack, spice rack, towel rack, rack of lamb, pan pipes, pan flute, shoe sole, staple gun, nail gun, stick insect, pole vault, push button, phone case, guitar case, violin case, microscope slide, family tree, bike chain, railroad tie, door frame, door knob, doorknob, door handle, seat belt, seatbelt, bottle cap, bottle caps, mushroom cap, rooster comb, honey comb, honeycomb, money clip, hair clip, paper weight, paperweight, letter opener, book end, bookends, bookend, key fob, car seat, baby car seat, car wash, pizza peel, nut cracker, egg beater, coffee filter, water filter, shower curtain, shower cap, swimming cap, bath bomb, bath bombs, wind chime, wind chimes, wind sock, windsock, fire escape, fire alarm, smoke detector, smoke alarm, lava lamp, boarding gate, bench vice
template:card | mother day card, mothers day card, father day card, fathers day card, st patrick day card, saint patrick day card, teacher day card, get well card, get well soon card, sympathy card, congratulations card, anniversary card, baby shower card, baby shower invitation, new year card, thanksgiving card, graduation card, farewell card, retirement card, good luck card, eid card, ramadan card, diwali card, hanukkah card, housewarming card, new home card, party invitation, birthday invitation, birthday party invitation, wedding card, engagement card, love card
none | team photo, group photo, class photo, mother day, mothers day, father day, fathers day, st patrick day, saint patrick day, st. patrick day, teacher day, women day, earth day, baby shower, road trip, day trip, school trip, field trip, business trip, weekend trip, school run, back to school, first day of school, last day of school, job interview, date night, game night, movie night, family time, quality time, weekend, holidays, vacation, summer vacation, free time
season:autumn | thanksgiving, harvest time, harvest season, fall colors, fall colours, autumn colors, autumn colours
modern-house | modern glass house, glass villa, modern house
part | charging case, earbud case
footballer | football match, soccer match, football game, soccer game, football team, soccer team, football final, football training, football practice, soccer practice, goalkeeper, goalie, football players, soccer players, striker
basketball player | basketball match, basketball game, basketball team, basketball practice
tennis player | tennis match, tennis game, tennis doubles
volleyball player | volleyball match, volleyball game, volleyball team, beach volleyball game
baseball player | baseball match, baseball game, baseball team
hockey player | hockey match, hockey game, hockey team, ice hockey match, ice hockey game, ice hockey team
cricketer | cricket match, cricket game, cricket team
table tennis player | table tennis match, ping pong match, ping pong game
american-footballer | rugby match, rugby game, rugby team, rugby players, american football game, american football team
boxer | boxing match, boxing fight
sumo wrestler | sumo match, sumo fight
fireplace | mantelpiece, mantel, mantle of the fireplace, hearth
courier | delivery man, delivery guy, delivery woman, delivery driver, delivery person, delivery rider, delivery boy, delivery girl, delivery worker, food courier, bike courier
brick oven | wood fired oven, wood-fired pizza oven, wood fired pizza oven
hour:night | milky way, the milky way
none | mental load, stock market, stock market crash, food chain, trick or treating, trick-or-treating, trick or treat, bite
place:street | curb, kerb, sidewalk, pavement
paw-prints | paw, paws, paw print, paw prints
? | umbrella stand, plant stand, hat stand, bike stand
~flour | baking soda, baking powder, corn starch, cornstarch
lunch box | school lunch, school lunches, packed lunch, packed lunches
walnut | walnut shell, walnut shells, half a walnut shell
tap | running tap, running tap water, running water from the tap
coconut | coconut shell, coconut shells
bedside table | night stand, nightstand
place:swamp | salt marsh, salt marshes, saltmarsh, tidal marsh, tidal flats, mudflats, mud flats, reed bed, reed beds
none | hero picture, hero image, hero photo, hero shot, hero illustration, hero graphic, hero banner, hero visual, hero section
none | block print, block-print, block printed, linocut print, lino print, wood block print, woodblock print, screen print, letterpress print
place:shop | gear shop, camping gear shop, outdoor gear shop, camping store, outdoor store
hospital bed | operating table, surgery table, examination table, exam table, examination couch, massage table, massage couch
~kiosk | box office, ticket office, ticket window
fern | fern frond, fern fronds
lavender | lavender sprig, lavender sprigs, sprig of lavender, sprigs of lavender, dried lavender sprigs
trophy | trophy cup, winner's cup, winners cup, champions cup, championship cup
sushi | cucumber rolls, cucumber roll, salmon rolls, tuna rolls, avocado rolls, california roll, california rolls, nori rolls
`;
