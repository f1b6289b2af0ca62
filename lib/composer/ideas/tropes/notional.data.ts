/**
 * Ways of speaking that put what nobody can see into an image (`the weight of debt`, `chasing success`, `hope on the edge`),
 * a block each: `= name > pattern`, and below it the lines of the picture. In a pattern `<x>` and `<y>` are slots of at most
 * three words; in a line `$x` and `$y` are what shows them, and `$who` is who the prompt names, or somebody. A name that ends
 * in `+` is of things that can be seen as well (`the price of eggs`).
 */
export const NOTIONAL_FORMS = `
= weight > (?:crushing )?(?:weight|burden|load|heaviness|pressures?) of <x>(?: (?:on|upon|over) (?:[\\p{L}']+ ){0,3}(?:shoulders?|back|chest|head))?
$x 50 71 46 wide 64
$who crawling 50 94 26
= fragility > (?:fragility|delicacy|brittleness|vulnerability) of <x>
= fragility > fragile <x>
= fragility > <x> (?:is |as )?(?:an? )?bubble
$x 46 50 36 centred wide 42
#ball-front 46 90 80
#needle 90 40 36
= price+ > (?:price|cost|hidden costs?|true cost) of <x>
= price+ > (?:buying|selling|putting a price on) <x>
#pivot 50 94 26
#beam 50 68 84 -9
$x 22 75 46 wide 40
#coin-stack 76 61 38
$who standing 92 95 44
= losing > (?:losing|loss of|lost(?! in)) <x>
#wings 70 50 52
$x 70 26 32 centred wide 34
$who reaching up 30 94 62
= finding > (?:finding|(?:the )?search(?:ing)? for|looking for|seeking|quest for|discovering|in search of) (?:inner |true |one's )?<x>
#lens-back 54 94 88
$x 49 49 32 centred wide 34
= chasing > (?:chasing|pursuing|(?:the )?pursuit of|running after|hunting for|following your) <x>
#wings 76 72 52
$x 76 48 34 centred wide 32
$who running 28 94 58
= breaking > (?:breaking|shattering|smashing|crushing|destroying|overcoming|tackling|ending) (?:down )?<x>
$x 36 93 56 wide 52
#spark 62 52 20
hammer 80 70 56 tilt 28
= fighting > (?:fight(?:ing)?|battl(?:e|ing)|struggl(?:e|ing)|war|combat(?:t?ing)?|standing up|resistance) (?:against|on|with|to) <x>
= fighting > (?:fighting|facing|confronting|combat(?:t?ing)) <x>
knight holding a shield 26 94 70
$x 74 93 54 wide 44
= carrying > (?:carrying|bearing|shouldering) (?!(?:[a-z]+ ){0,4}(?:food|music|meals?)$)<x>
$x 46 42 44 centred wide 56
$who walking 44 94 50
= melting > <x> (?:is |are )?(?:slowly )?(?:melting|dissolving|fading|crumbling|slipping|vanishing|disappearing|evaporating|draining|ebbing)(?: away)?(?: through (?:the |our |your |my |his |her )?(?:fingers|hands))?
melting $x 50 92 74 wide 74
= running-out > <x> (?:is |are )?(?:running|runs|run) (?:out|low|dry)
= running-out > running out of <x>
hourglass 50 94 88
$x 50 35 17 centred wide 20
= on-the-edge > <x> (?:(?:standing|teetering|balancing|is|are) )?(?:on|at|over) the (?:edge|brink|verge)
#brink 50 66 100
$x 54 66 48 wide 40 tilt 14
= brink-of > (?:on|at) the (?:edge|brink|verge) of <x>
#brink 50 66 100
$who standing 46 66 46
$x 84 50 30 centred wide 26
= under-pressure > <x> under (?:\\w+ )?pressure
= under-pressure > (?:pressures?|squeeze) on <x>
#press-back 50 94 84
$x 50 80.5 36 wide 52
#press-front 50 94 84
= web-of > (?:web|net|tangle|network) of <x>
#web 50 96 94
$x 50 49 34 centred wide 36
spider 82 30 14 centred
= tree-of > tree of <x>
#bare-tree 50 94 88
$x 50 20 17 centred
$x 34 27 17 centred
$x 66 27 17 centred
$x 24 41 17 centred
$x 42 38 17 centred
$x 58 38 17 centred
$x 76 41 17 centred
= prison-of > (?:prison(?:er)?s?|cages?|slaves?|captives?|trap) of <x>
= prison-of > (?:trapped|stuck|imprisoned|caged|caught|locked) (?:by|in) <x>
#cage-back 50 94 90
$who hugging his knees 50 88 46
#cage-front 50 94 90
$x 50 92 24 wide 26
= future-of+ > (?:future|prospects?|outlook|forecast|promise) (?:of|for) <x>
#crystal-back 50 94 88
$x 50 43 40 centred wide 44
#crystal-front 50 94 88
= end-of > (?:end|death|demise|decline|fall|collapse) of <x>
gravestone 46 93 72
$x 46 64 28 centred wide 30
wilted rose 82 94 34
= rise-of > (?:rise|birth|dawn|emergence|awakening|beginnings?|return) of <x>
#rays 50 52 88
$x 50 82 50 wide 50
#sea 50 72 100
= roots-of > roots? of <x>
$x 50 53 44 wide 46
#soil 50 54 100
#roots 50 54 40
= fear-of > fear of (?!failure|missing|the unknown|heights|flying|public)<x>
$x 66 92 80 shadow wide 60
scared $who standing 24 93 42
= power-of > (?:power|magic|importance|strength|force|benefits?|beauty|joys?|gift|light|value|celebration) of <x>
#rays 50 30 64
$x 50 45 34 wide 40
$who cheering 50 94 50
= dreaming-of > (?:thoughts?|memor(?:y|ies)|dream(?:s|ing)?|thinking|hop(?:e|ing)|longing|craving|wish(?:es|ing)?) (?:of|about|for) (?:an? |better )?<x>
#thought-cloud 64 62 62
$x 65 46 30 centred wide 38
thinking $who standing 22 94 54
= protecting > (?:protect(?:ing|ion of)|safeguarding|defending|guarding|preserving|shielding) <x>
#canopy 50 48 86
$x 50 93 46 wide 50
= building > (?:building|constructing|rebuilding|creating|developing) (?:a |an )?<x>
toy brick 38 94 17
toy brick 58 94 17
toy brick 48 78 17
$x 48 62 30 wide 34
#pinch-hand 50 34 56
= nurturing > (?:growing|nurturing|cultivating|planting|watering|feeding|seeds? of) <x>
#flower-stem 62 95 60
$x 62 30 42 centred wide 44
$who holding a watering can 18 95 60 wide 34
= hunger-for > (?:hunger|thirst|appetite|hungry|starving) for <x>
#plate 50 50 74
$x 50 50 40 centred wide 42
fork 8 80 56
knife 92 80 56
= race-for > (?:race|racing|competition|competing|rush|scramble|rat race) (?:for|to|towards?) <x>
#lane 50 94 20
woman running 20 90 46
man running 46 93 46
$x 84 91 40 wide 30
= game-of > (?:games? of|playing with|gambling with|betting on) <x>
#chess-board 50 96 94
chess queen 24 84 32
$x 50 86 46 wide 34
chess pawn 76 80 22
= cycle-of > (?:(?:vicious )?cycles?|circles?|spirals?|loops?|wheel) of <x>
#renew 50 50 84
$x 50 50 34 centred wide 36
= lack-of > (?:lack|absence|shortage|scarcity) of <x>
#empty-frame 62 78 66
$x 62 67 40 shadow wide 42
sad $who standing 20 94 56
= escaping > (?:escap(?:e|ing)(?: from)?|running (?:away )?from|fleeing|freedom from|avoiding|letting go of|leaving behind) (?!the past)<x>
$x 26 93 50 wide 44
$who running 74 94 54
= sharing > (?:embracing|accepting|welcoming|holding on to|sharing(?! (?:(?:[a-z]+ )?(?:stories|tales|jokes|memories|laughs|food|meals?|snacks?)))|giving|offering|spreading(?! (?:online|fast|quickly|everywhere|on social))|gift of) <x>
#rays 42 54 60
$x 42 70 40 wide 44
#palm-back 50 95 46
= lost-in > lost in <x>
#maze-board 56 92 78
$x 52 56 18 centred wide 18
$who standing 10 94 34
= bound-to+ > (?:addict(?:ed|ion)|chained|enslaved|(?:too|so|very|overly|emotionally) attached) to <x>
sad $who standing 26 93 68
$x 74 93 46 wide 40
#chain 30 90 70 86 4
= question-of > (?:questioning|what is|meaning of|nature of|understanding|defining|rethinking|questions? of) <x>
$x 38 93 58 wide 54
question mark 82 76 46
= art-of > art of <x>
#empty-frame 50 88 78
$x 50 74 48 wide 48
= voice-of > (?:voices?|language|sound|talk(?:ing)?|conversations?|speaking|debate|stories) (?:of|about|on) <x>
#bubble-back 50 88 80
$x 50 50 38 centred wide 44
= crisis-of > <x> (?:in )?crisis
= crisis-of > (?:crisis|dark side|shadow side|downside|dangers?|risks?) of <x>
#storm 50 38 52
$x 50 93 46 wide 50
= from-to > ^(?:concept of )?from <x> (?:in)?to <y>
$x 18 92 44 wide 32
#dash 36 40 64 40 -14
$who walking 50 94 58
$y 84 92 44 wide 32
= two-of > ^(?:concept of |(?:concept )?(?:illustration|image|header|article) (?:of|about|on) )?(?!family|people|friends|music|food|home|nature|team)<x> (?:and|or|&) (?!family|people|friends|food)<y>
= two-of > (?:caught|stuck|torn|between|choosing) between <x> (?:and|or) <y>
= two-of > <x> (?:vs\\.?|versus) <y>
= two-of > (?:tension|contrast|struggle|battle|conflict|relationship|difference|choosing|choice|link|war|clash) between <x> (?:and|or) <y>
#split-ground 50 50 100
$x 26 68 40 wide 36
$y 74 68 40 wide 36
`;
