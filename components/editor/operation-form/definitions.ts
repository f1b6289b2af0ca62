import { findOperation, operationOf, type CatalogueEntry } from '@/lib/operations/catalogue';
import type { OperationId } from '../store/operation';

/** What the operation of a tile sends: with a mask, some have a twin that takes it. */
export function definitionOf(operation: OperationId, hasMask = false): CatalogueEntry {
  const definition = operationOf(operation);
  const twin = hasMask ? definition.studio?.withMask : undefined;
  return (twin === undefined ? undefined : findOperation(twin)) ?? definition;
}

/** The operation's name on its tile, its button and in the filmstrip. */
export function titleOf(operation: OperationId): string {
  return operationOf(operation).title;
}

/** The title of an operation by its id, as kept results name it. */
export function operationTitle(id: string): string {
  return findOperation(id)?.title ?? 'Original';
}

/** Whether a mask is sent with the operation, always or where there is one. */
export function takesMask(operation: OperationId): boolean {
  const { images, studio } = operationOf(operation);
  return images.mask !== undefined || studio?.withMask !== undefined;
}

/** Whether words can be placed with the operation, by one of its models at least. */
export function takesText(operation: OperationId): boolean {
  return 'text_layout' in operationOf(operation).input.shape;
}

/** Whether the frame on the canvas says what the operation makes. */
export function takesFrame(operation: OperationId): boolean {
  return operationOf(operation).studio?.resultSize === 'frame';
}

/** Whether the operation begins with a picture. */
export function takesPicture(operation: OperationId): boolean {
  return operationOf(operation).images.image !== undefined;
}
