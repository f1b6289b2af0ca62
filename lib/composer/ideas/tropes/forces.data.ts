import { DET, END, PERSON, START, thing } from './grammar';

/**
 * Tropes of what is done to somebody or something: lifted by balloons, pulled to two sides, broken through, unlocked,
 * mended, weighed down. The ids are those of `forces.ts`.
 */

const BEING = '(?:who |that |which )?(?:is |are |was |being |gets |getting )*';
const LIFTED =
  '(?:lift\\w*|carr\\w+|pull\\w*|float\\w*|fly\\w*|flies|ris\\w+|hang\\w*|held|suspended|taken)(?: (?:up|away|off|aloft|upwards?|high|into the (?:air|sky)|through the (?:air|sky)))*';
const BREAKS = '(?:break|smash|burst|crash|punch|shatter|jump|push|bust)(?:ing|s|es)?';
const LOCKED =
  '(?:head|mind|brain|heart|phone|smartphone|book|laptop|lightbulb|light bulb|house|chest)';
const SMOKE = '(?:smoke|steam|fire|flames?|sparks?|lightning)';

/** What carries somebody through the air, and is no balloon. */
const FLYERS =
  '(?:eagles?|hawks?|birds?|owls?|storks?|geese|swans?|doves?|seagulls?|dragons?|drones?|umbrellas?|dandelions?|feathers?|paper (?:planes?|airplanes?)|butterfl(?:y|ies)|bees|helicopters?|rockets?|clouds?|stars?)';
const BIG =
  '(?:(?:(?:giant|huge|big|large|tiny|enormous|red|blue|yellow|single|black|white|flock of|bunch of|swarm of) )*)';
const OVER =
  "(?:,? (?:that (?:is )?|which (?:is )?)?(?:fl(?:y|oat)ing|flies|floats|drifting|rising|soaring)(?: away| up| off)?)?(?: (?:high )?(?:over|above|across|through|into|between) (?:an? |the )?(?<place>[\\p{L}'-]+(?: [\\p{L}'-]+)?))?";

