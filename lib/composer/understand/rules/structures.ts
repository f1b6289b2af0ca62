import { officesOf } from '../text/org-levels';
import { remove } from './imply';
import type { Rule } from './rule';

/** Structures by how prompts name them; what is drawn of a map or a table in a scene is none of them. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:four|4) seasons\b.*\btrees?\b|\btrees?\b.*\b(?:in|through|during|of|with|,) ?(?:the |all )?(?:four|4) seasons\b|\btrees?\b.*\bspring\b.*\bsummer\b.*\b(?:autumn|fall)\b.*\bwinter\b|\bseasons of (?:a|the) tree\b/i,
    'season-trees',
  ],
  [
    /\balphabet (?:poster|chart|wall chart|print|with animals)\b|\babc (?:poster|chart|print|wall)\b|\banimal alphabet\b|\balphabet\b.*\ba (?:to|-) z\b/i,
    'alphabet',
  ],
  [
    /\b(?:org(?:ani[sz]ation(?:al)?)?[ -]?(?:chart|structure|diagram|tree)|organigram|company (?:hierarchy|structure)|team structure)\b/i,
    'org-chart',
  ],
  [/\b(?:mind[ -]?map|brainstorm(?:ing)? map|spider diagram|concept map)\b/i, 'mind-map'],
  [
    /\b(?:swot|pest(?:le)? analysis|eisenhower|priority matrix|urgent[ -]important)\b/i,
    'quadrants',
  ],
  [/\bgantt\b|\bproject (?:schedule|timeline chart)\b/i, 'gantt'],
  [/\b(?:multiplication (?:table|chart|grid)|times tables?(?: chart| poster)?)\b/i, 'times-table'],
  [
    /\bsolar system\b(?=.*\b(?:poster|chart|infographic|diagram|for kids|classroom|worksheet)\b)|\b(?:poster|chart|infographic|diagram)\b.*\bsolar system\b|\bsolar system (?:illustration|drawing|picture|image|map)\b|^(?:illustration|drawing|picture) of (?:the |our )?solar system\b|^(?:the |our )?solar system\b/i,
    'solar-system',
  ],
  [
    /\b(?:maslow\p{L}*|hierarchy of needs)\b|\b(?:pyramid|hierarchy)\b(?=[^.]{0,60}\b(?:levels|layers|tiers|steps)\b)(?=.*\b(?:infographic|diagram|chart|poster|icons|labell?ed)\b)/iu,
    'pyramid',
  ],
  [
    /\bprocess (?:infographic|diagram)\b|\binfographic\b.*\b(?:process|from [a-z]+ to [a-z]+)\b/i,
    'steps',
  ],
];
/** Words of the structures that are no things in a picture. */
const OF_STRUCTURE =
  /^(?:(?:\p{L}+ )*(?:pyramid|hierarchy)|levels|small icons|icons|mind map|map|chart|diagram|gantt(?: chart)?|multiplication table|table|\d+ steps|steps|stairs)$/iu;
/** Somebody draws it, or it hangs in a scene. */
const IN_SCENE = /\b(?:holding|drawing|pointing|presenting|in front of|on the wall|standing)\b/i;

export const structures: Rule = {
  name: 'an org chart, a mind map or a SWOT page is a page of its own',
  example: {
    prompt: 'mind map about healthy lifestyle',
    brief: { places: [] },
  },
  apply(draft, prompt) {
    if (IN_SCENE.test(prompt)) return;
    const id = NAMED.find(([pattern]) => pattern.test(prompt))?.[1];
    // Of a page that is named its icons are a part.
    if (id === undefined || (draft.template?.id === 'icon-set' && id !== 'pyramid')) return;
    draft.template = { ...draft.template, id };
    if (id === 'pyramid') draft.places.splice(0);
    draft.ideas = [];
    if (id === 'org-chart') {
      const offices = officesOf((draft.template.items ?? []).map(({ text }) => text));
      if (offices.length > 1) draft.template.items = offices.slice(0, 12);
    }
    if (id === 'season-trees') draft.places.splice(0);
    if (id === 'solar-system') return;
    remove(draft, (element) => OF_STRUCTURE.test(draft.element(element)?.phrase ?? ''));
    for (const word of draft.words)
      if (word.fate === 'unknown' && OF_STRUCTURE_WORD.test(word.word)) word.fate = 'template';
  },
};
const OF_STRUCTURE_WORD =
  /^(?:mind|map|swot|analysis|gantt|org|organi[sz]ation(?:al)?|multiplication|table|times|tables|structure|hierarchy|matrix|process)$/i;
