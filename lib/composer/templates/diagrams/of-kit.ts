import { kitArt } from '../design/subject';
import type { TemplateRequest } from '../template';
import type { Diagram } from './diagram';
import { KIT_PARTS } from './kit-parts.data';

/** A diagram of a thing that the kit draws, where its parts are known. */
export function kitDiagramOf(request: TemplateRequest): Diagram | undefined {
  const side = 940;
  const frame = { x: -side / 2, y: -side / 2, width: side, height: side };
  const element = request.brief.elements.find(({ concept = '' }) => KIT_PARTS.has(concept));
  const known = KIT_PARTS.get(element?.concept ?? '');
  const art = element && kitArt(request, element, frame);
  if (!known || !art) return undefined;
  const { x, y, width, height } = art.box;
  return {
    words: [element.phrase],
    title: known.title,
    subtitle: '',
    draw: () => art.svg,
    labels: known.parts.map(({ name, also, at: [across, down] }) => ({
      name,
      also,
      at: [x + across * width, y + down * height],
    })),
    extent: [width / 2, height / 2],
  };
}
