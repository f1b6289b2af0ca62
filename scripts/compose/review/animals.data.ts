/** Hand review: `concept: words that mean exactly what the drawing shows`. Singular, lower case. */
export const ANIMAL_WORDS = `
dog: dog, doggy, puppy, pup, hound, golden retriever, retriever, labrador, labrador retriever, shiba inu, shiba, akita, corgi, beagle, terrier, spaniel, german shepherd, border collie, collie, bulldog, french bulldog, pug, husky, siberian husky, dalmatian, chihuahua, dachshund, mutt, pooch, canine, sheepdog, mastiff, rottweiler, doberman, boxer dog, pit bull, great dane, setter, pointer dog, hunting dog, malamute, shih tzu, great pyrenees, saint bernard, st bernard, basset hound, pomeranian, bernese mountain dog, samoyed, australian shepherd, jack russell, jack russell terrier, welsh corgi, pekingese, weimaraner, newfoundland dog, afghan hound, cocker spaniel, cavalier king charles spaniel, boston terrier, yorkshire terrier, newfoundland, lapdog
poodle: poodle
guide-dog: guide dog
service-dog: service dog, police dog, rescue dog
cat: cat, kitty, kitten, tabby, tabby cat, tomcat, feline, house cat, siamese cat, persian cat, orange tabby cat, ginger cat, maine coon, calico cat, stray cat, pet cat, sphynx cat, bengal cat, pussycat, alley cat, tortoiseshell cat, tuxedo cat, angora cat, lap cat, ragdoll cat, scottish fold
black-cat: black cat, black kitten
fox: fox, red fox, vixen, fox cub, fennec fox, fennec
wolf: wolf, gray wolf, grey wolf, wolf cub, werewolf, timber wolf
raccoon: raccoon, racoon
lion: lion, king of the jungle
tiger: tiger, tigress, tiger cub, bengal tiger, siberian tiger
leopard: leopard, cheetah, jaguar, snow leopard, panther cub, ocelot
horse: horse, pony, stallion, mare, foal, colt, mustang horse, steed, racehorse, race horse, thoroughbred, workhorse, wild horse, clydesdale, palomino, appaloosa, arabian horse, shetland pony, lipizzaner
unicorn: unicorn, baby unicorn
zebra: zebra
deer: deer, stag, buck, doe, fawn, reindeer, elk, roe deer, caribou, bambi, red deer
moose: moose
bison: bison, american bison
cow: cow, dairy cow, calf, cattle, heifer, milk cow
ox: ox, bull, steer
water-buffalo: water buffalo, buffalo
pig: pig, piglet, hog, swine, sow, little pig
boar: boar, wild boar
ram: ram, bighorn sheep
ewe: sheep, ewe, lamb, flock sheep
goat: goat, billy goat, kid goat, mountain goat, baby goat, ibex
camel: dromedary, one hump camel
two-hump-camel: camel, bactrian camel, two hump camel
llama: llama, alpaca, vicuna
giraffe: giraffe
elephant: elephant, baby elephant, elephant calf, asian elephant, african elephant
mammoth: mammoth, woolly mammoth, mastodon
rhinoceros: rhinoceros, rhino
hippopotamus: hippopotamus, hippo
mouse: mouse, field mouse, little mouse, house mouse
rat: rat, sewer rat
hamster: hamster
rabbit: rabbit, bunny, hare, bunny rabbit, easter bunny, jackrabbit, white rabbit
beaver: beaver
hedgehog: hedgehog
bat: bat, vampire bat, fruit bat
bear: bear, brown bear, grizzly, grizzly bear, bear cub
polar-bear: polar bear, polar bear cub, ice bear
koala: koala, koala bear
panda: panda, giant panda, panda bear
sloth: sloth
otter: otter, sea otter, river otter
skunk: skunk
kangaroo: kangaroo, wallaby
badger: badger, honey badger
paw-prints: paw print, paw prints
monkey: monkey, macaque, capuchin, baboon, spider monkey, chimp, chimpanzee
gorilla: gorilla, silverback, ape
orangutan: orangutan
turkey: turkey
chicken: chicken, hen, mother hen
rooster: rooster, cockerel
hatching-chick: hatching chick
baby-chick: chick, baby chick, fledgling
front-facing-baby-chick: easter chick
bird: bird, songbird, bluebird, sparrow, robin, finch, canary, little bird, nightingale, wren, swallow
penguin: penguin, emperor penguin, baby penguin
dove: dove, white dove
eagle: eagle, hawk, falcon, bald eagle, golden eagle, osprey, bird of prey, kite bird, kestrel, harpy eagle
duck: duck, mandarin duck, wood duck, duckling, mallard, drake
goose: goose, gosling, gander, wild goose
swan: swan, cygnet
owl: owl, barn owl, snowy owl, owlet
dodo: dodo, dodo bird
feather: feather, quill feather, plume
flamingo: flamingo
peacock: peacock, peafowl
parrot: parrot, macaw, cockatoo, parakeet, budgie, lovebird, cockatiel, lorikeet, african grey
black-bird: crow, raven, blackbird, black bird, jackdaw
phoenix: phoenix, firebird
frog: frog, toad, tree frog, bullfrog
crocodile: crocodile, alligator, gator, caiman, croc
turtle: turtle, tortoise, terrapin, giant tortoise, baby turtle
lizard: lizard, gecko, iguana, chameleon, salamander, newt, skink
snake: snake, serpent, python, cobra, viper, rattlesnake, anaconda, boa
dragon: dragon, wyvern, chinese dragon, fire dragon, baby dragon
sauropod: sauropod, brontosaurus, brachiosaurus, diplodocus, dinosaur, dino, apatosaurus
t-rex: t rex, trex, tyrannosaurus, tyrannosaurus rex
whale: blue whale
spouting-whale: whale, humpback whale, humpback, sperm whale
orca: orca, killer whale
dolphin: dolphin, porpoise
seal: seal, sea lion, baby seal, harp seal
fish: fish, trout, salmon, carp, herring, cod, tuna
tropical-fish: tropical fish, goldfish, clownfish, reef fish, angelfish, clown fish, koi, koi fish, exotic fish
blowfish: blowfish, pufferfish, puffer fish
shark: shark, great white shark, great white, hammerhead, hammerhead shark, hammer head shark
octopus: octopus, kraken
spiral-shell: seashell, sea shell, shell, conch, conch shell
coral: coral, coral branch
jellyfish: jellyfish, jelly fish, medusa jellyfish
crab: crab
lobster: lobster, crayfish, crawfish
shrimp: shrimp, prawn
squid: squid, giant squid
oyster: oyster, clam, pearl oyster
snail: snail, garden snail
butterfly: butterfly, blue butterfly
monarch-butterfly: monarch butterfly, orange butterfly
bug: caterpillar, inchworm
ant: ant, worker ant
honeybee: bee, honeybee, honey bee, bumblebee, bumble bee, wasp, hornet
beetle: beetle, scarab
lady-beetle: ladybug, ladybird, lady beetle, lady bug
cricket: cricket, grasshopper, locust
cockroach: cockroach
spider: spider, tarantula
spider-web: spider web, spiderweb, cobweb, web
scorpion: scorpion
mosquito: mosquito
fly: housefly, house fly
worm: worm, earthworm
dragon-face: dragon head, dragon face
lion-face: lion head, lion face
fox-face: fox head, fox face
wolf-face: wolf head, wolf face
bear-face: bear head, bear face
tiger-face: tiger head, tiger face
cat-face: cat head, cat face
dog-face: dog head, dog face
horse-face: horse head, horse face
cow-face: cow head, cow face
pig-face: pig head, pig face
rabbit-face: rabbit head, rabbit face, bunny face
mouse-face: mouse head, mouse face
monkey-face: monkey head, monkey face
chipmunk: chipmunk
donkey: donkey, mule, burro
hairy-creature: bigfoot, yeti, sasquatch
nest-with-eggs: nest, bird nest
empty-nest: empty nest
net-with-handle: butterfly net, landing net
microbe: microbe, bacteria
`;
