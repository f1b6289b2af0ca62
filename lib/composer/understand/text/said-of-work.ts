import { type Rewording, reworded } from './reworded';

/**
 * What people say of work, crafts and evenings at home, as the tables of verbs know it: an experiment is conducted by no
 * conductor, and calligraphy that is practised is written. English only.
 */
const OWN = '(?:an?|the|his|her|their|some|its)';
/** The end of a clause. */
const END = '(?=,|\\.|;|$)';

/** What is on a screen. */
const SHOWN =
  '(?:movies?|films?|rom-?coms?|comed(?:y|ies)|sitcoms?|tv (?:show|series)|(?:tv |television )?series|documentar(?:y|ies)|cartoons?|soap opera|(?:sports? |football |soccer |basketball |baseball )?(?:game|match) on (?:the )?(?:tv|television)|news(?: on (?:the )?(?:tv|television))?)';

const SHORT: readonly Rewording[] = [
  // Work that piles up is paper.
  [
    /\b(piles?|stacks?|mountains?|heaps?|towers?) of (?:unfinished |undone |office )?(?:work|paperwork|tasks|assignments)\b/giu,
    '$1 of papers',
  ],
  // What somebody means to find out, and what they do after this, is not to be seen.
  [
    /,? (?:trying|hoping|attempting|struggling|working|in order) to (?:figure|find|work|make sense|understand|beat|improve|determine|learn|see what|diagnose|get it|get them)\b[^,.;]*/giu,
    '',
  ],
  [
    /,? (?:looking|searching|checking) for (?:any )?(?:signs?|traces?|hints?|symptoms?) of\b[^.;]*/giu,
    '',
  ],
  [
    new RegExp(
      ` before (?:putting|serving|going|leaving|sending|eating|baking|entering|starting|heading|cooking|placing|sliding|selling|delivering|handing|adding|taking) [^,.;]*${END}`,
      'giu',
    ),
    '',
  ],
  [
    /\b(?:conduct|perform|do|run|carry out|carrying out|carries out)(ing|ed|s|es)? (?:an? |the |some |his |her |their )?(?:[a-z]+ ){0,2}?experiments?\b/giu,
    'experimenting',
  ],
  // What is watched is on a screen, unless that is a cinema's.
  [
    new RegExp(
      `(?<!\\b(?:cinema|theat(?:er|re))\\b.{0,160})\\bwatch(ing|es)? (?:(?:an?|the|his|her|their|some|old|favou?rite|romantic|scary|horror|funny|animated|classic) )*${SHOWN}\\b(?!.*\\b(?:cinema|theat(?:er|re)|drive-in|projector|laptop|phone|tablet)\\b)`,
      'giu',
    ),
    'watch$1 television',
  ],
  [
    new RegExp(
      `\\bpracti[cs](ing|es) (?:${OWN} )?(?:[a-z]+ )?(calligraphy|penmanship|handwriting|lettering)\\b`,
      'giu',
    ),
    'writing $2 on paper',
  ],
  // What is rehearsed is danced.
  [
    new RegExp(
      `\\b(?:rehears|practi[cs]|perform|learn)(?:ing|es|s) (?:${OWN} )?(?:[a-z-]+ ){0,2}(?:danc(?:e|ing)|ballet|tango|salsa|choreography)(?: (?:routine|number|piece|moves?|steps?))?\\b`,
      'giu',
    ),
    'dancing',
  ],
  [
    /\bdanc(?:ing|es) with (?:an?|his|her|their) (?:dance |dancing )?partner\b/giu,
    'dancing together with a dancer',
  ],
  [
    new RegExp(
      `\\b(?:do|hav|stag)(?:ing|es) (?:${OWN} )?(?:[a-z]+ )?photo ?-?(?:shoot|session) (?:with|of)\\b`,
      'giu',
    ),
    'photographing',
  ],
  [/,? (?:for|during|on|at) an? (?:[a-z]+ )?(?:film|movie|photo|music video) ?shoot\b/giu, ''],
  [
    /\b(?:sleight[- ]of[- ]hand(?: magic)?(?: tricks?)?|card tricks?)\b(?! (?:game|table|player))/giu,
    'playing cards',
  ],
  [
    /\b(?:train|work(?:ing)? out|practi[cs]|exercis)(?:ing|es|s)? (?:with|on|at) (an?|the|his|her) ((?:heavy )?(?:punching bag|punch bag|boxing bag|heavy bag))/giu,
    'punching $1 $2',
  ],
  [
    /\bgiv(ing|es) (an?|the|some) (?:fresh |new |second )?coat of paint to (an?|the|his|her|their)(?: [a-z]+)? (?:room|wall|bedroom|kitchen|living room|nursery)\b/giu,
    'painting a wall',
  ],
  [/\b(?:light|lighting) fixtures?\b/giu, 'ceiling lamp'],
  [
    /\b(nail|hammer)(ing|s) (?:an?|the|his|her) (?:picture|painting|photo(?:graph)?) (?:to|on|onto|into) (?:an?|the|her|his) wall\b/giu,
    '$1$2 a picture frame',
  ],
  [/\b(?:jewel(?:le)?ry) (?:maker|designer|artist)\b/giu, 'jeweler'],
  // Who stands by a fire is before it.
  [
    /(?<!\b(?:sit\w*|chairs?|armchairs?|sofas?|couch|rug|lying|sleep\w*|curled)\b.{0,160})\b(?:by|beside|near|next to) (an?|the|their) ((?:[a-z]+ )?(?:fireplace|hearth))\b/giu,
    'in front of $1 $2',
  ],
  // Who looks at a reflection looks into the mirror that it is in, and stands on none.
  [
    /\b(look|gaz|star|glanc|smil|admir)(ing|es|s|ed|e)? (?:at |into )?(?:(?:his|her|their|its|the) (?:own )?(?:reflections?|face)|(?:him|her|it|them)sel(?:f|ves)) in (an?|the|his|her|their) ((?!lake|pond|water|puddle|window)(?:[a-z]+ )?mirror)\b/giu,
    'looking at $3 $4',
  ],
  // A masterpiece is painted at an easel.
  [
    /\b(?:creat|mak|produc|paint)(?:ing|es) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:masterpiece|work of art|works of art|piece of art|artwork|art piece)(?: on (?:an? |the |his |her )?canvas)?\b/giu,
    'painting a picture at an easel',
  ],
  [
    /\b(?:video[- ]?(?:chat|call)(?:t?ing|s)?|(?:chat|talk)(?:t?ing|s) (?:by|over|on) video) (?:with|to) (?:an?|the|his|her|their) (?:[a-z]+ )?(?:loved one|friends?|family|mother|father|grandm\w+|grandf\w+|girlfriend|boyfriend|colleagues?|clients?|parents|daughter|son)\b/giu,
    'working on it',
  ],
  [
    /\bholding (an?|the|his|her|their) (laptop|computer) and (?:working on it|working(?: on (?:an?|the|his|her) [a-z]+| from home)?|typing(?: (?:an?|the|his|her) (?:[a-z]+ )?[a-z]+)?|typing away)\b/giu,
    'working on $1 $2',
  ],
  [/\bcrunch(ing|es) (?:the |some )?numbers\b/giu, 'writing numbers'],
  [/\b(?:glass|stained glass) painter\b/giu, 'artist'],
  [
    /\bcompos(?:ing|es) (?:an?|the|his|her|some|new) (?:[a-z]+ )?(?:songs?|music|melody|tune|piece|symphony|sonata) (?:on|at) (an?|the|his|her)\b/giu,
    'playing $1',
  ],
  [
    /\bperform(?:ing|s) (?:an? )?(?:[a-z]+ )?(?:surgery|operation)(?! on)\b/giu,
    'operating on a patient',
  ],
  [/ from scratch\b/giu, ''],
  [
    /,? trying on (?:different |new |some |various )*(?:outfits|clothes|dresses|clothing)(?: and accessories)?\b/giu,
    ' holding up a dress',
  ],
  [
    /\b(?:do|practic|teach)(?:ing|es) (?:some |an? )?(?:[a-z]+ )?(?:aerobics|zumba|jumping jacks|pilates|calisthenics|gymnastics)\b/giu,
    'exercising',
  ],
  [
    /\b(?:carv|chisel|sculpt)(ing|es|s) (an?|the|his|her) ((?:[a-z]+ )?(?:statue|sculpture|bust|figure)) (?:from|out of|in|into) (?:an? )?(?:(?:large |big )?(?:block|piece|slab) of )?(?:stone|marble|wood|granite|ice)\b/giu,
    'sculpting $2 $3',
  ],
  // Who browses in a shop looks around there, and at no screen.
  [
    /\bbrows(?:ing|es)(?: (?:through|around|in|at))? (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:stores?|shops?|boutique|mall|market|bookstore|bookshop|aisles?|racks?|shelves|collection|selection)\b)/giu,
    'looking around in ',
  ],
  // Who is helped by talking is talked to.
  [
    /\b(therapist|psychologist|psychiatrist|counsell?or)( is|) (?:help|treat|counsel|support)(?:ing|ling|s) (an?|the|his|her|their) ([a-z]+)(?: (?:with|through|deal with|cope with|overcome) (?:[a-z]+ ){0,3}[a-z]+)?/giu,
    '$1$2 talking to $3 $4',
  ],
  [
    /\btak(?:ing|es) (?:family |studio |some )?(?:portraits?|headshots?|photographs) of\b/giu,
    'photographing',
  ],
  [/\bflamb[ée]{1,2}(?:ing|s) [^,.;]*/giu, 'cooking'],
  [
    /\b(?:scribbl|jott?)(?:ed|ing|es|s)(?: (?:down )?[^,.;]*?)? in (an?|the|his|her|their) (journal|notebook|diary|notepad)\b/giu,
    'writing in $1 $2',
  ],
  [
    /\bplay(ing|s) (?:an? |the |his |her |their )?(?:favou?rite |new )?video ?game\b/giu,
    'play$1 video games',
  ],
  // Who is vaccinated has a nurse who does it.
  [
    /^(an? [a-z]+)(?: is)?(?: (wearing (?:an? )?(?:[a-z]+ )?[a-z]+) and)? (?:gett|receiv|hav)ing (?:vaccinated|(?:an? |the )?(?:[a-z]+ )?(?:vaccine|vaccination|injection|shot|jab))\b/giu,
    'a nurse giving an injection to $1 $2',
  ],
  // What is crafted is made.
  [/\bcraft(ing|s) (?=(?:an?|the|some|his|her) )/giu, 'mak$1 '],
  [/\b(ceiling (?:lamp|light|fan)s?) (?:in|on|to|from|onto) (?:the|a|an) ceiling\b/giu, '$1'],
  [
    /\bassembl(ing|es) (?:some |the |new |a piece of |flat-?pack )*furniture\b/giu,
    'assembl$1 a bookshelf',
  ],
  [
    new RegExp(
      `\\b(?:question|interrogat)(?:ing|es|s) (?=${OWN} (?:[a-z]+ )?(?:suspect|witness|prisoner|thief|criminal|man|woman|boy|girl)\\b)`,
      'giu',
    ),
    'talking to ',
  ],
  [
    /\b(stand|stepp|weigh)(ing|s) (?:(?:him|her|them)sel(?:f|ves) )?(?:on|onto) (?:an?|the|his|her) scales?\b/giu,
    'standing on a bathroom scale',
  ],
  // What is tossed up is over the hands, and nobody is in the sky.
  [
    /\b((?:toss|throw|fling|flip)(?:ing|es|s) (?:an?|the|some|his|her) (?:[a-z]+ )?[a-z]+?) (?:high )?(?:up )?in(?:to)? the air\b/giu,
    '$1',
  ],
  [
    /\b(vet|veterinarian|veterinary)\b([^.]*?) (an?|the|his|her|their) (?:[a-z]+ )?(?:animals?|pets?|patients?)\b(?! (?:clinic|hospital|owner))/giu,
    '$1$2 $3 dog',
  ],
  [
    /\b(?:roaring|crackling|blazing)(?= (?:fire|fireplace|hearth|campfire|bonfire)\b)/giu,
    'burning',
  ],
  [
    /\b(?:examin|inspect|analy[sz]|investigat)(?:ing|es|ed|s) (?:the |some |his |her )?(?:crime scene|(?:evidence|clues?)(?: (?:at|of|from) (?:an?|the) (?:crime )?scene(?: of (?:an?|the) crime)?)?)\b/giu,
    'looking at the floor through a magnifying glass',
  ],
  [
    /\b(?:wow|amaz|impress|entertain|captivat|delight|dazzl)(?:ed|ing|s|es) (?:the|an?|his|her|their) (audience|crowd)(?: with (?:his|her|their|an?) (playing cards))?/giu,
    'performing in front of an $1, holding $2',
  ],
  [/\b(?:perform|do|show)(?:ing|es|s) (?:an? |some )?(?=playing cards\b)/giu, 'holding '],
  // Who tinkers with an engine mends it.
  [/\btinker(ed|s|ing) (?:with|on|at) /giu, 'repair$1 '],
  [/\b(?:a|the|an|one|another) batch of\b/giu, 'some'],
  [/\blook(ing|s) at (an?|the) menu\b/giu, 'reading $2 menu'],
  [/,? and (?:decid|choos|wonder)(?:ing|es|s) what to (?:order|eat|wear|buy|read|cook)\b/giu, ''],
  [
    /\bholding (an?|the) microphone and record(?:ing|s) (?:(?:an?|the|his|her|their|new) )*(?:lines|vocals|podcast|audiobook|voice-?over|radio show|episode)\b/giu,
    'talking into $1 microphone wearing headphones',
  ],
  [
    /\brecord(?:ing|s) (?:(?:an?|the|his|her|their|new) )*(?:lines|vocals|podcast|audiobook|voice-?over|radio show|episode)\b/giu,
    'talking into a microphone wearing headphones',
  ],
  [/\b(?:check|measur|weigh)(?:ing|s) (?:his|her|their|my) weight\b/giu, 'looking down'],
];

