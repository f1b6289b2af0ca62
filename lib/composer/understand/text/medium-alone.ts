/**
 * A part of a prompt that is a way of drawing by itself: `a fox on a rock, crayon`, `karst mountains, chinese ink
 * painting style`. What pictures are made with is a thing where it ends a list of things, or where what it is for is told.
 * English only.
 */
type Known = readonly [told: RegExp, as: string];

const whole = (pattern: string) =>
  new RegExp(
    `^(?:in |with |as )?(?:an? )?(?:${pattern})(?: (?:style|look|illustration|artwork|picture))?$`,
    'iu',
  );
const HOW =
  '(?:(?:soft|loose|wax|oil|thick|fine|black|blue|coloured|colored|rough|simple|dry) ){0,2}';
const LAND =
  '(?:(?:swedish|mexican|polish|scandinavian|russian|ukrainian|indian|hungarian|nordic|german|american|bavarian|slavic|norwegian|turkish|otomi|dutch) )?';

/** What is drawn with, which lies on desks, too. */
const MATERIALS: readonly Known[] = [
  [whole(`${HOW}crayons?`), 'crayon drawing'],
  [whole(`${HOW}charcoal`), 'charcoal drawing'],
  [whole(`${HOW}(?:pencils?|graphite)`), 'pencil drawing'],
  [whole(`${HOW}(?:oils?|oil paints?)`), 'oil painting'],
  [whole(`${HOW}acrylics?`), 'acrylic painting'],
  [whole(`${HOW}(?:markers?|felt[- ]tips?|sharpie)`), 'doodle'],
  [whole(`${HOW}chalk|chalkboard`), 'chalk drawing'],
  [
    whole(
      `${HOW}(?:inks?|brush and ink|ink and brush|ball ?point(?: pen)?|biro|fountain pen|dip pen)`,
    ),
    'ink drawing',
  ],
  [whole('(?:mixed media |paper |cut paper )?collage'), 'paper cut'],
  [whole("(?:kid|child|children|toddler)'?s'? (?:drawing|scribble)"), 'crayon drawing'],
  [whole('graffiti|spray paint'), 'pop art'],
  [whole('polaroid'), 'photo'],
];

/** Ways of drawing that nothing else is called by; those without a look of their own are no things either. */
const STYLES: readonly Known[] = [
  [
    whole(
      '(?:chinese|japanese|korean|oriental|asian|sumi) (?:ink|brush)(?: and wash| wash)?(?: painting)?',
    ),
    'ink wash',
  ],
  [whole('japanese woodblock(?: print)?'), 'ukiyo-e'],
  [whole('matisse(?: (?:cut ?-?outs?|paper cuts?))?'), 'paper cut'],
  [whole('(?:felted wool|wool felt|needle felt(?:ed|ing)?(?: wool)?)'), 'embroidery'],
  [whole('(?:matchbox|apothecary) label|sepia(?: tones?)?'), 'vintage'],
  [whole('whiteboard (?:drawing|sketch)'), 'doodle'],
  [whole('lithograph(?:y)?'), 'engraving'],
  [whole('(?:german )?expressionis(?:t|m)(?: painting)?'), 'oil painting'],
  [whole('film still|movie still'), 'cinematic'],
  [whole('claymation(?: still)?'), 'clay style'],
  [
    whole(
      '(?:soft |cute |classic |vintage |whimsical |warm )?(?:storybook|picture book)(?: art| drawing)?',
    ),
    'storybook',
  ],
  [whole('impressionism'), 'impressionist painting'],
  [whole('photograph|photorealism'), 'photorealistic'],
  [whole('screen print'), 'screenprint'],
  [whole('(?:wood)?block print'), 'woodcut'],
  [whole('embroidered'), 'embroidery'],
  [
    whole(
      `${LAND}(?:folk|naive|naïve|outsider) art|(?:wes anderson|tim burton|norman rockwell|edward hopper|new yorker)(?:[- ](?:symmetry|palette|colou?rs|cover|esque|like))?|cubis(?:t|m)|bauhaus|tattoo flash|glitch(?: art)?|double exposure|batik`,
    ),
    '',
  ],
];

const SUPPLIES =
  /\b(?:desk|school|suppl(?:y|ies)|stationery|notebooks?|rulers?|erasers?|pencil case|sharpener|art(?:ist)?(?:'s)? (?:kit|set|table|tools)|tools?|palette|easel|paint(?:s|er|ing)?|draw(?:s|n|ing)?|icons?|patterns?|set of|flat lay|recipe|ingredients|salad|dressing|kitchen|pasta|bottle)\b/iu;
/** Parts of so few words are things of a list. */
const LISTED_WORDS = 2;

/** What a part of a prompt, with those before it, is read as: nothing to draw, or a way of drawing; undefined where it is a thing. */
export function mediumAlone(
  part: string,
  before: readonly string[],
  isLast: boolean,
): string | undefined {
  const style = STYLES.find(([told]) => told.test(part));
  if (style) return style[1];
  const material = MATERIALS.find(([told]) => told.test(part));
  if (!isLast || !material || SUPPLIES.test(before.join(' '))) return undefined;
  const isListed =
    before.length > 1 && (before.at(-1) ?? '').trim().split(/\s+/u).length <= LISTED_WORDS;
  return isListed ? undefined : material[1];
}
