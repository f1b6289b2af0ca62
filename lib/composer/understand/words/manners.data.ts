import { SO_THAT } from './manner-words.data';

/**
 * How a picture is to be made, framed, lit and printed, and for whom: what stands beside its things in a prompt and names
 * none of them. Each is a whole part of a prompt between commas; English only.
 */
const ADJECTIVE =
  '(?:(?:very|really|super|ultra|hyper|highly|slightly|quite|extremely|subtle|slight|soft|strong|nice|good|fine) )*';

const FRAMING = [
  'rule of thirds|golden (?:ratio|spiral)',
  'full[- ]bleed|edge to edge',
  '(?:a)?symmetr(?:ical|y)(?: (?:layout|composition|design))?|well[- ]balanced|centr?ed on (?:the )?(?:page|canvas|image)',
  '(?:(?:balanced|dynamic|strong|clean|simple|clear|interesting|good|pleasing|diagonal|triangular|minimal(?:ist)?|asymmetrical|symmetrical|centr?ered|centr?al|harmonious|tight|open) )+(?:composition|framing|layout)',
  '(?:small|large|big|tiny|huge|centr?ered|prominent) (?:in|within) the (?:frame|picture|image|middle of the (?:frame|picture|image))',
  '(?:(?:that|which) )?(?:fill(?:s|ing)?|take(?:s|n|ing)? up|cover(?:s|ing)?|occup(?:y|ies|ying)) (?:the )?(?:whole |entire |full |most of the )?(?:frame|picture|image|canvas|page)',
  'strong focal point|clear focal point|leading lines|foreground interest',
];

const LIGHT = [
  '(?:(?:harsh|direct|hard|on[- ]camera|disposable camera|bright) )+flash(?: photo(?:graphy|graph)?| lighting| look)?|shot with (?:a )?flash',
  `${ADJECTIVE}(?:high|low|strong|soft|sharp|punchy|medium)[- ]contrast`,
  `${ADJECTIVE}(?:gentle|soft|subtle|cast|drop) shadows?`,
  `${ADJECTIVE}rim[- ]?light(?:ing|s)?`,
  'lens flares?|volumetric (?:light(?:ing)?|fog)|god rays|global illumination|ray[- ]?trac(?:ing|ed)|ambient occlusion|subsurface scattering|hdr|tonal range',
];

const CAMERA = [
  '(?:shot|taken|photographed|captured) (?:on|with|using|through) [^,.;]{2,40}',
  '\\d{2,3} ?mm(?: (?:lens|film|prime|macro|photo\\w*|camera))?|f ?/? ?\\d(?:\\.\\d)?|iso ?\\d{2,5}',
  '(?:canon|nikon|sony|leica|hasselblad|fuji(?:film)?|dslr|gopro|kodak)(?: [\\w-]+){0,3}',
  '(?:macro|wide[- ]angle|telephoto|prime|anamorphic|fisheye) lens',
];

const QUALITY = [
  '(?:4|8|12|16) ?k(?: (?:resolution|uhd|quality|wallpaper|render))?|u?hd|full hd|high[- ](?:quality|res(?:olution)?|definition|detail|fidelity)',
  '(?:(?:ultra|super|very|highly|extremely|insanely|hyper|incredibly|finely|richly|intricately|beautifully|well|much|not too|less|more)[- ]?)?(?:detailed|sharp|hi[- ]?res)',
  '(?:with )?(?:(?:lots of|a lot of|many|intricate|fine|rich|great|plenty of|tons of|little|some|small|tiny|beautiful|few) )+details?',
  'award[- ]winning|masterpiece|best quality|top quality|stunning|gorgeous|breathtaking|trending on [\\w ]{2,30}|(?:art ?station|behance|dribbble|pinterest|deviantart|unsplash|shutterstock|freepik)(?: (?:style|quality|trending|hq))?',
  'sharp focus|in focus|crisp(?: (?:lines|edges|details?))?|clean (?:lines|edges)|smooth (?:lines|edges|gradients|shading)|professional(?:ly done| quality| look)?|polished|studio quality',
  '(?:print|production|web|retina)[- ]ready|(?:suitable|ready|good|optimi[sz]ed|great|perfect|made|meant) for (?:print(?:ing)?|the web|web|small sizes|screens?|mobile|cutting|engraving|embroidery|colou?ring)',
  '(?:clean|simple|modern|bold|crisp|clear|fresh)(?:,| and|,? but) (?:colou?rful|bright|vivid|vibrant|playful|friendly|cheerful|educational)|(?:colou?rful|bright|vivid|vibrant|playful|friendly|cheerful)(?:,| and|,? but) (?:clean|simple|modern|bold|crisp|clear|fresh)',
  'easy to (?:colou?r(?: in)?|read|recogni[sz]e|print|trace|cut(?: out)?|understand|see)|readable at small sizes?|scal(?:es|able) well',
  'without (?:too much|too many) \\w+|keep it (?:simple|clean|minimal|short|light|tidy|uncluttered)|uncluttered|no clutter|nothing else',
];

