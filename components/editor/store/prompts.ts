'use client';

import { create } from 'zustand';
import { z } from 'zod';

/** Prompts that a browser remembers of an account; the oldest that are no favourites go first. */
export const MAX_PROMPTS = 200;
/** Favourites among them. */
export const MAX_FAVOURITES = 50;
const KEY = 'easel-prompts';

const promptSchema = z.object({ text: z.string().min(1), isFavourite: z.boolean() });
const keptSchema = z.object({ account: z.string(), prompts: z.array(promptSchema) });
export type KeptPrompt = z.infer<typeof promptSchema>;

/** The prompts with one more at their head, within what is kept. Pure. */
export function withPrompt(prompts: readonly KeptPrompt[], text: string): KeptPrompt[] {
  const known = prompts.find((prompt) => prompt.text === text);
  const others = prompts.filter((prompt) => prompt !== known);
  const all = [known ?? { text, isFavourite: false }, ...others];
  const surplus = all.length - MAX_PROMPTS;
  if (surplus <= 0) return all;
  const going = new Set(all.filter(({ isFavourite }) => !isFavourite).slice(-surplus));
  return all.filter((prompt) => !going.has(prompt));
}

/** The prompts whose words have a text in them, in any case; favourites come first. Pure. */
export function findPrompts(prompts: readonly KeptPrompt[], search: string): KeptPrompt[] {
  const wanted = search.trim().toLowerCase();
  const found = prompts.filter(({ text }) => text.toLowerCase().includes(wanted));
  return [
    ...found.filter(({ isFavourite }) => isFavourite),
    ...found.filter(({ isFavourite }) => !isFavourite),
  ];
}

interface PromptsState {
  /** Whose they are; nothing until that is known. */
  account: string | undefined;
  prompts: readonly KeptPrompt[];
}

/** What was asked for in this browser, the newest first. It stays here: the service is told nothing of it. */
export const usePrompts = create<PromptsState>(() => ({ account: undefined, prompts: [] }));

function read(account: string): KeptPrompt[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return kept.data?.account === account ? kept.data.prompts : [];
  } catch {
    return [];
  }
}

function change(next: (prompts: readonly KeptPrompt[]) => KeptPrompt[]): void {
  const { account } = usePrompts.getState();
  if (account === undefined) return;
  // Another tab may have added some.
  const prompts = next(read(account));
  usePrompts.setState({ prompts });
  try {
    localStorage.setItem(KEY, JSON.stringify({ account, prompts }));
  } catch {
    // A browser without room for it remembers them until the page ends.
  }
}

/** Says whose prompts are remembered from now on; those of another account are forgotten with the first new one. */
export function rememberPromptsOf(account: string): void {
  usePrompts.setState({ account, prompts: read(account) });
}

export function notePrompt(text: string): void {
  const trimmed = text.trim();
  if (trimmed !== '') change((prompts) => withPrompt(prompts, trimmed));
}

export function forgetPrompt(text: string): void {
  change((prompts) => prompts.filter((prompt) => prompt.text !== text));
}

/** Makes a prompt a favourite, or no favourite any more; `false` where there are as many as are kept. */
export function toggleFavourite(text: string): boolean {
  const { prompts: all } = usePrompts.getState();
  const isNow = all.some((prompt) => prompt.text === text && prompt.isFavourite);
  const count = all.filter(({ isFavourite }) => isFavourite).length;
  if (!isNow && count >= MAX_FAVOURITES) return false;
  change((prompts) =>
    prompts.map((prompt) => (prompt.text === text ? { ...prompt, isFavourite: !isNow } : prompt)),
  );
  return true;
}
