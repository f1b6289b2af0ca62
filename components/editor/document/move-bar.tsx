'use client';

import { FlipHorizontal2, FlipVertical2, MousePointer2, RotateCcw, RotateCw } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { sizeOfLayer, type Layer, type Place, type ProjectDocument } from '@/lib/projects/document';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import { commitLayer } from './document-actions';
import { selectedLayer } from './document-store';
import { normalAngle } from './kernels/transform';
import { isMovable } from './layer-parts';
import { useShownDocument } from './use-document';

/** Place, size and angle of the selected layer in numbers, and what turns and flips it. */
export function MoveOptions() {
  const document = useShownDocument();
  const layer = document && selectedLayer(document);
  return (
    <>
      <ToolName icon={MousePointer2}>Move</ToolName>
      <OptionsDivider />
      {document && layer && isMovable(layer) ? (
        <PlaceFields document={document} layer={layer} />
      ) : (
        <span className="truncate text-text-2">This layer stays where it is.</span>
      )}
    </>
  );
}

function PlaceFields({ document, layer }: { document: ProjectDocument; layer: Layer }) {
  const { place, id } = layer;
  const size = sizeOfLayer(layer, document.frame);
  const change = (label: string, changed: Partial<Place>, merge = true) =>
    commitLayer(label, id, { place: { ...place, ...changed } }, merge);
  const [width, height] = [size.widthPx * place.scaleX, size.heightPx * place.scaleY];
  const scaleTo = (px: number | undefined, ownPx: number) => {
    if (!px) return;
    const factor = px / ownPx;
    change('Scale layer', { scaleX: place.scaleX * factor, scaleY: place.scaleY * factor });
  };
  const turn = (degrees: number) =>
    change('Turn layer', { rotationDegrees: normalAngle(place.rotationDegrees + degrees) }, false);
  return (
    <>
      <NumberField
        label="X"
        value={Math.round(place.x - width / 2)}
        min={-32_768}
        max={32_768}
        onChange={(x) => x !== undefined && change('Move layer', { x: x + width / 2 })}
        className="w-21! shrink-0"
      />
      <NumberField
        label="Y"
        value={Math.round(place.y - height / 2)}
        min={-32_768}
        max={32_768}
        onChange={(y) => y !== undefined && change('Move layer', { y: y + height / 2 })}
        className="w-21! shrink-0"
      />
      <NumberField
        label="W"
        value={Math.round(width)}
        min={1}
        max={16_384}
        onChange={(px) => scaleTo(px, width)}
        className="w-21! shrink-0"
      />
      <NumberField
        label="H"
        value={Math.round(height)}
        min={1}
        max={16_384}
        onChange={(px) => scaleTo(px, height)}
        className="w-21! shrink-0"
      />
      <NumberField
        label="Angle"
        value={Math.round(place.rotationDegrees * 10) / 10}
        min={-180}
        max={180}
        unit="°"
        onChange={(degrees) =>
          degrees !== undefined && change('Turn layer', { rotationDegrees: degrees })
        }
        className="w-28! shrink-0"
      />
      <OptionsDivider />
      <IconButton icon={RotateCcw} label="Turn layer left" size="small" onClick={() => turn(-90)} />
      <IconButton icon={RotateCw} label="Turn layer right" size="small" onClick={() => turn(90)} />
      <IconButton
        icon={FlipHorizontal2}
        label="Flip layer across"
        size="small"
        onClick={() => change('Flip layer', { flipX: !place.flipX }, false)}
      />
      <IconButton
        icon={FlipVertical2}
        label="Flip layer down"
        size="small"
        onClick={() => change('Flip layer', { flipY: !place.flipY }, false)}
      />
    </>
  );
}
