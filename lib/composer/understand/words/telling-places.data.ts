/**
 * Places that a prompt tells without their name, by what everybody knows to be there: a regatta is on the water, a
 * choir under its organ is in a church. The first that fits is taken.
 */
export interface TellingPlace {
  said: RegExp;
  place: string;
  /** Told on posters and banners as well, which show no room where they only advertise. */
  isOnPages?: true;
  /** What it is read as besides, and what is no part of the picture then: a lobby that is the library's. */
  instead?: RegExp;
  /** A house that is this place as it is seen from within. */
  house?: RegExp;
}

export const TELLING_PLACES: readonly TellingPlace[] = [
  {
    said: /\bballet (?:teachers?|class|lesson|school|master|mistress|students?|rehearsal)\b|\bat (?:the|a) barre\b/i,
    place: 'dance-studio',
    instead: /^(?:stage|classroom)$/,
  },
  {
    said: /\b(?:street (?:musicians?|performers?|artists?|dancers?|magicians?|sweepers?|cleaners?|vendors?|sellers?|photographers?|acrobats?|mimes?|jugglers?|violinists?|guitarists?|drummers?)|buskers?|busking)\b|\bstraßenmusiker|\bmusiciens? de rue|\bm[úu]sicos? (?:callejer|de (?:la calle|rua))|\b(?:musicist|artist|suonator)\w* (?:di strada|ambulant)|уличн\p{L}+ (?:музыкант|артист)|ストリートミュージシャン/iu,
    place: 'street',
    instead: /^stage$/,
  },
  {
    said: /\b(?:regatta|(?:yacht|sailing|sailboat|boat) rac(?:e|es|ing)|sailing (?:club|school|week|cup))\b|\bregate|\bregata\b|регат/i,
    place: 'sea',
    isOnPages: true,
  },
  {
    said: /\b(?:boats?|rowboats?|canoes?|dinghy|dinghies|yachts?|sailboats?|gondolas?|kayaks?|ferry|barges?|ships?)\b(?: \w+){0,2} (?:moored|anchored|docked|tied up|tied to (?:an? |the )?(?:\w+ )?(?:pier|jetty|dock|buoy|quay|post))\b|\bmoored (?:\w+ ){0,2}(?:boats?|yachts?|ships?)\b/i,
    place: 'lake',
  },
  {
    said: /\b(?:choirs?|choristers?|organ(?:ist)?|vespers|evensong|carol service|gospel)\b.*\b(?:church|organ|nave|altar|pews?|stained[- ]glass)\b|\b(?:church|organ|nave|altar|pews?|stained[- ]glass)\b.*\b(?:choirs?|choristers?|organist|vespers|evensong)\b/i,
    place: 'church-interior',
    instead: /^stage$/,
    house: /^(?:church|cathedral|chapel)$/,
  },
  {
    said: /\b(?:across|through|around|inside|in) (?:an?|the|her|his|their|our) (?:\w+ )?barn\b/i,
    place: 'barn-interior',
    house: /^barn$/,
  },
  {
    said: /\blibrary atrium\b|\batrium of (?:a|the) (?:\w+ )?library\b/i,
    place: 'great-library',
    instead: /^(?:lobby|library|grand-lobby|atrium)$/,
  },
  {
    said: /\bkitchen (?:table|counter|island|window|worktop|sink)\b|\bküchentisch\b|\btable de (?:la )?cuisine\b|\bmesa de (?:la )?cocina\b|\btavolo (?:della|da) cucina\b|\bmesa da cozinha\b|кухонн\p{L}+ стол/iu,
    place: 'kitchen',
    instead: /^living-room$/,
  },
  {
    said: /\b(?:medicine|medication|drug|instrument|hospital) (?:trolley|cart|bed)\b|\b(?:nurse|doctor|surgeon|paediatrician|pediatrician)s?\b.*\b(?:trolley|stethoscope|syringe|thermometer|plaster|bandage|patients?|x-?ray)\b/i,
    place: 'clinic',
  },
  {
    said: /\b(?:mechanics?|apprentice)\b.*\b(?:lifted|hoist|hydraulic|lift|under (?:a|the|an) (?:\w+ )?(?:car|van|truck))\b|\b(?:lifted|hoisted|jacked[- ]up) (?:\w+ )?(?:car|van|truck)\b/i,
    place: 'garage',
  },
  {
    said: /\bvictorian\b.*\b(?:lady|gentleman|detective|woman|man|children|child|boy|girl|policeman|lamplighter|sweep)\b/i,
    place: 'victorian-street',
  },
  {
    said: /\b(?:lantern (?:walk|procession|parade)|(?:saint|st\.?) martin'?s?(?: day)?|martinmas|martinstag|laternenumzug|sankt martin)\b/i,
    place: 'medieval-street',
  },
];
