import { useMemo } from 'react';
import { nearestRatio, sizeOfRatio, type PixelSize } from '@/lib/models/sizes';
import type { Area } from '../store/viewport';
import { takesFrame, takesPicture } from '../operation-form/definitions';
import { layoutFrame } from '../outpaint/frame-layout';
import { frameShown } from '../outpaint/frame-state';
import { EMPTY_FORM, useField, useForms, type FormFields } from '../store/forms';
import { useOperation, type OperationId } from '../store/operation';
import { useVersions, type Version } from '../store/versions';

/** Models that place words have the sizes of this table (spec: Text layout, Sizes). */
const SIZE_TABLE = 'v3';

/**
 * The size of the picture to come, where it is not the one on the canvas: a generation of another
 * shape, or the first of all. Words are placed on an empty sheet of this size then.
 */
export function emptySheet(
  operation: OperationId,
  size: FormFields['size'],
  current: PixelSize | undefined,
): PixelSize | undefined {
  if (takesPicture(operation)) return undefined;
  if (size === 'auto') return current ? undefined : sizeOfRatio(SIZE_TABLE, '1:1');
  if (current && nearestRatio(current) === size) return undefined;
  return sizeOfRatio(SIZE_TABLE, size);
}

function currentVersion(): Version | undefined {
  const { versions, currentId } = useVersions.getState();
  return versions.find(({ id }) => id === currentId);
}

function chosenSize(): FormFields['size'] {
  const { operation } = useOperation.getState();
  return (useForms.getState().forms[operation] ?? EMPTY_FORM).size;
}

/** What words are placed on, in the plane of the picture: it, its outpaint frame, or an empty sheet. */
export function sheetArea(): Area | undefined {
  const { operation } = useOperation.getState();
  const current = currentVersion();
  const sheet = emptySheet(operation, chosenSize(), current) ?? current;
  if (!sheet) return undefined;
  if (takesFrame(operation)) return layoutFrame(frameShown(), sheet).frame;
  return { x: 0, y: 0, width: sheet.widthPx, height: sheet.heightPx };
}

/** Whether words lie on an empty sheet and not on a picture. */
export function isSheetEmpty(): boolean {
  const { operation } = useOperation.getState();
  return emptySheet(operation, chosenSize(), currentVersion()) !== undefined;
}

/** The empty sheet that the canvas shows instead of the picture, if so. */
export function useEmptySheet(current: Version | undefined): PixelSize | undefined {
  const operation = useOperation((state) => state.operation);
  const size = useField('size');
  return useMemo(() => emptySheet(operation, size, current), [operation, size, current]);
}
