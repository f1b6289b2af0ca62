import type { Metadata } from 'next';
import { Gallery } from '@/components/gallery/gallery';
import { nextResults, resultJson } from '@/lib/http/resources/results';
import { services } from '@/lib/server/services';
import { requireAccount } from '../../visitor';
import { modelNames, operationTitles } from '../usage/names';

export const metadata: Metadata = { title: 'Gallery' };

const FIRST_RESULTS = 40;

/** What there are results of, the most frequent first. */
function choicesOf(counts: Record<string, number>, titleOf: (id: string) => string | undefined) {
  return Object.entries(counts)
    .map(([id, count]) => ({ id, title: titleOf(id) ?? id, count }))
    .sort((one, other) => other.count - one.count);
}

export default async function GalleryPage() {
  const account = await requireAccount('/gallery');
  const { files, env } = await services();
  const [results, counts, modelCounts] = await Promise.all([
    files.list(account.id, { kind: 'result', limit: FIRST_RESULTS }),
    files.countBy(account.id, 'operation'),
    files.countBy(account.id, 'model'),
  ]);
  const titles = operationTitles();
  const names = modelNames();
  const operations = choicesOf(counts, (id) => titles[id]);
  const models = choicesOf(modelCounts, (id) => names[id]);
  const next = nextResults(results, FIRST_RESULTS);
  return (
    <div className="flex flex-col px-4 pt-6">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="text-title">Gallery</h1>
        <p className="text-text-2">
          Everything you made; each result is deleted after {env.RESULT_TTL_HOURS} hours.
        </p>
      </header>
      <Gallery
        initial={{ files: results.map((file) => resultJson(file, '')), next }}
        operations={operations}
        models={models}
        titles={titles}
        hoursKept={env.RESULT_TTL_HOURS}
        renderedAt={new Date()}
      />
    </div>
  );
}
