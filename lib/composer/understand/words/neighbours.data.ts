/**
 * More English words for several things, in the lines and senses of `homographs.data.ts`, which these go before: what is
 * meant beside what stands there.
 */
export const NEIGHBOURS = `
shavings | ? |
perch perches | branch | owl parrot budgie canary falcon hawk eagle raven crow cockatoo macaw parakeet bird birds songbird robin
ring rings | lifebuoy | pool swim swimming inflatable rubber float floating
wagon wagons | toy-wagon | <red <little <toy <garden <pull <wooden kid kids child children toddler boy girl dog puppy dachshund corgi rabbit bear bunny fox teddy
bench benches | ~desk | microscope microscopes beaker beakers flask flasks bunsen pipette pipettes <lab <laboratory chemist scientist scientists test-tube
pin pins | bowling-pin | bowler ball strike
bench | lectern | judge gavel
machine machines | washing-machine | laundromat laundrette launderette laundry detergent
machine machines | slot-machine | casino gambler jackpot
board boards | surfboard | surf surfers ocean sea lifeguard
board boards | snowboard | snowboarder snowboarding snowboarders
bulb bulbs | ~onion | planted planting plant plants tulip daffodil hyacinth
ball balls | golf-ball | golfer golf caddie
ball balls | bowling-ball | bowler bowling pins
bowler bowlers | person | ball pins pin lane alley rolling bowling
stick sticks | hockey-stick | hockey puck goalie
stick sticks | drumsticks | drum drums drummer cymbals snare
tank tanks | aquarium | fish goldfish guppy
tank tanks | none | diver divers diving scuba oxygen
jam | none | cars car traffic trucks taxi stuck
lead | part | dog puppy dogs
bed beds | none | <river <stream
patch | eye-patch | pirate eye captain
tape | tape-measure | tailor carpenter seamstress measuring waist
pumps | high-heels | <red <black <pink <silver woman lady pair dress
roller rollers | paint-roller | paint painter wall ceiling
fan | hand-fan | <paper <folding cooling herself
crown | none | dentist tooth filling
lock locks | part | >hair locket curl
sign signs | price-tag | <price <discount
chip chips | nachos | guacamole salsa dip dipping nacho tortilla queso
chip chips | potato-chips | potato crisps <bag bowl snack sandwich sandwiches pickle wrap crackers soda popcorn
chip chips | poker-chips | casino poker roulette gambling dealer
cone cones | ice-cream | ice-cream ice gelato scoop waffle sprinkles soft-serve
coop coops | chicken-coop | chicken chickens hen hens rooster farmer farm eggs
net nets | football-goal | goalkeeper goalie keeper striker penalty
sign signs | placard | protest protester protesters demonstration demonstrators picket
rack racks | server-rack | server servers datacenter server-room network
tank tanks | silo | refinery factory brewery chemical winery
tank tanks | none | gas-station petrol fuel motorcycle motorbike car pickup pickup-truck scooter
lift lifts | car-lift | mechanic mechanics garage car cars
hoist hoists | car-lift | mechanic mechanics garage car cars
engine engines | fire-engine | fire firefighter firefighters fireman fire-station
garage | none | firefighter firefighters fire-station
engine engines | steam-train | <steam <railway railway locomotive
chest | part | <his <her <its <their <my <father <mother <man <woman baby strapped sling
date dates | dates-fruit | ramadan iftar suhoor medjool bowl plate tray palm eid figs
bonnet bonnets | part | car cars tractor truck van automobile taxi jeep lorry pickup
water | splash | <tipping <splashing <squirting <spilling <off <throwing <spitting >spraying >splashing >dripping >gushing >leaking >spurting >squirting >trickling
belt | conveyor-belt | airport luggage baggage suitcase suitcases customs sniffer factory assembly sushi checkout carousel parcels packages
trolley | shopping-cart | supermarket shopping groceries shopper checkout
trolley | ~shopping-cart | stewardess steward aisle airport luggage hospital nurse tea drinks porter
pump | ~hand-pump | bicycle bike cyclist tire tyre ball mattress
shelter | bus-shelter | bus buses
treat treats | ~bone | dog dogs puppy puppies @animal training trick
treat treats | ~cookie | halloween trick
cart | shopping-cart | supermarket groceries checkout
chair chairs | dentist-chair | dentist dental x-ray
board | chess-board | chess grandmaster checkmate
board | surfboard | surfer surfing wave waves
tea | ~bush | picking pickers picker plantation hillside terraces
model models | ? | <cardboard <scale <clay <anatomical <architectural architect
screen | ~whiteboard | outdoor strung blankets blanket garden backyard projector
fan | hand-fan | whispering whisper gossip gossiping
mannequin | dress-form | tailor seamstress dressmaker pin pinning dresser gown sewing designer fashion couture
spit | ~skewer | meat roast lamb pig fire taqueria kebab vertical
tank tanks | aquarium | ^aquarium fish sharks shark stingray jellyfish seahorse octopus coral @fish
keyboard keyboards | keyboard-instrument | <playing band concert musician singer ^concert ^band ^music synth
beam beams | none | <projector <light <laser <torch <flashlight <sun
torch torches | flashlight | blanket duvet reading bed tent batteries burglar electrician plumber usher
ice | place:arctic | penguin penguins walrus polar
ice | place:ice-rink | skating skater skaters skates curling
wheel wheels | bicycle-wheel | ^bicycle ^bicycles ^bikes ^bike ^cycling truing trueing spokes spoke puncture inner
wheel wheels | cheese | cheddar cheese cheesemaker parmesan gouda rind ageing aging
basket | laundry-basket | laundry washing clothes dirty
dresser | tailor | <window <hair
walker | person | <stilt <dog <wire <rope <tightrope <sleep <fire
picking picks pick | verb:open-verb | lock padlock
passing passes passed | verb:travel | overtaking race racing finish snail hare tortoise tower windmill village station landmarks statue
landing lands | verb:perch-on | branch tower roof chimney arm hand shoulder flower rock post fence
nursing nurses | verb:feed | calf foal piglets puppies kittens lamb cub cubs
serving serves | verb:tennis | tennis racket court
drawing draws | verb:pull | carriage sleigh cart wagon plough plow
training trains | verb:train | dog puppy horse dolphin
`;
