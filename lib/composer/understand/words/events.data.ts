/**
 * What people come together for, told as what is seen of it: names | who is at it where nobody is told of | what they do.
 * `{who}` stands for them, and what follows `~` is left out where a place is told. English only.
 */
export const EVENTS = `
birthday party, kids birthday party, children's birthday party | three children | {who} wearing party hats at a table with a birthday cake, balloons above
barbecue, bbq, cookout, bbq party, barbecue party | two friends | {who} standing by a smoking grill ~in a garden
wedding, wedding ceremony | | a bride and a groom holding hands under a flower arch
sleepover, slumber party | two girls | {who} sitting on a rug with pillows and popcorn ~in a bedroom
garage sale, yard sale, rummage sale | a woman | {who} behind a table with books, a lamp and toys ~in a driveway
bake sale | two children | {who} behind a table with cupcakes and cookies
road trip | two friends | {who} driving a car ~along a road between hills
snowball fight | two children | {who} throwing snowballs at each other in the snow
pillow fight | two children | {who} hitting each other with pillows ~in a bedroom
street parade, parade | three musicians | {who} playing trumpets and marching ~along a street
chess game, game of chess, chess match | two men | {who} playing chess at a table
baby shower | a pregnant woman | {who} sitting on a sofa beside a pile of presents, balloons above the sofa
graduation ceremony, graduation day | three graduates | {who} throwing their caps into the air ~in a park
first day of school, first day at school | a boy | {who} with a backpack holding his mother's hand ~in front of a school
science fair | a girl | {who} behind a table with a globe and a test tube rack
movie night, film night | a couple | {who} watching a movie on a sofa with popcorn
game night, board game night | four friends | {who} playing a board game at a table
karaoke night, karaoke party | a woman | {who} singing into a microphone ~on a stage
magic show | a magician | a magician pulling a rabbit out of a hat ~on a stage
fashion show | a model | {who} walking in an elegant dress ~on a stage
car wash, car washing | a man | {who} washing a car with a sponge ~in a driveway
beach cleanup, beach clean up, beach clean-up, litter pick | three volunteers | {who} picking up trash with bags ~on a beach
tree planting, tree planting day | two volunteers | {who} planting a young tree with a shovel ~in a park
blood donation | a man | a nurse beside {who} lying on a bed, an iv drip beside the bed
vaccination | a child | a doctor giving {who} an injection ~in a clinic
eye exam, eye test, sight test | a boy | an optician pointing at an eye chart, {who} sitting on a chair
ballet class, ballet lesson | three girls | {who} dancing ballet ~in a dance studio
guitar lesson | a boy | a man teaching {who} to play the guitar
piano lesson | a girl | a woman teaching {who} to play the piano
piano recital, piano concert | a girl | {who} playing a grand piano ~on a stage
violin lesson, violin recital | a girl | {who} playing the violin ~on a stage
story time, storytime, story hour | three children | a librarian reading a book to {who} on a rug
bath time, bathtime | a child | {who} taking a bath in a bathtub full of bubbles
bedtime story | a child | a father reading a book to {who} in bed
field trip, school trip, class trip | three students | a teacher walking with {who} along a path ~in a park
fishing trip | two men | {who} fishing in a boat ~on a lake
camping trip | two friends | {who} sitting by a campfire in front of a tent
hot air balloon ride, balloon ride | two people | {who} in a hot air balloon ~over hills
sleigh ride | two people | {who} in a sleigh pulled by a horse in the snow
snow day | two children | {who} building a snowman ~in a garden
laundry day | a woman | {who} hanging laundry on a clothesline ~in a garden
moving day | a couple | {who} carrying boxes into a house
harvest festival | two farmers | {who} holding baskets of pumpkins and corn ~in a field
pool party | three friends | {who} swimming in a pool with a pool float
tea ceremony | a woman in a kimono | {who} kneeling on a tatami mat pouring tea from a teapot into a cup
coffee break | two colleagues | {who} drinking coffee at a table
lunch break | two workers | {who} eating sandwiches on a bench
dinner party | four friends | {who} having dinner at a table with candles
morning run, morning jog, evening run | a woman | {who} running
dog walk | a man | {who} walking a dog
evening walk, morning walk | a couple | {who} walking
family reunion | a family | {who} at a long table ~in a garden
school play | three children | {who} in costumes ~on a stage
soccer practice, football practice, football training | three children | {who} playing football on a field
basketball practice | two boys | {who} playing basketball
boxing match, boxing fight | two boxers | {who} boxing in a boxing ring
horse race | three jockeys | {who} riding horses ~on a racetrack
car race | | three race cars ~on a racetrack
sailing regatta, regatta | | four sailboats ~on the sea
sandcastle contest, sandcastle competition | two children | {who} building sandcastles ~on a beach
pie eating contest | two men | {who} eating pies at a table
treasure hunt | two children | {who} digging up a treasure chest
trick or treating, trick or treat, trick-or-treating | three children in costumes | {who} with candy buckets in front of a house door
carol singing, christmas caroling, christmas carols | three people | {who} in scarves singing in the snow
cooking class, cooking lesson | two people | {who} in aprons stirring bowls at a table ~in a kitchen
art class, painting class | two children | {who} painting pictures at a table ~in an art studio
swimming lesson, swimming class | two children | {who} swimming in a pool
yoga class | two women | {who} doing yoga on mats ~in a yoga studio
dance class | three people | {who} dancing ~in a dance studio
haircut, first haircut | a boy | a hairdresser cutting the hair of {who}
tug of war, tug-of-war | four people | {who} pulling a rope
job interview | a woman | a manager sitting at a desk talking to {who} sitting at the desk
business lunch | two businesspeople | {who} having lunch at a table
open mic night | a man | {who} singing into a microphone ~on a stage
potluck, potluck dinner | four friends | {who} at a table with a pot, a salad and a pie
show and tell | a boy | {who} holding a teddy bear in front of a blackboard
`;
