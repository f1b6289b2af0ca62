import { conceptOf } from '../../concepts';
import { blend, isMany, pairsAbout } from './blends';
import type { Rule } from './rule';

const COVERED =
  /\b(?:cover(?:ed|ing)|plastered|studded|encrusted|smothered|swarming|bedecked|crawling|lined|overrun|dotted|adorned|decorated)(?: all over| completely| entirely| from head to toe)? (?:in|with|by)\b/g;

/** What others are all over; on a table or a cake they lie, and grow on land. */
const HOSTS =
  /^(?:person|animal|fantasy|vehicle|container|toy|clothing|tool|device|instrument|symbol|building|plant|body-part)$/;
const NOT_HOSTS = /(?:tray|plate|bowl|basket|tree|wall|fence|board)$/;
/** What is so large as to be all over something, drawn many times. */
const PIECES =
  /^(?:plant|food|animal|symbol|toy|device|tool|container|celestial|nature|stationery)$/;
const LARGEST_CM = 60;
/** Signs and snowflakes have no size of their own. */
const OF_ANY_SIZE = /^(?:symbol|celestial|nature)$/;

export const coveredIn: Rule = {
  name: 'what is covered in many things has them all over, and they stand nowhere else',
  example: { prompt: 'an old van covered in flowers', elements: ['van'], without: ['flower'] },
  apply(draft, prompt) {
    for (const { host, body } of pairsAbout(draft, prompt.toLowerCase(), COVERED)) {
      const { kind: hostKind = '' } = conceptOf(host.concept ?? '') ?? {};
      const { kind = '', heightCm = 0 } = conceptOf(body.concept ?? '') ?? {};
      const isHost = HOSTS.test(hostKind) && !NOT_HOSTS.test(host.concept ?? '');
      const isSmall = heightCm <= LARGEST_CM || OF_ANY_SIZE.test(kind);
      if (!isHost || !PIECES.test(kind) || !isSmall || !isMany(body)) continue;
      host.attributes = host.attributes.filter((one) => one !== 'covered');
      blend(draft, host, body, 'covered');
    }
  },
};

const STICKERS =
  /\b(?:cover(?:ed|ing)|plastered|decorated|adorned) (?:in|with|by) (?:[a-z]+ ){0,2}stickers\b/;

/** Stickers on a laptop are stars, and the picture is no sticker of a laptop. */
export const stuckOn: Rule = {
  name: 'what is covered in stickers has stars all over, and is no sticker itself',
  example: { prompt: 'a laptop covered in stickers', elements: ['laptop'] },
  apply(draft, prompt) {
    const text = prompt.toLowerCase();
    const found = STICKERS.exec(text);
    if (!found || draft.template?.id !== 'sticker') return;
    const before = text.slice(0, found.index).trim();
    const host = draft.elements.find(({ phrase }) => before.endsWith(phrase.toLowerCase()));
    const concept = draft.lexicon.conceptNamed('star');
    if (!host || host.blend) return;
    delete draft.template;
    host.attributes = host.attributes.filter((one) => one !== 'covered');
    host.blend = { way: 'covered', concept, phrase: 'stickers', colors: [] };
    host.shows = [...(host.shows ?? []), 'stickers'];
  },
};
