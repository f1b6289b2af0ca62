'use client';

import { Spline, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { hexOfPaint, paintOf, paletteOf } from '@/lib/imaging/svg/colors';
import { OptionsDivider, ToolName } from '../canvas/tool-options';
import { selectedLayer } from '../document/document-store';
import { useShownDocument } from '../document/use-document';
import { deleteShape, recolorChosen, swapColorOf } from './vector-actions';
import { chosenShape, drawingOf, useVector, type VectorLayer } from './vector-store';

/** Colours of a drawing that are offered; photographs that were traced have thousands. */
const MAX_COLORS = 24;

/** The chosen path and the colours of its drawing. */
export function PathOptions() {
  const document = useShownDocument();
  const selected = document && selectedLayer(document);
  return (
    <>
      <ToolName icon={Spline}>Paths</ToolName>
      <OptionsDivider />
      {selected?.kind === 'vector' ? (
        <DrawingOptions layer={selected} />
      ) : (
        <span className="truncate text-text-2">Press a path of a drawing to choose it.</span>
      )}
    </>
  );
}

function DrawingOptions({ layer }: { layer: VectorLayer }) {
  const drawing = useVector(({ drawings }) => drawings[layer.content.fileId]);
  useVector(({ chosen }) => chosen);
  const [isUnreadable, setIsUnreadable] = useState(false);
  useEffect(() => {
    drawingOf(layer).then(
      () => setIsUnreadable(false),
      () => setIsUnreadable(true),
    );
  }, [layer]);
  if (isUnreadable)
    return <span className="text-text-2">This drawing can’t be read any more.</span>;
  if (!drawing) return null;
  const shape = chosenShape(layer);
  const palette = paletteOf(drawing.svg);
  const more = palette.length - MAX_COLORS;
  return (
    <>
      {shape ? (
        <>
          <span className="font-medium whitespace-nowrap text-text-2">Path</span>
          <ColorWell
            label="Colour of the path"
            value={hexOfPaint(shape[paintOf(shape)]) ?? '#000000'}
            onChange={(hex) => void recolorChosen(hex)}
          />
          <IconButton
            icon={Trash2}
            label="Delete path"
            size="small"
            onClick={() => void deleteShape()}
          />
        </>
      ) : (
        <span className="whitespace-nowrap text-text-2">Press a path</span>
      )}
      <OptionsDivider />
      <span className="font-medium text-text-2 max-tablet:hidden">Palette</span>
      <span role="group" aria-label="Colours of the drawing" className="flex items-center gap-1">
        {palette.slice(0, MAX_COLORS).map(({ hex, places }) => (
          <ColorWell
            key={hex}
            label={`Colour ${hex}, ${places === 1 ? '1 place' : `${places} places`}`}
            value={hex}
            onChange={(to) => void swapColorOf(layer, hex, to)}
          />
        ))}
        {more > 0 && <span className="price whitespace-nowrap text-text-3">+{more}</span>}
      </span>
    </>
  );
}

interface ColorWellProps {
  label: string;
  value: string;
  /** Told once, when the chooser is left: each colour on the way would be a step of the history. */
  onChange: (hex: string) => void;
}

function ColorWell({ label, value, onChange }: ColorWellProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.value = value;
    const tell = () => element.value !== value && onChange(element.value);
    element.addEventListener('change', tell);
    return () => element.removeEventListener('change', tell);
  });
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      title={label}
      defaultValue={value}
      className="focus-ring size-6 shrink-0 cursor-pointer appearance-none overflow-clip rounded-4 border border-line-strong bg-transparent p-0 touch:size-9 [&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
    />
  );
}
