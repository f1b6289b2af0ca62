/** Feelings: what moves people, for good and ill. */
export const NOTIONS_OF_FEELING = `
= homesickness > homesick(?:ness)? ; missing home ; longing for home
#thought-cloud 62 66 60
cottage 64 52 30
sad woman hugging her knees 26 94 44
--
suitcase 74 93 34
#thought-cloud 62 62 56
cottage 64 48 28
sad man hugging his knees 26 94 46
= shame > ashamed ; shame ; embarrassment ; humiliation
#eye 20 34 22
#eye 80 34 22
#eye 50 22 26
sad woman hugging her knees 50 93 46
= guilt > guilt(?:y conscience)? ; feeling guilty
sad man standing 30 93 66
iron ball 74 93 28
#chain 34 90 68 86 4
= pride > ~pride ; arrogance ; haughtiness
peacock 50 93 74
crown 0 -9 11 centred headed
= gratitude > gratitude ; thankful(?:ness)? ; appreciation
#rays 44 56 62
red heart 42 70 38
#palm-back 50 95 46
= regret > regrets? ; remorse
puddle 70 95 8 wide 44
milk bottle 68 93 34 tilt 82
sad woman standing 26 93 66
= anger > anger ; rage ; fury ; wrath
head profile 44 93 80
#flame 39 66 44
lightning bolt 84 46 24
--
#storm 50 32 46
lightning bolt 50 58 22
angry man standing 50 94 48
= fear > fear ; terror ; being afraid
monster 62 92 84 shadow
scared boy hugging his knees 24 93 34
--
wolf 64 92 66 shadow
scared girl standing 22 93 42
= phobia > phobias? ; arachnophobia
spider 60 56 70 shadow centred
scared woman hugging her knees 24 93 40
= boredom > boredom ; bored to death ; ennui
wall clock 72 44 32
bored man sitting at a desk 42 93 52
= wonder > ~(?:sense of )?wonder ; ~awe ; amazement ; sense of wonder
ringed planet 62 42 52 centred
gold star 20 24 10
gold star 90 66 8
gold star 34 50 7
girl looking up 24 93 36
= melancholy > melancholy ; melancholia ; sorrow ; sadness
rain cloud 50 46 42
sad woman hugging her knees 50 93 44
--
#pane 66 76 62
sad woman hugging her knees 28 93 46
= longing > longing ; yearning ; ~desire
red heart 76 34 28
#dash 72 38 50 60 8
woman reaching up 32 94 58
= temptation > temptations?
snake 68 93 44
red apple 30 93 46
= obsession > obsession ; obsessive thoughts ; fixation ; rumination
#head-room 50 94 88
spiral shape 45 42 36 centred
= passion > ~(?:a |my )?passion ; burning passion ; passion for \\w+
#flame 50 80 78
red heart 50 92 48
= serenity > serenity ; tranquil(?:l)?ity ; contentment ; bliss ; ~calm(?:ness)? ; ~peacefulness ; ~relaxation
#disc 50 46 66
cloud 50 92 36 wide 80
woman meditating 50 72 48
= relief > ~(?:a )?(?:sense of |sigh of )?relief ; weight off (?:my|his|her|your|the) shoulders? ; unburdened
#boulder 76 93 38
woman cheering 34 93 66
= despair > despair ; hopeless(?:ness)? ; rock bottom
#cliffs 50 34 100
sad man hugging his knees 50 94 26
= confusion > confusion ; confused mind ; perplexity ; bewilderment
#head-room 46 94 88
#scribble 41 56 60
question mark 88 34 24
= doubt > doubts? ; uncertainty ; scepticism ; skepticism
question mark 68 91 80 shadow
thinking man standing 30 93 60
= insecurity > insecurit(?:y|ies) ; inferiority complex ; low self[- ]esteem ; self[- ]doubt
#mirror-back 68 93 86
cat 68 78 34
#mirror-front 68 93 86
lion 22 93 44
= vulnerability > vulnerab(?:ility|le) ; fragility of life ; sensitivity
#stage-dome-front 50 94 88
rose 50 82 56
= cowardice > cowardice ; being a coward
rooster 68 91 76 shadow
scared man standing 28 93 56
= self-sabotage > self[- ]sabotag\\w+ ; own worst enemy
#needle 76 40 34
woman holding a balloon 40 93 82
= grief-of-loss > mourning ; bereavement ; loss of a loved one ; losing someone ; losing a loved one ; missing someone ; absence ; ~loss
man sitting on a chair 76 93 52 mirror shadow
sad woman sitting on a chair 26 93 52
= emptiness > emptiness ; feeling empty ; inner void ; ~(?:the )?void ; ~emptiness
#head-room 50 94 88
black hole 45 42 34 centred
= resentment > resentment ; grudges? ; bitterness ; hatred ; ~hate
#scribble 50 54 30
red heart 50 92 62
#scribble-light 50 66 36
= revenge > revenge ; vengeance ; retaliation
#flame 50 84 76
dagger 50 92 70
= nostalgic > nostalgi(?:a|c)
#thought-cloud 62 64 58
girl riding a bicycle 63 54 28
grandmother sitting in an armchair 26 94 46
--
gramophone 34 92 50
picture frame 74 54 28
teddy bear 74 92 30
= kindness > kindness ; compassion ; empathy ; being kind
woman giving a flower to a man 50 93 62
red heart 50 26 18
--
head profile 26 92 62
head profile 74 92 62 mirror
red heart 50 40 26
= happiness-told > happiness ; ~joy ; joyful(?:ness)? ; ~bliss
#rays 50 34 60
sun 50 46 34
cheering woman 50 94 46
= loneliness-online > lonel(?:y|iness)[\\w ,]* (?:social media|online|digital|internet|smartphones?|phones?|technology|connected) ; alone together ; connected but alone
#disc 50 44 74
sad woman looking at a phone 50 93 56
red heart 16 30 12
speech bubble 82 30 16
thumbs up 86 60 12
speech bubble 14 60 14
red heart 66 16 9
= surprise > ~surprise ; astonishment
gift 50 93 40
#rays 50 50 56
exclamation mark 50 48 38
= courage-told > courage ; bravery ; ~being brave
dragon 68 92 70 shadow
girl holding a sword 24 93 40
`;
