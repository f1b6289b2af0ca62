/** Words that stand with colours where a prompt lists them, and are none themselves. English only. */

/** How words before a colour change it: lightness added, chroma multiplied. */
export const TONES: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:light|pale|lighter)$/, 0.13, 0.75],
  [
    /^(?:soft|pastel|dusty|powdery|gentle|delicate|muted|faded|washed-out|chalky|creamy|buttery|milky|smoky)$/,
    0.08,
    0.6,
  ],
  [/^(?:dark|deep|darker|inky|moody)$/, -0.14, 1],
  [/^(?:neon|bright|vivid|bold|electric|hot|vibrant|saturated|strong|punchy)$/, 0.02, 1.2],
  [
    /^(?:warm|rich|cool|cosy|cozy|earthy|natural|calm|fresh|matte|metallic|simple|leafy|sunny|lemony|mossy|sandy|rusty|zesty|juicy|classic|traditional|modern|retro|vintage|elegant|nice|lovely|playful|leaf)$/,
    0,
    1,
  ],
];
/** Tones that no herb and no fruit has. */
export const OF_COLORS_ALONE = /^(?:pastel|muted|dusty|powdery|pale)$/;
export const GLUE =
  /^(?:and|with|plus|or|&|\+|of|an?|the|in|mostly|mainly|only|just|all|our|my|their|your|its|brand|use|using|limited|restricted|reduced|to|two|three|four|five|six|several|different|various|one|single|small|main|subtle|little|few|some|very|palette:|colou?rs:)$/;
export const TAIL =
  /^(?:neon|colou?rs?|palette|tones?|hues?|shades?|tints?|scheme|colou?rway|colou?r-scheme|only|look|theme|gradients?|details?)$/;
/** What tells that colours are those of the picture. */
export const COLORED = /\b(?:colou?rs?|palette|tones|hues|shades|scheme|colou?rway)\b/iu;
export const ACCENT = /^(?:accents?|highlights?|pops?|splash(?:es)?|touch(?:es)?|hints?|dash)$/;

/** Colours that run into each other are the picture's, whatever they are otherwise the names of. */
export const RUNNING = /\bgradients?\b/iu;
