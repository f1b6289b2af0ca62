import { callAction } from '@/components/api/client';
import { RequestError } from '@/components/api/failure';
import { documentSchema } from '@/lib/projects/document';
import { projectActions } from '@/lib/resources/projects';
import { documentOf } from '../document/document-store';
import { useVersions } from '../store/versions';
import { openProject } from './open-project';
import { changeProject, useProject, type OpenProject } from './project-state';
import {
  documentAsSent,
  savedVersionId,
  saveWhatIsLeft,
  takeUpSaving,
  uploadedNames,
} from './save-project';

/** The project in hand as a session writes it down. */
export interface KeptProject {
  project: Omit<OpenProject, 'state'>;
  /** The version whose document is all saved; nothing while there is more than the server has. */
  savedId?: string;
  /** What files of this browser are called on the server. */
  names: [own: string, server: string][];
}

export function keptProject(): KeptProject | undefined {
  const { project } = useProject.getState();
  if (!project) return undefined;
  const { state: _, ...kept } = project;
  const savedId = savedVersionId();
  return { project: kept, ...(savedId ? { savedId } : {}), names: uploadedNames(project.id) };
}

/** Whether the service has what this browser saved last without hearing of it: the page ended in between. */
function isOurs(id: string, theirs: unknown): boolean {
  const ours = documentAsSent(id);
  return (
    ours !== undefined && JSON.stringify(documentSchema.parse(ours)) === JSON.stringify(theirs)
  );
}

/**
 * Takes a project up where a reload left it: goes on saving into it, shows what was saved elsewhere in the
 * meantime where nothing here would be lost by that, and asks where something would.
 */
export async function resumeProject({ project, savedId, names }: KeptProject): Promise<void> {
  const saved = useVersions.getState().versions.find(({ id }) => id === savedId);
  takeUpSaving({ ...project, state: { kind: 'saved' } }, saved && documentOf(saved), names);
  const { id } = project;
  try {
    const params = { id };
    const { revision, name, document } = await callAction(projectActions.readProject, { params });
    changeProject(id, { name });
    if (revision === project.revision) return saveWhatIsLeft();
    if (isOurs(id, document)) return changeProject(id, { revision });
    if (saved) return await openProject(id);
    changeProject(id, { state: { kind: 'conflict' } });
  } catch (error) {
    const isGone = error instanceof RequestError && error.failure.code === 'not_found';
    // One that was deleted elsewhere leaves what is on the canvas as it is.
    if (isGone) useProject.setState({ project: undefined });
    else changeProject(id, { state: { kind: 'failed', message: 'The service did not answer.' } });
  }
}

/** Shows the project in hand again, where another picture of the session was looked at. */
export function showProject(): void {
  const { project } = useProject.getState();
  const { versions, open } = useVersions.getState();
  const id = savedVersionId() ?? project?.versionId;
  if (versions.some((version) => version.id === id) && id) open(id);
}
