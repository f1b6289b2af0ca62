import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, findOperation } from './catalogue';
import { RUNS, type Runs } from './runs';

/** `imageToImage` → `image-to-image`. */
const folderOf = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

describe('an operation is defined once', () => {
  it('has one name, from its folder to the ledger', () => {
    const folders = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
      .filter(({ name }) => name === 'definition.ts')
      .map(({ parentPath }) => parentPath.split('/').at(-1));
    expect(folders.toSorted()).toEqual(CATALOGUE.map(({ id }) => folderOf(id)).toSorted());
    expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
  });

  it('does not compile without its run', () => {
    const { inpaint: _, ...others } = RUNS;
    // @ts-expect-error -- the line that a definition without a run would stop at
    const incomplete: Runs = others;
    expect(Object.keys(incomplete)).toHaveLength(CATALOGUE.length - 1);
    expect(Object.keys(RUNS).toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
  });

  it('has a place of its own among the tiles of its mode', () => {
    const places = CATALOGUE.flatMap(({ mode, studio }) => studio && `${mode} ${studio.order}`);
    const taken = places.filter((place) => place !== undefined);
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('names a masked twin that takes a mask', () => {
    const twins = CATALOGUE.flatMap(({ studio }) => studio?.withMask ?? []);
    for (const id of twins) expect(findOperation(id)?.images.mask, id).toBeDefined();
  });

  it('has its pictures in the guide', () => {
    for (const { id, example } of CATALOGUE) {
      const pictures = ['after', ...(example.before ? ['before'] : [])];
      for (const which of pictures) {
        expect(existsSync(`public/guide/${id}-${which}.webp`), `${id} ${which}`).toBe(true);
      }
    }
  });
});
