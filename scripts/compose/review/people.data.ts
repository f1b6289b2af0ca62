export const PEOPLE_WORDS = `
baby: baby, infant, newborn, toddler
child: child, kid
boy: boy, little boy, young boy, schoolboy
girl: girl, little girl, young girl, schoolgirl
person: person, human
man: man, guy, gentleman, young man, father, dad, businessman
woman: woman, lady, young woman, mother, mom
man-beard: bearded man, man with a beard
woman-red-hair: woman with red hair, red haired woman, red haired girl, redhead
man-red-hair: man with red hair
woman-curly-hair: woman with curly hair, curly haired woman
man-curly-hair: man with curly hair
woman-white-hair: woman with white hair
man-bald: bald man
woman-blond-hair: blonde woman, woman with blond hair, woman with blonde hair, blonde girl
man-blond-hair: blond man
older-person: older person, elderly person
old-man: old man, grandfather, grandpa, elderly man
old-woman: old woman, grandmother, grandma, granny, elderly woman
health-worker: doctor, nurse, surgeon, physician, medic, veterinarian, pediatrician, dentist, surgeons
student: student, graduate
teacher: teacher, professor
judge: judge
farmer: farmer, gardener, rancher
cook: chef, cook, baker
mechanic: mechanic, plumber
factory-worker: factory worker, welder
office-worker: office worker, employee, businesswoman
scientist: scientist, chemist, researcher, physicist, biologist
technologist: programmer, software developer, coder, technologist, hacker, developer, software engineer
singer: singer, rock star, rockstar
artist: artist, painter
pilot: pilot, airline pilot
astronaut: astronaut, spaceman, cosmonaut, space explorer
firefighter: firefighter, fireman
police-officer: police officer, policeman, cop, policewoman
detective: detective, private detective, spy, sherlock holmes
guard: royal guard, guardsman
ninja: ninja
construction-worker: construction worker, builder
prince: prince
princess: princess
person-with-crown: king, queen
person-wearing-turban: man in a turban
man-in-tuxedo: groom, man in a tuxedo
woman-with-veil: bride
pregnant-woman: pregnant woman
baby-angel: angel, cherub, baby angel
santa-claus: santa, santa claus, father christmas
mrs-claus: mrs claus
superhero: superhero, super hero
man-superhero: male superhero
woman-superhero: superheroine, female superhero
supervillain: supervillain, villain
mage: wizard, mage, sorcerer, old wizard, warlock
woman-mage: witch, sorceress
fairy: fairy, pixie, faerie
vampire: vampire, dracula
merperson: merperson
mermaid: mermaid
merman: merman
elf: elf, christmas elf
genie: genie, djinn
zombie: zombie
troll: troll
person-walking: walker, pedestrian
person-running: runner, jogger
man-running: running man, man running
woman-running: running woman, woman running
man-walking: man walking
woman-walking: woman walking, woman walking a path
person-standing: standing person
woman-dancing: dancing woman, flamenco dancer, dancer, woman dancing
man-dancing: dancing man, man dancing
ballet-dancer: ballerina, ballet dancer
person-climbing: climber, rock climber, mountaineer
person-fencing: fencer
horse-racing: jockey
skier: skier, person skiing
snowboarder: snowboarder
person-golfing: golfer
person-surfing: surfer, person surfing
man-surfing: male surfer, man surfing
woman-surfing: surfer girl, woman surfing
person-rowing-boat: rower
person-swimming: swimmer, person swimming
woman-swimming: woman swimming
man-swimming: man swimming
person-bouncing-ball: basketball player
woman-bouncing-ball: female basketball player
person-lifting-weights: weightlifter, bodybuilder
person-biking: cyclist, biker, bicyclist
person-mountain-biking: mountain biker
person-cartwheeling: gymnast
people-wrestling: wrestlers
person-playing-water-polo: water polo player
person-juggling: juggler
person-in-lotus-position: person meditating, yogi
woman-in-lotus-position: woman meditating, woman doing yoga, woman practicing yoga, woman in lotus position
man-in-lotus-position: man meditating, monk meditating
person-taking-bath: person taking a bath
person-in-bed: person in bed
people-hugging: people hugging
people-holding-hands: couple holding hands, couple, young couple, old couple, elderly couple, happy couple, romantic couple, wedding couple
couple-with-heart: couple in love, loving couple
people-with-bunny-ears: party girls
deaf-person: deaf person
person-in-suit-levitating: levitating man
selfie: selfie
`;
