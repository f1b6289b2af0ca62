import { callAction } from '@/components/api/client';
import type { AnswerOf } from '@/lib/resources/define-action';
import { projectActions } from '@/lib/resources/projects';

export type ProjectPage = AnswerOf<typeof projectActions.listProjects>;

/** A project of the visitor's, as lists tell it. */
export type Project = ProjectPage['projects'][number];

const PAGE = 40;

/** Projects whose names hold a text, the last changed first. */
export function listProjects(
  search: string,
  { cursor, signal }: { cursor?: string | undefined; signal: AbortSignal },
): Promise<ProjectPage> {
  const query = { limit: PAGE, search: search.trim(), cursor };
  return callAction(projectActions.listProjects, { query, signal });
}

export async function renameProject({ id }: Project, name: string): Promise<Project> {
  return callAction(projectActions.changeProject, { params: { id }, body: { name } });
}

export async function duplicateProject({ id }: Project): Promise<Project> {
  return callAction(projectActions.duplicateProject, { params: { id }, body: {} });
}

export async function deleteProject({ id }: Project): Promise<void> {
  await callAction(projectActions.deleteProject, { params: { id } });
}
