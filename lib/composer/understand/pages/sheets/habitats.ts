import type { Brief } from '../../../brief';
import { LIVES_THERE } from '../../../templates/content/habitats.data';
import { sentenceCase } from '../../../templates/design/words';
import { thingOf } from '../page-things';
import { blankPage } from '../own-page';
import { bare, partsOf, type Read } from './told-list';

const ANIMALS = /\banimals?\b|\bcreatures\b|\bhabitats?\b|\bbiomes?\b/i;
const IS_PAGE = /\b(?:posters?|charts?|infographics?|diagrams?|flash ?cards|displays?)\b/i;
const GROUPS =
  /\b(?:into|by habitats?:?|by where they live:?|habitats?:|biomes?:|animals?:|groups:|classes:|living (?:in|on)|that live (?:in|on)|of)\s+(?:the )?(?<list>[^.;:]{6,140})$/iu;
const NAMED = /\s+(?:habitats?|regions?|animals|biomes?|zones?)$/iu;
const TITLE = /\bhabitats?\b|\bbiomes?\b|\bwhere\b/i;

/** `habitat poster sorting animals into desert, ocean and jungle`: a column each, with who lives there. */
export function asHabitats(prompt: string, read: Read): Brief | undefined {
  if (!ANIMALS.test(prompt) || !IS_PAGE.test(prompt)) return undefined;
  const groups = partsOf(GROUPS.exec(prompt)?.groups?.list ?? '').map((part) => bare(part));
  const known = groups.flatMap((name) => {
    const animals =
      LIVES_THERE.get(name.toLowerCase()) ?? LIVES_THERE.get(name.toLowerCase().replace(NAMED, ''));
    return animals ? [{ name, animals }] : [];
  });
  if (known.length < 2 || known.length > 5 || known.length !== groups.length) return undefined;
  const brief = read(prompt);
  const all = [...new Set(known.flatMap(({ animals }) => animals))];
  return blankPage(brief, {
    template: {
      id: 'columns',
      title: brief.lettering[0] ?? (TITLE.test(prompt) ? 'Animal habitats' : 'Animal groups'),
      items: known.map(({ name, animals }) => ({ text: sentenceCase(name), stack: [...animals] })),
    },
    elements: all.map((animal, at) => thingOf(`i${String(at + 1)}`, animal, `a ${animal}`, read)),
  });
}
