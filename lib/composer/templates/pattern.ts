import { type Hex, lightnessOf, mix } from '@/lib/color/hex';
import { rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { conceptOf } from '../concepts';
import { apart } from './design/apart';
import { Design } from './design/design';
import { accentOf, isDark } from './design/ink';
import { construction } from './design/variety';
import type { BriefElement } from '../brief';
import { briefOfPattern, isCloth } from './pattern-companions';
import { type Arrangement, ARRANGEMENTS } from './pattern-layouts';
import { type Ornament, ornament, ORNAMENTS } from './pattern-ornaments';
import { thingsOnTiles } from './pattern-on-tiles';
import { planOf } from './pattern-plan';
import { tiledGround, tilesOf } from './pattern-tiles';
import { hasOwnColors, PRINT_TAKES, printArt, printColors, printOf } from './design/prints';
import { tells, textOf } from './design/words';
import { soleInk } from './marks/told-inks';
import type { TemplatePalette } from './template-palette';
import type { Template, TemplateRequest } from './template';

/** Bands of a second tone below every other row, which meet themselves at the border. */
function bands(design: Design, rows: number, fill: Hex): void {
  const step = design.height / rows;
  design.addGround(
    ...times(rows / 2, (index) =>
      rectangle([0, (index * 2 + 0.75) * step], design.width, step, fill),
    ),
  );
}

/** How much of an accent is in the ground, which is pale, tinted or full. */
const GROUNDS = [0, 0.34, 0, 0.62] as const;

/** The palette on its own ground, or on one of its accents that is none of the motifs' own colours. */
function groundedIn(request: TemplateRequest): TemplatePalette {
  const { palette, brief } = request;
  const share = construction(request, GROUNDS);
  if (share === 0 || brief.background !== undefined || isDark(palette.ground)) return palette;
  const [lead] = apart({ ...request, brief: briefOfPattern(brief) }).accents;
  return { ...palette, ground: mix(palette.ground, lead, share) };
}

/** From this height on, in centimetres, a plant is a tree. */
const TREE_CM = 250;

/** What would fall if it leant: trees, houses, people. */
function stands({ concept = '' }: BriefElement): boolean {
  const { kind = '', heightCm = 0 } = conceptOf(concept) ?? {};
  return /^(?:building|person)$/.test(kind) || (kind === 'plant' && heightCm > TREE_CM);
}

/** What a prompt says of how its motifs lie. */
const TOLD: readonly (readonly [Arrangement, readonly string[]])[] = [
  ['tossed', ['tossed', 'scattered', 'ditsy', 'random', 'strewn', 'all over']],
  ['bands', ['in bands', 'in stripes']],
  ['upright', ['in rows', 'in a row', 'grid']],
];

/** How the motifs lie: as is told, else another way for each picture; discs are behind motifs of one kind only. */
function arrangementOf(request: TemplateRequest, { length }: readonly BriefElement[]): Arrangement {
  const kind = construction<Arrangement>(request, ARRANGEMENTS);
  const text = textOf(request.brief);
  const told = TOLD.find(([, words]) => tells(text, ...words))?.[0];
  return told ?? (kind === 'medallions' && length > 1 ? 'tossed' : kind);
}

/** How far the marks of a print that motifs lie upon are from its ground: of an accent on white, of white else. */
const UNDER = { accent: 0.16, white: 0.3, onDark: 0.1 } as const;
const WHITE_LIGHTNESS = 0.94;

/** The print that shows its things on tiles of their own. */
const TILES = 'azulejo';

/** A print under motifs is in tones of its ground. */
function tonesUnder({ ground, ...palette }: TemplatePalette): [Hex, Hex, Hex] {
  const isWhite = lightnessOf(ground) > WHITE_LIGHTNESS;
  const lighter = mix(ground, '#ffffff', isDark(ground) ? UNDER.onDark : UNDER.white);
  const mark = isWhite ? mix(ground, palette.accents[0], UNDER.accent) : lighter;
  return [mark, ground, mix(mark, ground, 0.5)];
}

/**
 * A print that is known by its name: what the prompt calls it after is no thing in it. Under things it is the ground,
 * in tones of it.
 * @returns whether nothing else is in the pattern
 */
function drewPrint(design: Design, request: TemplateRequest, palette: TemplatePalette): boolean {
  const { brief } = request;
  const named = printOf(brief);
  if (named === undefined) return false;
  const { print, isGround, isOwn } = named;
  const size = [design.width, design.height] as const;
  const seed = request.random.whole(1, 1e6) + (request.variant ?? 0);
  const shown = brief.elements.filter(({ phrase }) => !isGround || isOwn(phrase));
  design.tell(print);
  design.show(...shown.map(({ id }) => id));
  if (isGround && print === TILES) {
    const things = brief.elements.filter(({ phrase, concept }) => !isOwn(phrase) && concept);
    const colors = printColors(print, brief, [], palette.ground);
    const take = { isSmall: false, isTurned: false, seed };
    design.addArt(printArt(print, size, colors, take));
    design.addArt(thingsOnTiles(design, request, things, colors));
    return true;
  }
  if (isGround) {
    const tones = tonesUnder(palette);
    design.addGround(printArt(print, size, tones, { isSmall: false, isTurned: false, seed }));
    return false;
  }
  const own = [accentOf(palette, 0), accentOf(palette, 1)];
  const colors = printColors(print, brief, own, palette.ground);
  const { isTurned, isSmall } = construction(request, PRINT_TAKES);
  const turns = isTurned && !hasOwnColors(print, brief);
  design.addArt(printArt(print, size, colors, { isSmall, isTurned: turns, seed }));
  return true;
}

/** A second tone of the ground: where its colour is told a paler one of the same. */
const bandOf = ({ brief }: TemplateRequest, ground: Hex, disc: Hex): Hex =>
  brief.background === undefined
    ? mix(ground, disc, 0.5)
    : mix(ground, '#ffffff', isDark(ground) ? 0.08 : 0.28);

/** The ground under the motifs: tiles that are told, bands by turns, or plain. */
function layGround(design: Design, request: TemplateRequest, rows: number, band: Hex): void {
  const tiles = tilesOf(request.brief);
  if (tiles) {
    tiledGround(design, tiles);
    const named = request.brief.elements.filter(({ phrase }) => isCloth(phrase));
    design.show(...named.map(({ id }) => id));
  } else if (rows > 0) bands(design, rows, band);
}

/** Things of the prompt over a ground that meets itself at every border. */
export const pattern: Template = {
  id: 'pattern',
  draw(request) {
    const design = new Design(request);
    const palette = groundedIn(request);
    const brief = briefOfPattern(request.brief);
    design.addGround(rectangle([0, 0], design.width, design.height, palette.ground));
    if (drewPrint(design, request, palette)) return design.finish();
    const kind = arrangementOf(request, brief.elements);
    const disc = mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.25 : 0.4);
    const plan = planOf(
      design,
      { ...request, brief, palette },
      {
        kind,
        isEven: /^(?:upright|bands|medallions)$/.test(kind) || brief.elements.some(stands),
        disc: kind === 'medallions' ? disc : undefined,
      },
    );
    if (plan.motifs.main.length === 0) {
      ornament(design, { ...request, palette }, construction<Ornament>(request, ORNAMENTS));
      return design.finish();
    }
    // One ink on a ground is all that such a pattern is printed in.
    const rows = kind === 'bands' && !soleInk(brief, palette.ground) ? plan.rows : 0;
    layGround(design, request, rows, bandOf(request, palette.ground, disc));
    design.addArt(...plan.draw());
    return design.finish();
  },
};
