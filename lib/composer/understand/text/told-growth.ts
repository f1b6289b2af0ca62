import { OPENING, WITHIN_GLASS } from '../../concepts/part-boxes';
import { gramsOf, guarded, mayHave } from './required-text';
import { HOST } from './told-host';
import type { PartSense, ToldPart } from './told-parts';

/**
 * `a shoe with a tree growing out of it`, `a mug with a volcano erupting from it`, `a storm in a teacup`: what comes up out of
 * a thing. The thing is read by itself, and what comes out of it is kept apart. English only.
 */

const UP = '(?:grow|sprout|bloom|erupt|burst|ris|explod|shoot|swirl|tower|billow)';
const ING = `${UP}(?:ing|s|es)`;
const THING = "((?:(?:an?|the|some|tiny|little|small|whole) ){0,3}(?:[a-z'-]+ ){0,2}?[a-z'-]+)";
const ITS = '(?:it|its|his|her|their|the|inside|within|his|them)';
/** Where on a thing that may be. */
const SPOTS =
  'inside|top|hair|head|back|mouth|crown|rim|spout|keys|screen|lid|opening|roof|chimney|shell|antlers|horns|mind|hat|eyes?|eye sockets?|ears?|heart|pages|sides?|sleeves|strings|roots|middle|cent(?:er|re)|base|foot|feet|bottom|neck|soles?|toes?|heel|body|frame|case|drawers?|windows?|door|arms|shoulders|seat|cracks?|pockets?|handle|wheels';
const OF = `(?:up )?(?:out of|from|inside|through|on top of|up from) ${ITS}(?: (?:(?:[a-z]{2,10} )?(?:${SPOTS})))?`;
const END = "(?![a-z'-])";
/** What is large everywhere else. */
const WORLD =
  '((?:(?:an?|the|tiny|little|small|raging|whole|miniature|wild|glowing|bright|lit|neon|ancient|futuristic|modern|lush|green|sunny|snowy|magical|secret) ){0,3}(?:storm|thunderstorm|tempest|hurricane|tornado|forest|jungle|garden|city|town|village|mountain|mountain range))';
const CUPS =
  '((?:(?:an?|the|my|big|old|white|blue|red|small|chipped|porcelain|coffee|soup|wine|tea) ){0,4}(?:teacup|tea cup|cup|mug|bowl|wine glass|bucket|bathtub|pot|pan|hat|shoe|boot|cauldron|suitcase|briefcase|basket|backpack|handbag|crate|wheelbarrow))';

/** With a tree growing out of it. */
const WITH = guarded(`${HOST},? (?:with|has) ${THING} ${ING} ${OF}${END}`);
const PLANT =
  '((?:(?:an?|the|blooming|tall|big|great|old|little) ){0,3}(?:[a-z]+ )?(?:trees?|oak|willow|flowers?|plants?|vines?|roses?|sunflowers?|cactus|bush|leaves|branches))';
/** Turning into a tree: what becomes a plant is seen as one half-way. */
const BECOMES = guarded(
  `${HOST},? (?:(?:that|which) )?(?:is )?(?:slowly |gradually |half )?(?:(?:turn|transform|morph|chang|grow)(?:s|es|ing) into|becom(?:es|ing)) ${PLANT}${END}`,
);
/** With a storm inside. */
const INSIDE = guarded(
  `${HOST},? with ${WORLD}(?: [a-z]+ing)? (?:inside(?: (?:of )?it)?|in it|within|on (?:its|the) (?:antlers|horns|head|rim))${END}`,
);
/** A storm in a teacup. */
const IN = guarded(`${WORLD}(?: [a-z]+ing)? (?:in|inside|inside of) ${CUPS}${END}`);

const GLASSES =
  '((?:(?:an?|the|big|giant|tiny|small|clear|glass|old|broken|cracked) ){0,3}(?:light ?bulb|bulb|jar|bottle|crystal ball|snow globe|fish ?bowl|raindrop|water ?drop|dew ?drop))';
/** A city inside a light bulb that lies on a beach: with a place of its own it is a thing among others. */
const IN_GLASS = guarded(
  `${WORLD}(?: [a-z]+ing)? (?:in|inside|inside of|within) ${GLASSES}(?= (?:lying|standing|sitting|resting|held|floating|hanging|half|buried|on|in|at|next|beside|under)\\b)`,
);

/** Of what these let out there are pictures that show them open: of books, of glass. */
const OPEN_ANYWAY =
  /^(?:books?|phones?|smartphone|laptop|computer|tablet|screen|mind|brain|eggs?|eggshell|jar|bottle|bulb|lightbulb|dome|globe|ground|asphalt|concrete|tap|faucet|hand|palm|head|silhouette|profile|terrarium|hourglass)$/i;

/** These rise from whatever is hot, which is drawn so (`happenings.ts`). */
const VAPOURS = /(?:^| )(?:steam|smoke|vapou?r|mist|fumes|water|sparks|dust)$/i;

/** The text with hosts alone, and what comes up out of them. */
export function liftGrowth(
  text: string,
  { isDrawn }: PartSense,
): { rest: string; parts: ToldPart[] } {
  const parts: ToldPart[] = [];
  const grams = gramsOf(text.toLowerCase());
  const keep = (whole: string, host: string, shown: string, instead: string): string => {
    const word = host.toLowerCase().split(' ').at(-1) ?? '';
    if (OPEN_ANYWAY.test(word) || VAPOURS.test(shown)) return whole;
    if (!isWorld(shown) && !isDrawn(shown)) return whole;
    parts.push({ host: word, part: OPENING, shown: shown.replace(/^(?:an?|the) /i, '') });
    return instead;
  };
  const hosts = [WITH, BECOMES, INSIDE].filter(({ required }) => mayHave(grams, required));
  const alone = hosts.reduce(
    (said, { pattern }) =>
      said.replace(pattern, (whole: string, host: string, shown: string) =>
        keep(whole, host, shown, host),
      ),
    text,
  );
  const glazed = mayHave(grams, IN_GLASS.required)
    ? alone.replace(IN_GLASS.pattern, (whole: string, shown: string, host: string) => {
        const word = host.toLowerCase().split(' ').at(-1) ?? '';
        if (!isWorld(shown)) return whole;
        parts.push({ host: word, part: WITHIN_GLASS, shown: shown.replace(/^(?:an?|the) /i, '') });
        return host;
      })
    : alone;
  if (!mayHave(grams, IN.required)) return { rest: glazed, parts };
  const rest = glazed.replace(IN.pattern, (whole: string, shown: string, host: string) =>
    keep(whole, host, shown, host),
  );
  return { rest, parts };
}

/** Places, as what is seen of them over an edge. */
const SEEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:storm|thunderstorm|tempest|hurricane)$/i, 'storm cloud'],
  [/\b(?:forest|woods?|jungle)$/i, 'pine trees'],
  [/\b(?:garden|meadow|flowers)$/i, 'flowers'],
  [/\b(?:city|skyline|metropolis)$/i, 'office buildings'],
  [/\b(?:town|village)$/i, 'cottages'],
];

const isWorld = (shown: string) => SEEN.some(([words]) => words.test(shown));

/** What of it is seen. */
export const seenOf = (shown: string): string =>
  SEEN.find(([words]) => words.test(shown))?.[1] ?? shown;
