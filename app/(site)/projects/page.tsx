import type { Metadata } from 'next';
import { ProjectsPage } from '@/components/projects/projects-page';
import { projectPage } from '@/lib/http/resources/projects';
import { services } from '@/lib/server/services';
import { requireAccount } from '../../visitor';

export const metadata: Metadata = { title: 'Projects' };

const FIRST = 40;

export default async function Projects() {
  const account = await requireAccount('/projects');
  const first = await projectPage(await services(), account.id, { limit: FIRST }, '');
  return (
    <div className="mx-auto flex w-full max-w-[1248px] flex-col gap-4 px-4 py-8">
      <ProjectsPage initial={first} now={new Date().toISOString()} />
    </div>
  );
}
