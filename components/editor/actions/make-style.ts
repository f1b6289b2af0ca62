import { callOperation } from '@/components/api/client';
import { refreshBalance, useBalance } from '@/components/shell/balance-store';
import { createStyle } from '@/lib/operations/create-style/definition';
import { refreshOwnStyles } from './own-styles';

/** Part that the files are sent as; the operation takes them under any name. */
const PART = 'files';

/**
 * Keeps pictures as a style for the models of one family; resolves its id. Rejects with `RequestError`.
 */
export async function makeStyle(files: File[], modelId: string): Promise<string> {
  try {
    const request = { body: { model: modelId }, files: { [PART]: files } };
    const { id, credits } = await callOperation(createStyle, request);
    useBalance.getState().charge(credits);
    await refreshOwnStyles();
    return id;
  } finally {
    void refreshBalance();
  }
}
