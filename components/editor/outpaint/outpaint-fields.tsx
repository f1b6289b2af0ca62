'use client';

import { NumberField } from '@/components/ui/number-field';
import { MAX_OUTPAINT_SIDE_PX } from '@/lib/operations/outpaint/definition';
import { SIDES, useFrame, type Side } from './frame';

const LABELS: Record<Side, string> = { left: 'Left', right: 'Right', top: 'Top', bottom: 'Bottom' };

/** The frame in numbers. */
export function OutpaintFields() {
  const expand = useFrame((state) => state.expand);
  const change = useFrame((state) => state.change);
  return (
    <div className="grid grid-cols-2 gap-2">
      {SIDES.map((side) => (
        <NumberField
          key={side}
          label={LABELS[side]}
          unit="px"
          min={0}
          max={MAX_OUTPAINT_SIDE_PX}
          value={expand[side]}
          onChange={(px = 0) => change({ expand: { ...expand, [side]: Math.round(px) } })}
        />
      ))}
    </div>
  );
}
