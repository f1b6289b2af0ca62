'use client';

import { Copy, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiProvider } from '@/components/api/api-provider';
import { Button, ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { SearchInput } from '@/components/ui/search-input';
import { ProjectCard } from './project-card';
import { DeleteProjectDialog, RenameProjectDialog } from './project-dialogs';
import type { Project, ProjectPage } from './projects';
import { useProjects } from './use-projects';

interface ProjectsPageProps {
  initial: ProjectPage;
  /** When the page was made: `3 h ago` counts from then, on the server and here alike. */
  now: string;
}

export function ProjectsPage(props: ProjectsPageProps) {
  return (
    <ApiProvider>
      <Projects {...props} />
    </ApiProvider>
  );
}

function Projects({ initial, now }: ProjectsPageProps) {
  const actions = useProjects(initial);
  const { search, setSearch, failure, dismiss } = actions;
  const hasAny = actions.projects.length > 0 || search.trim() !== '';
  return (
    <>
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-title">Projects</h1>
        <ButtonLink href="/studio" kind="primary" icon={Plus} prefetch={false}>
          New project
        </ButtonLink>
      </header>
      {hasAny && (
        <SearchInput
          label="Find a project"
          placeholder="Find a project"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="w-56 self-end max-tablet:w-full"
        />
      )}
      {failure && (
        <Message
          tone="error"
          title="That did not work"
          actions={
            <Button size="small" onClick={dismiss}>
              Dismiss
            </Button>
          }
        >
          {failure}
        </Message>
      )}
      {actions.projects.length === 0 ? (
        <NoProjects isSearch={search.trim() !== ''} isLoading={actions.isLoading} />
      ) : (
        <ProjectGrid actions={actions} now={new Date(now)} />
      )}
      {actions.hasMore && (
        <Button className="self-center" busy={actions.isLoading} onClick={actions.showMore}>
          Show more
        </Button>
      )}
    </>
  );
}

function NoProjects({ isSearch, isLoading }: { isSearch: boolean; isLoading: boolean }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-8 border border-dashed border-control p-12 text-center text-text-2">
      {isSearch ? (
        <p role="status">{isLoading ? 'Looking …' : 'No project has that in its name.'}</p>
      ) : (
        <>
          <p>
            What you put together from layers in the studio is saved here, and opens on any device
            as you left it.
          </p>
          <ButtonLink href="/studio" prefetch={false}>
            Open the studio
          </ButtonLink>
        </>
      )}
    </div>
  );
}

interface ProjectGridProps {
  actions: ReturnType<typeof useProjects>;
  now: Date;
}

function ProjectGrid({ actions, now }: ProjectGridProps) {
  const [asked, setAsked] = useState<{ what: 'rename' | 'delete'; project: Project }>();
  const close = () => setAsked(undefined);
  const itemsOf = (project: Project) => [
    { label: 'Rename', icon: Pencil, onSelect: () => setAsked({ what: 'rename', project }) },
    { label: 'Duplicate', icon: Copy, onSelect: () => void actions.duplicate(project) },
    {
      label: 'Delete',
      icon: Trash2,
      destructive: true,
      onSelect: () => setAsked({ what: 'delete', project }),
    },
  ];
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desktop:grid-cols-3 wide:grid-cols-4">
        {actions.projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} now={now} items={itemsOf(project)} />
          </li>
        ))}
      </ul>
      {asked?.what === 'rename' && (
        <RenameProjectDialog
          project={asked.project}
          onClose={close}
          rename={(name) => actions.rename(asked.project, name)}
        />
      )}
      {asked?.what === 'delete' && (
        <DeleteProjectDialog
          project={asked.project}
          onClose={close}
          remove={() => actions.remove(asked.project)}
        />
      )}
    </>
  );
}
