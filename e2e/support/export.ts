import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

export interface Exported {
  name: string;
  path: string;
  bytes: Buffer;
  /** What the dialog said of the file before it was saved. */
  said: string;
}

export const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export' });

/** Opens the dialog with a format chosen. */
export async function openExport(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await exportDialog(page)
    .getByRole('radiogroup', { name: 'Format' })
    .getByText(format, { exact: true })
    .click();
}

/** Saves what is on the canvas through the dialog, as it stands. */
export async function saveExport(page: Page): Promise<Exported> {
  const dialog = exportDialog(page);
  const download = page.waitForEvent('download');
  await expect(dialog.getByRole('status', { name: 'File' })).toContainText(/\d (B|kB|MB)$/);
  const said = await dialog.getByRole('status', { name: 'File' }).innerText();
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  const path = await file.path();
  await expect(dialog).toBeHidden();
  return { name: file.suggestedFilename(), path, bytes: await readFile(path), said };
}

/** Saves what is on the canvas in a format, at the scale and quality that the dialog has. */
export async function exportAs(page: Page, format: string): Promise<Exported> {
  await openExport(page, format);
  return saveExport(page);
}
