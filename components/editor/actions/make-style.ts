import { z } from 'zod';
import { refreshBalance, useBalance } from '@/components/shell/balance-store';
import { createStyle } from '@/lib/operations/create-style/definition';
import { loadOwnStyles } from '../store/own-styles';
import { post } from './request';

const answer = z.object({ id: z.string(), credits: z.number() });

/** Part that the files are sent as; the operation takes them under any name. */
const PART = 'files';

/**
 * Keeps pictures as a style for the models of one family; resolves its id. Rejects with `RequestError`.
 */
export async function makeStyle(files: File[], modelId: string): Promise<string> {
  try {
    const { id, credits } = await post({
      path: createStyle.paths[0] ?? '',
      body: { model: modelId },
      files: { [PART]: files },
      answer,
    });
    useBalance.getState().charge(credits);
    await loadOwnStyles();
    return id;
  } finally {
    void refreshBalance();
  }
}
