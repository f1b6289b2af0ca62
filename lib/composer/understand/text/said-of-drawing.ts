import { type Rewording, reworded } from './reworded';

/**
 * Who draws a cat draws a picture of it: the cat is on the paper before them, and not in the room. English only; what
 * has a surface of its own (a fence, an egg, a pavement, a blackboard) is drawn or painted on, and stays.
 */

/** What is drawn without being pictured. */
const NO_MOTIF =
  '(?:curtains?|blinds?|bows?|arrows?|swords?|guns?|knife|weapons?|water|blood|bath|breath|card|cards|lots?|tickets?|names?|lines?|circles?|squares?|triangles?|shapes?|maps?|plans?|blueprints?|diagrams?|charts?|graphs?|pictures?|drawings?|portraits?|self-portraits?|sketch(?:es)?|doodles?|comics?|cartoons?|attention|crowds?|conclusions?|carts?|carriages?|sleighs?|sleds?|wagons?|ploughs?|plows?|tattoos?|henna|mandalas?|hearts?|letters?|numbers?|patterns?|designs?|eyeliner|mustache|moustache|something|other)';
const ARTICLE = '(?:an?|the|his|her|their|two|three|some)';
const WORD = "(?!(?:on|in|at|with|from|onto|over)\\b)[a-z][a-z'’-]*";
/** A noun with what is said of it, which ends where the next thing is told. */
const MOTIF = `(${ARTICLE} (?:${WORD} ){0,3}?${WORD})`;
const END =
  '(?= (?:with|in|on|at|beside|next|under|by|near|while|outside|inside|from|and|for|as)\\b|[,.;]|$)';
const PAPER =
  '(?: (?:on|in) (?:an? |the |his |her |their )?(?:(?:big|large|white|blank) )?(?:sheet of paper|piece of paper|paper|sketch ?(?:book|pad)|notebook|drawing pad|canvas|easel))?';
const DESK = '(?: (?:at|on) (?:an?|the|his|her|their) ((?:[a-z]+ )?(?:desk|table)))?';
/** Surfaces that are drawn on themselves. */
const ELSEWHERE =
  '(?! on (?:an? |the |his |her |their )?(?:[a-z]+ )?(?:wall|pavement|sidewalk|street|ground|floor|board|blackboard|whiteboard|chalkboard|sand|snow|napkin|window|glass|tablet|screen|face|hand|arm|mug|shirt|t-shirt|cake|egg|rock|stone)s?\\b)';
const NATURE =
  '(?:flowers?|sunflowers?|roses?|tulips?|trees?|landscapes?|seascapes?|mountains?|sunsets?|sunrises?|seas?|oceans?|birds?|butterfl(?:y|ies)|cats?|dogs?|horses?|foxe?s?|owls?|fish|rainbows?|skyline|night sky|still life)';

const AT_DESK = (verb: string, motif: string, desk: string | undefined): string =>
  `${verb} a picture of ${motif}${desk ? `, a ${desk} beside it` : ''}`;

/** After `and` or a comma the deed is told as a clause of its own, where `painting` would be one more thing. */
const drawn = (verbs: string, motif: string) =>
  new RegExp(`((?:,? and|,) )?\\b(?:${verbs})ing ${motif}${END}${ELSEWHERE}${PAPER}${DESK}`, 'giu');

const DRAWN = drawn('draw|sketch', `(?!${ARTICLE} (?:${WORD} ){0,3}${NO_MOTIF}\\b)${MOTIF}`);
const PAINTED = drawn('paint', `(${ARTICLE} (?:${WORD} ){0,2}?${NATURE})`);

const REQUIRED = /\b(?:draw|sketch|paint)ing\b/iu;
const OF_THEMSELVES: readonly Rewording[] = [
  [
    /\b(an?|the) ((?:[a-z]+ )?[a-z]+) (?:draw|paint|sketch)(?:ing|s) (?:an? |the |his |her |its |their )?(?:own )?self-portraits?\b/giu,
    '$1 $2 painting a picture of a $2',
  ],
];
const BARE: readonly Rewording[] = [
  [/\b(draw|sketch|paint)s (?=(?:an?|the|his|her|their|two|three|some) )/giu, '$1ing '],
];

/** A prompt in which what is drawn is in a picture. */
export function saidOfDrawing(text: string): string {
  const own = reworded(text, OF_THEMSELVES);
  const said = reworded(own, BARE);
  if (!REQUIRED.test(said)) return own;
  const pictured = [DRAWN, PAINTED].reduce(
    (one, form) =>
      one.replace(form, (_, joined: string | undefined, motif: string, desk?: string) =>
        AT_DESK(joined === undefined ? 'painting' : ', who paints', motif, desk),
      ),
    said,
  );
  return pictured === said ? own : pictured;
}
