'use client';

import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Chip } from '@/components/ui/chip';
import { RATIOS, type Ratio } from '@/lib/models/sizes';
import { MAX_OUTPAINT_SIDE_PX } from '@/lib/operations/outpaint/definition';
import { classNames } from '@/components/ui/class-names';
import { useViewport } from '../store/viewport-store';
import { useCurrentVersion } from '../store/versions';
import { resultSize, useFrame, type Frame, type Side } from './frame';
import { ratioOf } from './frame-drag';
import { expansionOf, layoutFrame } from './frame-layout';
import { changeFrame, framedPicture } from './frame-state';
import { useFrameShown } from './use-frame-shown';
import { expansionToRatio } from './ratio-frame';

const WAYS = [
  { value: 'sides', label: 'By side' },
  { value: 'size', label: 'To a size' },
] as const;

/** The ratios that the form of By side offers; To a size has them all. */
const COMMON_RATIOS: readonly Ratio[] = ['1:1', '4:3', '3:2', '16:9', '2:1', '9:16'];
const SIDE_NAMES: Record<Side, string> = {
  left: 'Left',
  right: 'Right',
  top: 'Top',
  bottom: 'Bottom',
};

/** Changes the frame from the form, and keeps all of it in sight. */
function change(label: string, frame: Partial<Frame>, mergeKey?: string): void {
  changeFrame(label, frame, mergeKey);
  useViewport.getState().refit();
}

function switchWay(by: Frame['by']): void {
  const image = framedPicture();
  const frame = useFrame.getState();
  if (!image) return change('Outpaint frame', { by });
  const size = resultSize(frame, image);
  if (by === 'size') return change('Outpaint frame', { by, ratio: ratioOf(size) });
  change('Outpaint frame', { by, expand: expansionOf(layoutFrame(frame, image), image) });
}

function takeRatio(ratio: Ratio): void {
  const image = framedPicture();
  const { by } = useFrame.getState();
  if (by === 'size' || !image) return change(`Frame ${ratio}`, { ratio });
  change(`Frame ${ratio}`, { expand: expansionToRatio(ratio, image) });
}

/** The frame in numbers: pixels per side or a ratio, and the size that comes of it. */
export function OutpaintFields() {
  const frame = useFrameShown();
  const image = useCurrentVersion();
  const size = image && resultSize(frame, image);
  const ratio = size && ratioOf(size);
  const tooLarge = size && Math.max(size.widthPx, size.heightPx) > MAX_OUTPAINT_SIDE_PX;
  return (
    <div className="flex flex-col gap-3">
      <Segmented label="Extend" options={WAYS} value={frame.by} onChange={switchWay} fill />
      {frame.by === 'sides' && <SideFields frame={frame} />}
      <div className="flex items-center justify-between text-small">
        <span className="font-medium text-text-2">Result</span>
        <output
          aria-label="Size of the result"
          className={classNames('price font-medium', tooLarge && 'text-error')}
        >
          {size ? `${size.widthPx} × ${size.heightPx}` : 'No image'}
        </output>
      </div>
      <div role="group" aria-label="Ratio" className="flex flex-wrap gap-1.5">
        {(frame.by === 'sides' ? COMMON_RATIOS : RATIOS).map((each) => (
          <Chip
            key={each}
            selected={frame.by === 'size' ? frame.ratio === each : ratio === each}
            onClick={() => takeRatio(each)}
            className="grow justify-center"
          >
            {each}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function SideFields({ frame }: { frame: Frame }) {
  const field = (side: Side, className: string) => (
    <NumberField
      label={SIDE_NAMES[side]}
      min={0}
      max={MAX_OUTPAINT_SIDE_PX}
      value={frame.expand[side]}
      onChange={(px = 0) =>
        change(
          'Outpaint frame',
          { by: 'sides', ratio: undefined, expand: { ...frame.expand, [side]: Math.round(px) } },
          `frame-${side}`,
        )
      }
      className={className}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3.5rem_minmax(0,1fr)] items-center justify-items-center gap-2">
      {field('top', 'col-span-3 w-28!')}
      {field('left', 'col-start-1 row-start-2')}
      <Miniature frame={frame} />
      {field('right', 'col-start-3 row-start-2')}
      {field('bottom', 'col-span-3 row-start-3 w-28!')}
    </div>
  );
}

/** Longest side of the small drawing. */
const MINIATURE_PX = 40;

/** The picture in its frame, small. */
function Miniature({ frame }: { frame: Frame }) {
  const image = useCurrentVersion();
  if (!image) return null;
  const layout = layoutFrame(frame, image);
  const { x, y, width, height } = layout.frame;
  const stroke = Math.max(width, height) / MINIATURE_PX;
  return (
    <svg
      aria-hidden
      viewBox={`${x - stroke} ${y - stroke} ${width + 2 * stroke} ${height + 2 * stroke}`}
      className="col-start-2 row-start-2 h-8 max-w-14"
    >
      <rect
        {...{ x, y, width, height }}
        rx={2 * stroke}
        strokeWidth={2 * stroke}
        className="fill-none stroke-control"
      />
      <rect {...layout.source} className="fill-control" />
    </svg>
  );
}
