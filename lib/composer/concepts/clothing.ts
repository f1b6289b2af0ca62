import type { ConceptEntry } from './concept';
import { wearing } from './clothing/wearing';
import { goodsTable } from './concept-lines';

const neckwear = goodsTable(
  'neckwear',
  'clothing',
  `
bow-tie 6 body - | bow tie, bowtie | fliege krawatte, schleifenkrawatte | nœud papillon | pajarita, corbata de lazo | papillon, farfallino | gravata borboleta | галстук-бабочка | 蝶ネクタイ
`,
);

export const clothing: readonly ConceptEntry[] = [...wearing, ...neckwear];
