import { conceptOf } from '../../concepts';
import { blend, isMany, pairsAbout } from './blends';
import { showWith } from './mark';
import type { Rule } from './rule';

const COVERED =
  /\b(?:cover(?:ed|ing)|plastered|studded|encrusted|smothered|swarming|bedecked|crawling|lined|overrun|dotted|adorned|decorated)(?: all over| completely| entirely| from head to toe)? (?:in|with|by)\b/g;

/** What others are all over; on a table or a cake they lie, and grow on land. */
const HOSTS =
  /^(?:person|animal|fantasy|vehicle|container|toy|clothing|tool|device|instrument|symbol|building|plant|body-part|furniture)$/;
const NOT_HOSTS =
  /(?:tray|plate|bowl|basket|tree|wall|fence|board|table|desk|bed|counter|shelf|workbench|stall|nightstand)$/;
/** What is so large as to be all over something, drawn many times. */
const PIECES =
  /^(?:plant|food|animal|symbol|toy|device|tool|container|celestial|nature|stationery)$/;
const LARGEST_CM = 60;
/** Signs and snowflakes have no size of their own. */
const OF_ANY_SIZE = /^(?:symbol|celestial|nature)$/;

const coveredIn: Rule = {
  name: 'what is covered in many things has them all over, and they stand nowhere else',
  example: { prompt: 'an old van covered in flowers', elements: ['van'], without: ['flower'] },
  apply(draft, prompt) {
    for (const { host, body } of pairsAbout(draft, prompt.toLowerCase(), COVERED)) {
      const { kind: hostKind = '' } = conceptOf(host.concept ?? '') ?? {};
      const { kind = '', heightCm = 0 } = conceptOf(body.concept ?? '') ?? {};
      const isPane = host.concept === 'window';
      const isHost = isPane || (HOSTS.test(hostKind) && !NOT_HOSTS.test(host.concept ?? ''));
      const isSmall = heightCm <= LARGEST_CM || OF_ANY_SIZE.test(kind);
      if (!isHost || !PIECES.test(kind) || !isSmall || !isMany(body)) continue;
      host.attributes = host.attributes.filter((one) => one !== 'covered');
      blend(draft, host, body, 'covered');
    }
  },
};

const STUCK =
  /\b(?:stuck|sticking|clinging|plastered|stick|cling|pressed) (?:to|on|onto|against)\b/g;

/** Leaves that the wind blows against a window are those of autumn. */
const AUTUMN = ['#d9822b'];

/** Panes that leaves stick to are looked at: they are large. */
const stuckToPanes: Rule = {
  name: 'leaves stuck to a window are on its panes, and lie nowhere else',
  example: {
    prompt: 'a desk in a classroom, leaves stuck to the window',
    elements: ['window', 'desk'],
    without: ['leaf'],
  },
  apply(draft, prompt) {
    for (const { host: leaves, body: pane } of pairsAbout(draft, prompt.toLowerCase(), STUCK)) {
      const { kind = '' } = conceptOf(leaves.concept ?? '') ?? {};
      if (pane.concept !== 'window' || !PIECES.test(kind) || !isMany(leaves)) continue;
      pane.attributes = [...new Set([...pane.attributes, 'big'])];
      blend(draft, pane, leaves, 'covered');
      if (!pane.blend) continue;
      const isOfAutumn = leaves.concept === 'leaf' && pane.blend.colors.length === 0;
      Object.assign(pane.blend, { isSparse: true, ...(isOfAutumn ? { colors: AUTUMN } : {}) });
    }
  },
};

const STICKERS =
  /\b(?:cover(?:ed|ing)|plastered|decorated|adorned) (?:in|with|by) (?:[a-z]+ ){0,2}stickers\b/;

/** Stickers on a laptop are stars, and the picture is no sticker of a laptop. */
const stuckOn: Rule = {
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
    showWith(host, 'stickers');
  },
};

export const COVERED_RULES: readonly Rule[] = [coveredIn, stuckToPanes, stuckOn];
