'use server';

import { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { CATALOGUE } from '@/lib/local-models/catalogue/catalogue';
import { chooseModel, removeModel } from '@/lib/local-models/install';
import { auditAct } from '@/lib/server/audit-act';
import type { ModelsView } from '@/lib/local-models/models-view';
import { readLocalModels } from '@/lib/server/local-models';
import { services } from '@/lib/server/services';
import { asAdmin, currentAdmin } from './as-admin';

/* Each export can be called by anyone who can reach the server: each finds out who calls. */

const known = z.enum(CATALOGUE.map(({ id }) => id) as [string, ...string[]]);
const installed = z.string().max(60);

/** How models are now; nothing for anybody but administrators. */
export async function localModels(): Promise<ModelsView | undefined> {
  if (!(await currentAdmin())) return undefined;
  return readLocalModels(await services());
}

/** Begins to fetch a model of the catalogue, whose licence was accepted on the page. */
export async function addModel(id: string): Promise<string | undefined> {
  return asAdmin(async (admin) => {
    const { modelChanges } = await services();
    modelChanges.add(known.parse(id));
    await auditAct('admin_added_model', admin, { model: id });
  });
}

export async function stopAdding(): Promise<string | undefined> {
  return asAdmin(async () => {
    const { modelChanges } = await services();
    modelChanges.stop();
  });
}

/** Lets a model draw, or the illustrator everything again. */
export async function setModelInUse(id: string | null): Promise<string | undefined> {
  return asAdmin(async (admin) => {
    const { env, localEngine } = await services();
    await asRefusal(chooseModel(env.DATA_DIR, id === null ? null : installed.parse(id)));
    if (id === null) await localEngine.unload();
    await auditAct('admin_chose_model', admin, { model: id ?? 'none' });
  });
}

/** Frees the memory of a model that is loaded; the next picture loads it again. */
export async function unloadModel(): Promise<string | undefined> {
  return asAdmin(async () => {
    const { localEngine } = await services();
    await localEngine.unload();
  });
}

export async function deleteModel(id: string): Promise<string | undefined> {
  return asAdmin(async (admin) => {
    const { env, localEngine } = await services();
    await localEngine.unload();
    await asRefusal(removeModel(env.DATA_DIR, installed.parse(id)));
    await auditAct('admin_removed_model', admin, { model: id });
  });
}

/** What can't be done is said on the page, as the command line says it. */
async function asRefusal(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new ApiError('invalid_request', error instanceof Error ? error.message : String(error));
  }
}
