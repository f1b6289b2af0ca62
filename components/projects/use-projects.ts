'use client';

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '@/components/api/failure';
import {
  deleteProject,
  duplicateProject,
  listProjects,
  renameProject,
  type Project,
  type ProjectPage,
} from './projects';

const KEY = 'projects';

/** The visitor's projects, page by page and by their names. The page brings the first ones. */
export function useProjects(initial: ProjectPage) {
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [failure, setFailure] = useState<string>();
  const query = useInfiniteQuery({
    queryKey: [KEY, search.trim()],
    queryFn: ({ pageParam: cursor, signal }) => listProjects(search, { cursor, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    ...(search.trim() === '' ? { initialData: { pages: [initial], pageParams: [undefined] } } : {}),
    // What was found stays in sight until what is looked for has come.
    placeholderData: (before) => before,
    // The next visit brings projects of its own.
    gcTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: [KEY] });
  return {
    projects: query.data?.pages.flatMap(({ projects }) => projects) ?? [],
    search,
    setSearch,
    isLoading: query.isFetching,
    hasMore: query.hasNextPage,
    showMore: () => void query.fetchNextPage(),
    failure: failure ?? (query.error ? sentenceOf(query.error) : undefined),
    dismiss: () => setFailure(undefined),
    rename: async (project: Project, name: string) => {
      await renameProject(project, name);
      await refresh();
    },
    duplicate: async (project: Project) => {
      try {
        await duplicateProject(project);
        await refresh();
      } catch (error) {
        setFailure(sentenceOf(error));
      }
    },
    remove: async (project: Project) => {
      await deleteProject(project);
      await refresh();
    },
  };
}
