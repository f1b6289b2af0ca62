import { placed } from '@/lib/svg/markup';
import { heightOf, widthOf } from '@/lib/svg/point';
import { conceptOf } from '../concepts';
import type { KitDrawing, KitPart } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved } from './assemble';
import type { Thing } from './cast';
import { drawnAlone } from './drawn-alone';

/** Things as large as another that the prompt measures them by: a frog as tall as a house. */

type Measure = NonNullable<Thing['element']['measured']>;

const longerSide = (box: KitDrawing['box']) => Math.max(widthOf(box), heightOf(box), 0.01);

/** From here on something is long and lies, or stands upright. */
const LONG = 1.7;
const isWide = ({ box }: KitDrawing) => widthOf(box) > heightOf(box) * LONG;
const isUpright = ({ box }: KitDrawing) => heightOf(box) > widthOf(box) * LONG;

/** What stands by itself, and only lies where its length is told. */
const STANDS = /^(?:plant|building|furniture|person|fantasy|nature)$/;

/** Laid down on its side, with all of it to stand on. */
function laidDown(drawing: KitDrawing): KitDrawing {
  const { svg, box } = flattened(drawing);
  const [long, thick] = [heightOf(box), widthOf(box)];
  // A quarter turn: what was to the right is below.
  const at = [(box.top + box.bottom) / 2, -box.right] as const;
  return {
    svg: placed(svg, { at, scaleX: 1, angleDegrees: 90 }),
    box: { left: -long / 2, right: long / 2, top: -thick, bottom: 0 },
    anchors: { top: { at: [0, -thick], spanCm: long * 0.8 } },
  };
}

/** The other thing as the kit draws it, by its first name. */
function measureOf({ concept }: Measure, pen: Pen): KitDrawing | undefined {
  const phrase = conceptOf(concept)?.words.en?.[0] ?? concept;
  return drawnAlone({ concept, phrase, colors: [] }, 'stand', pen);
}

/** Pencils lie that are as long as a bridge. */
const lies = (thing: Thing, drawing: KitDrawing, by: KitDrawing, { isHeight }: Measure) =>
  !isHeight && isWide(by) && isUpright(drawing) && !STANDS.test(thing.concept.kind);

/** Of what is longer than high, how much higher an animal is that is as large. */
const AS_LONG = 1.35;
const LONG_KINDS = /^(?:vehicle|furniture)$/;

function heightCmOf({ concept }: Thing, measured: Measure): number {
  const by = conceptOf(measured.concept);
  const along = !measured.isHeight && LONG_KINDS.test(by?.kind ?? '') ? AS_LONG : 1;
  return (by?.heightCm ?? concept.heightCm) * measured.times * along;
}

/** A thing as large as another: what lies is as long, what stands as high. */
export function asLargeAs(thing: Thing, measured: Measure): Thing {
  const { concept, drawnBy, parameters } = thing;
  const heightCm = heightCmOf(thing, measured);
  const grown = { ...concept, heightCm };
  if (drawnBy.kind === 'actor')
    return { ...thing, concept: grown, parameters: { ...parameters, heightCm } };
  const { part } = drawnBy;
  const draw: KitPart['draw'] = (given, pen) => {
    const [own, by] = [part.draw(given, pen), measureOf(measured, pen)];
    if (!by) return own;
    const sideOf = measured.isHeight ? heightOf : longerSide;
    const scale = (measured.times * sideOf(by.box)) / sideOf(own.box);
    const fine = part.draw(given, { ...pen, pxPerCm: pen.pxPerCm * scale });
    const shown = lies(thing, own, by, measured) ? laidDown(fine) : fine;
    return moved(shown, { at: [0, 0], scale });
  };
  return { ...thing, concept: grown, drawnBy: { kind: 'part', part: { ...part, draw } } };
}