/** What a picture is for those who learn from it, and no part of what it shows. */
const TEACHING = [
  '(?:(?:clean|clear|simple|neat|tidy|educational|informative|scientific|didactic|school|classroom|textbook|detailed|easy) )+(?:illustration|diagram|graphic|visual|image|picture|design|drawing|style|look)',
];

const FORMAT = [
  '(?:vertical|horizontal|landscape|portrait|square|wide|tall|upright)[- ](?:format|orientation|layout|version|aspect ratio|ratio|size|page|image)(?:,? a[2-6])?',
  'vertical|horizontal|a[2-6](?: size| format| page| paper)?|us letter(?: size)?',
  '(?:1:1|4:3|3:4|16:9|9:16|3:2|2:3|21:9|5:4|4:5|2:1|1:2)(?: (?:aspect )?(?:ratio|format))?|aspect ratio [\\d:x/ ]{3,9}|--\\w+ [\\w:.]+',
  '\\d{3,4} ?[x×] ?\\d{3,4}(?: ?px| pixels)?|(?:72|150|300|600) ?dpi',
];

const PALETTE = [
  '(?:with |in |using )?(?:an? )?(?:limited|restricted|reduced|simple|small|harmonious|cohesive|consistent|balanced|nice|matching)(?: (?:colou?rs?|colou?r palette|palette|colou?r scheme))',
];

const PEOPLE =
  '(?:(?:small|young|little|older|school|primary school|smaller) )*(?:kids|children|toddlers|preschool(?:ers)?|babies|teens|teenagers|adults|beginners|students|pupils|all ages|everyone|families|kindergarten(?:ers)?)';
const SUBJECTS =
  '(?:science|biology|maths?|history|geography|physics|chemistry|english|reading|phonics|literacy|spelling|esl|art|music|nature|health|social studies)';
const GRADES = [
  'for (?:(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) grade(?:rs?)?|grade \\d|pre-?school|kindergarten|nursery school|(?:elementary|primary|middle|high) school(?:ers)?)',
  `for (?:an? |the )?(?:(?:year|grade|class|key stage|ks|form|(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth) (?:grade|year))(?: ?\\d{1,2})?|${SUBJECTS}|(?:elementary|primary|middle|high|secondary|nursery) school|kindergarten|preschool|home)(?: ${SUBJECTS})?(?: (?:class(?:es|room)?|lessons?|students|pupils|course|homework|teachers?|schooling))?`,
];
const AUDIENCE = [
  `(?:(?:suitable|safe|appropriate|fun|great|good|perfect|designed|made|aimed|meant|intended) )?(?:for|at) ${PEOPLE}(?:,? (?:aged?|ages|from|between|under|over) [\\w –-]{1,14})?`,
  ...GRADES,
  'for ages? [\\d to–-]{1,9}',
  'hand[- ]?painted(?: (?:look|style|feel))?',
  '(?:family|child|kid|children|age|toddler)[- ](?:friendly|appropriate|safe)|safe for work|sfw',
  '(?:but )?(?:not|nothing|never)(?: (?:too|very|overly|at all))?(?: (?:scary|creepy|violent|busy|childish|cheesy|complicated|crowded|cluttered|gory|kitschy|corporate|boring|generic|cartoonish))(?:(?:,| or| and) \\w+)?',
];