export const FORCES: readonly { id: string; pattern: string }[] = [
  // A house lifted by balloons, a cart by a balloon shaped like a coin.
  {
    id: 'lifted-by',
    pattern: `${START}${thing('filling', 4)},? ${BEING}${LIFTED} (?:by|from|with|under|below|on) ${DET}(?:(?:big |huge )?(?:bunch|cluster|bundle|lot)s? of )?(?<by>[\\p{L}'-]+(?: [\\p{L}'-]+)?? )?(?<balloon>(?:hot[- ]air )?balloons?)(?:,? (?:that (?:is|are|looks?) )?(?:shaped|formed|looking|made)? ?(?:like|as|in the shape of|of|out of) ${thing('shape', 3)})?${END}`,
  },
  // A man whom an eagle carries away over a city.
  {
    id: 'carried-off',
    pattern: `${START}${thing('filling', 4)},? ${BEING}(?:carried|lifted|pulled|taken|held|whisked|swept|flown|suspended|hanging|dangling)(?: (?:up|away|off|aloft|upwards?|high|into the (?:air|sky)|through the (?:air|sky)))* (?:by|from|under|below) ${DET}${BIG}(?<by>${FLYERS})${OVER}${END}`,
  },
  {
    id: 'carried-off',
    pattern: `${DET}${PERSON},? ${BEING}(?:(?:hold|hang)(?:ing|s)? on(?:to| to)|(?:hang|dangl)(?:ing|es|s)? (?:from|off)|(?:cling|clutch)(?:ing|s|es)? (?:on(?:to| to)|to)|(?:float|fly|drift)(?:ing|s)? (?:away )?(?:under|below|with|by|on)) ${DET}${BIG}(?<by>balloons?|${FLYERS})${OVER}${END}`,
  },
  // A child with the moon on a string.
  {
    id: 'on-a-string',
    pattern: `${DET}${PERSON},? ${BEING}(?:hold|carry|fly|walk|pull|lead)(?:ing|s) ${DET}(?<filling>(?:\\p{L}+ )?(?:moon|sun|star|cloud|planet|earth|globe|heart|whale|house|fish|jellyfish|rainbow|brain|island)) (?:on|by|with|from) (?:an? |the )?(?:string|rope|thread|leash|ribbon)(?: (?:like|as) an? (?:balloon|kite|dog))?${END}`,
  },
  // A girl who flies on a pencil.
  {
    id: 'flown-on',
    pattern: `${DET}${PERSON},? ${BEING}(?:fly|rid|soar|travel|float|glid|surf)(?:ing|s|es) (?:away )?(?:on|atop|on top of|across the sky on) ${DET}${BIG}(?<filling>(?:open |paper |flying )?(?:pencil|pen|paintbrush|brush|book|paper plane|paper airplane|banknote|rocket|leaf|feather|envelope|letter|credit card|laptop|phone|keyboard|banana|carrot|fish|kite|arrow|spoon|newspaper))(?: (?:like|as) (?:an? )?(?:\\w+ )?(?:carpet|broom|broomstick|surfboard|horse|plane|kite))?${OVER}${END}`,
  },
  // Somebody on a rope to either side.
  {
    id: 'pulled-apart',
    pattern: `${DET}${PERSON},? ${BEING}(?:pulled|torn|dragged|tugged|stretched|yanked)(?: apart)? (?:(?:in|into|to|from|on|between|by) )?(?:two|both|opposite|different|several|many|all|four)(?: opposite| different)? (?:directions?|sides?|ways?|ropes?|people|hands)(?: (?:by|with) (?:two |the )?(?:ropes?|hands?|strings?|chains?|cords?|people)(?: (?:on|from) (?:both|either) sides?)?)?(?:[,:]? (?:(?:the )?(?:one|left)(?: (?:side|end|rope))? )?(?:label\\w*|marked|tagged|reading|saying|named|between|by|to|is|for)?(?: to)? ?(?!with\\b|in\\b|on\\b)${thing('left', 2)},? (?:and |& )?(?:(?:the )?(?:other|right)(?: (?:one|side|end|rope))? )?(?:label\\w*|marked|tagged|reading|saying|named|to|is|for)? ?${thing('right', 2)})?${END}`,
  },
  {
    id: 'pulled-apart',
    pattern: `${DET}${PERSON},? ${BEING}(?:pulled|torn|dragged|tugged|stretched)(?: apart)? (?:between|by) ${thing('left', 2)} and ${thing('right', 2)}${END}`,
  },
  // Through a ceiling of glass, through a wall.
  {
    id: 'breaking-through',
    pattern: `${DET}${PERSON},? ${BEING}${BREAKS} (?:(?:up|out|free) )?(?:through|out of) ${DET}(?<host>(?:thick |tall |high |big )?(?:glass (?:ceiling|roof|wall)|ceiling|roof|glass|(?:brick |concrete |stone )?walls?|barriers?))${END}`,
  },
  {
    id: 'breaking-through',
    pattern: `${DET}${PERSON},? ${BEING}(?:smash|break|shatter|crack|punch)(?:ing|s|es) (?:up )?${DET}(?<host>glass (?:ceiling|roof))${END}`,
  },
  // A key in a head.
  {
    id: 'unlocked',
    pattern: `\\bkeys?,? ${BEING}(?:unlock|open|turn|insert|fit)\\w*(?: up)?(?: in(?:to)?| inside)? ${DET}(?:human |person's |woman's |man's )?(?<host>${LOCKED})${END}`,
  },
  {
    id: 'unlocked',
    pattern: `(?<![\\p{L}-])(?<host>${LOCKED}) with (?:an? )?keyhole(?: and (?:an? )?key)?${END}`,
  },
  // A heart with stitches.
  {
    id: 'stitched',
    pattern: `${START}${DET}(?:broken |torn |cracked )?(?<host>[\\p{L}'-]+(?: [\\p{L}'-]+)?) ${BEING}(?:(?:stitched|sewn|sewed|mended|patched)(?: back)? (?:together|up|whole)|(?:held|glued|taped|put)(?: back)? together(?= (?:with|by))|(?:mended|repaired|healed|fixed|restored|glued|filled)(?= (?:with|by|in|using) (?:\\w+ )?(?:gold|kintsugi)(?! (?:coins?|bars?|nuggets?|rings?|dust|stars?|fish))))(?: (?:with|by|in|using) ${DET}(?<with>(?:\\w+ )?(?:gold(?:en)?|kintsugi)(?: (?:seams?|cracks?|lines?|glue|lacquer|joints?|veins?|thread))?|(?:[\\p{L}-]+ )?(?:threads?|stitches|needles?(?: and thread)?|yarn|bandages?|plasters?|band-aids?|tape|string|patches)))?${END}`,
  },
  // Smoke out of ears.
  {
    id: 'fuming',
    pattern: `${START}(?<who>[\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?) (?:with|has|having) (?<filling>${SMOKE})(?: and (?:smoke|steam|fire|flames|sparks))? (?:com|pour|ris|shoot|blow|fly|burst|steam|leak)\\w* (?:up |out )?(?:of|from|off) (?:his|her|their|its|the|both)?(?: own)? ?(?<part>heads?|ears?|top)${END}`,
  },
  // A rope over what waits below.
  {
    id: 'over-danger',
    pattern: `${DET}${PERSON},? ${BEING}(?:walk|balanc|cross|tiptoe|teeter)\\w* (?:on |along |across |over )?(?:an? |the )?(?:tight ?rope|rope|high wire|wire|plank) (?:over|above|across) ${DET}(?:(?:pit|pool|tank|sea|river|lake) (?:of|full of) )?${thing('filling', 3)}${END}`,
  },
  // Sand up to the neck.
  {
    id: 'buried-in',
    pattern: `${DET}${PERSON},? ${BEING}(?:buried|sunk|sinking|stuck|drowning|submerged|swimming|wading)(?: up)?(?: to (?:his|her|their|the) (?:necks?|chests?|waists?|knees?|chins?|shoulders?|heads?))? in(?:to)? ${DET}(?:(?:pile|heap|mountain|sea|pool|mass)s? of )?(?!water\\b|snow\\b|mud\\b)(?:(?<sand>(?:quick)?sand)|${thing('filling', 3)})(?: (?:from|of) ${thing('source', 2)})?${END}`,
  },
  // A knot where thoughts are.
  {
    id: 'tangled-head',
    pattern: `(?:tangled?|messy|scribbled?|knotted|knots?|scribbles?)(?: \\w+){0,3}? (?:(?:com|spill|pour|unravel|unwind|grow)\\w* (?:out )?(?:of|from)|inside|in|over|above|for|instead of)(?: an?| the)? (?:(?<who>man|woman|girl|boy|person|child|student|worker)'s |(?:his|her|their|the|a) )?(?:own )?(?:head|mind|brain)s?${END}`,
  },
  {
    id: 'tangled-head',
    pattern: `${DET}${PERSON} (?:with |has )(?:an? )?(?:tangle|tangled|scribble|scribbled|messy|knot|knotted|chaotic)(?: [a-z]+){0,4}? (?:above|over|for|instead of|as|in|around)(?: an?| the| his| her| their)? heads?${END}`,
  },
];
