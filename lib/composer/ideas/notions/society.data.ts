/** Power, justice, peoples, and the public. */
export const NOTIONS_OF_SOCIETY = `
= oppression > oppression ; ~tyranny ; being oppressed ; ~repression ; crushed by power
boot 50 66 56
#tiny-person 30 93 22 0
#tiny-person 44 94 22 2
#tiny-person 58 94 22 3
#tiny-person 72 93 22 1
= captivity > slavery ; captivity ; imprisonment ; human trafficking ; mass incarceration ; ~prison
#cage-back 50 94 90
sad man hugging his knees 50 88 48
#cage-front 50 94 90
= defiance > ~resistance ; defiance ; rebellion ; civil disobedience ; nonviolence ; anti[- ]war ; pacifism
tank 70 93 46
girl holding a flower 18 93 42
= revolution > ~revolution ; uprising ; liberation ; emancipation ; breaking free ; ~revolt
#broken-chain 50 76 80
woman cheering 50 94 68
= protest > ~protests? ; activism ; demonstrations? ; ~demonstrat\\w+ for ; social movement ; civil rights
#grey-crowd 50 90 44
woman holding a megaphone 30 94 64
placard 74 94 70
= dictatorship > dictator(?:s|ship)? ; authoritarian\\w* ; totalitarian\\w* ; autocracy
#puppet-strings 50 66 64
#tiny-person 30 94 32 0
#tiny-person 50 94 32 2
#tiny-person 70 94 32 3
= power > ~(?:political )?power ; ~authority ; ~dominance
#rays 50 44 80
chess king 50 90 70
chess pawn 18 92 26
chess pawn 82 92 26
= abuse-of-power > (?:abuse|misuse) of (?:power|authority)
#block-hand 50 60 70
scared man hugging his knees 50 94 30
= injustice > injustice ; unfair(?:ness)? ; unjust ; money rules
#seesaw-of-ends 50 92 60
money bag 21 68 38
woman standing 79 61 30
= sexism > sexism ; gender (?:inequality|bias|discrimination) ; misogyny
#seesaw-of-ends 50 92 60
businessman standing 21 68 40
businesswoman standing 79 61 34
= gender-equality > gender equality ; equality of the sexes ; women'?s rights ; feminis[mt]\\w* ; equal rights
scale 50 94 86
female sign 22 62 24
male sign 78 62 24
= equality-told > ~equality ; fairness ; equal opportunit(?:y|ies)
scale 50 94 86
woman standing 22 63 28 wide 26
man standing 78 63 28 wide 26
= borders > ~borders? ; border (?:wall|policy|crossing) ; ~immigration ; deportation ; exile
fence 50 93 40 wide 92
girl standing 30 94 36
dove flying 74 36 26
= migration-told > ~migration ; ~emigration ; leaving home ; brain drain
suitcase 50 93 62
swallow 24 30 14
swallow 44 18 14
swallow 66 26 14
= war > ~war ; warfare ; ~armed conflict ; ~battle ; ~destruction
tank 60 93 50
poppy 14 94 30
#smoke-curl 84 40 30
= conspiracy > conspirac(?:y|ies)(?: theor(?:y|ies))? ; secret societ(?:y|ies) ; deep state ; hidden agenda
#rays 50 44 80
pyramid 50 93 74
#eye 50 62 22
= nationalism > nationalis[mt]\\w* ; patriotism ; chauvinism
flag 62 64 60
fist 46 95 50
= colonialism > coloni(?:alism|sation|zation|al past) ; imperialism ; ~empire
earth 56 94 62
flag 46 36 24
flag 62 34 24
galleon 14 94 24
= culture-told > ~culture ; ~cultural diversity ; ~arts and culture
carnival mask 50 46 38
treble clef 18 78 40
temple 50 93 38
vase 84 93 40
= unemployment > unemploy(?:ment|ed) ; jobless(?:ness)? ; out of work ; looking for (?:a |work|job)\\w*
sad man sitting on a bench 46 93 52
briefcase 84 94 22
newspaper 14 94 16
= tax-evasion > tax (?:evasion|havens?|avoidance|fraud|dodg\\w+) ; offshore (?:accounts?|money|banking)
#islet 50 92 86
palm tree 36 84 60
money bag 62 86 34
= money-laundering > (?:money|cash) laundering ; dirty money
washing machine 50 94 80
banknotes 20 44 20 tilt -16
banknotes 82 36 20 tilt 14
= austerity > austerity ; (?:budget|spending|cost|funding|wage|pay|tax) cuts? ; cutting (?:costs|spending|budgets?) ; cost cutting
banknote 36 72 34
scissors 76 80 44 tilt -70
= market-crash > (?:stock )?market crash ; financial (?:crisis|crash|meltdown) ; economic (?:crisis|collapse|downturn) ; falling (?:stocks|markets|prices) ; bear market
#coin-stack 14 93 56
#coin-stack 32 93 40
#coin-stack 50 93 24
bear 82 93 44
= gentrification > gentrification ; urbani[sz]ation ; urban sprawl ; overdevelopment ; housing shortage
skyscraper 18 94 90
cottage 50 94 30
skyscraper 82 94 90
= capitalism > capitalism ; ~industry and money ; profit over (?:people|planet)
factory 50 93 54
single coin 38 30 14
single coin 50 18 17
single coin 64 28 20
= consumerism > consumeris[mt]\\w* ; overconsumption ; materialis[mt]\\w* ; ~consumption ; consumer society ; overspending
earth 54 54 36
shopping cart 50 94 70
--
woman carrying shopping bags 50 94 76
shopping bag 12 94 24
gift 88 94 20
= monopoly > monopol(?:y|ies) ; big fish eats? (?:the )?(?:small|little) fish ; corporate (?:power|takeover) ; market dominance ; takeover
shark 64 70 56 mirror
goldfish 14 62 16 mirror
= greed > greed(?:iness)? ; ~avarice ; corporate greed
#coin-stack 16 93 62
#coin-stack 84 93 46
rich man holding a money bag 50 94 74
= inequality-of-wealth > wealth (?:inequality|gap|distribution) ; income (?:inequality|gap) ; social (?:inequality|injustice|class(?:es)?|divide)
#coin-stack 30 94 64
businessman standing 30 31 28
sad woman hugging her knees 76 94 34
= poverty-told > poverty ; child poverty ; being poor ; financial hardship ; struggling to make ends meet
sad woman standing 34 93 66
empty wallet 74 93 28
= hunger > hunger ; famine ; food insecurity ; starvation ; malnutrition
sad boy standing 28 93 56
empty bowl 70 93 26
= censored > censorship ; banned books? ; book bans?
book 50 92 60
padlock 50 84 30
#chain 16 44 84 84 3
#chain 16 84 84 44 3
= propaganda > propaganda ; indoctrination ; ~rhetoric
megaphone 30 50 50
#grey-crowd 66 94 46
= public-opinion > public opinion ; ~debates? ; ~discussion ; public discourse ; free debate
speech bubble 28 56 44
speech bubble 72 72 44 mirror
= privilege > privilege ; head start ; unequal start
#lane 50 94 20
businessman running 80 92 42
woman running 22 92 42
#hurdle 40 92 20
= bureaucracy > bureaucracy ; red tape ; paperwork overload
#paper-heap 30 94 66
#paper-heap 80 94 88
man standing 55 94 32
--
sad businessman standing 50 94 66
#tangle 50 92 60
= whistle > silencing (?:women|critics|journalists|voices) ; freedom of the press ; press freedom ; silenced (?:voices?|press)
quill 40 90 76 tilt 8
#chain 20 60 80 60 4
padlock 72 82 24
`;
