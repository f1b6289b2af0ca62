import { callAction } from '@/components/api/client';
import { CURATED_STYLES, normalizeStyleName } from '@/lib/models/curated-styles';
import { MODELS } from '@/lib/models/models';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { fileActions } from '@/lib/resources/files';
import { openProject } from '../projects/open-project';
import { refuseFile } from '../store/open-file';
import { useForms, type FormFields } from '../store/forms';
import { useOperation } from '../store/operation';
import { openFile } from './open-file';
import { findOwnStyle } from './own-styles';

const EXTENSIONS: Record<string, string> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/svg+xml': 'svg',
};

function generate(fields: Partial<FormFields>): void {
  useOperation.getState().setOperation(generateImage.id);
  useForms.getState().change(generateImage.id, fields);
}

/** A curated style with the first model that draws it; names compare as the API compares them. */
export function curatedFields(name: string): Partial<FormFields> | undefined {
  const wanted = normalizeStyleName(name);
  const style = CURATED_STYLES.find((entry) => normalizeStyleName(entry.name) === wanted);
  const model = MODELS.find(
    ({ family, output }) => family === style?.family && style.outputs.includes(output),
  );
  return style && model ? { style: style.name, styleId: undefined, modelId: model.id } : undefined;
}

async function takeOwnStyle(id: string): Promise<void> {
  const style = await findOwnStyle(id).catch(() => undefined);
  if (style) return generate({ styleId: style.id, style: '', modelId: style.model });
  refuseFile({ title: 'The style was not found', reason: 'It may have been deleted.' });
}

async function openResultById(id: string): Promise<void> {
  const response = await callAction(fileActions.readFile, { params: { id } }).catch(
    () => undefined,
  );
  if (!response) {
    refuseFile({
      title: 'The picture is gone',
      reason: 'Results are deleted when their time is over.',
    });
    return;
  }
  const picture = await response.blob();
  const name = `${id.slice(0, 8)}.${EXTENSIONS[picture.type] ?? 'webp'}`;
  const reason = await openFile(new File([picture], name, { type: picture.type }), 'Original');
  if (reason) refuseFile({ title: 'The picture can’t be opened', reason });
}

/**
 * Does what other pages' links ask of the studio: `?prompt=` a text, `?curated=` a style name,
 * `?style=` one of the visitor's styles, `?project=` a project's id, `?open=` a result's id. Then takes it off the address, so
 * that a reload does not do it again.
 */
export async function followLink(): Promise<void> {
  const asked = new URLSearchParams(window.location.search);
  if (asked.size === 0) return;
  window.history.replaceState(null, '', window.location.pathname);
  const prompt = asked.get('prompt');
  const curated = curatedFields(asked.get('curated') ?? '');
  if (prompt) generate({ prompt });
  if (curated) generate(curated);
  const style = asked.get('style');
  if (style) await takeOwnStyle(style);
  const project = asked.get('project');
  if (project) await openProject(project);
  const result = asked.get('open');
  if (result) await openResultById(result);
}
