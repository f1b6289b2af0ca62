import { formsOf } from './conjugate';
import { type Rewording, reworded } from './reworded';

/**
 * The moment of a deed that a picture stops (`a golfer mid-swing`, `frozen in mid leap`) and deeds done once more
 * (`repotting a cactus`), as the tables of verbs know them. English only.
 */

/** What is swung, by who swings it. */
const SWINGERS: readonly (readonly [who: RegExp, swings: string])[] = [
  [/\b(?:golfers?|golf)\b/iu, 'swinging a golf club'],
  [
    /\b(?:batters?|batsm[ae]n|batswom[ae]n|baseball|softball|cricketers?|cricket)\b/iu,
    'swinging a bat',
  ],
  [/\b(?:tennis|badminton|squash)\b/iu, 'hitting a tennis ball'],
  [/\b(?:lumberjacks?|woodcutters?|woodsm[ae]n)\b/iu, 'chopping wood'],
  [/\b(?:blacksmiths?|smiths?)\b/iu, 'hammering'],
];

/** What deeds are called as a noun, where the verb is another. */
const NAMED: Readonly<Record<string, string>> = {
  stride: 'running',
  step: 'walking',
  song: 'singing',
  sentence: 'talking',
  speech: 'giving a speech',
  sip: 'drinking',
  bite: 'eating',
  chew: 'eating',
  flip: 'doing a backflip',
  backflip: 'doing a backflip',
  somersault: 'doing a backflip',
  cartwheel: 'doing a cartwheel',
  serve: 'hitting a tennis ball',
  pirouette: 'dancing ballet',
  flight: 'flying',
  dunk: 'dunking a basketball',
  pose: 'posing',
};
const DONE =
  'leap|jump|kick|punch|throw|pitch|laugh|yawn|sneeze|spin|twirl|dive|run|dance|roar|pounce|howl|bark|stretch|climb|scream|shout|yell|sprint|gallop|trot|hop|skip|skate|wave|clap|cheer|swim|shot';
const MOMENT = new RegExp(
  `(?:,? (?:(?:frozen|caught|captured|shown|pictured|seen|stopped) )?(?:in |at )?)\\bmid[- ]?(swing|${Object.keys(
    NAMED,
  )
    .filter((noun) => noun !== 'air')
    .join('|')}|${DONE})\\b`,
  'giu',
);

const gerundOf = (verb: string): string =>
  formsOf(verb, 'en').find(([, kind]) => kind === 'gerund')?.[0] ?? `${verb}ing`;

/** Who swings something is told before the moment. */
const swungBy = (before: string): string =>
  SWINGERS.find(([who]) => who.test(before))?.[1] ?? 'swinging';

const inTheAct = (text: string): string =>
  text.replace(MOMENT, (_whole: string, told: string, at: number) => {
    const deed = told.toLowerCase();
    if (deed === 'swing') return ` ${swungBy(text.slice(0, at))}`;
    if (deed === 'shot') return ' throwing a ball';
    return ` ${NAMED[deed] ?? gerundOf(deed)}`;
  });

const AGAIN: readonly Rewording[] = [
  // What is potted anew is planted in a pot.
  [
    /\bre-?pott(?:ing|s|ed)? ((?:an?|the|some|his|her|their) (?:[a-z]+ ){0,2}?[a-z]+)(?= (?:on|in|at|by|with|outside|while|beside|into)\b|[,.;]|$)/giu,
    'planting $1 in a flower pot',
  ],
  [/\bre-?potting\b/giu, 'planting'],
  // Deeds done once more look as they did the first time.
  [
    /\bre-?(?=(?:paint|plant|fill|stock|plaster|varnish|build|wrap|heat|tell|count|string|load|tie|pack|position)(?:ing|s|es)\b)/giu,
    '',
  ],
  [/\bre-?(?:uphols|upholst)er(?:ing|s)\b/giu, 'repairing'],
  [/\bre-?(?:soling|wiring|stringing|gluing|thatching|tiling)\b/giu, 'repairing'],
];

const REQUIRED = /\bmid[- ]?[a-z]|\bre-?[a-z]/iu;

/** A prompt with its moments told as what is done, and what is done again as done. */
export const saidOfMoments = (text: string): string =>
  REQUIRED.test(text) ? reworded(inTheAct(text), AGAIN) : text;
