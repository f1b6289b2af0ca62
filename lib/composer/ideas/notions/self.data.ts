/** The mind, the self, and how somebody is. */
export const NOTIONS_OF_SELF = `
= introspection > introspection ; self[- ]reflection ; self[- ]awareness ; soul[- ]searching ; inner (?:self|world|life)
#head-room 50 94 90
woman meditating 45 56 30
= inner-child > inner child
#head-room 50 94 90
girl holding a balloon 45 58 32
= identity > identity(?: crisis)? ; who am i ; sense of self
woman standing 50 94 72
question mark 0 -1 25 centred headed
carnival mask 16 54 18
carnival mask 84 54 18
--
#mirror-back 66 93 86
question mark 66 70 36
#mirror-front 66 93 86
man standing 20 95 62
= midlife-crisis > mid[- ]?life crisis
red sports car 60 93 34
hourglass 20 56 34
man standing 22 95 48
= silence > ~silence ; ~speechless(?:ness)? ; being silenced
speech bubble 50 80 58
#cross-out 50 50 60
= noise > ~noise ; noise pollution
megaphone 22 76 46
#scribble 51 48 24
ear 82 82 56
= distraction > distractions? ; (?:being |easily )distracted ; short attention span ; attention (?:span|economy|deficit) ; adhd
woman reading a book 46 93 60
bell 16 36 16
phone 84 60 20
speech bubble 80 30 18
envelope 18 62 13
= dream > ~(?:the )?dreams? ; dreaming ; daydream(?:ing|s)?
#night 50 50 92
#moon 74 34 24
cloud 46 84 24 wide 66
girl sleeping 46 72 20 wide 50
gold star 30 30 9
gold star 50 20 6
= nightmare > nightmares? ; bad dreams?
monster 60 90 88 shadow
child sleeping in a bed 44 94 40
= writers-block > writer'?s'? block ; creative block ; blank page
stressed man sitting at a desk 46 93 54
crumpled paper 84 94 12
crumpled paper 12 94 11
crumpled paper 74 95 9
question mark 46 28 20
= intuition > intuition ; gut feeling ; sixth sense
head profile 46 93 80
compass 42 62 34
= instinct > instincts?
#head-room 50 94 90
wolf 45 54 28
= consciousness > consciousness ; inner universe ; imagination
#head-room 50 94 90
ringed planet 46 38 24 centred
gold star 32 34 8
gold star 58 54 7
gold star 34 54 6
= subconscious > (?:the )?(?:sub|un)conscious(?: mind)?
#iceberg 50 40 90
head profile 50 41 22
= soul > ~(?:the )?(?:human )?soul ; ~spirit
#heart-back 50 92 84
dove flying 50 62 34
= spirituality > spirituality ; enlightenment ; spiritual (?:awakening|growth|journey)
#rays 50 60 86
woman meditating 50 78 52
lotus 50 94 16
= faith > ~faith ; ~prayer ; religious faith
#rays 60 44 60
candle 66 92 50
woman kneeling 30 93 52
= discipline > self[- ]?discipline ; ~discipline ; willpower ; self[- ]control ; mental strength ; mental toughness
#head-room 50 94 90
dumbbell 45 48 30 wide 38
= bad-habits > bad habits? ; breaking (?:an? |the )?(?:bad )?(?:habits?|cycle|addiction) ; quitting smoking ; quit smoking
#broken-chain 50 60 70
cigarette 50 92 22 wide 70
= good-habits > ~(?:good |daily |healthy |new )?habits? ; habit[- ](?:building|formation|tracking|forming) ; building habits?
calendar 50 92 68
check mark 72 94 30
sprout 22 94 26
= trauma > trauma ; emotional (?:wounds?|scars?|pain) ; ptsd
head profile 46 93 80
lightning bolt 42 58 34
band aid 42 36 12 centred tilt 30
= healing > (?:heal|recover|mov)ing (?:after|from|on from) [\\w ]{3,24} ; healing ; recovery ; mending ; moving on ; getting over (?:a |the |him|her)
broken heart 50 90 70
band aid 50 58 26 centred tilt -25
sprout 82 94 22
= ignorance > ignorance ; ~ignorant ; closed[- ]minded(?:ness)? ; narrow[- ]minded(?:ness)?
man standing 50 94 74
cardboard box 0 0 26 centred headed
= open-mindedness > open[- ]minded(?:ness)? ; open mind
#head-room 50 94 78
flower 46 56 26
butterfly 66 16 14
bird flying 34 14 16
= wisdom > wisdom
stack of books 50 94 34
owl 50 61 46
= bias > (?:unconscious |implicit |cognitive |confirmation )?bias(?:es)? ; partiality
#seesaw-of-ends 50 92 60
#pinch-hand 22 67 44
pawn 79 61 30
= prejudice-labels > prejudices? ; stereotyp\\w+ ; labell?ing people ; being labell?ed
woman standing 50 94 80
sticky note 18 36 20 tilt -8
sticky note 82 32 20 tilt 10
sticky note 14 70 20 tilt 8
sticky note 86 66 20 tilt -10
= blind-spot > blind spots? ; wilful blindness ; willful blindness
#eye-crossed 50 50 64
= perspective > ~(?:a )?(?:change of |shift in |new )?perspectives? ; ~points? of view ; seeing yourself differently
lion 62 91 74 shadow
cat 28 93 30
= authenticity > authenticity ; being yourself ; be yourself ; true self ; being authentic
happy woman standing 40 94 82
#smile-mask 80 94 36
= hypocrisy > hypocris(?:y|ies) ; two[- ]faced ; fake (?:friends?|smile|people|happiness) ; pretending to be (?:happy|fine|okay)
angry man 42 190 182 wide 150
#smile-mask 70 60 52
= vanity > vanity ; narcissis[mt]\\w* ; egois[mt]\\w* ; selfish(?:ness)? ; ~ego
#mirror-back 68 93 86
king 68 84 64
#mirror-front 68 93 86
man standing 22 95 62
= humility > humility ; modesty
sunflower 68 92 80
daisy 28 93 32
= stubbornness > stubborn(?:ness)? ; obstinacy
man pulling a donkey 50 93 70 wide 92
= adaptability > adaptab(?:ility|le) ; ~adaptation
chameleon 50 72 50
tree branch 50 86 22 wide 90
= perseverance > perseverance ; persistence ; endurance ; ~grit ; slow and steady ; tenacity
turtle 32 93 34
checkered flag 82 93 56
#dash 44 94 70 94 0
= purpose > ~(?:sense of |finding )?purpose ; meaning of life ; ikigai ; meaningful life ; soul purpose
#way-up 50 92 80
gold star 80 40 30
woman walking 26 91 36
= conscience > conscience ; moral dilemmas? ; good and evil ; inner conflict ; good vs\\.? evil
angel 18 52 36
devil 82 52 36
thinking man standing 50 94 66
= dilemma > indecision ; dilemmas? ; ~(?:a )?(?:difficult |hard |tough )?(?:choices?|decisions?) ; (?:at a |career )crossroads ; crossroads in (?:your|my|his|her|their|life|a)[\\w ]* ; life choices
#fork 50 96 74
signpost 50 46 36
woman standing 50 96 44
= confusion-of-self > overthink(?:ing|er)?
#head-room 50 94 90
#scribble 45 48 44
= conformity > conformity ; conformism ; herd (?:mentality|behaviou?r|instinct) ; groupthink ; following the crowd
sheep 18 93 32
sheep 50 93 32
sheep 82 93 32
= patience > patience ; ~waiting
hourglass 20 93 52
woman sitting on a bench 64 93 50
= burden-borne > ~(?:a |the )?(?:heavy |emotional )?burden ; emotional (?:baggage|burden) ; ~pressure
#boulder 50 74 62
man crawling 50 94 26
= responsibility > responsibilit(?:y|ies) ; ~duty ; ~accountability ; sense of duty
house 46 44 42
man walking 44 94 52
= beauty-standards > beauty (?:standards|ideals?|myth)
#mirror-back 68 93 86
dress form 68 84 60
#mirror-front 68 93 86
sad woman standing 22 95 62
= creativity-told > creativity ; creative (?:mind|thinking|process|spark)
head profile 42 93 66
paint splash 42 40 34 centred
light bulb 42 38 26
paintbrush 80 66 40 tilt 24
pencil 70 30 26 tilt -30
`;
