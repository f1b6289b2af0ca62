import { createRandom } from '@/lib/random/random';
import { castOf } from './arrange/cast';
import { drawNode } from './arrange/cluster';
import { designReportOf } from './design-report';
import { type Illustration, type IllustrationRequest, svgOf } from './illustration';
import { createPen, Definitions } from './kit/pen';
import { type Template, type TemplateRequest, templatePaletteOf } from './templates';

/** Light of a design: even, from the upper left. */
const EVEN_LIGHT = { key: '#ffffff', shade: '#23264d', brightness: 1 } as const;

/** Draws a brief as a design with slots; its things are drawn by the kit. */
export function drawDesign(template: Template, request: IllustrationRequest): Illustration {
  const { brief, prompt, widthPx, heightPx, seed, variant } = request;
  const random = createRandom(seed, `${prompt} design`);
  const palette = templatePaletteOf(brief, random, variant);
  const definitions = new Definitions(`t${seed.toString(36)}-${variant}-`);
  const { things } = castOf(brief);
  const pen = (label: string, pxPerCm: number) =>
    createPen({
      definitions,
      seed,
      label: `${prompt} ${label}`,
      pxPerCm,
      accents: palette.accents,
    });
  const drawingOf: TemplateRequest['drawingOf'] = (element, pxPerCm, pose) => {
    const thing = things.find((one) => one.element === element);
    return (
      thing &&
      drawNode({ thing, doing: pose ? { pose } : {}, children: [] }, (label) => pen(label, pxPerCm))
    );
  };
  const drawn = template.draw({
    brief,
    widthPx,
    heightPx,
    random,
    variant,
    palette,
    pen,
    drawingOf,
  });
  const picture = {
    widthPx,
    heightPx,
    defs: definitions.markup,
    layers: drawn.layers.map(({ id, role, svg }) => ({
      id,
      role,
      depth: role === 'backdrop' ? 0 : 1,
      svg,
    })),
  };
  return {
    ...picture,
    light: EVEN_LIGHT,
    outdoors: false,
    ...designReportOf(brief, drawn, { ...picture, svg: svgOf(picture) }),
  };
}
