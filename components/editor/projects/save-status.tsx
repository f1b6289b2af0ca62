'use client';

import { Button } from '@/components/ui/button';
import { openProject } from './open-project';
import { useProject } from './project-state';
import { saveOverTheirs } from './save-project';

const WORDS = { saved: 'Saved', saving: 'Saving…', failed: 'Not saved' } as const;

/** How far the document is saved, and what to do where it was saved elsewhere in between. */
export function SaveStatus() {
  const project = useProject((state) => state.project);
  if (!project) return null;
  const { state, id, name } = project;
  if (state.kind !== 'conflict') {
    return (
      <span
        role="status"
        aria-label="Project"
        title={state.kind === 'failed' ? state.message : name}
        className={
          state.kind === 'failed'
            ? 'text-small whitespace-nowrap text-error'
            : 'text-small whitespace-nowrap text-text-3'
        }
      >
        {WORDS[state.kind]}
      </span>
    );
  }
  return (
    <span
      role="alert"
      className="flex items-center gap-2 text-small whitespace-nowrap text-warning"
    >
      <span className="max-desktop:hidden">Changed elsewhere</span>
      <Button size="small" onClick={() => void openProject(id)}>
        Open theirs
      </Button>
      <Button size="small" onClick={() => void saveOverTheirs()}>
        Keep mine
      </Button>
    </span>
  );
}
