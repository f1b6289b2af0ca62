import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { ApiError } from '@/lib/errors/api-error';
import { documentSchema, filesOf, type ProjectDocument } from '@/lib/projects/document';
import { MAX_PROJECTS_PER_USER, nameOfCopy, searchKeyOf } from '@/lib/projects/project-rules';
import type {
  ProjectChange,
  ProjectStore,
  SaveOutcome,
  StoredProject,
} from '@/lib/projects/project-store';
import { lockedUser } from '../locked-user';
import type { Database, ProjectRow, Schema } from '../schema';
import { expireFiles, keepFiles } from './file-expiry';
import { setFilesOfProject } from './project-files';
import { listProjects, toSummary } from './project-list';

interface ProjectStoreOptions {
  /** How long files are kept that no project needs any more. */
  keepMs: number;
}

type Query = Pick<Database, 'selectFrom'>;

export function createProjectStore(
  db: Database,
  { keepMs }: ProjectStoreOptions,
  now: () => number = Date.now,
): ProjectStore {
  const moment = (): Moment => ({ now: now(), keepMs });

  /** Runs with the user locked: nothing else changes their projects and what those need meanwhile. */
  const alone = <Result>(userId: string, work: Work<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await lockedUser(transaction, userId);
      return work(transaction);
    });

  /** The same with a project of the user; `undefined` where they have none under the id. */
  const withOwn = <Result>(userId: string, id: string, work: WorkOnProject<Result>) =>
    alone(userId, async (transaction) => {
      const row = await rowOf(transaction, id);
      return row?.user_id === userId ? work(transaction, row) : undefined;
    });

  return {
    create: (project) =>
      alone(project.userId, async (transaction) => {
        const taken = await rowOf(transaction, project.id);
        if (!taken) return insert(transaction, project, moment());
        if (taken.user_id === project.userId) return toProject(taken);
        throw new ApiError('conflict', 'the id is taken; send another one, or none', {
          param: 'id',
        });
      }),

    async find(userId, id) {
      const row = await rowOf(db, id);
      return row?.user_id === userId ? toProject(row) : undefined;
    },

    list: (userId, options) => listProjects(db, userId, options),

    change: (userId, id, change) =>
      withOwn(userId, id, (transaction, row) => applyChange(transaction, row, change, moment())),

    duplicate: (userId, id, name) =>
      withOwn(userId, id, (transaction, row) => {
        const { document } = toProject(row);
        const copy = { id: randomUUID(), userId, name: name ?? nameOfCopy(row.name), document };
        return insert(transaction, copy, moment());
      }),

    async delete(userId, id) {
      const deleted = await withOwn(userId, id, async (transaction, row) => {
        await deleteProject(transaction, row, moment());
        return true;
      });
      return deleted ?? false;
    },

    keepThumbnail: (userId, id, fileId, revision) =>
      alone(userId, async (transaction) => {
        const row = await rowOf(transaction, id);
        const own = row?.user_id === userId ? row : undefined;
        await keepNewest(transaction, { own, userId, fileId, revision }, now());
      }),
  };
}

type Work<Result> = (transaction: Transaction<Schema>) => Promise<Result>;
type WorkOnProject<Result> = (transaction: Transaction<Schema>, row: ProjectRow) => Promise<Result>;

async function insert(
  transaction: Transaction<Schema>,
  project: Parameters<ProjectStore['create']>[0],
  moment: Moment,
): Promise<StoredProject> {
  await refuseTooMany(transaction, project.userId);
  const row = newRow(project, moment.now);
  await transaction.insertInto('projects').values(row).execute();
  const use = { userId: project.userId, projectId: project.id, ...moment };
  await setFilesOfProject(transaction, use, filesOf(project.document));
  return toProject(row);
}

/** When something happens, and how long files are kept that no project needs any more. */
interface Moment {
  now: number;
  keepMs: number;
}

async function deleteProject(
  transaction: Transaction<Schema>,
  row: ProjectRow,
  moment: Moment,
): Promise<void> {
  const { id: projectId, user_id: userId } = row;
  await setFilesOfProject(transaction, { userId, projectId, ...moment }, []);
  await expireFiles(transaction, userId, thumbnailsOf(row), moment.now);
  await transaction.deleteFrom('projects').where('id', '=', projectId).execute();
}

/** Keeps a thumbnail unless the project is gone or has one that is as new. */
async function keepNewest(
  transaction: Transaction<Schema>,
  given: { own: ProjectRow | undefined; userId: string; fileId: string; revision: number },
  now: number,
): Promise<void> {
  const { own, userId, fileId, revision } = given;
  if (!own || (own.thumbnail_revision ?? 0) >= revision) {
    return expireFiles(transaction, userId, [fileId], now);
  }
  await keepFiles(transaction, userId, [fileId]);
  await expireFiles(transaction, userId, thumbnailsOf(own), now);
  await transaction
    .updateTable('projects')
    .set({ thumbnail_id: fileId, thumbnail_revision: revision })
    .where('id', '=', own.id)
    .execute();
}

function rowOf(db: Query, id: string): Promise<ProjectRow | undefined> {
  return db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirst();
}

async function refuseTooMany(transaction: Transaction<Schema>, userId: string): Promise<void> {
  const { kept } = await transaction
    .selectFrom('projects')
    .select((expression) => expression.fn.countAll<number>().as('kept'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(kept) < MAX_PROJECTS_PER_USER) return;
  throw new ApiError(
    'conflict',
    `A user has at most ${MAX_PROJECTS_PER_USER} projects. Delete one that is no longer used.`,
  );
}

/** Renames and saves in one; a save that was made from an older revision changes nothing at all. */
async function applyChange(
  transaction: Transaction<Schema>,
  row: ProjectRow,
  { name, save }: ProjectChange,
  { now, keepMs }: Moment,
): Promise<SaveOutcome> {
  const document = save && JSON.stringify(save.document);
  const isSaved = document === row.document;
  if (save && !isSaved && save.revision !== row.revision) {
    return { state: 'conflict', revision: row.revision, updatedAt: new Date(row.updated_at) };
  }
  const renamed = name === undefined ? {} : { name, name_key: searchKeyOf(name) };
  const saved = save && !isSaved ? { ...factsOf(save.document), revision: row.revision + 1 } : {};
  const changed = { ...row, ...renamed, ...saved, updated_at: now };
  if (save && !isSaved) {
    const use = { userId: row.user_id, projectId: row.id, now, keepMs };
    await setFilesOfProject(transaction, use, filesOf(save.document));
  }
  const { id: _, ...values } = changed;
  await transaction.updateTable('projects').set(values).where('id', '=', row.id).execute();
  return { state: 'saved', project: toProject(changed) };
}

function factsOf(document: ProjectDocument) {
  return {
    document: JSON.stringify(document),
    width_px: document.frame.widthPx,
    height_px: document.frame.heightPx,
    layers: document.layers.length,
  };
}

function thumbnailsOf({ thumbnail_id: id }: ProjectRow): string[] {
  return id === null ? [] : [id];
}

function newRow(project: Parameters<ProjectStore['create']>[0], now: number): ProjectRow {
  return {
    id: project.id,
    user_id: project.userId,
    name: project.name,
    name_key: searchKeyOf(project.name),
    revision: 1,
    ...factsOf(project.document),
    thumbnail_id: null,
    thumbnail_revision: null,
    created_at: now,
    updated_at: now,
  };
}

function toProject(row: ProjectRow): StoredProject {
  return { ...toSummary(row), document: documentSchema.parse(JSON.parse(row.document)) };
}
