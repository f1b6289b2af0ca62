/**
 * What somebody does to a part of their own body: `id: how it looks, as verbs have it | words`. `$` says whose part it is. The
 * part is no thing then, and nothing is picked into a basket. English only: other languages are told again in English.
 */
export const OWN_ACTS = `
rub-eyes: near=hide-face face=tired | rub\\w* (?:(?:the )?sleep from |the sleep out of )?$(?:tired |sleepy |red )?eyes?
rub-nape: near=nape face=worried | (?:rub|scratch|massag|hold)\\w* (?:the back of )?$(?:\\w+ )?neck
rub-temples: near=temple far=temple face=tired | (?:rub|massag|press)\\w* $temples
pick-nose: near=hush face=bored | pick\\w* $nose
touch-nose: near=hush face=smile | (?:tap|touch|scratch|rub|wrinkl|wip)\\w* $nose
pinch-nose: near=gasp face=disgusted | (?:pinch|hold|plug|cover)\\w* $noses?(?: (?:shut|closed))?
pick-teeth: near=eat face=smug | (?:pick|suck|floss|clean)\\w* $teeth
bite-nails: near=hush face=worried | (?:bit|chew|nibbl|gnaw)\\w* (?:on |at )?$(?:finger ?)?nails
suck-thumb: near=eat face=calm | suck\\w* (?:on )?$thumb
lick-fingers: pose=sit near=hush face=tongue | lick\\w* $(?:sticky )?(?:fingers?|paws?|thumb)(?: clean)?
lick-lips: near=belly face=tongue | lick\\w* $(?:lips|chops|nose|muzzle)
wipe-brow: near=salute face=tired | (?:wip|mop|dab)\\w* (?:the )?(?:sweat (?:from|off) )?$(?:sweaty )?(?:brow|forehead)
wipe-brow: near=salute face=tired | (?:wip|mop)\\w* (?:the |away )?sweat
wipe-tears: near=cheek face=crying | (?:wip|dab|dry)\\w* (?:away )?(?:(?:(?:her|his|its|their|a|the) )?tears?(?: from $(?:eyes?|cheeks?))?|$(?:eyes|cheeks?))
twirl-hair: near=groom face=smile | (?:twirl|flip|toss|tuck|smooth|twist|fix|touch)\\w* $(?:\\w+ )?hair(?: behind $ears?)?
pull-hair: near=temple far=temple face=worried | (?:pull|tear)\\w* (?:out |at )?$hair(?: out)?
twirl-moustache: near=think face=smug | (?:twirl|twist|curl|strok|tug|smooth)\\w* $(?:\\w+ )?(?:mou?stache|whiskers)
wring-hands: near=hold-chest far=hold-chest face=worried | (?:wring|clasp|rub)\\w* $(?:\\w+ )?hands(?: together)?
crack-knuckles: near=hold-chest far=hold-chest face=smug | crack\\w* $knuckles
clap-own: near=pray far=pray face=laugh | clap\\w* $(?:hands|paws|flippers)
warm-hands: near=type far=type face=smile | (?:warm|hold|heat)\\w* $(?:cold |frozen |freezing )?(?:hands|paws|fingers)(?= (?:over|at|by|near|in front of|to|around|before))
snap-fingers: near=hold-high face=smug | snap\\w* $fingers
cross-fingers: near=hold-high face=worried | (?:cross\\w* $fingers|$fingers crossed)
raise-trunk: head=raised face=laugh | (?:rais|lift)\\w* (?:its|his|her) trunk
raise-paw: near=wave face=smile | (?:(?:rais|lift)\\w*|(?:hold|put)\\w* (?:up|out)|offer\\w*|giv\\w*) (?:up |out )?(?:an? |one |its |his |her )(?:front |left |right )?paw(?! to (?:his|her|its|the) (?:ear|mouth))
raise-hand: near=raise face=smile | (?:(?:rais|lift)\\w*|(?:hold|put|stick)\\w* up) (?:up )?(?:an? |one |his |her |its )(?:small |eager |left |right )?(?:hand|arm)\\b(?! (?:to (?:his|her|its|the)|over|on|against|in front))
wave-hands: near=wave face=smile | wav\\w* (?:with )?(?:an? |one |his |her |its )(?:hand|paw|arm|trunk|fin|flipper)
wave-arms: near=raise far=raise face=surprised | (?:wav|flail|throw|fling)\\w* (?:his|her|its|their|both) (?:hands|arms|paws)(?: (?:in the air|about|around|up))?
shake-fist: near=cheer face=angry | shak\\w* $fists?
wag-finger: near=point face=angry | (?:wag|shak|point)\\w* (?:an? |his |her |their )finger
bare-teeth: face=angry head=open | (?:bar|show|flash|grind|grit|clench|gnash)\\w* $(?:sharp )?(?:teeth|fangs)
roll-eyes: near=fold far=fold face=bored | roll\\w* $eyes
squint: near=shade face=focused | (?:squint|narrow)\\w* $eyes
raise-brow: near=think face=confused | (?:rais|lift|arch)\\w* (?:an? |one |his |her |both )?(?:eye)?brows?
paint-nails: pose=sit near=hold-low far=hold-low face=focused tool=nail-polish | (?:paint|polish|fil|clip|trim|do)\\w* $(?:\\w+ )?(?:finger|toe)?nails
pluck-brows: near=temple far=temple face=focused tool=tweezers | (?:pluck|shap|tweez|do)\\w* $(?:eye)?brows
pucker: face=kiss | (?:pucker|purs)\\w* (?:up )?$lips
puff-cheeks: face=blow | puff\\w* (?:out |up )?$cheeks
clutch-chest: near=heart face=surprised | (?:clutch|grab|hold)\\w* (?:at )?$(?:chest|heart)
beat-chest: near=heart far=heart face=shout | (?:beat|pound|thump|drum)\\w* (?:on )?$chest
clutch-pearls: near=heart face=surprised | clutch\\w* $(?:pearls|necklace)
sore-back: near=akimbo face=worried | (?:hold|rub|clutch)\\w* $(?:sore |aching |lower |bad )?back
pat-belly: near=belly far=belly face=smile | (?:pat|rub|scratch|hold|strok)\\w* $(?:\\w+ )?(?:belly|stomach|tummy|bump)
flex-arm: near=flex far=flex face=proud | flex\\w* $(?:\\w+ )?(?:biceps?|muscles?|arms?)
cup-ear: near=ear face=focused | (?:cup\\w* (?:a hand (?:to|behind) )?$ear|hand cupped (?:to|behind) $ear)
scratch-ear: pose=sit near=groom face=smile | scratch\\w* (?:behind )?$(?:itchy )?(?:ears?|flea|chin)(?: with (?:its|a|his|her) (?:hind |back )?(?:leg|paw|foot))?
nod: face=smile | nod\\w* $head
hang-head: face=sad head=lowered | (?:hang|lower|bow|dropp?)\\w* $head
bury-face: near=hide-face far=hide-face face=sad | bur(?:y|ies|ying|ied) $(?:face|head) in $(?:hands|palms|paws)
wash-face: near=hide-face far=hide-face face=asleep | (?:wash|splash|rins|scrub|clean|dry)\\w* (?:water on |water onto |water in )?$face
wag-tail: face=laugh | wag\\w* $tail
chase-tail: pose=run face=laugh | chas\\w* $own tail
stretch-limbs: near=raise far=raise face=yawn | stretch\\w* (?:out )?$(?:arms|legs|back|limbs|muscles|paws)
tie-own-shoes: pose=crouch near=hold-low far=hold-low face=focused | (?:t(?:y|ie)|lac|fasten|unt(?:y|ie))\\w* (?:up )?$(?:\\w+ )?(?:shoe ?laces?|laces|shoes?|sneakers|boots)
try-own-shoes: pose=sit near=hold-low far=hold-low face=smile | tr(?:y|ies|ying) on (?:(?:his|her|some|new|a pair of) )?(?:\\w+ )?(?:shoes?|sneakers|boots|heels|sandals)
touch-glasses: near=temple face=focused | (?:adjust|push|fix|straighten)\\w* (?:up )?$(?:eye)?(?:glasses|spectacles)(?: up)?
touch-collar: near=heart face=proud | (?:adjust|straighten|fix|ty|loosen)\\w* $(?:\\w+ )?(?:tie|bow ?tie|collar|scarf|lapels?)
tip-hat: near=salute face=smile | (?:tip|doff|rais|lift|touch|adjust)\\w* $(?:\\w+ )?(?:hat|cap|bowler|fedora)
check-watch: near=hold-chest face=worried | (?:check|look|glanc|tapp)\\w* (?:at |on )?$(?:wrist ?)?watch
spread-wings: near=raise far=raise | (?:spread|flapp?|unfold|stretch|open|rais|beat)\\w* (?:out |wide )?$(?:\\w+ )?wings(?: wide)?
sweat: near=salute face=tired | sweat(?:ing|s)(?= |$|[,.;])(?! (?:shirt|pants|suit))
put-on-lipstick: near=eat face=kiss tool=lipstick | (?:appl|put)\\w* (?:on )?(?:some |her |his |a |the )?(?:\\w+ )?(?:lipstick|lip (?:gloss|balm))
put-on-makeup: near=cheek tool=paintbrush | (?:appl|put|do)\\w* (?:on )?(?:some |her |his )?(?:make-?up|mascara|eye ?liner|blush)
zip-up: near=hold-chest far=hold-chest | (?:zip|button|unbutton|unzip|fasten)\\w* (?:up )?$(?:\\w+ )?(?:jacket|coat|vest|shirt|hoodie|sweater|cardigan|shoes?|sneakers|boots|shoe ?laces?)
roll-on-back: pose=lie face=laugh | (?:roll|wriggl|writh)\\w* (?:around |over )?on(?:to)? $back
brush-fangs: near=eat face=smile tool=toothbrush | brush\\w* $(?:\\w+ )?(?:fangs|tusks)
whistle: face=blow | whistl(?:e|es|ing)(?! at| for)
arm-in-sling: near=hold-chest face=sad | $(?:\\w+ )?arm in an? (?:\\w+ )?sling
fan-oneself: near=hold-high face=tired | fan\\w* (?:him|her|it|them)sel(?:f|ves)
sneeze-elbow: near=eat face=asleep | (?:sneez|cough|yawn)\\w* into $(?:elbow|arm|sleeve)
`;

/** What of it stays a thing that somebody has on. */
export const WORN_STAYS =
  /\b(?:glasses|spectacles|tie|bow ?tie|collar|scarf|hat|cap|bowler|fedora|watch|pearls|necklace|jacket|coat|vest|shirt|hoodie|sweater|cardigan|shoes?|sneakers|boots|shoe ?laces?)\b/i;
