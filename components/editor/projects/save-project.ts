import { callAction } from '@/components/api/client';
import { RequestError } from '@/components/api/failure';
import { randomUuid } from '@/components/api/ids';
import { fileStem } from '@/components/ui/file-stem';
import { filesOf, type ProjectDocument } from '@/lib/projects/document';
import { projectActions } from '@/lib/resources/projects';
import { bytesOfAsset, needsUpload } from '../document/assets';
import {
  currentDocument,
  currentVersion,
  documentOf,
  useDocuments,
} from '../document/document-store';
import { useVersions, type Version } from '../store/versions';
import { changeProject, useProject, type OpenProject } from './project-state';
import { withFiles } from './with-files';

/** A pause of this length in the work is used to save it. */
const QUIET_MS = 1_500;
/** A save that failed is tried again after this, until it is done. */
const AGAIN_MS = 10_000;

/** What files of this browser are called on the server, by project. */
const uploaded = new Map<string, Map<string, string>>();

/** Brings the pictures that only this browser has into the project, each once. */
async function upload(projectId: string, document: ProjectDocument): Promise<ProjectDocument> {
  const names = uploaded.get(projectId) ?? new Map<string, string>();
  uploaded.set(projectId, names);
  for (const id of filesOf(document)) {
    if (names.has(id) || !needsUpload(id)) continue;
    const blob = await bytesOfAsset(id);
    const picture = new File([blob], id, { type: blob.type });
    const asset = await callAction(projectActions.addProjectAsset, {
      params: { id: projectId },
      picture,
    });
    names.set(id, asset.id);
  }
  return withFiles(document, names);
}

/** Whether a version is what the project shows, or was made of that. */
function belongs(version: Version, { versionId }: OpenProject): boolean {
  const { versions } = useVersions.getState();
  let one: Version | undefined = version;
  for (let step = 0; one && step < versions.length; step++) {
    if (one.id === versionId) return true;
    const { parentId }: Version = one;
    one = versions.find(({ id }) => id === parentId);
  }
  return false;
}

/** The document that was saved last, so that looking around is no change. */
let savedDocument: ProjectDocument | undefined;
/** The save that is under way. */
let underWay: Promise<void> | undefined;
/** Whether there is more than the server has. */
let hasChange = false;
/** Saves what has changed in a moment, while somebody follows the project. */
let saveSoon: () => void = () => undefined;

/** The version that shows what was saved last; nothing while none of them does. */
export function savedVersionId(): string | undefined {
  if (hasChange) return undefined;
  const { versions } = useVersions.getState();
  return versions.find((version) => documentOf(version) === savedDocument)?.id;
}

/** What files of this browser are called in a project on the server. */
export function uploadedNames(projectId: string): [own: string, server: string][] {
  return [...(uploaded.get(projectId) ?? [])];
}

/** The document on the canvas as a save of it would be sent, without uploading anything. */
export function documentAsSent(projectId: string): ProjectDocument | undefined {
  const version = currentVersion();
  return version && withFiles(documentOf(version), new Map(uploaded.get(projectId)));
}

/** Saves what the page before could not save any more. */
export function saveWhatIsLeft(): void {
  if (hasChange) saveSoon();
}

/** Goes on with a project of the page before; `saved` is what of it the server has, if that is all. */
export function takeUpSaving(
  project: OpenProject,
  saved: ProjectDocument | undefined,
  names: readonly (readonly [string, string])[],
): void {
  uploaded.set(project.id, new Map(names));
  savedDocument = saved;
  hasChange = saved === undefined;
  useProject.setState({ project });
}

function failed(id: string, error: unknown): void {
  const failure = error instanceof RequestError ? error.failure : undefined;
  if (failure?.code === 'conflict') return changeProject(id, { state: { kind: 'conflict' } });
  const message = failure?.message ?? 'The project could not be saved.';
  changeProject(id, { state: { kind: 'failed', message } });
}

