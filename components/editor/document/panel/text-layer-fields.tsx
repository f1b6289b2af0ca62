'use client';

import { NumberField } from '@/components/ui/number-field';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { MAX_TEXT_LENGTH } from '@/lib/projects/document-limits';
import type { LayerOf } from '@/lib/projects/document';
import type { TextContent } from '@/lib/projects/layer-content';
import { TEXT_FACE_IDS, TEXT_FACES, type TextFace } from '@/lib/projects/text-faces';
import { sizeOfText } from '../add-layers';
import { commitLayer } from '../document-actions';

const ALIGNMENTS = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Centre' },
  { value: 'right', label: 'Right' },
] as const;

const WEIGHTS: Record<number, string> = {
  400: '',
  500: ' medium',
  700: ' bold',
  800: ' bold',
  900: ' black',
};

function titleOf(face: TextFace): string {
  const { name, weight } = TEXT_FACES[face];
  return name + (WEIGHTS[weight] ?? '');
}

/** The words of a text layer and how they are set. */
export function TextLayerFields({ layer }: { layer: LayerOf<'text'> }) {
  const { content, id } = layer;
  const change = (label: string, changed: Partial<TextContent>, merge = false) => {
    const next = { ...content, ...changed };
    const name = changed.text?.trim().split('\n')[0]?.slice(0, 40);
    const sized = { content: { ...changed, ...sizeOfText(next) } };
    commitLayer(label, id, name ? { ...sized, name } : sized, merge);
  };
  return (
    <>
      <textarea
        aria-label="Words of the layer"
        value={content.text}
        maxLength={MAX_TEXT_LENGTH}
        rows={2}
        onChange={(event) => change('Type', { text: event.target.value }, true)}
        className="focus-field resize-none rounded-6 border border-line bg-field px-2.5 py-1.5 touch:text-touch"
      />
      <Select
        aria-label="Typeface"
        value={content.face}
        onChange={(event) => change('Typeface', { face: event.target.value as TextFace })}
      >
        {TEXT_FACE_IDS.map((face) => (
          <option key={face} value={face}>
            {titleOf(face)}
          </option>
        ))}
      </Select>
      <div className="flex items-center gap-2">
        <NumberField
          label="Size"
          value={content.sizePx}
          min={1}
          max={2000}
          unit="px"
          onChange={(sizePx) => sizePx !== undefined && change('Size of text', { sizePx }, true)}
        />
        <input
          type="color"
          aria-label="Colour of the words"
          value={content.color}
          onChange={(event) => change('Colour of text', { color: event.target.value }, true)}
          className="focus-ring h-8 w-10 shrink-0 rounded-6 border border-line bg-field p-1 touch:h-11"
        />
      </div>
      <Segmented
        label="Alignment"
        options={ALIGNMENTS}
        value={content.align}
        onChange={(align) => change('Align text', { align })}
        fill
      />
    </>
  );
}