/** What lies flat on a table while it is talked over. */
const SHEETS =
  '(?:(?:the|some|an?|his|her|their) )?(?:[a-z]+ )?(?:building plans?|floor plans?|plans|maps?|drawings?|sketch(?:es)?|designs?|documents|papers|charts?|photos|reports?)';

const AT_TABLES: readonly Rewording[] = [
  // Plans that are on a table or in a hand are no way of drawing.
  [/\bblueprints\b(?! style)/giu, 'building plans'],
  [
    /\b(an?|the|his|her|their) ((?:[a-z]+ )?)blueprint\b(?! (?:style|drawing|of|illustration|poster))(?=.)/giu,
    '$1 $2building plans',
  ],
  [
    new RegExp(
      `\\b(?:look(?:ing|s)? over|stud(?:ying|ies)|review(?:ing|s)?|discuss(?:ing|es)?|por(?:ing|es) over|going over|examining|inspecting|bent over|leaning over|huddled over|gathered around) (${SHEETS}) (?:that (?:is|are) )?(?:spread |laid |unrolled |lying |rolled )?(?:out )?(?:across|on|over) (?:an?|the|their|his|her) ((?:[a-z]+ )?(?:table|desk|workbench))\\b`,
      'giu',
    ),
    'standing at a $2 with $1 on it',
  ],
  // Nobody operates on nobody, and assistants wear what nurses wear.
  [
    /\b(surgeons?|doctors?|vets?) operating\b(?! (?:on|an?|the|his|her)\b)/giu,
    '$1 operating on a patient',
  ],
  [/(?<=\b(?:surgeon|doctor)s?\b.{1,60})\bassistants\b/giu, 'nurses'],
  [/(?<=\b(?:surgeon|doctor)s?\b.{1,60})\bassistant\b/giu, 'nurse'],
  // Clay is thrown on a wheel that spins no yarn.
  [/(?<=\b(?:pottery|potters?|clay|ceramics?)\b.{1,80})\bspinning wheels?\b/giu, "potter's wheel"],
  // Who is helped with a microscope looks into it.
  [
    /\b(?:help|teach|show|guid)(?:ing|es|s) (an?|the|his|her) ((?:[a-z]+ )?(?:boy|girl|student|pupil|child|kid|son|daughter)) (?:with|(?:how )?to use|use) (?:an?|the|his|her) (microscope|telescope)\b/giu,
    'standing beside $1 $2 looking through a $3',
  ],
];
const REQUIRED =
  /blueprint|\b(?:table|desk|workbench)\b|surgeon|doctor|\bvet|microscope|telescope|spinning wheel/iu;

/** A prompt with the work in it told plainly. */
export const saidOfWork = (text: string): string =>
  reworded(REQUIRED.test(text) ? reworded(text, AT_TABLES) : text, SHORT);
