'use client';

import { Select } from '@/components/ui/select';
import { BLEND_MODES, type BlendMode } from '@/lib/projects/blend-modes';
import type { Layer } from '@/lib/projects/document';
import { SourceFacts } from '../../filmstrip/source-facts';
import { commitLayer } from '../document-actions';
import { AdjustmentFields } from './adjustment-fields';
import { TextLayerFields } from './text-layer-fields';
import { ValueField } from './value-field';

/** The widest feather that the slider offers; the number takes more. */
const MAX_FEATHER_PX = 100;

/** `color-dodge` as it is written in menus: `Color dodge`. */
function titleOf(mode: BlendMode): string {
  const words = mode.replace('-', ' ').replace('color', 'colour');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How the selected layer meets the others, and what it holds. */
export function LayerFields({ layer }: { layer: Layer }) {
  const { id, mask, opacity, blendMode } = layer;
  return (
    <div className="flex flex-col gap-2 border-t border-line p-3">
      <ValueField
        label="Opacity"
        value={Math.round(opacity * 100)}
        min={0}
        max={100}
        unit="%"
        onChange={(value) => commitLayer('Opacity', id, { opacity: value / 100 }, true)}
      />
      <label className="flex items-center gap-2">
        <span className="w-19 shrink-0 text-small text-text-2">Blend</span>
        <Select
          value={blendMode}
          className="grow"
          onChange={(event) =>
            commitLayer('Blend mode', id, { blendMode: event.target.value as BlendMode })
          }
        >
          {BLEND_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {titleOf(mode)}
            </option>
          ))}
        </Select>
      </label>
      {mask && (
        <>
          <ValueField
            label="Feather"
            value={mask.featherPx}
            min={0}
            max={MAX_FEATHER_PX}
            unit="px"
            onChange={(featherPx) =>
              commitLayer('Feather', id, { mask: { ...mask, featherPx } }, true)
            }
          />
          <ValueField
            label="Mask"
            value={Math.round(mask.opacity * 100)}
            min={0}
            max={100}
            unit="%"
            onChange={(value) =>
              commitLayer('Mask weight', id, { mask: { ...mask, opacity: value / 100 } }, true)
            }
          />
        </>
      )}
      {layer.kind === 'text' && <TextLayerFields layer={layer} />}
      {layer.kind === 'adjustment' && <AdjustmentFields layer={layer} />}
      {layer.source && (
        <details className="border-t border-line pt-2">
          <summary className="focus-ring cursor-pointer rounded-4 text-text-2 touch:py-2">
            Where it came from
          </summary>
          <div className="pt-2">
            <SourceFacts source={layer.source} />
          </div>
        </details>
      )}
    </div>
  );
}
