interface Notes {
  found: Map<string, Promise<unknown>>;
  /** What was worked out of this and of something else together. */
  together: WeakMap<object, Notes>;
}

const notes = new WeakMap<object, Notes>();

/**
 * Works something out of pictures once, however many results a request makes of them: it is kept as long as
 * they are. Pictures are never changed in place, so the same object is the same picture.
 * @param pictures all that it is worked out of, beside what `what` says
 * @param what what is found, and at which size or part
 */
export function once<Found>(
  pictures: readonly [object, ...object[]],
  what: string,
  find: () => Promise<Found>,
): Promise<Found> {
  const [first, ...others] = pictures;
  const kept = others.reduce<Notes>(
    (of, picture) => notesIn(of.together, picture),
    notesIn(notes, first),
  );
  const known = kept.found.get(what);
  if (known) return known as Promise<Found>;
  const finding = find();
  kept.found.set(what, finding);
  // Whoever gave up leaves it to the next to find.
  finding.catch(() => kept.found.delete(what));
  return finding;
}

function notesIn(among: WeakMap<object, Notes>, picture: object): Notes {
  const known = among.get(picture);
  if (known) return known;
  const fresh = {
    found: new Map<string, Promise<unknown>>(),
    together: new WeakMap<object, Notes>(),
  };
  among.set(picture, fresh);
  return fresh;
}
