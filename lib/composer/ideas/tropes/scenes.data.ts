import { DET, END, LIST_END, PERSON, START, thing, things } from './grammar';

/**
 * Tropes that put somebody and a thing into one scene that cannot be: a shadow in another shape, a boat in a cup, a forest
 * of pencils, a pile to balance on, who is chased by what. The ids are those of `scenes.ts`.
 */

const HUGE =
  '(?:(?:huge|giant|enormous|gigantic|massive|oversized|big|large|tall|high|wobbly|tiny) )?';
const CASTER = "(?<who>[\\p{L}'-]{1,20}(?: [\\p{L}'-]{1,20}){0,4}?)";
/** A cup somebody is small in. */
export const BASINS =
  '(?:(?:tea|coffee|soup|wine|cereal|sugar|cooking|giant|huge|big|tiny) )?(?:cups?|mug|teacup|bowl|glass|pot|bucket|bathtub|sink|fishbowl|saucepan)';
/** Land that things stand on like what grows there. */
const LANDS = '(?:forest|garden|field|jungle|orchard|meadow|woods|desert|city|landscape)';
const WATERS = '(?:sea|ocean|flood|lake|pool|river|swamp)';

export const SCENES: readonly { id: string; pattern: string }[] = [
  // A woman casting the shadow of a lioness.
  {
    id: 'shadow',
    pattern: `${START}${CASTER},? (?:who (?:is )?|that (?:is )?)?(?:cast\\w*|throw\\w*|with|has|having) (?:an?|the|his|her|its) (?:\\w+ )?shadow (?:on the (?:wall|ground|floor) )?(?:of|like|shaped like|in the (?:shape|form) of|that (?:looks like|is)) ${thing('filling')}${END}`,
  },
  {
    id: 'shadow',
    pattern: `${START}${CASTER} (?:casts?|casting|throws?|throwing|with) ${DET}(?<filling>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?)(?:'s|-shaped| shaped) shadow`,
  },
  {
    id: 'shadow',
    pattern: `${START}${CASTER} (?:casts?|casting|throws?|throwing|with|has|having) (?:an? )(?!long|dark|big|soft|deep|small|huge|black|sharp|strong|faint|giant|tall|short|heavy|light|large|pale|drop|mysterious|scary|spooky|single)(?<filling>[\\p{L}-]{2,20}) shadow${END}`,
  },
  {
    id: 'shadow',
    pattern: `${START}${CASTER},? (?:and |while )?(?:whose|his|her|its) shadow (?:(?:on|against) the (?:wall|ground|floor)(?: behind \\w+)? |behind (?:him|her|it) )?(?:is|looks like|shows|becomes|turns into|forms|resembles|takes the (?:shape|form) of|has the (?:shape|form) of|reveals) ${thing('filling')}${END}`,
  },
  {
    id: 'shadow',
    pattern: `${START}${CASTER},? (?:and |while )?(?:whose|his|her|its) shadow (?:(?:on|against) the (?:wall|ground|floor)(?: behind \\w+)? |behind (?:him|her|it) )?(?<does>wears|is wearing|holds|is holding|carries|is carrying|has) ${thing('filling')}${END}`,
  },
  // A child's shadow that is a superhero.
  {
    id: 'shadow',
    pattern: `${START}(?:an? |the )?(?<who>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20}){0,3}?)'s? shadow (?:(?:on|against) the (?:wall|ground|floor)(?: behind \\w+)? )?(?:is|looks like|shows|becomes|turns into|forms|resembles) ${thing('filling')}${END}`,
  },
  {
    id: 'shadow',
    pattern: `\\bshadow of ${DET}${CASTER} (?:on the (?:wall|ground|floor) )?(?:is|shows|looks like|becomes|turns into|forms) ${thing('filling')}${END}`,
  },
  // A man rowing a boat in a coffee cup.
  {
    id: 'in-basin',
    pattern: `${DET}${PERSON},? (?:who (?:is )?)?(?<pose>rowing|sailing|paddling|swimming|floating|surfing|fishing|bathing|relaxing|drowning|diving|sitting(?! on\\b))(?: (?:an?|his|her|the|in an?) (?:\\w+ )?(?<boat>boat|canoe|kayak|sailboat))? (?:in|inside|across|into|on) (?:an?|the|his|her) ${HUGE}(?<host>${BASINS})(?: (?:of|full of|filled with) (?<drink>[a-z]+))?`,
  },
  // A forest of pencils, a sea of papers.
  {
    id: 'land-of',
    pattern: `\\b${LANDS} (?:made )?(?:of|full of) ${thing('filling', 3)}${END}`,
  },
  {
    id: 'sea-of',
    pattern: `${START}(?<boat>(?:[a-z-]+ )?[a-z-]+),? (?:that is |is )?(?:sailing|floating|drifting|sinking|swimming|lost|adrift|bobbing|rowing)(?: away)? (?:on|in|across|through|over|into) (?:an? |the )?(?<host>${WATERS}) (?:made )?(?:of|full of) ${thing('filling', 3)}${END}`,
  },
  {
    id: 'sea-of',
    pattern: `\\b(?<host>${WATERS}) (?:made )?(?:of|full of) ${thing('filling', 3)}${END}`,
  },
  {
    id: 'rain-of',
    pattern: `\\b(?:rain|shower|storm|hail|downpour) of ${thing('filling', 3)}${END}`,
  },
  {
    id: 'rain-of',
    pattern: `\\b(?:it is |it's )?raining (?:down )?(?!cats|(?:on|onto|over|in|at|outside|above)\\b)(?:with )?${thing('filling', 3)}${END}`,
  },
  {
    id: 'wave-of',
    pattern: `\\b(?:tidal wave|wave|tsunami|avalanche|flood) of ${thing('filling', 3)}${END}`,
  },
  // An elephant on a stack of plates.
  {
    id: 'balancing',
    pattern: `${START}${CASTER},? (?:who (?:is )?|is )?(?:balancing|standing|wobbling|teetering|perched|tiptoeing)(?: (?:on one leg|carefully|alone))? (?:on|atop|on top of) ${DET}${HUGE}(?:stack|pile|tower|heap|column) of ${HUGE}${thing('filling', 3)}${END}`,
  },
  {
    id: 'balancing',
    pattern: `${START}${CASTER},? (?:who (?:is )?|is )?balancing (?:on|atop|on top of) ${DET}${HUGE}${thing('filling', 3)}${END}`,
  },
  // A man running from a clock.
  {
    id: 'chased',
    pattern: `${DET}${PERSON},? (?:who (?:is )?|is )?(?:running|fleeing|escaping)(?: away)? from ${DET}${HUGE}${thing('filling', 3)}${END}`,
  },
  {
    id: 'chased',
    pattern: `${START}${thing('filling', 4)},? (?:that is |is )?chasing ${DET}${PERSON}`,
  },
  // A brain and a heart on scales.
  {
    id: 'weighing',
    pattern: `${START}${thing('left', 3)} and ${thing('right', 3)} (?:balancing |balanced |sitting |weighed )?(?:on|in) (?:the )?(?:(?:two |both |opposite |either )?(?:sides?|ends?|pans?) of )?(?:an? |the )?(?<host>scales?|see-?saw|balance(?: scales?)?)${END}`,
  },
  // An umbrella over a house.
  {
    id: 'sheltered',
    pattern: `\\b(?:umbrella|parasol),? (?:that is )?(?:protect\\w*|shelter\\w*|cover\\w*|shield\\w*|held over|over|above) ${thing('filling', 3)}(?: (?:from|against) (?:the )?(?:rain of |falling |raining )?${thing('rain', 3)})?${END}`,
  },
  // Somebody on strings.
  {
    id: 'on-strings',
    pattern: `\\bhands? (?:is |are )?(?:pulling|holding|controlling|moving|tugging)(?: on)? (?:the )?(?:puppet )?strings (?:of|on|attached to) ${thing('filling', 4)}${END}`,
  },
  {
    id: 'on-strings',
    pattern: `${START}${thing('filling', 4)},? (?:is |being )?(?:controlled|moved|steered|held) (?:like a puppet )?(?:by|with) (?:puppet )?strings`,
  },
  {
    id: 'on-strings',
    pattern: `${START}${thing('puppeteer', 4)},? (?:is |are )?(?:controlling|moving|pulling|steering|manipulating|directing|playing with) ${thing('filling', 4)} (?:like (?:an? )?(?:puppets?|marionettes?) )?(?:on|by|with|from|by pulling) (?:(?:puppet|marionette|the|their|long) )?strings${END}`,
  },
  // Hands full on a rope.
  {
    id: 'juggling-on-rope',
    pattern: `${DET}${PERSON},? (?:who )?(?:is )?juggling ${things('filling')} (?:while |and )?(?:walking |balancing |standing )?(?:on|across|along) (?:an?|the) (?:tight ?rope|high wire|rope|wire)${LIST_END}`,
  },
  // One who pulls another up.
  {
    id: 'pulled-up',
    pattern: `${DET}${PERSON},? (?:standing |kneeling )?(?:(?:on|at|from) (?:the (?:edge|top) of )?(?:an?|the) (?:\\w+ )?(?:ledge|cliff|rock|mountain|step|wall|peak|hill|summit) )?(?:who )?(?:is )?(?:pull|help|haul|lift)(?:ing|s) (?:an?|the|another|his|her|their) (?<other>[\\p{L}'-]{2,20}(?: [\\p{L}'-]{2,20}){0,2}?) up(?=$|[,.;]| by | (?:onto|to|on|the|a|an|over|from) )`,
  },
  // Two that something ties or parts.
  {
    id: 'linked',
    pattern: `\\btwo (?<who>heads|faces|minds|people|wom[ae]n|men|friends|lovers|hands|phones|houses|brains|hearts|islands) (?<how>connected|joined|linked|tied(?: together)?|separated|divided|kept apart) by ${thing('filling', 4)}${END}`,
  },
  // A match for a body.
  {
    id: 'match-person',
    pattern: `\\b(?:burnt[- ]?out |burned[- ]?out )?match(?:stick)?[- ](?:person|man|woman|figure|people|worker|character)(?:[^.;]{0,30}\\b(?<at>desk|laptop|computer))?`,
  },
  {
    id: 'in-place-of-head',
    pattern: `\\b(?<filling>light ?bulb|clock|pencil|battery|cloud|balloon|television|tv|phone|smartphone|camera|globe|gear|flower|cactus|fish)[- ](?<who>man|woman|person)\\b`,
  },
];
