import type { Transaction } from 'kysely';
import { ApiError } from '@/lib/errors/api-error';
import { isFileId } from '@/lib/files/file-id';
import type { Schema } from '../schema';

/** Rows that one statement names. */
const BATCH = 200;
/** Missing files that a refusal names. */
const SHOWN = 3;

/** Which project it is, whose, and when this happens. */
interface Use {
  userId: string;
  projectId: string;
  now: number;
  /** How long files that no project needs any more are kept. */
  keepMs: number;
}

/**
 * Makes these the files that a project needs: those that it did not need before never expire from now
 * on, those that no project needs any more expire like results. The user is locked (`lockedUser`), so
 * that no two changes of their projects let go and keep the same file.
 *
 * @throws ApiError `invalid_request` when one is not there, has expired or is not this user's
 */
export async function setFilesOfProject(
  transaction: Transaction<Schema>,
  use: Use,
  fileIds: readonly string[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('project_files')
    .select('file_id')
    .where('project_id', '=', use.projectId)
    .execute();
  const before = new Set(rows.map((row) => row.file_id));
  const after = new Set(fileIds);
  await keep(
    transaction,
    use,
    fileIds.filter((id) => !before.has(id)),
  );
  await letGo(
    transaction,
    use,
    [...before].filter((id) => !after.has(id)),
  );
}

async function keep(
  transaction: Transaction<Schema>,
  { userId, projectId, now }: Use,
  ids: readonly string[],
): Promise<void> {
  const live = new Set<string>();
  for (const batch of batchesOf(ids.filter(isFileId))) {
    const kept = await transaction
      .updateTable('files')
      .set({ expires_at: null })
      .where('id', 'in', batch)
      .where('owner_id', '=', userId)
      .where('kind', 'in', ['result', 'asset'])
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .returning('id')
      .execute();
    for (const { id } of kept) live.add(id);
  }
  const missing = ids.filter((id) => !live.has(id));
  if (missing.length > 0) throw missingFiles(missing);
  for (const batch of batchesOf(ids)) {
    const values = batch.map((id) => ({ project_id: projectId, file_id: id }));
    await transaction.insertInto('project_files').values(values).execute();
  }
}

async function letGo(
  transaction: Transaction<Schema>,
  { projectId, now, keepMs }: Use,
  ids: readonly string[],
): Promise<void> {
  for (const batch of batchesOf(ids)) {
    await transaction
      .deleteFrom('project_files')
      .where('project_id', '=', projectId)
      .where('file_id', 'in', batch)
      .execute();
    await transaction
      .updateTable('files')
      .set({ expires_at: now + keepMs })
      .where('id', 'in', batch)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('project_files')
              .select('project_files.file_id')
              .whereRef('project_files.file_id', '=', 'files.id'),
          ),
        ),
      )
      .execute();
  }
}

/** The name of a project that needs a file; `undefined` when none does. */
export async function projectThatUses(
  transaction: Transaction<Schema>,
  fileId: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('project_files')
    .innerJoin('projects', 'projects.id', 'project_files.project_id')
    .select('projects.name')
    .where('project_files.file_id', '=', fileId)
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

function* batchesOf(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += BATCH) yield ids.slice(start, start + BATCH);
}

function missingFiles(ids: readonly string[]): ApiError {
  const shown = ids.slice(0, SHOWN).join(', ');
  const more = ids.length > SHOWN ? ` and ${ids.length - SHOWN} more` : '';
  return new ApiError(
    'invalid_request',
    `the document needs files that do not exist any more: ${shown}${more}; take their layers out, or ` +
      'bring the pictures again (POST /v1/projects/{id}/assets)',
    { param: 'document' },
  );
}
