import { readBytes } from '@/components/api/read-bytes';
import { randomUuid } from '@/components/api/ids';
import { fileStem } from '@/components/ui/file-stem';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { variateImage } from '@/lib/operations/variate-image/definition';
import type { LayerSource } from '@/lib/projects/layer-content';
import { addLayer } from '../document/commands';
import { commitDocument } from '../document/document-actions';
import { flatPicture } from '../document/flat-picture';
import { layerOfVersion } from '../document/plain-document';
import { admitReferences } from '../operation-form/admit-references';
import { takesFrame, takesMask } from '../operation-form/definitions';
import { formOfSource, operationOfSource } from '../operation-form/form-of-source';
import { modelFor, takesReferences } from '../operation-form/taken';
import { plainRequest, type PricedRequest } from '../operation-form/use-operation-form';
import { EMPTY_FORM, useForms } from '../store/forms';
import { refuseFile } from '../store/open-file';
import { useOperation, type OperationId } from '../store/operation';
import { usePanels } from '../store/panels';
import { useVersions, type Version } from '../store/versions';
import { enqueue, MAX_OPEN_JOBS } from './job-queue';
import { workOf } from './run-operation';

/** What can be done with a result beyond looking at it: asking for it again, or for others like it. */

/** Fills the form with how something was asked for, and shows that form. */
export function takeSource(source: LayerSource): void {
  const operation = operationOfSource(source);
  if (!operation) return;
  useForms.getState().change(operation, formOfSource(source));
  useOperation.getState().setOperation(operation);
}

function versionOf(id: string | undefined): Version | undefined {
  return useVersions.getState().versions.find((version) => version.id === id);
}

/** Sends a request, or says why it can't be sent. */
function send(priced: PricedRequest): void {
  const { problem } = priced.quote;
  const title = 'Nothing was sent';
  if (problem) return refuseFile({ title, reason: problem.message });
  if (enqueue(workOf(priced)) !== undefined) return refuseFile(undefined);
  refuseFile({ title, reason: `${MAX_OPEN_JOBS} jobs are in line; wait for one to end.` });
}

/** The request that makes another one like this: the same but for the seed, of the picture that it was made from. */
function variation(source: LayerSource, parentId?: string): PricedRequest | undefined {
  const operation = operationOfSource(source);
  // Masks and frames are on the canvas, where they have to be looked at first.
  if (!operation || takesMask(operation) || takesFrame(operation)) return undefined;
  const fields = { ...formOfSource(source), seed: undefined, count: 1 };
  return plainRequest(operation, fields, versionOf(parentId), source.parameters?.text_layout);
}

/** What another one like it costs; nothing where it can't be asked for without looking at the canvas first. */
export function variationUnits(source: LayerSource, parentId?: string): number | undefined {
  const quote = variation(source, parentId)?.quote;
  return quote && !quote.problem ? quote.priceUnits : undefined;
}

/** Asks for another one like this: the same prompt and settings, a new seed. */
export function vary(source: LayerSource, parentId?: string): void {
  const priced = variation(source, parentId);
  if (priced) send(priced);
}

/** Goes back to what an edit was made from, with its prompt and settings; its mask is there still. */
export function redo(version: Version): void {
  const { source, parentId } = version;
  const parent = versionOf(parentId);
  if (parent) useVersions.getState().open(parent.id);
  if (source) takeSource({ ...source, seed: undefined });
}

const REMIX: OperationId = variateImage.id;

function remixRequest(version: Version): PricedRequest {
  return plainRequest(REMIX, { ...EMPTY_FORM, ...useForms.getState().forms[REMIX] }, version);
}

export function remixUnits(version: Version): number {
  return remixRequest(version).quote.priceUnits;
}

/** Asks for variations of the picture itself, without a prompt. */
export function remix(version: Version): void {
  send(remixRequest(version));
}

/** Side of what stands for a drawing, which can't be a reference itself. */
const REFERENCE_WIDTH_PX = 640;

/** The picture as a file that references take. */
async function referenceFile(version: Version): Promise<File> {
  const file = await flatPicture(version);
  const served = /^\/v1\/files\/[\da-f-]{36}/.exec(version.src)?.[0];
  if (file.type !== 'image/svg+xml' || !served) return file;
  const drawn = await readBytes(`${served}/thumbnail?width=${REFERENCE_WIDTH_PX}`);
  return new File([drawn], `${fileStem(version.fileName)}.webp`, { type: drawn.type });
}

/** Adds a picture to the references of the next generation, with a model that looks at them. */
export async function takeAsReference(version: Version): Promise<void> {
  const file = await referenceFile(version).catch(() => undefined);
  if (!file) {
    return refuseFile({ title: 'The picture was not added', reason: 'It can’t be read any more.' });
  }
  const { forms, change } = useForms.getState();
  const fields = { ...EMPTY_FORM, ...forms[generateImage.id] };
  const { files, refusal } = admitReferences(fields.references, [file]);
  if (refusal) return refuseFile({ title: 'The picture was not added', reason: refusal });
  const isTaken = takesReferences(generateImage, modelFor(generateImage, fields.modelId));
  change(generateImage.id, {
    references: files,
    styleId: undefined,
    ...(isTaken ? {} : { modelId: undefined }),
  });
  useOperation.getState().setOperation(generateImage.id);
}

/**
 * Opens one of the results of a request with the others as layers above it, hidden at first, so that each can
 * be shown, masked and joined.
 */
export function keepAll(versions: readonly Version[], chosenId: string | undefined): void {
  const chosen = versions.find(({ id }) => id === chosenId) ?? versions[0];
  if (!chosen) return;
  const others = versions.filter(({ id }) => id !== chosen.id);
  useVersions.getState().open(chosen.id);
  commitDocument('Keep all', (document) =>
    others.reduce((all, version) => {
      const layer = { ...layerOfVersion(version), id: randomUuid(), visible: false };
      return addLayer(all, layer);
    }, document),
  );
  usePanels.setState({ layersOpen: true });
}