const BY_WHOM = [
  'by (?:an? |the )?(?:(?:famous|professional|great|talented|well[- ]known|renowned|skilled|contemporary|famed) )*(?:illustrators?|artists?|painters?|designers?|animators?|photographers?)',
  'the (?:kind|sort|type) of (?:illustration|picture|image|drawing|art|thing)\\b[^,.;]{2,80}',
  'etc|and so on|and stuff|and things like that|or something(?: like that| similar)?|or similar|you know|if possible|optionally|ideally|whatever (?:looks|works) best|surprise me|thanks|thank you',
];

/** What a picture is printed in. */
const BOOKS = [
  `(?:(?:an? |the )?(?:${SUBJECTS}|school|children['’]?s?|kids['’]?|educational|picture|story|old|classic) )*(?:text ?book|school ?book|(?:history|story|picture|science|geography|nature|chapter) ?book)(?: (?:illustration|picture|page|plate|spread|art|drawing))?(?: style)?`,
];

/** What a picture is to be used as, where it is told for itself before. */
const USED_AS = [
  "(?:(?:(?:nursery|kids[’']?|children[’']?s|kitchen|bathroom|bedroom|living room|office|wall|home|cute|printable) )+(?:room )?(?:wall )?(?:art|decor|prints?)(?: prints?)?|wall art|clip ?art|t-?shirt (?:design|print|graphic)|sticker design|merch design|tattoo design|stock (?:illustration|image|art)|product (?:illustration|render(?:ing)?|visuali[sz]ation|shot|mock-?up)|character (?:art|design|illustration)|game asset|book illustration)",
];

const PAPER = [
  '(?:with |in )?(?:(?:bold|fine|subtle|retro|comic|visible) )*half-?tones?(?: dots?| patterns?| textures?| shading| effects?| print)?',
  'on (?:a )?(?:(?:textured|rough|handmade|old|aged|grainy|vintage|crumpled|watercolou?r|cream|white) )*(?:paper|canvas)(?: texture)?|(?:paper|canvas) texture',
];

/** Whatever a mark shows is made of lines and shapes, and these are no second thing in it. */
const PLAIN =
  '(?:(?:simple|basic|clean|bold|flat|abstract|a few|few|single|minimal|sharp|smooth|colou?rful|overlapping|pure|thin|thick|continuous) )';
const MADE_OF_SHAPES = [
  `(?:made|built|constructed|formed|composed|assembled|created|designed|drawn)(?: up)?(?: entirely| only| purely| completely)? (?:of|from|with|out of|using|by|in)(?: only)? ${PLAIN}*(?:geometric(?:al)? )?(?:shapes?|forms?|lines?|strokes|polygons|facets|triangles|circles)`,
  `in ${PLAIN}+(?:geometric )?(?:shapes|forms|lines|strokes|outlines)`,
];

/** Parts that say nothing which is to be seen. */
export const MANNERS: readonly string[] = [
  ...TEACHING,
  ...FRAMING,
  ...LIGHT,
  ...QUALITY,
  ...FORMAT,
  ...PALETTE,
  ...AUDIENCE,
  ...BY_WHOM,
  ...BOOKS,
  ...USED_AS,
  ...PAPER,
  ...MADE_OF_SHAPES,
];

/** Who draws as children do. */
const CHILD =
  "(?:(?:an? |my |by )?(?:(?:little|small|young|\\d[- ]year[- ]old) )*(?:kid|child|toddler|children|kids|preschooler)(?:['’]?s?)?)";

/** What may also stand at the end of a part that tells of things, without a comma. */
export const MANNERS_AT_END: readonly string[] = [
  SO_THAT,
  ...FRAMING,
  ...LIGHT,
  ...QUALITY,
  ...FORMAT,
  ...BY_WHOM,
  ...PAPER,
  ...MADE_OF_SHAPES,
  ...GRADES,
  '(?:an? )?(?:shallow )?depth of field',
  '(?:suitable|safe|appropriate) for (?:kids|children|all ages|printing|print)',
];
/** What such an end begins with. */
export const BEGINS_AN_END =
  /^(?:with|in|by|on|as|like|for|hand|made|built|formed|composed|constructed|assembled|done|drawn|painted|viewed|seen|shot|inspired|suitable|safe|appropriate|small|large|filling|looking|that|which|so) /iu;
