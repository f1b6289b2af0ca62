/** What somebody sits with on the knees: it is on the lap, and nobody kneels. */
export const ON_LAPS =
  '(?:laptop|book|tablet|notebook|notepad|newspaper|map|baby|toddler|child|son|daughter|grandson|granddaughter|grandchild|cat|kitten|dog|puppy|blanket|tray|plate|bowl|guitar|bag|box|basket)';

/**
 * How somebody holds the body, told with names of its parts, which are no things then: `verb | words`. A possessive
 * may stand wherever `$` does.
 */
export const STANCES = `
akimbo | (?:hands?|fists?|arms?) on $(?:hips?|waist)
akimbo | (?:one hand|a hand|hands?|both hands) (?:stuck |deep |buried |stuffed )?in $(?:(?:coat|jacket|trouser|pants) )?pockets?
cross-arms | arms? (?:crossed|folded)
cross-arms | (?:crossed|folded) arms
cross-arms | cross\\w* $arms
despair | $head in $hands?
despair | (?:hands?|palms?) (?:on|over|to|against) (?:both sides of )?$(?:head|temples|ears)
despair | (?:holding|clutching|grabbing) $head
despair | (?:cover|plug|block|stopp?)\\w* $ears
hide-face | (?:hands?|palms?) (?:on|over|before|in front of|covering) $(?:face|eyes)
hide-face | $face (?:in|behind|buried in) $hands
hide-face | (?:cover|hid)\\w* $(?:face|eyes)
think | (?:hand|fist|finger|chin)s? (?:on|under|to|in|at|against|resting on) $(?:chin|hand|palm)
think | (?:rubbing|stroking|scratching) $(?:[a-z]{3,9} ){0,2}?(?:chin|beard)
hush | (?:(?:hold|put|press|rais)\\w* )?(?:an? |the |one |his |her )?(?:index )?finger (?:held |pressed |raised )?(?:on|to|over|before|in front of|against|at) $(?:lips?|mouth)
hold-to-ear | (?:to|at|against|near) $ears?
hold-to-mouth | (?:to|at|against|near) $(?:mouth|lips)(?! of)
hold-overhead | (?:over|above|high above) $head
rest-cheek | (?:head|cheek|face) (?:resting |propped (?:up )?|leaning )?(?:on|in|against) $(?:hand|palm|fist)
rest-cheek | (?:hand|fist)s? (?:on|under|against) $cheeks?
swear | (?:hand|palm)s? (?:on|over|to|at|against) $(?:heart|chest)
hold-belly | (?:hand|arm)s? (?:on|over|around) $(?:belly|stomach|tummy)
hold-belly | (?:rubbing|holding|clutching|patting) $(?:belly|stomach|tummy)
scratch-head | scratching $head
lean-back | (?:hand|arm)s? behind $(?:head|neck)
gasp | (?:hand|finger)s? (?:on|over|before|in front of|covering) $(?:mouth)
gasp | cover\\w* $mouth
shade-eyes | (?:shading|shielding) $eyes
shade-eyes | hand (?:above|at|on|to|against) $(?:brow|forehead)
cheer | (?:fist|arm)s? (?:in the air|up in the air|pumped)
cheer | pumping $fists?
cheer | raised fists?
hands-up | (?:hand|arm)s? (?:up|raised|raised up|held high|high|held up)
hands-up | (?:raising|lifting|throwing) $(?:hands|arms)(?: up)?
open-arms | arms? (?:spread|outstretched|wide open|open|out wide|stretched out|spread wide)
open-arms | (?:open|outstretched|spread) arms
open-arms | (?:spreading|opening) $arms
flex | (?:flexing|showing|showing off) $(?:biceps?|muscles?|arms?)
shrug | shrugging $shoulders
make-face | st(?:icks?|icking|uck) (?:out $tongue|$tongue out)
make-face | tongue (?:sticking |hanging )?out
wink-verb | (?:closing )?one eye closed
tiptoe | on $(?:tip ?toes?|toes)
lie-belly | (?:ly|lay)ing (?:down )?(?:flat )?(?:on $(?:belly|stomach|tummy|front)|face down)
lie-side | (?:ly|lay)ing (?:down )?on $side
lie-back | (?:ly|lay)ing (?:down )?(?:flat )?on $back
lie | $(?:legs?|feet|boots) (?:sticking|poking|peeking) out
huddle | (?:hugging|holding) $knees
huddle | arms? (?:around|about|wrapped around) $knees
kneel-low | (?<!\\b${ON_LAPS} )on (?:both )?$knees
kneel | on one knee
star-jump | jump(?:ing|s)? with (?:$)?(?:legs|arms|arms and legs|legs and arms) (?:apart|spread|wide|wide apart)
`;

/** How a face looks, by what is said of it: `attribute | words`, before `face`, `look`, `expression` or alone. */
export const COUNTENANCES = `
surprised | surprised,shocked,amazed,astonished,startled,stunned,surprise,wide-eyed
smiling | smiling,happy,cheerful,friendly,joyful,glad,kind,welcoming
angry | angry,furious,mad,grumpy,cross,annoyed
focused | serious,stern,earnest,solemn
sad | sad,unhappy,disappointed,gloomy,miserable
worried | worried,anxious,concerned,nervous,stressed
scared | scared,frightened,terrified,fearful,horrified
tired | tired,sleepy,exhausted,weary
bored | bored,indifferent,unimpressed
disgusted | disgusted,grossed-out
proud | proud,satisfied,confident,triumphant
smug | smug,mischievous,cheeky,sly,sneaky
confused | confused,puzzled,questioning,perplexed,skeptical
shy | shy,embarrassed,blushing,bashful
crying | crying,tearful
silly | funny,silly,goofy
in-love | dreamy,lovestruck,enamoured
focused | focused,concentrated,determined,thoughtful
`;
