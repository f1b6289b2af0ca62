/** What people do with their time, as lines of topics: `words > scene > Name: thing, Name, …`. */
export const PURSUITS = `
jazz, jazz music > a saxophonist playing the saxophone on a stage > Saxophone, Trumpet, Piano: grand piano, Double bass, Drums: drum kit, Microphone, Record: vinyl record, Clarinet
rock, rock music, rock and roll > a guitarist playing an electric guitar on a stage > Guitar: electric guitar, Drums: drum kit, Amplifier, Microphone, Record: vinyl record, Headphones, Lightning: lightning bolt
classical music, orchestra, symphony, opera > a violinist playing the violin on a stage > Violin, Cello, Piano: grand piano, Flute, Trumpet, Harp, Baton: conductor
choir, singing, karaoke > three singers singing into microphones > Microphone, Notes: musical note, Piano, Headphones, Speaker: loudspeaker, Star
guitar, guitars, guitar playing > a man playing the guitar > Guitar, Electric: electric guitar, Amplifier, Notes: musical note, Headphones, Ukulele
piano, piano playing, keyboard playing > a woman playing the piano > Piano, Grand: grand piano, Notes: musical note, Metronome, Lamp, Stool: piano stool
drumming, drums, percussion > a drummer playing the drum kit > Kit: drum kit, Drum, Djembe, Tambourine, Maracas, Bongos, Xylophone
dj, techno, house music, electronic music, clubbing, nightlife, disco > a dj playing records > Deck: turntable, Record: vinyl record, Headphones, Speaker: loudspeaker, Disco ball, Cocktail
podcast, podcasts, podcasting > a woman wearing headphones at a table with a microphone > Microphone, Headphones, Laptop, Radio, Coffee: cup of coffee, Speech: speech bubble
knitting, crochet, wool, yarn > a woman knitting beside a basket of yarn > Yarn: ball of yarn, Needles: knitting needles, Sweater: knitted sweater, Scarf, Mittens, Beanie: knitted hat, Socks, Sheep
sewing, tailoring, dressmaking, quilting, embroidery > a woman sewing at a sewing machine > Machine: sewing machine, Thread: spool of thread, Scissors, Needle, Tape: tape measure, Dress, Pin cushion: pincushion
pottery, ceramics, clay > a potter sitting at a potter's wheel with vases > Vase, Wheel: potter's wheel, Bowl, Mug, Plate, Jug, Teapot, Brush: paintbrush
painting, watercolor, watercolour, art, fine art, oil painting, artists > a woman painting on an easel > Easel, Palette: paint palette, Brush: paintbrush, Paint: paint tube, Pencil, Frame: picture frame, Statue, Sketch: sketchbook
drawing, sketching, illustration, comics > a man drawing in a sketchbook > Sketchbook, Pencil, Pen, Eraser, Ruler, Crayon, Sharpener: pencil sharpener
calligraphy, handwriting, writing, creative writing, poetry, journaling, literature > a woman writing in a notebook > Quill, Ink: inkwell, Fountain pen, Notebook, Pencil, Book, Typewriter, Letter: envelope
origami, paper craft, papercraft > a paper crane on a table > Crane: paper crane, Paper plane, Paper boat, Scissors, Glue: glue stick, Ruler
woodworking, woodwork, carpentry, joinery > a carpenter sawing a plank > Saw, Hammer, Plane: hand plane, Chisel, Nails: nail, Ruler, Drill, Plank
diy, home improvement, renovation, repairs, handyman > a man painting a wall > Hammer, Drill, Screwdriver, Wrench, Ladder, Paint roller, Bucket: paint bucket, Toolbox
theater, theatre > an actor on a stage > Masks: theatre mask, Spotlight, Script: scroll, Crown, Ticket, Rose
dance, dancing, salsa, tango, ballroom > a couple dancing > Dancer, Shoes: high heels, Notes: musical note, Dress, Disco ball, Speaker: loudspeaker
ballet > a ballerina dancing > Ballerina, Shoes: ballet shoes, Tutu, Swan, Music: musical note, Mirror
circus, juggling, acrobats > an elephant standing on a circus ball in front of a circus tent > Tent: circus tent, Elephant, Clown, Juggler, Unicycle, Popcorn, Ball: circus ball
magic tricks, magicians > a magician with a rabbit in a top hat > Hat: top hat, Rabbit, Wand: magic wand, Cards: playing cards, Dove, Star
chess, chess club > two people playing chess > King: chess king, Knight: chess knight, Board: chessboard, Clock: chess clock, Trophy, Rook: chess rook
board games, board game, tabletop games, card games, game night > two friends playing a board game > Dice, Cards: playing cards, Chess: chess piece, Domino, Puzzle: puzzle piece, Hourglass
puzzles, puzzle, jigsaw, crosswords, sudoku > a girl with a puzzle on a table > Piece: puzzle piece, Cube: rubik's cube, Pencil, Brain, Question: question mark, Clock
lego, toys, playtime > a child playing with toy blocks > Blocks: toy blocks, Teddy: teddy bear, Train: toy train, Car: toy car, Ball, Doll, Kite, Robot: toy robot
model trains, model making > a toy train on a table > Train: toy train, Glue: glue stick, Brush: paintbrush, House: small house, Tree, Tweezers
collecting stamps, stamps, stamp collecting > a postage stamp next to an envelope > Stamp: postage stamp, Envelope, Mailbox, Magnifier: magnifying glass, Parcel
antiques, flea market, thrift, second hand > a flea market stall with a gramophone, a clock and a vase > Gramophone, Clock: grandfather clock, Vase, Lamp, Teapot, Chair: armchair, Typewriter
birdwatching, bird watching, birding > a man watching birds with binoculars > Binoculars, Bird: robin, Owl, Feather, Nest, Birdhouse, Notebook, Hat
fishing, angling, fly fishing > a man fishing on a lake > Rod: fishing rod, Fish: trout, Hook: fish hook, Boat: rowing boat, Bucket, Hat: bucket hat, Net: fishing net
hunting, archery > an archer shooting with a bow > Bow, Arrow, Target, Deer, Boots: hiking boots
hiking, trekking, backpacking, trail, trails > a hiker walking in the mountains > Boots: hiking boots, Backpack, Map, Compass, Bottle: water bottle, Tent, Poles: trekking poles, Hat: sun hat
climbing, bouldering, rock climbing > a climber climbing a rock face > Rope, Carabiner, Helmet: climbing helmet, Shoes: climbing shoe, Bottle: water bottle
skiing, ski, winter sports, snowboarding > a skier skiing > Skis, Snowboard, Goggles: ski goggles, Helmet: ski helmet, Gloves, Snowflake, Lift: ski lift, Cabin: log cabin
ice skating, figure skating, ice hockey, hockey > an ice skater skating > Skates: ice skates, Stick: hockey stick, Puck: hockey puck, Helmet, Snowflake, Scarf, Trophy
surfing, surf, windsurfing, kitesurfing > a surfer riding a wave > Board: surfboard, Wave, Sun, Palm: palm tree, Sandals: flip-flops, Van: camper van, Sunglasses
diving, scuba, scuba diving, snorkeling, snorkelling > a diver swimming among fish > Diver, Mask: diving mask, Fins: flippers, Fish, Coral, Turtle: sea turtle
swimming, swim, swimming pool > a swimmer swimming > Goggles: swimming goggles, Cap: swim cap, Ring: swim ring, Towel, Whistle, Swimsuit, Stopwatch
sailing, sail, yachts, regatta, boats, boating > a sailing boat on the sea > Sailboat, Anchor, Wheel: ship's wheel, Compass, Lighthouse, Buoy: life buoy, Rope, Seagull
kayaking, canoeing, rowing, rafting, paddling > a man paddling a kayak on a lake > Kayak, Canoe, Paddle, Vest: life vest, Helmet, Map, Bottle: water bottle
marathon, marathons, marathon running, running, jogging > three runners running > Shoes: running shoes, Bottle: water bottle, Stopwatch, Medal, Flag: checkered flag, Banana, Watch: wristwatch, Trophy
triathlon, triathlons > a cyclist riding a bicycle > Swim: swimmer, Bike: bicycle, Run: running shoes, Helmet: bicycle helmet, Goggles: swimming goggles, Medal
yoga, pilates, stretching > a woman doing yoga > Mat: yoga mat, Lotus, Candle, Stones: zen stones, Bottle: water bottle, Tea, Sun, Towel
meditation, mindfulness, zen, breathing > a woman meditating > Lotus, Candle, Stones: zen stones, Cushion, Bell, Tea, Incense: incense stick, Moon
gym, strength training, weightlifting, bodybuilding, crossfit > a weightlifter lifting a barbell > Barbell, Dumbbell, Kettlebell, Bottle: water bottle, Towel, Shoes: sneakers, Shake: protein shake, Scale
boxing, martial arts, karate, judo, self defense, wrestling > a boxer boxing > Gloves: boxing gloves, Bag: punching bag, Belt: black belt, Bell, Towel, Medal, Helmet
tennis, padel, badminton, squash > a tennis player playing tennis > Racket: tennis racket, Ball: tennis ball, Shuttlecock, Shoes: sneakers, Visor: cap, Bottle: water bottle, Trophy
table tennis, ping pong > a man playing table tennis > Paddle: table tennis racket, Table: table tennis table, Ball, Net, Shoes: sneakers, Trophy
basketball > a basketball player with a basketball > Ball: basketball, Hoop: basketball hoop, Shoes: sneakers, Jersey, Whistle, Trophy
volleyball, beach volleyball, handball > a volleyball player with a volleyball > Ball: volleyball, Net: volleyball net, Sunglasses, Shoes: sneakers, Whistle, Trophy
baseball, softball, cricket > a baseball player with a bat > Bat: baseball bat, Ball: baseball, Glove: baseball glove, Cap: baseball cap, Whistle, Trophy
golf, minigolf > a golfer playing golf > Club: golf club, Ball: golf ball, Flag: golf flag, Bag: golf bag, Cart: golf cart, Cap
bowling > a bowling ball and pins > Ball: bowling ball, Pin: bowling pin, Shoes: sneakers, Trophy, Drink: soft drink, Star
skateboarding, skate, roller skating, skating, inline skating > a skateboarder riding a skateboard > Board: skateboard, Roller skates, Helmet, Sneakers, Cap, Ramp
motorcycles, motorcycle, motorbike, motorbikes, motocross > a motorcyclist riding a motorcycle > Motorcycle, Helmet: motorcycle helmet, Jacket: leather jacket, Gloves, Boots, Scooter, Fuel: gas pump
racing, motorsport, formula one, karting, go kart > a race car > Car: race car, Helmet: racing helmet, Flag: checkered flag, Tire, Trophy, Stopwatch, Cone: traffic cone
flying kites, kites, kite > a child flying a kite on a hill > Kite, Cloud, Wind: windsock, Sun, Spool: spool of thread, Butterfly
picnic, picnics > a couple having a picnic in a park > Basket: picnic basket, Blanket: picnic blanket, Sandwich, Apple, Lemonade, Grapes, Cheese, Sun
barbecue, bbq, grilling, grill > a man grilling sausages > Grill: grill, Sausage, Steak, Corn: corn cob, Tongs, Ketchup, Burger: hamburger, Apron
road trip, road trips, van life, caravans, camper vans > a camper van in the mountains > Van: camper van, Map, Sunglasses, Camera, Sign: road sign, Snacks: potato chips, Cooler: cooler box
backyard chickens, chickens, hens, poultry, eggs > a farmer feeding three chickens > Hen, Rooster, Chick, Egg, Coop: chicken coop, Corn, Nest
stargazing, telescopes, night sky, constellations > a man looking through a telescope at night > Telescope, Star, Moon, Planet, Comet, Chair: camping chair, Lantern
coding, programming, software development, web development, hackathon, computer science, app development > a woman coding on a laptop > Laptop, Keyboard, Mouse: computer mouse, Screen: computer monitor, Bug, Coffee: cup of coffee, Headphones, Chip: microchip
blogging, vlogging, content creation, influencers > a woman filming with a video camera > Camera, Ring light: lamp, Microphone, Laptop, Smartphone, Heart, Coffee: cup of coffee
dating, romance, relationships, valentine > a couple holding hands > Heart, Rose, Rings: wedding rings, Candle, Letter: love letter, Wine: wine glass, Chocolate: box of chocolates
volunteers, community service, litter picking, beach cleanup, clean up > two volunteers picking up litter with trash bags > Bag: trash bag, Gloves: work gloves, Bottle: plastic bottle, Can: tin can, Bin: recycling bin, Tree, Heart
gardening club, allotments, community garden > a woman planting flowers > Shovel, Can: watering can, Gloves: gardening gloves, Pot: flower pot, Seeds: seed packet, Rake, Carrot, Tomato
`;
