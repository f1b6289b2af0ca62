export const PEOPLE_WORDS = `
baby: baby, infant, newborn, toddler
child: child, kid
boy: son, grandson, brother, nephew, boy, little boy, young boy, schoolboy, teenage boy, teen boy
girl: daughter, granddaughter, sister, niece, girl, little girl, young girl, schoolgirl, teenage girl, teen girl
person: parent, person, human, family, dj, disc jockey, violinist, fiddler, guitarist, bassist, pianist, cellist, drummer, trumpeter, trombonist, saxophonist, flutist, flautist, harpist, accordionist, violin player, fiddle player, guitar player, bass player, trumpet player, trombone player, saxophone player, sax player, flute player, accordion player, banjo player, piano player, cello player, drum player, harp player, musician, street musician, busker, rapper, composer, conductor, orchestra conductor, bartender, barista, waiter, barmaid, sommelier, cashier, shopkeeper, vendor, seller, salesperson, florist, tailor, shoemaker, cobbler, carpenter, blacksmith, potter, weaver, watchmaker, jeweler, jeweller, goldsmith, glassblower, barber, hairdresser, hairstylist, photographer, journalist, reporter, cameraman, actor, librarian, lawyer, banker, accountant, entrepreneur, receptionist, fishmonger, butcher, beekeeper, bee keeper, zookeeper, shepherd, electrician, engineer, architect, writer, author, poet, novelist, blogger, influencer, podcaster, freelancer, remote worker, courier, delivery person, delivery driver, mail carrier, postal worker, miner, janitor, babysitter, nanny, lifeguard, life guard, security guard, bodyguard, doorman, flight attendant, taxi driver, cab driver, bus driver, truck driver, race car driver, train driver, train conductor, dog walker, dog trainer, window cleaner, tattoo artist, makeup artist, street artist, graffiti artist, tour guide, tourist, traveler, traveller, backpacker, archaeologist, sailor, sea captain, ship captain, athlete, goalkeeper, goalie, soccer player, football player, american football player, quarterback, tennis player, badminton player, table tennis player, ping pong player, hockey player, ice hockey player, lacrosse player, baseball player, volleyball player, rugby player, chess player, poker player, cricket player, cricketer, wrestler, fighter, martial artist, karateka, judoka, kickboxer, karate fighter, rodeo rider, bull rider, bowler, darts player, handball player, sportsman, sportswoman, referee, cheerleader, skateboarder, ice skater, figure skater, roller skater, motorcyclist, motorbike rider, archer, bowman, acrobat, tightrope walker, trapeze artist, yoga teacher, yoga instructor, teenager, adult, commuter, passenger, customer, shopper, worker, volunteer, friend, villager, office clerk, craftswoman, artisan, storyteller, gamer, streamer, youtuber, woodcutter, grocer, designer, graphic designer, fashion designer, personal trainer, coach driver, football coach, locksmith, roofer, therapist, housekeeper, glazier, machinist, mason, bricklayer, street vendor, street performer, tattooist, beautician
man: husband, uncle, boyfriend, man, guy, gentleman, young man, father, dad, businessman, fisherman, fisher, mailman, postman, lumberjack, swordsman, gladiator, matador, bullfighter, batsman, sumo wrestler, luchador, deliveryman, delivery man, salesman, craftsman, butler, milkman, handyman
woman: cowgirl, wife, aunt, girlfriend, woman, lady, young woman, mother, mom, waitress, actress, seamstress, saleswoman, stewardess, housewife
man-beard: bearded man, man with a beard
woman-red-hair: woman with red hair, red haired woman, red haired girl, redhead
man-red-hair: man with red hair
woman-curly-hair: woman with curly hair, curly haired woman
man-curly-hair: man with curly hair
woman-white-hair: woman with white hair
man-bald: bald man
woman-blond-hair: blonde woman, woman with blond hair, woman with blonde hair, blonde girl
man-blond-hair: blond man
older-person: grandparent, grandparents, elderly couple, old couple, older couple, senior couple, older person, elderly person
old-man: old man, grandfather, grandpa, elderly man
old-woman: old woman, grandmother, grandma, granny, elderly woman
health-worker: doctor, nurse, surgeon, pharmacist, paramedic, physician, medic, veterinarian, pediatrician, dentist, surgeons
student: student, graduate
teacher: teacher, professor
judge: judge
farmer: farmer, gardener, rancher
cook: chef, cook, baker
mechanic: mechanic, plumber
factory-worker: factory worker, welder
office-worker: office worker, coworker, colleague, employee, businessperson, business person, manager, executive, boss
man-office-worker: businessman, business man
woman-office-worker: businesswoman, business woman
scientist: scientist, lab technician, chemist, researcher, physicist, biologist
technologist: programmer, software developer, coder, technologist, hacker, developer, software engineer
singer: singer, opera singer, singer songwriter, vocalist, rock star, rockstar
artist: artist, painter, sculptor, illustrator
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
mage: young wizard, apprentice wizard
woman-mage: sorceress
fairy: fairy, pixie, faerie
vampire: vampire, dracula
merperson: merperson
mermaid: mermaid
merman: merman
elf: elf, christmas elf
genie: genie, djinn
zombie: zombie
troll: troll
person-walking: walker, pedestrian, hiker
person-running: runner, jogger, marathon runner, sprinter
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
horse-racing: jockey, horse rider, horseback rider, equestrian
skier: skier, person skiing
snowboarder: snowboarder
person-golfing: golfer, golf player
person-surfing: surfer, person surfing
man-surfing: male surfer, man surfing
woman-surfing: surfer girl, woman surfing
person-rowing-boat: rower, kayaker, canoeist
person-swimming: swimmer, person swimming
woman-swimming: woman swimming
man-swimming: man swimming
person-bouncing-ball: basketball player
woman-bouncing-ball: female basketball player
person-lifting-weights: weightlifter, bodybuilder, powerlifter
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
people-holding-hands: couple holding hands, couple, young couple, happy couple, romantic couple, wedding couple
couple-with-heart: couple in love, loving couple
people-with-bunny-ears: party girls
deaf-person: deaf person
person-in-suit-levitating: levitating man
selfie: selfie
`;
