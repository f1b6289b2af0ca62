'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useViewport } from '../store/viewport-store';
import { quadOnScreen } from './box-handles';
import { boundsOfQuad } from './quad';
import { sheetArea } from './sheet';
import { problemOfWords, useTextBoxes, type TextEntry } from './text-boxes';
import { addWords, rewordBox } from './text-state';

/** The field on the canvas that words are typed into, where they will stand. */
export function TextEntryField() {
  const entry = useTextBoxes((state) => state.entry);
  return entry ? <Entry key={entry.boxId ?? 'new'} entry={entry} /> : null;
}

function wordsOf(entry: TextEntry): string {
  const { boxes } = useTextBoxes.getState();
  return boxes.find(({ id }) => id === entry.boxId)?.text ?? '';
}

function Entry({ entry }: { entry: TextEntry }) {
  const [words, setWords] = useState(() => wordsOf(entry));
  const field = useRef<HTMLInputElement>(null);
  const viewport = useViewport((state) => state.viewport);
  useEffect(() => field.current?.select(), []);
  const sheet = sheetArea();
  if (!sheet) return null;
  const { x, y, width, height } = boundsOfQuad(quadOnScreen(entry.quad, sheet, viewport));
  const problem = problemOfWords(words);
  const close = () => useTextBoxes.getState().setEntry(undefined);
  const commit = () => {
    if (problem) return;
    close();
    if (words.trim() === '') return;
    if (entry.boxId) rewordBox(entry.boxId, words);
    else addWords(words, entry.quad);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') commit();
    // What was typed is not lost by leaving; words that can't be set stay to be mended.
    if (event.key === 'Escape') commit();
  };
  return (
    <div
      className="absolute z-1 flex flex-col items-center justify-center gap-1.5 outline-2 outline-accent outline-dashed"
      style={{ left: x, top: y, width, height }}
    >
      <input
        ref={field}
        aria-label="Words on the picture"
        aria-invalid={problem ? true : undefined}
        placeholder="Type words"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={commit}
        className="w-full min-w-44 rounded-6 border border-line bg-raised px-3 py-1.5 text-center text-subheading uppercase shadow-bar outline-none placeholder:normal-case focus:border-accent"
      />
      <p
        role={problem ? 'alert' : undefined}
        className={
          problem
            ? 'w-max max-w-72 rounded-6 bg-error-soft px-2 py-1 text-small text-error'
            : 'w-max rounded-6 bg-on-image px-2 py-1 text-micro text-white'
        }
      >
        {problem ?? hintOf(words)}
      </p>
    </div>
  );
}

/** What will become of the words. */
function hintOf(words: string): string {
  const lower = words !== words.toUpperCase();
  return lower
    ? `Set in capitals: ${words.toUpperCase().trim()}`
    : 'Enter sets them, one box a word';
}
