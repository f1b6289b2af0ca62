import type { FaceId } from '@/lib/lettering/faces';
import { banner } from './banner';
import { Design } from './design/design';
import { construction } from './design/variety';
import { sceneOfCrowded } from './crowded';
import { linesOf, saidOf } from './design/said';
import { tells, textOf } from './design/words';
import { apart } from './design/apart';
import { arch, blocks, split, sunburst } from './poster-layouts';
import { magazine } from './poster-magazine';
import { rings } from './poster-rings';
import { print } from './poster-print';
import type { PosterParts } from './poster-subject';
import { drawScenePoster } from './scene-poster';
import type { Template, TemplateRequest } from './template';

function faceFor(request: TemplateRequest): FaceId {
  const text = textOf(request.brief);
  if (tells(text, 'vintage', 'circus', 'retro', 'western'))
    return construction(request, ['abrilFatface', 'bebasNeue'] as const);
  if (tells(text, 'movie', 'film', 'thriller', 'noir')) return 'bebasNeue';
  if (tells(text, 'kid', 'bake sale', 'cupcake', 'school', 'birthday', 'picnic')) return 'fredoka';
  if (tells(text, 'elegant', 'classical', 'opera', 'ballet', 'fashion', 'wedding'))
    return 'playfairDisplay';
  return construction(request, ['archivoBlack', 'anton', 'poppins', 'bebasNeue'] as const);
}

const LYING_RATIO = 1.2;

const LINES_MOST = 4;

/** What is printed on a shirt or a bag. */
const ON_CLOTH = /\b(?:t-? ?shirt|tee|shirt|hoodie|tote bag|mug) (?:print|design|graphic|artwork)/;

/** Styles whose pages are discs, quarters and bars. */
const GEOMETRIC = [
  'geometric',
  'bauhaus',
  'mid-century',
  'midcentury',
  'mid century',
  '1950s',
  '1960s',
  '60s',
  'swiss style',
  'modernist',
];

/** A poster: one large subject and its words in one of four layouts, or its place with words beside it. */
export const poster: Template = {
  id: 'poster',
  draw(request) {
    // A page that lies has its words beside the subject, as a banner does.
    if (!request.sceneOf && request.widthPx > request.heightPx * LYING_RATIO)
      return banner.draw(request);
    const design = new Design(request);
    const said = saidOf(request.brief);
    const { title, above, action } = said;
    const lines = [...linesOf(said), ...(action === undefined ? [] : [action])].slice(
      0,
      LINES_MOST,
    );
    const parts: PosterParts = {
      design,
      request,
      lines,
      face: faceFor(request),
      ...(title === undefined ? {} : { title }),
      ...(above === undefined ? {} : { above }),
    };
    const room = { width: request.widthPx * 0.88, height: request.heightPx * 0.5 };
    const sceneOf = request.sceneOf ?? sceneOfCrowded(request, room);
    if (sceneOf) {
      drawScenePoster({ ...parts, sceneOf });
      return design.finish();
    }
    const own = { ...parts, request: { ...request, palette: apart(request) } };
    const isGeometric = tells(textOf(request.brief), ...GEOMETRIC);
    if (ON_CLOTH.test(textOf(request.brief))) print(own);
    else if (tells(textOf(request.brief), 'magazine cover') && title !== undefined) magazine(own);
    else if (isGeometric) construction(request, [rings, blocks])(own);
    else construction(request, [sunburst, arch, split, blocks, rings])(own);
    return design.finish();
  },
};
