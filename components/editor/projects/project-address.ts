import { useProject } from './project-state';

function show(projectId: string | undefined): void {
  const address = projectId === undefined ? '' : `?project=${encodeURIComponent(projectId)}`;
  window.history.replaceState(null, '', window.location.pathname + address);
}

/**
 * Keeps the project in hand in the address, so that a reload, a bookmark and a second tab find it. Returns
 * the function that stops.
 */
export function followProjectInAddress(): () => void {
  show(useProject.getState().project?.id);
  return useProject.subscribe(({ project }, before) => {
    if (project?.id !== before.project?.id) show(project?.id);
  });
}
