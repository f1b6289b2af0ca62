import { CATALOGUE } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import type { OperationId } from '../store/operation';

/** The catalogue's operation behind each of the studio's. */
const CATALOGUE_IDS: Record<OperationId, string> = {
  generate: 'generateImage',
  inpaint: 'inpaint',
  erase: 'eraseRegion',
  outpaint: 'outpaint',
  background: 'replaceBackground',
  restyle: 'imageToImage',
  remix: 'variateImage',
  removeBackground: 'removeBackground',
  vectorize: 'vectorize',
  crispUpscale: 'crispUpscale',
  creativeUpscale: 'creativeUpscale',
  refineDetails: 'refineDetails',
};

function inCatalogue(id: string): OperationDefinition {
  const definition = CATALOGUE.find((entry) => entry.id === id);
  if (!definition) throw new Error(`The catalogue has no operation ${id}`);
  return definition;
}

/** What the studio's operation sends. Background in a mask is an operation of its own. */
export function definitionOf(operation: OperationId, hasMask = false): OperationDefinition {
  const inMask = operation === 'background' && hasMask;
  return inCatalogue(inMask ? 'generateBackground' : CATALOGUE_IDS[operation]);
}

/** The operation's name on its tile, its button and in the filmstrip. */
export function titleOf(operation: OperationId): string {
  return definitionOf(operation).title;
}

/** The title of an operation by its id in the catalogue, as kept results name it. */
export function operationTitle(catalogueId: string): string {
  return CATALOGUE.find(({ id }) => id === catalogueId)?.title ?? 'Original';
}
