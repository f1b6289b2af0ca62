/**
 * What words of the older table are drawn as where the kit has no drawing of their own: the same thing
 * by another name, or its nearest kin that nobody would take for something else. `id: name name …`.
 */
const KIN = `
heart: sparkling-heart growing-heart beating-heart revolving-hearts two-hearts heart-decoration heart-exclamation broken-heart heart-on-fire mending-heart pink-heart orange-heart yellow-heart green-heart blue-heart light-blue-heart purple-heart brown-heart black-heart grey-heart white-heart heart-suit
hand: waving-hand raised-back-of-hand vulcan-salute rightwards-hand leftwards-hand palm-down-hand palm-up-hand leftwards-pushing-hand rightwards-pushing-hand clapping-hands raising-hands heart-hands open-hands palms-up-together folded-hands
fist: oncoming-fist flexed-biceps
atom: atom-symbol
check-mark: check-mark-button
cross-mark: cross-mark-button
rose: rosette wilted-flower
flower: white-flower hyacinth
conifer: evergreen-tree
rice: sheaf-of-rice
leaf: leaf-fluttering-in-wind
nest: empty-nest
earth: globe-showing-americas globe-showing-asia-australia
globe: globe-with-meridians
star: glowing-star
cloud: sun-behind-cloud sun-behind-small-cloud sun-behind-large-cloud
rain-cloud: sun-behind-rain-cloud
bread: flatbread stuffed-flatbread
mushroom: brown-mushroom
potato: roasted-sweet-potato
steak: meat-on-bone
burrito: tamale
dumplings: falafel
cooking-pot: pot-of-food fondue
macaron: moon-cake
cocktail: tropical-drink
beer: clinking-beer-mugs
juice: beverage-box
ice-cream: shaved-ice
onigiri: rice-cracker
island: desert-island
house: houses house-with-garden
shop-building: convenience-store barber-pole
pagoda: japanese-castle
church: wedding
carousel: carousel-horse
boot: womans-boot mans-shoe
high-heel: womans-sandal
handbag: clutch-bag
flip-flops: thong-sandal
ballet-shoes: flat-shoe
bikini: one-piece-swimsuit briefs
hand-fan: folding-hand-fan
comb: hair-pick
dress: sari
hard-hat: military-helmet
necklace: prayer-beads
senior: older-person
technician: factory-worker
pregnant-woman: pregnant-man pregnant-person
grandmother: mrs-claus
superhero: supervillain
wizard: mage
mermaid: merperson
giant: hairy-creature
witch: witch-flying
alien: alien-monster
fork: fork-and-knife
map: world-map map-of-japan
bell: bellhop-bell wind-chime
hourglass: hourglass-not-done
clock: mantelpiece-clock
fireworks: firecracker
ribbon: reminder-ribbon
medal: military-medal sports-medal 2nd-place-medal 3rd-place-medal
tennis-ball: softball
rugby-ball: american-football rugby-football
tennis-racket: tennis
frisbee: flying-disc
hockey-stick: field-hockey ice-hockey lacrosse
table-tennis-paddle: ping-pong
shuttlecock: badminton
t-shirt: martial-arts-uniform running-shirt
goggles: diving-mask
bowling-ball: pool-8-ball
game-controller: video-game
vending-machine: slot-machine
dice: game-die
playing-cards: spade-suit diamond-suit club-suit joker flower-playing-cards mahjong-red-dragon
paint-palette: artist-palette
rope: knot
speaker: muted-speaker speaker-low-volume speaker-medium-volume speaker-high-volume
french-horn: postal-horn
microphone: studio-microphone
djembe: long-drum
telephone: telephone-receiver
printer: fax-machine
battery: low-battery
plug: electric-plug
computer-mouse: trackball
compact-disc: computer-disk optical-disk
camera: film-frames
projector: film-projector
cassette: videocassette floppy-disk
magnifying-glass: magnifying-glass-tilted-right
book: green-book blue-book orange-book ledger
newspaper: rolled-up-newspaper
money: yen-banknote dollar-banknote euro-banknote pound-banknote
letter: e-mail incoming-envelope
box: outbox-tray inbox-tray card-file-box
pen: black-nib
paper: memo bookmark-tabs
folder: file-folder open-file-folder card-index-dividers card-index
calendar: tear-off-calendar spiral-calendar
chart: chart-increasing chart-decreasing
pushpin: round-pushpin
paperclip: linked-paperclips
ruler: triangular-ruler
key: old-key
pickaxe: hammer-and-pick
wrench: hammer-and-wrench
sword: crossed-swords
screw: nut-and-bolt
walking-stick: white-cane
chains: link broken-chain
flask: alembic
soap-dispenser: lotion-bottle
gravestone: headstone
amphora: funeral-urn
flag: black-flag white-flag pirate-flag
building-blocks: toy-block
space-helmet: helmet-astronaut
laptop: laptop-back
chess-piece: chess-king chess-queen chess-bishop chess-rook
carriage: horse-carriage
dog: guide-dog service-dog
bison: water-buffalo
chick: hatching-chick
duck: dodo platypus
seashell: oyster
beetle: bug cockroach cricket
spider: scorpion
train: railway-car high-speed-train bullet-train metro light-rail monorail mountain-railway suspension-railway
tram: tram-car
bus: trolleybus
car: sport-utility-vehicle moon-rover
truck: articulated-lorry
wheelchair: motorized-wheelchair
plane: small-airplane airplane-departure airplane-arrival
chair: seat
food-truck: ice-cream-truck
sofa: couch-and-lamp
musician: brass-band
hot-chocolate: mate
wine: sake
skewer: oden
`;

/** Concept of the kit by the name of the older table. */
export const DRAWN_AS: ReadonlyMap<string, string> = new Map(
  KIN.trim()
    .split('\n')
    .flatMap((line) => {
      const [id = '', names = ''] = line.split(': ');
      return names.split(' ').map((name) => [name, id] as const);
    }),
);
