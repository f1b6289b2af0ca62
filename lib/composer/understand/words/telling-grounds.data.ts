import type { TellingPlace } from './telling-places.data';

/** Games are played on their grounds, and who cheers, marches or catches a train is where that is done. */
const BEAST = String.raw`^(?!.*\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|logo|cart|room)\b)`;
const of = (said: string) => new RegExp(said, 'i');

export const TELLING_GROUNDS: readonly TellingPlace[] = [
  {
    said: /\b(?:runners?|athletes?|sprinters?|hurdlers?|relay)\b.*\btracks?\b|\brunning track\b/i,
    place: 'running-track',
    instead: /^(?:road|path|stadium|field|race-track)$/,
  },
  {
    said: /\b(?:runners?|athletes?|sprinters?|hurdlers?)\b.*\b(?:hurdles?|finish line|lanes?|relay|baton|starting blocks?|sprint\w*|compet\w*|rac(?:e|es|ing))\b|\brelay race\b|\b(?:long|high|triple) jump\b|\bpole vault|\b(?:throw\w*|hurl\w*) (?:an?|the) (?:javelin|discus|hammer|shot)\b/i,
    place: 'running-track',
  },
  {
    said: of(
      `${BEAST}.*(?:\\b(?:play|serv|hit|swing|return|practi[cs])\\w*\\b.*\\b(?<!table )tennis\\b|\\b(?<!table )tennis (?:racket|racquet)\\b.*\\b(?:serv|hit|swing|play|ball))`,
    ),
    place: 'tennis-court',
  },
  {
    said: of(
      `${BEAST}.*(?:\\bgolf\\w*\\b.*\\b(?:swing|tee|putt|play|hit|driv)\\w*|\\b(?:swing|tee|putt|play|hit)\\w*\\b.*\\bgolf\\b|\\btee(?:ing|s|d)? off\\b)`,
    ),
    place: 'golf-course',
  },
  {
    said: of(
      `${BEAST}.*(?:\\b(?:baseball|softball)\\b.*\\b(?:pitch|swing|hit|batt|catch|throw|play|run)\\w*|\\b(?:swing|play|hit|throw|pitch|catch)\\w*\\b.*\\b(?:baseball|softball)\\b)`,
    ),
    place: 'baseball-field',
  },
  {
    said: of(
      `${BEAST}.*\\b(?:play|kick|dribbl|scor|throw|pass|practi[cs])\\w*\\b.*\\b(?:soccer|(?<!table )football|rugby)\\b(?! (?:player|boots?|cards?|figur))`,
    ),
    place: 'playing-field',
  },
  { said: /\bplay\w* (?:beach )?volleyball\b/i, place: 'beach' },
  {
    said: /\bagility (?:course|competition|ring|training|test|trial)s?\b/i,
    place: 'agility-course',
    instead: /^stadium$/,
  },
  {
    said: /\b(?:catch\w*|board\w*|miss\w*|waiting for|wait for|get(?:ting)? (?:on|off)|running towards|chasing) (?:an?|the|his|her|their) (?:[a-z]+ )?train\b/i,
    place: 'platform',
  },
  { said: /\b(?:lawn |garden )?sprinklers?\b/i, place: 'garden' },
  { said: /\b(?:diving board|springboard)\b/i, place: 'poolside' },
  {
    said: /\bprotest(?:s|ers?|ing)?\b(?! (?:song|art))|\bdemonstrators?\b|\bpicket(?:s|ing|ers?)?\b|\bparades?\b|\bmarching band\b/i,
    place: 'street',
  },
];
