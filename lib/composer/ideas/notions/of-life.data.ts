/** What magazines write about families, minds, bodies, money at home and the planet, each as a situation. */
export const NOTIONS_OF_LIFE = `
= mental-load > (?:mental|invisible|emotional|cognitive) (?:load|labou?r|workload)(?: of (?:motherhood|mothers?|mums?|moms?|parents?|parenting|women|parenthood))?
#thought-cloud 58 56 56
baby bottle 40 40 15
calendar 52 28 15
groceries 64 44 17
alarm clock 54 50 14
washing machine 76 36 15
tired mother holding a baby 22 95 60
= kids-money > (?:teach\\w* |talk\\w* to )?(?:your )?(?:kids|children|teens?|teenagers) (?:about|and|to save) money ; financial (?:literacy|education) ; pocket money
mother standing 18 95 60
girl standing 78 95 42
piggy bank 50 95 34
single coin 50 46 13
#coin-stack 94 95 16
= women-in-science > (?:women|girls|female) (?:in|and) (?:science|stem|engineering|research|physics) ; female scientists?
female scientist standing 26 95 66
microscope 60 93 48
dna 86 92 66
atom 58 32 24 centred
= eco-anxiety > (?:climate|eco)[- ]?(?:anxiety|grief|worry|worries|fears?|dread|distress|stress)
#sick-earth 60 66 62
teenager hugging her knees 24 95 42
#rain-streak 18 40 8
#rain-streak 28 34 8
= language-late > learn\\w* (?:an? |new |another |foreign )*languages? (?:late|later|in (?:old|your|later)|at (?:\\d\\d|fifty|sixty|seventy)|after (?:\\d\\d|fifty|sixty|seventy|retir\\w+)|as an? (?:adult|older|senior))(?: \\w+){0,3} ; (?:never|not) too late to learn(?: \\w+){0,3}
grandmother sitting in an armchair with a book 44 95 60
#word-bubble 20 34 26 1
#word-bubble 82 30 26 2
#word-bubble 84 62 18 3
books 86 95 16
= sandwich-generation > sandwich generation(?: caring for (?:\\w+ ){1,4}\\w+)? ; caring for (?:aging|ageing|elderly|both) (?:parents|relatives)(?: and (?:\\w+ )?(?:kids|children))?
grandmother standing 14 94 52
grandfather standing 30 94 54
tired woman standing with outstretched arms 54 95 62
girl standing 78 94 40
boy standing 90 94 34
clock 54 20 16 centred
= ageism-hiring > age ?ism(?: (?:in|at) (?:hiring|work|the workplace|tech|recruitment))? ; age discrimination(?: (?:in|at) [\\w ]{3,14})? ; too old (?:for|to) (?:work|hire|the job|tech|a job)
door 76 92 80
#cross-out 76 50 26
sad grandfather walking with a briefcase 34 94 66
= self-compassion > self[- ]?(?:care|love|compassion|acceptance|esteem|worth|kindness)(?: isn't selfish| matters| routine)? ; being kind to yourself ; loving yourself
#heart-back 50 84 78
woman hugging herself 50 93 72
--
woman meditating 50 84 54
red heart 20 34 14 centred
red heart 78 28 18 centred
sprout 16 94 18
sprout 86 94 18
= empathy > empath\\w+ ; (?:walk\\w* in|stand\\w* in|put\\w* yourself in) (?:someone|somebody|another'?s?|other people'?s?|his|her|their)?(?: else'?s| person's)? ?shoes ; compassion(?: fatigue)? ; active listening
woman hugging a sad man 46 95 70
#storm 78 26 30
red heart 20 36 18 centred
red heart 14 58 10 centred
= empty-nest > empty[- ]nest(?:ers?| syndrome)? ; (?:kids|children) leav(?:e|ing) home
house 26 92 60
mother waving 46 94 42
father waving 60 94 44
car 86 94 22 wide 30
#dash 70 84 78 84 0
= moving-away > moving (?:abroad|overseas|away|countries|to (?:a )?(?:new|another|foreign) (?:city|country|town)) ; expat\\w*(?: life| blues)? ; (?:starting|start) over(?: in (?:a )?new \\w+)? ; relocat\\w+ ; culture shock
globe 62 92 62
airplane 36 26 26
woman walking with a suitcase 22 95 52
#dash 44 26 84 40 -8
= exam-stress > exam(?:s|ination)? (?:stress|anxiety|pressure|season|nerves) ; (?:student|academic|school|homework|study) (?:stress|overload|pressure|burnout) ; (?:stress|pressure)(?:ed)? (?:of|about|before|over) (?:\\w+ )?exams? ; too much homework
stressed girl sitting at a desk with a laptop 50 95 56
books 12 95 24 wide 22
books 90 95 30 wide 20
#scrawl 40 20 26
clock 82 30 26 centred
= helicopter-parents > helicopter parent\\w* ; over-?protective (?:parent\\w*|mothers?|mums?|moms?|dads?|fathers?) ; snowplow parent\\w*
helicopter 52 46 46 wide 70
child walking with a backpack 50 95 44
tree 10 94 48
tree 92 94 44
= co-parenting > co-?parenting(?: after divorce)? ; (?:kids|children) (?:of|and|after|between|in) divorced? ?(?:parents?)? ; shared custody ; two homes
house 16 90 36 wide 34
house 84 90 36 mirror wide 34
mother standing 22 95 44
father standing 80 95 46 mirror
child walking with a backpack 50 95 36
red heart 50 34 14 centred
= dating-apps > (?:dating|hook-?up) apps?(?: fatigue| burnout)? ; online dating ; swip\\w+ for love ; modern (?:dating|love|romance) ; tinder
#phone-back 50 95 90
red heart 50 52 26 centred
#cross-out 41 80 10
#badge 59 84 9
woman standing 14 95 56
man standing 86 95 58 mirror
= ghosting > ghost(?:ing|ed)(?: after a date| by \\w+)? ; no reply ; left on read
#phone-back 62 95 90
ghost 62 74 42
sad woman standing 20 95 60
= public-speaking > (?:public speaking|speaking in public|presentation)(?: (?:fear|anxiety|nerves|tips|skills|confidence))? ; stage ?fright ; (?:fear|afraid|scared|nervous) (?:of|about) (?:public )?speaking(?: in public)? ; glossophobia
#rays 50 30 80
nervous woman talking with a microphone 50 66 58
#grey-crowd 50 92 100
= fomo > fomo ; fear of missing out ; missing out ; left out ; social exclusion ; being excluded
#window 66 50 74
woman dancing 54 86 46
man dancing 67 86 48
woman dancing 80 86 46 mirror
sad man standing 16 95 64
= comparing > (?:social )?comparison(?:s|itis)?(?: (?:trap|on|with|culture|is)(?: [\\w ]{3,24})?)? ; compar\\w+ (?:yourself|myself|ourselves|your life|themselves)(?: (?:to|with) (?:others|everyone|other people))? ; keeping up with the joneses
#phone-back 64 95 92
happy woman waving 64 88 62 wide 38
red heart 88 30 14 centred
red heart 42 22 10 centred
thumbs up 90 56 14
sad woman standing 18 95 62
= shrinkflation > shrinkflation
cereal box 28 94 70
cereal box 62 94 40
single coin 28 20 13
single coin 62 48 13
sad woman standing 88 95 54 mirror
= retirement-told > retire(?:ment|d|es|es early|es rich)?(?: (?:savings|planning|plans?|age|gap|fund|income))? ; pension(?:s|ers)?(?: (?:gap|crisis|plans?|funds?|pots?))? ; saving for (?:old age|retirement|later)
grandfather sitting in a deck chair 34 94 46
palm tree 12 94 76
piggy bank 76 94 38
single coin 76 46 12
sun 88 22 18 centred
= emergency-fund > emergency funds? ; rainy[- ]day (?:funds?|savings?) ; saving for (?:a rainy day|emergencies)
umbrella 50 62 58 wide 84
piggy bank 50 94 40
#rain-streak 8 40 9
#rain-streak 14 60 9
#rain-streak 6 76 9
#rain-streak 90 40 9
#rain-streak 94 60 9
#rain-streak 86 74 9
= passive-income > passive income ; (?:mak\\w+|earn\\w+) money (?:while|in) (?:you |your )?sleep(?:ing)? ; financial independence ; retire early
#bare-tree 24 93 78
single coin 12 38 13 centred
single coin 24 27 13 centred
single coin 36 38 13 centred
single coin 31 52 13 centred
single coin 8 52 11 centred
woman lying in a hammock 68 93 60 wide 64
= first-home > first[- ]time (?:home ?)?buyers? ; buying (?:a|your|our|my|the) (?:first |own )*(?:home|house|flat|apartment) ; mortgages?(?: (?:rates?|stress|guide|application))? ; first home
house 62 92 74
couple standing 20 95 54
key 92 94 24
= mens-mind > men'?s mental health ; (?:men|boys) (?:and|with) (?:depression|anxiety|feelings|emotions|mental health) ; (?:toxic )?masculinity ; boys don'?t cry ; men (?:who |don'?t )(?:cry|talk)(?: about \\w+)?
sad man sitting in an armchair 42 95 56
#storm 44 26 36
woman standing 86 95 58 mirror
= insomnia-told > insomnia ; (?:can'?t|cannot|unable to|trouble|struggling to|hard to) (?:fall(?:ing)? a)?sleep(?:ing)? ; sleepless(?:ness)?(?: nights?)? ; sleep (?:deprivation|problems|disorders?|anxiety) ; (?:lying )?awake at (?:night|3 ?am|three)
tired woman in bed 42 94 54
moon 84 22 24 centred
alarm clock 88 94 26
sheep jumping 30 34 20
sheep jumping 58 28 18
= carers > care-?givers?(?: (?:burnout|stress|fatigue))? ; care-?giving ; (?:family|unpaid|young) carers? ; caring for (?:a |an )?(?:\\w+ )?(?:parents?|mother|father|grandparents?|relative|the elderly|someone with \\w+)
woman pushing a grandmother in a wheelchair 50 95 64
red heart 82 26 18 centred
= adhd > adhd(?: (?:brain|in (?:women|adults|children|kids|men)|at work|diagnosis))? ; attention deficit ; neuro-?diver\\w+(?: (?:at work|in the workplace|minds?|kids|children))? ; hyperactiv\\w+ ; racing (?:mind|thoughts)
#head-room 46 95 88
#scrawl 40 38 32
butterfly 74 24 14
light bulb 86 46 16
alarm clock 16 30 15
music note 22 54 12
= postpartum > post-?(?:partum|natal)(?: (?:depression|anxiety|blues))? ; baby blues
tired mother holding a baby 44 95 62
#storm 44 24 40
crib 84 95 36
= dementia > dementia(?: care)? ; alzheimer\\w*(?: disease)? ; memory loss ; forgetting (?:names|who|your|everything)
#head-room 44 95 88
jigsaw puzzle piece 36 40 18 centred
jigsaw puzzle piece 52 46 16 centred tilt 30
jigsaw puzzle piece 78 24 15 centred tilt 50
jigsaw puzzle piece 88 44 13 centred tilt -20
jigsaw puzzle piece 82 66 11 centred tilt 70
= water-crisis > water (?:scarcity|shortages?|crisis|stress|poverty|wars?) ; (?:running out of|lack of|access to clean) water
#cracked-ground 50 94 100
faucet 34 56 46
drop 44 74 14
bucket 56 95 22
sad woman standing 82 94 54
= heatwave > heat ?waves?(?: in \\w+)? ; extreme heat ; record temperatures ; heat stress
sun 74 28 46 centred
thermometer 20 94 80
sweating man standing 54 95 60
glass of water 82 95 18
= sobriety > sobriety ; sober(?: curious| living| october)? ; (?:quit\\w*|giving up|stopp\\w+) (?:alcohol|drinking) ; alcohol(?:ism| addiction| abuse) ; dry january
#chain 22 90 60 90 4
sad man hugging his knees 22 95 44
wine bottle 66 95 84
wine glass 88 95 34
= gambling > (?:gambling|betting|sports betting)(?: (?:addiction|problem|harm|apps?))? ; addicted to (?:gambling|betting)
slot machine 64 94 78
sad man standing 20 95 60
single coin 44 80 10
single coin 90 90 12
= eating-disorder > eating disorders? ; anorexia ; bulimia ; diet culture ; body dysmorphia ; body image(?: \\w+){0,3}
#mirror-back 68 93 86
sad fat woman standing 68 84 60
#mirror-front 68 93 86
woman standing 22 95 64
= waiting-lists > (?:hospital |health ?care |nhs |long )?waiting (?:lists?|times?|rooms?) ; (?:waiting|wait) (?:too long )?(?:for|to see) (?:a |an |the )?(?:doctor|surgery|treatment|appointment|diagnosis)
three people sitting on a bench 46 95 46
clock 50 28 32 centred
calendar 88 60 24
= democracy > democracy(?: (?:in (?:danger|crisis|decline)|at risk|under (?:threat|attack)))? ; (?:threat|danger|erosion|decline|death|future) (?:to|of) democracy ; voter (?:apathy|turnout|suppression) ; (?:first|young) (?:time )?voters?
ballot box 50 92 50
woman raising a hand 16 95 58
man raising a hand 84 95 60 mirror
= quiet-moment > (?:doing nothing|switching off|slow mornings?|being present|a moment of (?:calm|peace|quiet)|unplugging|me[- ]time)
woman sitting in an armchair with a cup 46 95 58
cat sleeping 84 95 18
floor lamp 88 78 62
potted plant 12 95 40
= money-fights > (?:money|financial) (?:fights|arguments|and (?:love|relationships|marriage|couples)|infidelity|stress in relationships) ; couples? (?:and|fighting about|arguing (?:about|over)) money ; talking about money
#coin-stack 50 95 44
dollar sign 50 42 18 centred
angry woman talking 20 95 64
angry man talking 80 95 66 mirror
lightning bolt 50 22 16 centred
= saying-no > (?:the art of |how to |learn(?:ing)? to )?say(?:ing)? no(?: (?:at work|to (?:your|my) boss|without guilt|more often|politely))? ; people[- ]?pleas\\w+
woman holding up a hand 26 95 64
paper pile 66 95 24 wide 24
speech bubble 40 34 24
#cross-out 40 28 15
man holding documents 88 95 60 mirror
= fear-of-flying > (?:fear of|afraid of|scared of|anxious about|nervous about) fly(?:ing)? ; (?:flying|flight) (?:anxiety|phobia) ; aviophobia
airplane 60 40 44
#storm 86 66 26
woman hugging her knees 30 95 44
suitcase 66 95 30
= future-of-travel > (?:the )?future of (?:public transport\\w*|mobility|transport\\w*|commuting|cars|driving)
#skyline 50 80 44
bus 44 94 40 wide 66
man waiting 88 95 44
= digital-minimal > digital (?:minimalism|declutter\\w*|wellbeing|well-being) ; using your phone less ; quit\\w* social media
woman sitting in an armchair with a book 40 95 58
potted plant 14 95 34
phone 84 92 40
#cross-out 84 72 24
= diets > ~diets?(?: fail| don'?t work| culture)? ; (?:why )?(?:most |crash |fad )?diets (?:fail|don'?t work|never work) ; (?:crash|fad|yo-?yo) diet\\w* ; (?:losing|lose) weight ; weight loss
sad woman standing 22 95 60
scale 62 92 62
burger 46 60 14
apple 78 60 14
salad 88 95 16
= moving-in > mov(?:ing|e) in together ; (?:moving|move) (?:house|home|day) ; first (?:flat|apartment) together
happy couple standing 40 95 60
cardboard box 70 95 28
cardboard box 72 67 20
floor lamp 90 95 54
potted plant 12 95 30
red heart 40 22 16 centred
= life-after > life after (?:cancer|divorce|loss|war|prison|trauma|stroke|addiction|death|illness|grief|\\w+) ; (?:a )?(?:new|second) (?:chapter|life) ; surviv(?:ing|or of) (?:breast )?cancer
#light-door 70 94 88
woman walking 30 95 60
butterfly 48 34 14
sprout 14 95 20
= difficult-people > (?:difficult|angry|rude|unhappy|demanding) (?:customers?|clients?|people|bosses|boss|guests?|colleagues|co-?workers)
angry man talking 78 95 64 mirror
woman standing 22 95 60
lightning bolt 56 34 20 centred
speech bubble 82 26 20 mirror
red heart 32 28 12 centred
`;
