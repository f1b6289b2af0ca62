import type { Page } from '@playwright/test';

/** What the browser has kept of the studio's session in one of its stores. */
export function keptValues(page: Page, store: 'session' | 'masks'): Promise<unknown[]> {
  return page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('easel-studio');
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains(name)) return resolve([]);
          const request = database.transaction(name).objectStore(name).getAll();
          request.onsuccess = () => {
            database.close();
            resolve(request.result);
          };
        };
      }),
    store,
  );
}
