'use client';

import { Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { SearchInput } from '@/components/ui/search-input';
import { changeForm } from '../store/forms';
import {
  findPrompts,
  forgetPrompt,
  MAX_FAVOURITES,
  MAX_PROMPTS,
  toggleFavourite,
  usePrompts,
} from '../store/prompts';
import { ClosePicker } from './close-picker';

/** The prompts that are remembered: to be found, taken, kept as favourites and forgotten. */
export function PromptList({ close }: { close: () => void }) {
  const prompts = usePrompts((state) => state.prompts);
  const [search, setSearch] = useState('');
  const [isFull, setFull] = useState(false);
  const found = findPrompts(prompts, search);
  return (
    <>
      <header className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-raised px-4 py-3">
        <SearchInput
          label="Find a prompt"
          placeholder="Find a prompt"
          className="grow"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ClosePicker onClose={close} />
      </header>
      {isFull && (
        <div className="px-4 pt-3">
          <FieldError>{`At most ${MAX_FAVOURITES} favourites are kept.`}</FieldError>
        </div>
      )}
      <ul aria-label="Prompts" className="flex flex-col p-2 empty:hidden">
        {found.map(({ text, isFavourite }) => (
          <li key={text} className="flex items-start gap-1 border-b border-line last:border-b-0">
            <button
              type="button"
              className="focus-ring min-w-0 grow rounded-6 px-2 py-1.5 text-left hover:bg-hover touch:py-3"
              onClick={() => {
                changeForm({ prompt: text });
                close();
              }}
            >
              <span className="line-clamp-3 break-words">{text}</span>
            </button>
            <IconButton
              icon={Star}
              size="small"
              label={`Favourite: ${text.slice(0, 60)}`}
              pressed={isFavourite}
              className={classNames('mt-0.5', isFavourite && '[&_svg]:fill-current')}
              onClick={() => setFull(!toggleFavourite(text))}
            />
            <IconButton
              icon={Trash2}
              size="small"
              label={`Forget: ${text.slice(0, 60)}`}
              className="mt-0.5"
              onClick={() => forgetPrompt(text)}
            />
          </li>
        ))}
      </ul>
      <p className="px-4 py-3 text-small text-text-3">
        {found.length > 0
          ? `The last ${MAX_PROMPTS} are kept in this browser.`
          : prompts.length > 0
            ? 'No prompt has that in it.'
            : 'Prompts that you send are kept here, in this browser alone.'}
      </p>
    </>
  );
}
