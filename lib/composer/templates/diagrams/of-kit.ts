import { kitArt } from '../design/subject';
import type { TemplateRequest } from '../template';
import type { Diagram } from './diagram';

/** Parts of what the kit draws, where they lie in its box: shares of its width and height. */
const PARTS: Readonly<Record<string, { title: string; parts: string }>> = {
  fish: {
    title: 'Parts of a fish',
    parts:
      'Mouth : 0.97 0.55, Eye : 0.85 0.42, Gill cover : 0.69 0.5, Scales : 0.4 0.42, Dorsal fin : 0.48 0.12, Tail fin : 0.06 0.5, Pectoral fin : 0.55 0.68, Belly fin : 0.4 0.92',
  },
  butterfly: {
    title: 'Parts of a butterfly',
    parts:
      'Antenna : 0.36 0.12, Head : 0.5 0.31, Thorax : 0.5 0.42, Abdomen : 0.5 0.68, Forewing : 0.2 0.3, Hindwing : 0.75 0.72',
  },
  skeleton: {
    title: 'The human skeleton',
    parts:
      'Skull : 0.5 0.05, Jaw : 0.5 0.115, Collarbone : 0.64 0.175, Ribs : 0.4 0.25, Spine : 0.5 0.37, Upper arm : 0.13 0.28, Pelvis : 0.42 0.45, Thigh bone : 0.37 0.6, Kneecap : 0.37 0.72, Shin bone : 0.64 0.82, Foot : 0.68 0.97',
  },
};

/** A diagram of a thing that the kit draws, where its parts are known. */
export function kitDiagramOf(request: TemplateRequest): Diagram | undefined {
  const side = 940;
  const frame = { x: -side / 2, y: -side / 2, width: side, height: side };
  const element = request.brief.elements.find(({ concept = '' }) => concept in PARTS);
  const known = element?.concept === undefined ? undefined : PARTS[element.concept];
  const art = element && kitArt(request, element, frame);
  if (!known || !art) return undefined;
  const { x, y, width, height } = art.box;
  return {
    words: [element.phrase],
    title: known.title,
    subtitle: '',
    draw: () => art.svg,
    labels: known.parts.split(', ').map((part) => {
      const [name = '', at = ''] = part.split(' : ');
      const [across = 0.5, down = 0.5] = at.split(' ').map(Number);
      return { name, at: [x + across * width, y + down * height] };
    }),
  };
}
