import { type Hex } from '@/lib/color/hex';
import { headline } from '../design/headline';
import type { Design } from '../design/design';
import type { TemplateRequest } from '../template';

/** What a map is drawn with. */
export interface Parts {
  design: Design;
  request: TemplateRequest;
}

/** What a map itself draws: nothing of it is a sign on the map. */
export const OF_THE_MAP =
  /island|path|trail|route|sea$|ocean|water$|street|road|city|town|map|river|block|park|mountain|coast|beach|forest|wood|kingdom|treasure$|\bx\b|cross|pins?$|marker/i;

export const PAPER: Hex = '#ecd9ae';
export const INK: Hex = '#5b3a21';
export const LAND: Hex = '#cdb877';
export const RED: Hex = '#c8322b';

/** The words of the prompt over the map. */
export function title({ design, request }: Parts, on: Hex, ink: Hex): void {
  const [text] = request.brief.lettering;
  if (!text) return;
  const { page } = design;
  headline(
    design,
    text,
    { ...page, height: page.height * 0.12 },
    {
      face: 'playfairDisplay',
      on,
      fills: [ink],
      align: 'center',
      perLine: 24,
      maxLines: 1,
      maxCapPx: design.shortSide * 0.06,
    },
  );
}
