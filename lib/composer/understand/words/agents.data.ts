/**
 * Who acts and stands in no table of people: `concept | last words`, each the end of what they are called, by whose
 * clothes they are nearest in. What is in no line but ends as names of trades do is a person.
 */
export const AGENTS = `
hairdresser | stylist colourist colorist manicurist aesthetician esthetician cosmetologist groomer tattooist tattooer
tailor | dresser couturier embroiderer weaver knitter crocheter quilter spinner upholsterer milliner hatter furrier
sculptor | glassblower blower ceramist ceramicist bookbinder binder restorer engraver carver moulder molder tinsmith silversmith goldsmith locksmith watchmaker clockmaker candlemaker shoemaker sculptress potteress craftsman craftswoman craftsperson artisan apprentice
carpenter | cabinetmaker shipwright wheelwright cartwright boatbuilder luthier cooper whittler framer
blacksmith | farrier swordsmith gunsmith bladesmith ironworker metalworker stoker
police-officer | officer constable sergeant patrolman patrolwoman
guard | warden jailer gaoler bouncer sentry sentinel lookout gatekeeper
train-conductor | inspector conductress stationmaster signalman railwayman
farmer | farmhand planter reaper sower ploughman plowman milkmaid dairyman dairymaid herder drover goatherd vintner winemaker winegrower picker harvester forager beekeeper homesteader breeder stablehand groomsman
builder | bricklayer stonemason plasterer roofer tiler glazier scaffolder welder paver digger demolisher labourer laborer
technician | repairer fitter installer operator roadie
shopkeeper | fishmonger cheesemonger ironmonger monger seller trader dealer retailer hawker peddler pedlar stallholder innkeeper storekeeper bookseller wholesaler auctioneer pawnbroker publican landlady landlord
waiter | sommelier waitstaff busboy maitre server
barista | mixologist brewer bartendress barmaid barman
chef | pizzaiolo confectioner chocolatier grillmaster pitmaster fryer caterer dishwasher
baker | patissier pancaker
fisherman | ferryman boatman oarsman gondolier whaler crabber
sailor | helmsman deckhand steersman bosun crewman crewmember
athlete | rower kayaker canoeist paddler rafter canoer oarswoman triathlete pentathlete
diver | freediver snorkeller
captain | commodore admiral
scientist | chemist physicist researcher inventor experimenter lab-worker
doctor | cardiologist dermatologist neurologist radiologist paediatrician pediatrician anaesthetist psychiatrist oncologist
nurse | orderly phlebotomist caretaker
teacher | instructor educator lecturer governess tutor
trainer | coach trainer
office-worker | analyst administrator bureaucrat typist archivist
businessman | banker broker stockbroker investor negotiator landowner financier
politician | campaigner candidate senator ambassador diplomat
artist | cartoonist muralist calligrapher portraitist sketcher animator
musician | instrumentalist accordionist flautist flutist harpist trombonist busker bagpiper piper bugler lutenist banjoist ukulelist
dancer | breakdancer tap-dancer twirler
acrobat | contortionist stuntman stuntwoman tumbler trapezist aerialist tightroper
magician | hypnotist ventriloquist
actor | thespian puppeteer storyteller impersonator narrator performer entertainer
singer | crooner chorister yodeller yodeler caroler caroller
clown | prankster
soldier | bearer legionnaire legionary centurion infantryman rifleman gunner sniper musketeer herald trumpeter
knight | squire swordmaster jouster
warrior | barbarian spearman swordfighter slayer
archer | hunter poacher trapper huntress crossbowman
explorer | prospector treasure-hunter spelunker caver speleologist pathfinder
hiker | rambler stroller walker wayfarer beachcomber
tourist | beachgoer partygoer spectator onlooker bystander
climber | abseiler boulderer
cyclist | unicyclist mountainbiker
rider | horsewoman cavalryman
racing-driver | racer
runner | hurdler relay-runner
swimmer | paddleboarder
gymnast | vaulter
weightlifter | powerlifter
boxer | kickboxer puncher
cleaner | sweeper scrubber polisher duster-man windowcleaner
house-painter | plasterer wallpaperer signwriter
lighthouse-keeper | lamplighter bellringer ringer beacon-keeper
pilot | airman aeronaut balloonist paraglider skydiver
driver | lorryman cabbie cabdriver trucker charioteer coachman carter
courier | haulier
monk | friar hermit pilgrim
priest | bishop preacher
wizard | alchemist sorcerer enchanter warlock conjuror necromancer
sorceress | enchantress
gamer | speedrunner
student | trainee intern novice schoolmate undergraduate freshman
customer | shopper buyer diner guest
pedestrian | passerby passersby passer-by passers-by bypasser stroller jaywalker
passenger | commuter evacuee
friend | companion schoolfriend penpal playmate
librarian | bookworm
photographer | videographer paparazzo filmmaker cinematographer
journalist | blogger vlogger columnist biographer novelist screenwriter critic correspondent
detective | sleuth snooper
prisoner | captive
gardener | groundskeeper greenkeeper gravedigger topiarist
street-sweeper | leaf-blower
postman | postwoman postie
paramedic | rescuer medic
mechanic | tinkerer
bellhop | doorkeeper
baseball-player | pitcher-man
`;
/**
 * What ends as names of trades do, and is none: machines, materials and words of measure. Words that name things in the
 * tables are asked first.
 */
export const NO_AGENTS =
  /(?:(?:wish|play|black|short|wait|set|to-?do)list|twist|waist|wrist|mist|detector|sensor|reactor|generator|motor|radiator|projector|accelerator|conveyor|capacitor|resistor|processor|compressor|transistor|indicator|simulator|elevator|escalator|calculator|ventilator|refrigerator|incubator|propeller|booster|charger|boiler|burner|cooker|freezer|heater|cooler|filter|adapter|transformer|controller|speaker|printer|scanner|router|container|holder|strainer|shaker|grinder|mixer|blender|toaster|dryer|steamer|diffuser|dispenser|trimmer|cutter|slicer|peeler|opener|stapler|sharpener|scraper|feeder|blinker|buzzer|beeper|counter|corner|border|number|letter|paper|water|river|tower|flower|finger|shoulder|leather|feather|weather|power|thunder|powder|timber|lumber|rubber|silver|copper|amber|cluster|monster|creature|order|color|colour|floor|door|mirror|minor|major|error|horror|odor|vapor|vapour|harbor|harbour|parlor|anchor|sponsor|tractor|rotor|vector|sector|factor|humor|honor|rumor|meteor|decor|interior|exterior|superior|summer|winter|december|october|september|november|disaster|quarter|matter|layer|never|ever|other|another|after|over|under|bigger|smaller|older|younger|taller|shorter|larger|former|latter|better|lower|upper|inner|outer|further|farther|together)s?$/;