/** Saves the document on the canvas into its project now. */
function save(project: OpenProject, document: ProjectDocument): Promise<void> {
  underWay = write(project, document).finally(() => (underWay = undefined));
  return underWay;
}

async function write(project: OpenProject, document: ProjectDocument): Promise<void> {
  changeProject(project.id, { state: { kind: 'saving' } });
  try {
    const sent = await upload(project.id, document);
    const { revision } = await callAction(projectActions.changeProject, {
      params: { id: project.id },
      body: { document: sent, revision: project.revision },
    });
    savedDocument = document;
    hasChange = currentDocument() !== document && hasChange;
    changeProject(project.id, { revision, state: { kind: 'saved' } });
  } catch (error) {
    failed(project.id, error);
  }
}

/** Begins a project with what is on the canvas; from then on it saves itself. */
export async function saveAsProject(): Promise<void> {
  const version = currentVersion();
  if (!version) return;
  const document = documentOf(version);
  const id = randomUuid();
  const name = fileStem(version.fileName);
  const begun = {
    id,
    name,
    revision: 1,
    versionId: version.id,
    state: { kind: 'saving' },
  } as const;
  hasChange = true;
  useProject.setState({ project: begun });
  try {
    const empty = { ...document, layers: [] };
    const { revision } = await callAction(projectActions.createProject, {
      body: { id, name, document: empty },
    });
    await save({ ...begun, revision }, document);
  } catch (error) {
    failed(id, error);
  }
}

/**
 * Sees to it that what is on the canvas is saved, as a new project where it belongs to none. Resolves to
 * the project's id; rejects with `RequestError` where it can't be saved.
 */
export async function saveNow(): Promise<string> {
  const version = currentVersion();
  const { project } = useProject.getState();
  if (!version) throw notSaved('There is no image.');
  if (!project || !belongs(version, project)) await saveAsProject();
  else {
    await underWay;
    const open = useProject.getState().project ?? project;
    const document = documentOf(version);
    if (document !== savedDocument) await save(open, document);
  }
  const saved = useProject.getState().project;
  if (saved?.state.kind === 'saved') return saved.id;
  throw notSaved(
    saved?.state.kind === 'failed'
      ? saved.state.message
      : 'It was saved elsewhere in between: decide at the top which one counts.',
  );
}

function notSaved(message: string): RequestError {
  return new RequestError({ code: 'conflict', message, charged: 'nothing' });
}

/** Says which project is open, as it is on the server. */
export function openProjectAs(project: OpenProject, document: ProjectDocument): void {
  savedDocument = document;
  hasChange = false;
  useProject.setState({ project });
}

/** Goes on saving over what was saved elsewhere in between. */
export async function saveOverTheirs(): Promise<void> {
  const { project } = useProject.getState();
  const version = currentVersion();
  if (!project || !version) return;
  const theirs = await callAction(projectActions.readProject, { params: { id: project.id } });
  await save({ ...project, revision: theirs.revision }, documentOf(version));
}

/** Saves the project in hand a moment after each change. Returns the function that stops. */
export function followProject(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveChanged = () => {
    const { project } = useProject.getState();
    const version = currentVersion();
    if (!project || !version || project.state.kind === 'conflict') return;
    const document = documentOf(version);
    if (document === savedDocument || !belongs(version, project)) return;
    if (underWay) return later(QUIET_MS);
    void save(project, document).then(() => {
      if (useProject.getState().project?.state.kind === 'failed') later(AGAIN_MS);
    });
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(saveChanged, ms);
  };
  const changed = () => {
    const { project } = useProject.getState();
    const version = currentVersion();
    if (!project) return;
    if (version && belongs(version, project)) hasChange ||= documentOf(version) !== savedDocument;
    later(QUIET_MS);
  };
  saveSoon = () => later(QUIET_MS);
  const stop = useDocuments.subscribe(({ documents }, before) => {
    if (documents !== before.documents) changed();
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