/** `for kids` of a picture, and not of what kids get. */
export const FOR_KIDS =
  /(?<!\b(?:toys?|playground|part(?:y|ies)|books?|schools?|lessons?|menu|meals?|rooms?|beds?|slides?|swings?|clothes|shoes|class(?:es)?|camps?|activit(?:y|ies)|food|snacks?|lunch(?:es)?|games?|cards?|worksheets?|gifts?|presents?|furniture|cook(?:s|ing)?|dancing|sings?|singing|reading|bak(?:es|ing)|perform(?:s|ing)|wait(?:s|ing)|chart|alphabet)) for (?:(?:little|young|small) )?(?:kids|children|toddlers|preschoolers)(?: and families)?$/iu;

/** Colours that a whole picture is told to be in. */
const HUE =
  '(?:(?:(?:very|light|dark|deep|pale|soft|bright|navy|sky|forest|burnt|dusty|warm|cool|pastel|muted|royal|olive|mint|hot|electric|baby|brick|mustard|emerald|sage) )*(?:red|blue|green|yellow|orange|purple|violet|pink|brown|black|white|gr[ae]y|beige|cream|teal|turquoise|navy|gold|mint|coral|lavender|olive|mustard|peach|maroon|burgundy|lilac|indigo|terracotta|sage))s?';

/** What pictures are made with. */
const MEDIUM =
  '(?:(?:soft|coloured|colored|wax|oil|black|fine|simple|thick|dry|india|layered|cut|torn|polymer|fountain) )*(?:water ?colou?rs?|pencils?|oils?|oil paints?|gouache|inks?|crayons?|chalk|pastels?|acrylics?|charcoal|markers?|felt(?: tips?)?|clay|plasticine|paper|vectors?|pens?(?: and ink)?|brush(?:es)?(?: and ink)?|embroidery|yarn|lego|mosaic|pixels?|lines?|shapes|blender|3d)';
/** Who and what has a way of drawing. */
const ART =
  '(?:prints?|posters?|paintings?|painters?|art|comics?|manga|anime|ghibli|pixar|disney|bauhaus|deco|nouveau|cubism|impressionis\\w+|picasso|monet|van gogh|hokusai|klimt|matisse|kandinsky|mondrian|magazines?|illustrat\\w+|(?:story|picture|comic|children.?s )books?|films?|movies?|cartoons?|photograph\\w*|engravings?|woodcuts?|mid[- ]century|retro|vintage|(?:19)?\\d0s|minimalism|surrealism|graffiti|stained glass|mosaics?|tapestr\\w+|calligraphy|postcards?|stamps)';

/** Parts that name a way of drawing in many words, and what looks know it as. */
export const SAID_OF_MEDIA: readonly (readonly [string, string])[] = [
  [
    `(?:(?:it |that |which )?(?:should )?looks? )?(?:like|as) (?:it was |it is |it's |if )?${CHILD} (?:drawing|scribble|painting|doodle|artwork)`,
    'crayon drawing',
  ],
  [
    `(?:(?:it |that |which )?(?:should )?looks? )?(?:like |as )?(?:if |though )?(?:it was |it were |it is |it's |they were )?(?:drawn|made|painted|sketched|scribbled) by ${CHILD}`,
    'crayon drawing',
  ],
  [
    `(?:all )?hand[- ]?(?:drawn|sketched)(?: with| in| using) (?:an? )?(?<medium>${MEDIUM})`,
    '$<medium> drawing',
  ],
  [
    `(?:all )?hand[- ]?painted(?: with| in| using) (?:an? )?(?<medium>${MEDIUM})`,
    '$<medium> painting',
  ],
  [
    `(?:(?:made|done|drawn|rendered|executed|created|colou?red|illustrated|sketched|painted|printed) )(?:with|in|using|as) (?:an? )?(?<medium>${MEDIUM})`,
    '$<medium> style',
  ],
  [
    `(?:(?:loosely|heavily|clearly) )?(?:inspired by|reminiscent of|in homage to|evoking|evocative of|influenced by) (?:the (?:style|look|art) of )?(?:the )?(?<medium>(?:[\\w'’-]+ ){0,4}${ART})`,
    '$<medium> style',
  ],
  ['(?<medium>[\\w -]{3,24})[- ]inspired', '$<medium> style'],
  [
    `(?:please )?(?:use|using|uses)(?: only| just| mainly| mostly)? (?:the colou?rs )?(?<medium>${HUE}(?:(?:,| and|, and| &| with) ${HUE})*)(?: only| tones| colou?rs)?`,
    '$<medium> palette',
  ],
  ['(?:an? )?(?:overcast|gr[ae]y|gloomy|dull) (?:day|weather|skies|sky)', 'cloudy sky'],
  [
    '(?:an? )?(?:(?:clean|simple|smooth|nice|subtle|soft|plain|light|neutral) )+(?<medium>(?:[a-z]+ )?gradient) (?:backdrop|background)',
    '$<medium> background',
  ],
  [
    '(?:some |clear |free )?(?:text|copy|title|headline) space (?:above|on top|at the top|up top)(?: of it)?',
    'copy space at the top',
  ],
  [CAMERA.join('|'), 'photo'],
  ['unreal engine(?: \\d)?(?: render)?|redshift render|v-?ray render', '3d render'],
  [
    '(?:view(?:ed)?|seen|looking|shown|drawn) (?:straight |directly |down |slightly |a bit |a little )*from (?:high |slightly )?(?:above|the top|overhead)',
    'from above',
  ],
  ['(?:seen|viewed|shown|looking) from (?:below|the ground|a low angle)', 'from below'],
  [
    '(?:seen|viewed|shown|shot|from) (?:from )?(?:far away|afar|a distance|far|a long way off)',
    'wide shot',
  ],
];

