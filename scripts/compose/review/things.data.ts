export const THING_WORDS = `
bellhop-bell: bellhop bell, service bell
luggage: luggage, suitcase, trolley case
hourglass-done: hourglass, sandglass, sand timer
watch: watch, wristwatch, smartwatch
alarm-clock: alarm clock, clock
stopwatch: stopwatch
timer-clock: timer
mantelpiece-clock: mantel clock, mantelpiece clock
thermometer: thermometer
umbrella: umbrella, open umbrella, parasol
closed-umbrella: closed umbrella
umbrella-on-ground: beach umbrella, sun umbrella, beach parasol
jack-o-lantern: jack o lantern, halloween pumpkin, carved pumpkin, jack o'lantern
fireworks: fireworks, firework
sparkler: sparkler
firecracker: firecracker, dynamite
balloon: balloon, party balloon, helium balloon
party-popper: party popper
confetti-ball: confetti, confetti ball
wrapped-gift: gift, present, gift box, wrapped gift, christmas present, birthday present, wrapped present
ribbon: ribbon, gift bow
red-envelope: red envelope
carp-streamer: carp streamer, koinobori
wind-chime: wind chime
red-paper-lantern: paper lantern, red lantern, chinese lantern, red paper lantern
diya-lamp: diwali lamp, diwali diya, diya, oil lamp, diya lamp
ticket: ticket
admission-tickets: movie ticket
military-medal: military medal
trophy: trophy, gold trophy, cup trophy, golden trophy
sports-medal: sports medal, medal
1st-place-medal: gold medal, first place medal
2nd-place-medal: silver medal
3rd-place-medal: bronze medal
soccer-ball: soccer ball, football ball, football, ball, soccer
baseball: baseball
softball: softball
basketball: basketball
volleyball: volleyball, beach ball
american-football: american football
rugby-football: rugby ball
tennis: playing tennis, plays tennis, tennis racket and ball, tennis racket, tennis ball
flying-disc: frisbee, flying disc
bowling: bowling ball, bowling pin, bowling pins
cricket-game: cricket bat
field-hockey: field hockey stick
ice-hockey: playing hockey, playing ice hockey, plays hockey, hockey stick, ice hockey stick, hockey puck
lacrosse: lacrosse stick
ping-pong: ping pong paddle, table tennis paddle, ping pong
badminton: playing badminton, badminton racket, shuttlecock
boxing-glove: boxing glove, boxing gloves
martial-arts-uniform: karate gi, judo uniform, martial arts uniform
goal-net: goal net, soccer goal, football goal, goal post, goal
mechanical-arm: robot arm, robotic arm, mechanical arm
flag-in-hole: golf flag, golf hole
ice-skate: ice skate, ice skates
fishing-pole: fishing rod, fishing pole
diving-mask: diving mask, snorkel
running-shirt: running shirt
skis: skis, ski
sled: sled, sledge, sleigh, toboggan
curling-stone: curling stone
bullseye: bullseye, dartboard, archery target
yo-yo: yoyo, yo yo
kite: kite
water-pistol: water pistol, water gun
pool-8-ball: eight ball, 8 ball, pool ball, billiard ball
crystal-ball: crystal ball
magic-wand: magic wand, wand
video-game: playing video games, plays video games, playing video game, game controller, gamepad, video game controller, controller
joystick: joystick
slot-machine: slot machine
game-die: game die, dice
puzzle-piece: puzzle piece, jigsaw piece
teddy-bear: teddy bear, teddy, stuffed bear, plush bear
pinata: pinata
mirror-ball: disco ball, mirror ball
nesting-dolls: matryoshka, nesting doll, russian doll, nesting dolls
spade-suit: spade suit
heart-suit: heart suit
chess-pawn: chess, chess pawn, pawn, chess piece
joker: joker card
performing-arts: theater masks, theatre masks, theater mask, drama masks
framed-picture: framed picture, picture frame
artist-palette: artist palette, paint palette, painter palette
thread: spool of thread, thread
sewing-needle: sewing needle, needle
yarn: yarn, ball of yarn, wool ball, yarn ball, ball of wool, ball of thread, skein of yarn, skein of wool, ball of string
knot: knot, rope
glasses: glasses, eyeglasses, spectacles
sunglasses: sunglasses
goggles: goggles, ski goggles
lab-coat: lab coat
safety-vest: safety vest
necktie: necktie, tie
t-shirt: t shirt, tshirt, shirt, tee
jeans: jeans, pair of jeans, trousers, pants, blue jeans, denim jeans
scarf: scarf, red scarf, winter scarf
gloves: glove, gloves, mittens, mitten
coat: coat, jacket, raincoat
socks: sock, socks, christmas stocking, stocking
dress: dress, gown
kimono: kimono
sari: sari
one-piece-swimsuit: swimsuit
briefs: briefs, underwear
shorts: shorts, swim shorts
bikini: bikini
womans-clothes: blouse
folding-hand-fan: hand fan, folding fan
purse: purse, coin purse
handbag: handbag, ladies bag
clutch-bag: clutch bag
shopping-bags: shopping bag, shopping bags
backpack: backpack, rucksack, school bag, schoolbag
thong-sandal: flip flop, flip flops
mans-shoe: dress shoe, oxford shoe, leather shoe
running-shoe: sneaker, running shoe, trainer, sneakers, tennis shoe, shoe, running shoes
hiking-boot: hiking boot, boot, boots
flat-shoe: flat shoe, ballet flat
high-heeled-shoe: high heel, high heels, stiletto, high heeled shoe
womans-sandal: sandal
ballet-shoes: ballet shoes, ballet slippers, pointe shoes
womans-boot: womans boot, leather boot
crown: crown, royal crown, golden crown, tiara
womans-hat: sun hat, womans hat, straw hat, floppy hat
top-hat: top hat, magician hat, hat
graduation-cap: graduation cap, mortarboard
billed-cap: baseball cap, cap, billed cap
military-helmet: military helmet
rescue-workers-helmet: hard hat, fire helmet, construction helmet
lipstick: lipstick
ring: ring, diamond ring, engagement ring, wedding ring
gem-stone: gem, diamond, gemstone, jewel, sapphire, crystals, gem stone
megaphone: megaphone
loudspeaker: loudspeaker
postal-horn: postal horn, french horn
bell: bell, golden bell, jingle bell
musical-score: musical score, sheet music
musical-note: musical note, music note
musical-notes: musical notes, music notes
studio-microphone: studio microphone
microphone: microphone, mic, mike
headphone: headphones, headphone, headset, earphones
radio: radio, old radio, boombox
saxophone: saxophone, sax
accordion: accordion
guitar: guitar, acoustic guitar, electric guitar, bass guitar, ukulele
musical-keyboard: synthesizer, piano keys, keyboard instrument
trumpet: trumpet
trombone: trombone
violin: violin, fiddle, viola
banjo: banjo
drum: drum, snare drum, drums
long-drum: conga, djembe, long drum
maracas: maracas
flute: flute, piccolo
harp: harp
mobile-phone: smartphone, phone, mobile phone, cell phone, cellphone, iphone
telephone: telephone, rotary phone, old phone, landline phone
telephone-receiver: telephone receiver
pager: pager
fax-machine: fax machine
battery: battery
electric-plug: electric plug, power plug
laptop: laptop, notebook computer, laptop computer, macbook
desktop-computer: desktop computer, computer, pc, computer monitor, monitor, imac
printer: printer
keyboard: keyboard, computer keyboard
computer-mouse: computer mouse, gaming mouse, wireless mouse, optical mouse
floppy-disk: floppy disk
optical-disk: cd, compact disc
abacus: abacus
movie-camera: movie camera
film-frames: film strip, film frames
film-projector: film projector, projector
clapper-board: clapperboard, clapper board
television: television, tv, old television, tv set
camera: camera, photo camera, dslr camera, digital camera, polaroid camera, vintage camera, film camera
video-camera: video camera, camcorder
videocassette: vhs tape, videocassette, cassette tape, cassette
magnifying-glass-tilted-left: magnifying glass, magnifier
candle: candle
light-bulb: light bulb, lightbulb, bulb, idea bulb
flashlight: flashlight
notebook-with-decorative-cover: diary, journal
closed-book: book, spellbook, spell book, book of spells, book of magic, magic book, grimoire, closed book, novel, red book
open-book: open spellbook, open spell book, open grimoire, open magic book, open book of spells, open book
green-book: green book
blue-book: blue book
books: books, stack of books, pile of books, textbooks
notebook: notebook
ledger: ledger
scroll: scroll, parchment
newspaper: newspaper
rolled-up-newspaper: rolled newspaper
bookmark: bookmark
label: price tag
coin: coin, gold coin, penny
money-bag: money bag, bag of money, sack of money
dollar-banknote: dollar bill, banknote, cash, money
credit-card: credit card, bank card
receipt: receipt
chart-increasing: line chart, chart increasing
bar-chart: bar chart, bar graph
envelope: envelope, letter
love-letter: love letter
package: parcel, package, cardboard box
closed-mailbox-with-raised-flag: mailbox, letter box, letterbox, post box
postbox: postbox
pencil: pencil
black-nib: nib
fountain-pen: fountain pen
pen: pen, ballpoint pen
paintbrush: paintbrush, paint brush
crayon: crayon
memo: memo
briefcase: briefcase, business case
file-folder: file folder, folder
calendar: calendar
spiral-calendar: spiral calendar
clipboard: clipboard
pushpin: pushpin, thumbtack
paperclip: paperclip, paper clip
straight-ruler: ruler
triangular-ruler: triangular ruler, set square
scissors: scissors, pair of scissors
wastebasket: trash can, wastebasket, garbage can, trash bin
locked: padlock, lock
unlocked: open padlock
key: key
old-key: old key, skeleton key, antique key, golden key
hammer: hammer
axe: axe, hatchet, crossed axes, ax
pick: pickaxe, pick axe
hammer-and-wrench: hammer and wrench
dagger: dagger
crossed-swords: crossed swords, swords
bomb: bomb
boomerang: boomerang
bow-and-arrow: bow and arrow, archery bow
shield: shield
carpentry-saw: saw, hand saw, handsaw
wrench: wrench, spanner
screwdriver: screwdriver
nut-and-bolt: nut and bolt, bolt and nut
gear: gear, cog, cogwheel
clamp: clamp
balance-scale: balance scale, scales of justice, weighing scale
link: chain link
chains: chains, chain
hook: hook
toolbox: toolbox, tool box
magnet: magnet, horseshoe magnet
ladder: ladder
manual-wheelchair: wheelchair
shovel: shovel, spade
alembic: alembic
test-tube: test tube
petri-dish: petri dish
dna: dna, double helix, dna strand
microscope: microscope
telescope: telescope
syringe: syringe
drop-of-blood: drop of blood
pill: pill, capsule pill
adhesive-bandage: band aid, adhesive bandage
stethoscope: stethoscope
crutch: crutch
x-ray: x ray
door: door, wooden door, front door
elevator: elevator
mirror: mirror, hand mirror
window: window, open window, window display, shop window, store window, bakery window, kitchen window, bedroom window, train window, cafe window, attic window
bed: bed, bunk bed, loft bed, canopy bed, four poster bed, double bed, single bed, king size bed
couch-and-lamp: couch, sofa
chair: chair, wooden chair
toilet: toilet
plunger: plunger
shower: shower head
bathtub: bathtub, bath tub, bath
mouse-trap: mouse trap, mousetrap
razor: razor
lotion-bottle: lotion bottle, shampoo, shampoo bottle, cosmetic bottle
safety-pin: safety pin
broom: broom, broomstick
basket: basket, wicker basket, picnic basket
roll-of-paper: toilet paper, paper roll
bucket: bucket, pail
soap: soap, bar of soap
bubbles: bubble, bubbles, soap bubble
toothbrush: toothbrush
sponge: sponge
fire-extinguisher: fire extinguisher
shopping-cart: shopping cart, shopping trolley
cigarette: cigarette
coffin: coffin
headstone: headstone, tombstone, gravestone, grave
funeral-urn: funeral urn
nazar-amulet: nazar, evil eye
placard: placard, protest sign
oil-drum: oil drum, oil barrel
treasure-chest: treasure chest, pirate chest, treasure, chest
chequered-flag: checkered flag, chequered flag, racing flag, finish flag
triangular-flag: flag, triangular flag, red flag, pennant
crossed-flags: crossed flags
black-flag: black flag
white-flag: white flag
pirate-flag: pirate flag, jolly roger
red-heart: heart, red heart, love heart
heart-with-arrow: heart with arrow
heart-with-ribbon: heart with ribbon
sparkling-heart: sparkling heart
broken-heart: broken heart
heart-on-fire: heart on fire
brain: brain, human brain
anatomical-heart: anatomical heart, human heart
lungs: lungs
tooth: tooth
bone: bone
eye: 
mouth: lips
footprints: footprints, footprint
skull: skull, human skull
skull-and-crossbones: skull and crossbones
pile-of-poo: pile of poo
clown-face: clown face, clown
robot: robot, android, bot, cute robot
alien: alien, extraterrestrial, martian
alien-monster: space invader
ghost: ghost, phantom
ogre: ogre, oni
goblin: goblin
snowman: snowman in snow
collision: 
dashing-away: puff of smoke
thought-balloon: thought bubble
speech-balloon: speech bubble
thumbs-up: thumbs up
waving-hand: waving hand
handshake: handshake
raised-fist: raised fist
clapping-hands: clapping hands
folded-hands: praying hands
victory-hand: peace sign hand
flexed-biceps: flexed biceps
nail-polish: nail polish
military-helmet: army helmet
yin-yang: yin yang
peace-symbol: peace symbol
recycling-symbol: recycling symbol
fleur-de-lis: fleur de lis
trident-emblem: trident
musical-keyboard: keytar
harp: lyre
spiral-notepad: notepad
fork-and-knife: silverware
toolbox: tool kit
identification-card: id card
sun-behind-cloud: sun behind cloud
`;
