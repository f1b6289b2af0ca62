/** What magazines and blogs of work, firms and software write about, each as a situation that is seen at a glance. */
export const NOTIONS_AT_WORK = `
= trust-of-teams > (?:build\\w* |broken |rebuild\\w* |earn\\w* )?trust (?:between|among|within|in|across) (?:the |your |a |remote |two |our )?(?:teams?|colleagues|co-?workers|employees|departments|leaders|managers|people|partners) ; team trust ; trust[- ]fall ; (?:re-?)?build\\w* trust(?: (?:after|at|in|with|following)(?: \\w+){1,3})? ; how to (?:re)?build trust
#cliffs 50 76 100
#arch-bridge 50 76 50
two people shaking hands 50 68 46
woman standing 13 76 40
man standing 87 76 42 mirror
red heart 50 18 14 centred
= cloud-costs > (?:cut|reduc|sav|lower|trim|optimi[sz]|slash|shrink|control|manag|ris|explod|hidden)\\w* (?:of )?(?:your |our |the |on )?(?:cloud|aws|azure|saas|software|server|infrastructure|it|hosting|gpu|compute) (?:costs?|spend(?:ing)?|bills?|expenses) ; cloud (?:costs?|bills?|spend(?:ing)?)
cloud 56 58 56
dollar sign 58 44 22 centred
scissors 20 44 46 centred tilt 84
single coin 40 72 12
single coin 58 80 12
single coin 74 71 12
#coin-stack 82 93 16
#coin-stack 24 93 9
= cutting-costs > (?:cut|reduc|slash|trim|lower)\\w* (?:your |our |the |household |company |business )?(?:costs?|spending|budgets?|expenses|expenditures?|bills) ; (?:budget|spending|cost) cuts
#coin-stack 78 93 64
sad man standing 14 93 52
scissors 46 52 56 centred tilt 82
single coin 60 90 11
single coin 48 93 9 tilt 40
= remote-onboarding > (?:remote|virtual|online) (?:employee )?(?:onboarding|new hires?|induction|first day) ; onboarding (?:remote(?:ly)?|new hires?|new employees|virtual|online)(?: \\w+)? ; first day (?:at|of|on) (?:a |the |your )?(?:new )?(?:remote )?(?:job|work)
happy woman waving 73 50 42 framed
man working on a laptop at a desk 30 94 54
gift box 88 94 22
potted plant 70 94 26
#dash 44 40 54 32 -4
= wfh-loneliness > (?:lonel\\w+|isolat\\w+|alone)(?: \\w+){0,3} (?:work\\w* from home|remote (?:work\\w*|jobs?)|home ?(?:office|working)|freelanc\\w+) ; (?:remote (?:work\\w*|jobs?)|work\\w* from home)(?: and| makes you|:)? (?:lonel\\w+|isolat\\w+)
#window 74 46 48
sad woman sitting at a desk with a laptop 42 94 58
coffee mug 88 94 11
= decision-fatigue > decision (?:fatigue|paralysis|overload|anxiety) ; (?:too many|endless) (?:choices|options|decisions) ; analysis paralysis ; choice overload ; paradox of choice ; overthinking every decision ; indecision ; indecisive\\w*
door 13 84 58
door 38 82 54
door 63 82 54
door 88 84 58
question mark 13 20 13 centred tilt -10
question mark 38 20 12 centred tilt 8
question mark 63 20 12 centred tilt -6
question mark 88 20 13 centred tilt 12
tired man hugging his knees 50 95 36
= pointless-meetings > meetings? (?:that )?(?:waste|are a waste|kill|could have been|go nowhere|are killing|suck|are broken)(?: \\w+){0,3} ; (?:pointless|useless|endless|unproductive|boring|wasteful|long) meetings? ; wast\\w+ (?:\\w+ )?(?:time )?in meetings
clock 50 44 36
three bored people sitting at a table 50 94 48
speech bubble 14 40 18
speech bubble 86 42 18 mirror
= tech-debt > tech(?:nical|nology)? debt(?: \\w+ing(?: \\w+){0,4})? ; legacy (?:code|software|systems?)
rocket 34 76 70 tilt 12
#chain 38 72 74 76 4
iron ball 78 93 38
warning sign 78 54 18
= slowed-down > slowing (?:down |us )?(?:\\w+ ){0,2}(?:startups?|teams?|growth|business(?:es)?|innovation|progress) ; slow (?:progress|growth|innovation)
snail 46 93 52
rocket 52 52 48 centred tilt 78
#dash 8 60 18 60 0
= impostor-seen > impost(?:e|o)r (?:syndrome|phenomenon)(?: (?:in|at|for|among) [\\w ]{2,20})? ; feel\\w* like (?:a fraud|an impost(?:e|o)r)
#mirror-back 70 93 86
kitten 70 82 34
#mirror-front 70 93 86
lion 27 94 56
question mark 44 24 18 centred tilt 12
--
#mirror-back 68 93 86
clown 68 84 62
#mirror-front 68 93 86
businesswoman standing 24 95 66
question mark 40 20 16 centred tilt -10
= return-to-office > return(?:ing)? to (?:the )?(?:office|work\\w*) ; back to the office ; office mandates? ; rto
office building 58 90 70
office building 88 90 62
office building 74 92 88
man walking with a briefcase 36 94 48
woman walking with a backpack 14 95 46
= hybrid-work > hybrid (?:work\\w*|teams?|offices?|schedules?|models?)
house 20 88 42 wide 40
office building 76 88 56
office building 90 88 72
woman working on a laptop at a desk 50 96 40
#dash 36 34 66 24 -12
#dash 66 38 40 44 12
= micromanaged > micro-?manag\\w+ ; (?:employee|workplace|worker|staff) (?:monitoring|surveillance|tracking) ; (?:watched|monitored|spied on) at work ; bossware
#eye 50 26 60
man sitting at a desk with a laptop 50 95 50
potted plant 86 95 26
= career-change > career (?:changes?|switch\\w*|pivots?|transitions?|breaks?) ; (?:chang|switch)\\w* (?:your |my )?(?:careers?|jobs?) ; new career
#light-door 76 93 84
woman walking with a briefcase 42 94 58
office chair 14 94 34
= job-hunt > job (?:search\\w*|hunt\\w*|seek\\w*|market) ; looking for (?:a |new )?(?:job|work) ; ghosted by recruiters ; (?:first|entry[- ]level) jobs? (?:search|after|for)
briefcase 62 84 42
magnifying glass 58 92 76 tilt -6
man standing 16 94 58
document 92 93 22
= parental-leave > (?:parental|maternity|paternity|family) leave ; (?:going|coming|return\\w*) back to work after (?:a )?bab(?:y|ies)
father holding a baby 34 94 66
calendar 76 62 40
laptop 76 93 24
= ai-artist > ai[- ](?:generated )?(?:art|artists?|images?|illustration)(?: \\w+ artists?)? ; ai (?:is )?(?:replac|steal)\\w+ (?:\\w+ )?(?:artists?|designers?|writers?|creatives?|illustrators?) ; (?:ai|artificial intelligence) (?:and|in|vs\\.?|versus) (?:human )?(?:creativity|art|creative work|artists?|design)
robot painting on an easel 54 94 74
artist standing 14 95 56
= deepfake > deep ?fakes? ; synthetic media ; (?:ai|fake) (?:videos?|faces?|voices?)
#phone-back 50 95 90
man waving 50 86 66 wide 34
#smile-mask 52 38 26
warning sign 84 92 22
= ai-bias > (?:ai|algorithm\\w*|data|machine learning) (?:bias|discrimination|fairness|ethics) ; bias(?:es)? in (?:ai|algorithms?|data|machine learning) ; (?:responsible|ethical|trustworthy|fair) ai
scale 62 93 66
robot standing 20 94 60
question mark 62 18 14 centred
= passwords > passwords? (?:security|managers?|hygiene|safety|tips|fatigue) ; (?:strong|weak|forgotten|too many|secure) passwords? ; two[- ]factor(?: authentication)? ; 2fa ; multi[- ]factor authentication
#phone-back 40 94 88
padlock 40 64 34
check mark 40 80 12
key 80 80 50 tilt 18
= subscriptions > subscriptions? (?:fatigue|overload|economy|trap|creep)? ; recurring payments
woman standing 18 94 60
#phone-back 56 94 86
calendar 56 56 22
credit card 56 74 16
single coin 80 40 11
single coin 88 58 11
single coin 82 76 11
#coin-stack 90 94 14
= leaky-bucket > (?:customer |employee |subscriber |user )?churn(?: rates?)? ; (?:los\\w+|leav\\w+) customers ; customers? (?:retention|leaving|attrition|loss) ; leaky (?:funnel|bucket (?:of|metaphor|syndrome|problem|model)) ; employee turnover ; staff turnover
sad man standing 14 95 54
bucket 54 66 54
drop 40 82 9
drop 52 90 11
single coin 66 80 11
single coin 46 76 9
single coin 76 92 13
single coin 60 95 12
single coin 88 95 11 tilt 30
warning sign 88 40 18
= funding > fund ?rais\\w+ ; venture capital\\w* ; rais\\w+ (?:money|capital|funds|a round) ; (?:seed|series [a-d]) (?:rounds?|funding) ; startup funding ; angel investors?
businesswoman holding a watering can 24 94 60
sprout 66 92 40
single coin 66 52 12
single coin 58 60 9
single coin 76 60 9
#coin-stack 88 94 22
= product-fit > product[- ]market fit ; market fit ; (?:perfect|right) (?:fit|match) (?:for|between) ; cultur(?:e|al) fit
#puzzle-hands 50 50 78
= roadmap > (?:product|strategy|project|career|learning) road ?maps? ; ~road ?maps?
#route 50 60 90
flag 84 34 26
woman walking with a backpack 16 94 40
= agile > agile(?: \\w+)? ; scrum(?: \\w+)? ; kanban(?: boards?)? ; sprint planning ; stand-?up meetings?
whiteboard 52 80 62
sticky note 36 40 11 centred
sticky note 36 56 11 centred
sticky note 52 40 11 centred
sticky note 68 40 11 centred
sticky note 68 56 11 centred
sticky note 52 58 11 centred tilt 8
woman pointing 12 95 58
man standing 92 95 58 mirror
= debugging > debug\\w* ; (?:software|computer|code|fixing|squashing) bugs? ; bug (?:fix\\w*|hunt\\w*|reports?)
laptop 48 88 70
beetle 47 54 22 centred wide 30
magnifying glass 58 76 56
= to-the-cloud > cloud migrat\\w+ ; (?:mov|migrat|switch)\\w* to the cloud ; lift and shift
cloud 60 36 40
#ladder 46 94 66 0
man climbing 46 76 36
cardboard box 80 94 24
cardboard box 18 94 22
#dash 80 66 80 46 0
= silos > (?:data|information|team|department\\w*|organi[sz]ational|breaking (?:down )?|working in) ?silos? ; siloed (?:teams?|data|work) ; teams? (?:that )?(?:don't|do not|never) (?:talk|communicate)
man standing 18 94 52
#brick-wall 50 94 62
woman standing 82 94 52 mirror
speech bubble 18 32 18
speech bubble 82 32 18 mirror
= hustle > (?:hustle|grind|overtime|crunch|always[- ]on) culture ; workaholi\\w+ ; ~the grind ; never[- ]ending work ; busy-?ness
#hamster-wheel 50 92 84
businessman running 50 80 46
= open-source > open[- ]sourc\\w+(?: software| community)? ; crowd ?sourc\\w+
#puzzle-hands 50 50 78
= dark-patterns > dark patterns? ; (?:manipulative|deceptive) (?:design|ux|apps?)
#phone-back 40 95 90
gift box 40 74 20
#fishhook 66 56 56
woman standing 86 95 52 mirror
= startup-fails > (?:startups?|business(?:es)?|companies|projects?) (?:that )?(?:fail\\w*|go bust|crash\\w*|die) ; failed (?:startups?|projects?|business(?:es)?) ; why (?:most )?startups fail ; bankrupt\\w*
#cracked-ground 58 94 90
rocket 56 90 62 tilt 152
cloud 30 92 12
cloud 84 93 14
sad man standing 13 94 52
= telehealth > tele-?(?:health|medicine) ; (?:online|virtual|remote) (?:doctors?|consultations?|gp|therapy|therapist)
doctor waving 64 60 48 framed
woman sitting in an armchair 22 95 52
stethoscope 84 94 22
= lifelong-learning > life-?long learning ; (?:continuous|continuing|adult) (?:learning|education) ; never stop learning ; (?:up|re)-?skilling ; learning (?:at any|at every|has no) age
#bookstairs 56 93 70
girl walking 18 84 34
woman walking with a backpack 48 64 36
graduation cap 40 26 20 centred
grandfather standing 84 38 36
= brain-drain > brain drain ; leaving the (?:big )?(?:city|cities|country|countryside|village) ; (?:are |is )?(?:leaving|fleeing|abandoning) (?:the )?(?:big )?(?:city|cities|countryside|villages?) ; urban (?:exodus|flight) ; rural (?:exodus|depopulation)
#skyline 20 94 52
woman walking with a suitcase 60 96 50
man walking with a backpack 82 97 52
#dash 44 30 76 30 -6
= company-values > (?:company|core|brand|team|corporate|our) values ; (?:mission|vision|values?) statements? ; mission and vision ; vision and mission
#peak 54 92 66
flag 54 36 22
compass 84 94 30
woman pointing 14 95 52
man walking with a backpack 34 96 48
`;
