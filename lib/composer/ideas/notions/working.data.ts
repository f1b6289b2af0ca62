/** Work, money, machines and screens. */
export const NOTIONS_OF_WORK = `
= workload > work overload ; (?:heavy |crushing )?workload ; overwork(?:ed|ing)? ; buried in work ; too much work ; (?:burden|weight|pressure) of work
#paper-heap 50 84 66
man crawling 50 95 24
--
#paper-heap 14 94 60
#paper-heap 88 94 78
stressed woman sitting at a desk with a laptop 50 94 48
= toxic-workplace > toxic (?:workplaces?|work (?:culture|environment)|boss(?:es)?|job|office) ; hostile work environment ; mobbing ; workplace bullying
#storm 50 30 44
sad woman sitting at a desk with a laptop 44 94 52
biohazard sign 82 46 22
= office-politics > office politics ; power (?:games|struggles?|plays?) ; corporate politics
#chess-board 50 96 92
businessman standing 28 84 50
businesswoman standing 70 82 46
= robots-for-people > (?:job loss|jobs? lost|losing (?:your |their |my )?jobs?) to (?:automation|ai|robots|machines|artificial intelligence) ; robots? (?:taking|replacing|stealing) (?:our |human |people'?s |all )?(?:jobs?|workers|people|humans|employees) ; (?:ai|automation|machines) (?:taking|replacing|stealing) (?:our |human )?(?:jobs?|workers|people|humans|employees) ; replaced by (?:ai|robots?|machines?)
robot sitting at a desk with a laptop 36 94 52
sad man walking with a box 82 94 52
= phone-addiction > (?:technology|tech|phone|smartphone|screen|internet|social media|digital|gaming|tiktok) addict(?:ion|ed) ; addicted to (?:phones?|screens?|social media|technology|smartphones?|the internet) ; nomophobia
sad man standing 26 93 68
phone 74 93 50
#chain 30 90 70 86 4
= doomscrolling > doom ?scrolling ; bad news (?:overload|fatigue) ; news fatigue ; negative news
#storm 56 34 36
warning sign 82 54 16
skull 30 50 14
woman hugging her knees 36 94 44
#phone-back 72 92 34
= screen-time > screen time ; kids and screens ; children and (?:screens?|technology|phones?)
hourglass 76 93 60
boy looking at a phone 32 93 52
= influencer > influencer culture ; ~influencers? ; selfie culture ; content creat\\w+ ; personal branding
#phone-back 50 95 90
woman taking a selfie 50 88 64 wide 34
red heart 14 44 14
thumbs up 86 40 14
red heart 84 66 10
= identity-theft > identity (?:theft|fraud) ; stolen identity ; data (?:theft|breach(?:es)?)
thief 32 94 68
id badge 74 84 40
= phishing > phishing ; (?:online|internet|email|phone|romance) (?:scams?|fraud) ; ~scams? ; clickbait
#fishhook 54 62 62
credit card 50 82 26 tilt -8
laptop 20 94 26
= hacking > hacking ; being hacked ; ~hackers? ; cyber ?attacks? ; data security breach ; cybercrime ; ransomware
thief sitting at a desk with a laptop 44 94 54
#cross-out 84 34 18
padlock 82 92 28
= virtual > metaverse ; virtual (?:reality|worlds?) ; augmented reality
ringed planet 78 34 32 centred
cube 18 44 20
woman wearing a vr headset 44 94 76
= tax-burden > tax burden ; high taxes ; (?:crippling|crushing) debt ; (?:burden|weight) of (?:debts?|taxes) ; debt trap ; drowning in debt ; in debt
#coin-stack 50 72 60
man crawling 50 94 26
--
sad man standing 26 93 66
iron ball 74 93 34
dollar sign 74 84 16
#chain 30 90 68 84 4
= cost-of-living > cost[- ]of[- ]living(?: crisis)? ; rising (?:prices|costs) ; price (?:rises?|increases?|hikes?) ; unaffordable ; expensive life
#coin-stack 22 93 64
groceries 50 93 46
sad woman standing 80 93 60
= debt-free > debt[- ]free ; paying off debts? ; pay(?:ing)? off (?:a |the )?(?:loan|debt|mortgage)
#broken-chain 50 76 80
businessman cheering 50 94 66
= disruption > disruption ; disruptive (?:innovation|technology) ; game ?changers?
bowling ball 20 93 34
bowling pin 60 92 44 tilt 20
bowling pin 76 92 44 tilt -16
bowling pin 90 88 40 tilt 40
= competition-told > rivalry ; competitive(?:ness)? ; rat race
mouse 18 93 26
mouse 48 93 26
#dash 58 86 68 86 0
cheese 84 93 28
= mentoring > mentor(?:ship|ing|s)? ; ~guidance ; role models?
lighthouse 74 93 84
sailboat 24 93 34
#dash 36 60 60 30 -8
= planning-told > ~planning ; planning ahead ; ~strategy planning ; ~organi[sz]ation
calendar 40 92 62
pencil 78 86 54 tilt 20
check mark 40 76 24
= motivation-told > motivation ; ~inspiration ; self[- ]motivation
carrot 80 34 20 tilt 30
#dash 50 16 78 22 -4
rabbit running 40 93 40
= team-spirit > team ?spirit ; stronger together ; unity ; working together ; togetherness ; ~together
two men pushing 24 94 42
#boulder 66 94 62
= success-story > ~failure ; learning from (?:mistakes|failure) ; ~mistakes? ; fail(?:ing)? forward
crumpled paper 20 94 14
crumpled paper 36 95 12
crumpled paper 50 94 13
light bulb 76 92 50
#rays 76 62 44
= victory > victory ; ~triumph ; ~winning ; ~champions?(?:hip)?
#rays 50 40 80
cheering woman 40 94 70
trophy 76 93 44
= defeat > defeat ; ~surrender ; giving up ; checkmate ; ~losing
chess king 36 90 50 tilt 78
chess queen 78 92 62
= quitting > (?:why )?(?:good |top |great |best |your |young )*(?:employees?|people|workers|staff|talents?|nurses|teachers) (?:are )?(?:quit\\w*|resign\\w*|leav\\w* (?:their|the) (?:jobs?|company|profession)) ; quitting (?:your |a |my |the )?job ; resignation ; great resignation ; leaving (?:a |your )?job
#light-door 70 94 86
man walking with a box 26 94 60
= speed > ~speed ; ~velocity ; ~acceleration ; moving fast
cheetah running 58 80 50
#dash 6 60 24 60 0
#dash 4 70 20 70 0
#dash 8 80 24 80 0
= energy > ~energy ; ~vitality
#rays 50 44 80
lightning bolt 50 88 70
= rest > ~rest ; ~relax(?:ing)? ; ~taking a break ; ~leisure ; ~unwind(?:ing)?
woman lying in a hammock 50 92 60 wide 90
= slow-living > slow (?:living|life|down) ; quality of life ; ~slowness ; hygge
snail 22 94 24
woman drinking tea in an armchair 60 94 58
= efficiency > efficien(?:cy|t) ; doing more with less ; optimi[sz]ation
gear 38 92 60
lightning bolt 76 80 44
= gig > gig economy ; zero[- ]hours contracts? ; precarious work ; delivery workers
#phone-back 24 94 76
courier riding a bicycle 66 93 50
= ai-told > ~(?:ai|artificial intelligence) ethics ; ethical ai ; ai (?:and|or) (?:morality|ethics)
scale 50 94 86
robot 22 63 30 wide 24
red heart 78 62 22
= attention-economy > attention economy ; battle for attention
#fishhook 54 60 60
#eye 50 74 40
`;