/** How a picture is to feel: `it should feel cozy and warm`. */
const FEELING = '(?:[a-z]+(?:[- ][a-z]+)?)';
const SUBJECT =
  '(?:it|this|everything|the (?:whole |overall |general )?(?:image|picture|illustration|mood|style|look|tone|vibe|feel|feeling|atmosphere|scene|thing|drawing|design|result|art(?:work)?|colou?rs))';
export const FEELINGS: readonly string[] = [
  `(?:(?:and|but) )?(?:${SUBJECT}|that|which) (?:(?:should|must|needs? to|has to|can|could|would) (?:be|feel|look|seem|come across as)|feels?|looks|seems) (?:(?:very|really|quite|a bit|rather|more|kind of|like it'?s?) )*(?<feeling>${FEELING}(?:(?:,| and|, and| but|, but| yet) ${FEELING}){0,4})`,
  `(?:the (?:overall |general )?(?:mood|style|look|tone|vibe|feel|feeling|atmosphere)) (?:is|are) (?:(?:very|really|quite|a bit|rather|more) )*(?<feeling>${FEELING}(?:(?:,| and|, and| but|, but| yet) ${FEELING}){0,4})`,
  `(?:please )?(?:make|keep|have) (?:it|this|everything|the (?:mood|style|look|tone|colou?rs)) (?:look |feel |be )?(?:(?:very|really|quite|a bit|rather|more|super) )*(?<feeling>${FEELING}(?:(?:,| and|, and| but|, but| yet) ${FEELING}){0,4})`,
  '(?:in )?(?:an? )?(?:(?:very|really|quite|rather) )*(?<feeling>(?:playful|friendly|fun|cheerful|happy|lively|joyous|funny|welcoming|calm|peaceful|serene|quiet|tranquil|magical|mystical|mysterious|whimsical|cozy|cosy|dreamy|elegant)(?:(?:,| and|, and| yet| but) [a-z]+){0,3}) (?:style|look|manner|way)',
  '(?:with |in )?(?:an? )?(?:(?:very|really|quite|overall|rather) )*(?<feeling>[a-z]+(?:-[a-z]+)?(?:(?:,| and|, and| yet| but) [a-z]+(?:-[a-z]+)?){0,3}) (?:mood|tone|vibes?|feel|feeling|atmosphere|energy|aesthetics?|ambian?ce)',
];

/** Feelings that are also qualities of things, as moods say them: a calm picture of a cactus has no calm cactus. */
export const FEELINGS_AS_MOODS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:playful|friendly|fun|cheerful|happy|cute|lively|bright|joyous|funny|welcoming)\b/giu,
    'upbeat',
  ],
  [/\b(?:calm|peaceful|serene|quiet|tranquil|restful|gentle|soft)\b/giu, 'zen'],
  [/\b(?:magical|magic|enchanted|mystical|mysterious)\b/giu, 'dreamy'],
];
