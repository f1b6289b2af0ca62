import { CURATED_STYLES, normalizeStyleName } from '@/lib/models/curated-styles';
import { MODELS } from '@/lib/models/models';
import { generateImage } from '@/lib/operations/generate-image/definition';
import { showProject } from '../projects/kept-project';
import { openProject } from '../projects/open-project';
import { useProject } from '../projects/project-state';
import { refuseFile } from '../store/open-file';
import { useForms, type FormFields } from '../store/forms';
import { useOperation } from '../store/operation';
import { openResultById } from './open-result';
import { findOwnStyle } from './own-styles';

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

/** Whether this page was reloaded; once it has followed its address, other pages' links lead to it. */
let isReload =
  typeof performance !== 'undefined' &&
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/** Opens a project, unless the session has brought it back; then a link shows it, and a reload what was shown. */
async function followProjectLink(id: string): Promise<void> {
  if (useProject.getState().project?.id !== id) await openProject(id);
  else if (!isReload) showProject();
}

/**
 * Does what other pages' links ask of the studio: `?prompt=` a text, `?curated=` a style name,
 * `?style=` one of the visitor's styles, `?project=` a project's id, `?open=` a result's id. Then takes it
 * off the address, so that a reload does not do it again; the project in hand stays there
 * (`followProjectInAddress`).
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
  if (project) await followProjectLink(project);
  isReload = false;
  const result = asked.get('open');
  if (result) await openResultById(result);
}
