import { callAction, callOperation } from '@/components/api/client';
import { useBalance } from '@/components/shell/balance-store';
import type { StyleMatch } from '@/lib/models/support';
import { createStyle } from '@/lib/operations/create-style/definition';
import { generateImage } from '@/lib/operations/generate-image/definition';
import type { AnswerOf } from '@/lib/resources/define-action';
import { styleActions } from '@/lib/resources/styles';

/** A style of the visitor's, as the service tells it. */
export type StoredStyle = AnswerOf<typeof styleActions.readStyle>;

/** One scene for all samples, so that styles can be compared by their pictures. */
const SAMPLE = {
  prompt: 'A sailing boat on a lake below mountains, pine trees, a low sun',
  size: '3:2',
  random_seed: 11,
} as const;

export interface NewStyle {
  name: string;
  modelId: string;
  match: StyleMatch;
  /** A curated style to build upon; empty for none. */
  baseStyle: string;
  references: { file: File; weight: number }[];
}

/** Makes a style. */
export async function makeStyle(style: NewStyle): Promise<StoredStyle> {
  const { id, credits } = await callOperation(createStyle, {
    body: {
      name: style.name,
      model: style.modelId,
      match: style.match,
      image_weights: style.references.map(({ weight }) => weight),
      ...(style.baseStyle ? { style: style.baseStyle } : {}),
    },
    files: { files: style.references.map(({ file }) => file) },
  });
  useBalance.getState().charge(credits);
  return callAction(styleActions.readStyle, { params: { id } });
}

/** Draws a sample with a style and keeps it as the style's picture. */
export async function drawSample({ id, model }: StoredStyle): Promise<StoredStyle> {
  const { credits, images } = await callOperation(generateImage, {
    body: { ...SAMPLE, model, style_id: id },
  });
  useBalance.getState().charge(credits);
  return callAction(styleActions.addStyleSample, {
    params: { id },
    body: { image_id: images[0]?.image_id ?? '' },
  });
}

export function renameStyle(id: string, name: string): Promise<StoredStyle> {
  return callAction(styleActions.renameStyle, { params: { id }, body: { name } });
}

export async function deleteStyle(id: string): Promise<void> {
  await callAction(styleActions.deleteStyle, { params: { id } });
}
