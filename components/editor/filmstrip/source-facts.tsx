import { Button } from '@/components/ui/button';
import { findModel } from '@/lib/models/models';
import { type FieldName, findOperation } from '@/lib/operations/catalogue';
import { describeFields } from '@/lib/operations/fields/describe';
import type { LayerSource } from '@/lib/projects/layer-content';
import { takeSource, variationUnits, vary } from '../actions/reuse';

/** Longest value that is shown of a setting. */
const LONGEST_VALUE = 60;

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
}

function factsOf({
  operationId,
  modelId,
  seed,
  style,
  negativePrompt,
  parameters = {},
}: LayerSource) {
  const operation = findOperation(operationId ?? '');
  const fields = operation ? describeFields(operation.input) : undefined;
  const facts: [string, string | undefined][] = [
    ['Operation', operation?.title ?? operationId],
    ['Model', findModel(modelId ?? '')?.name ?? modelId],
    ['Seed', seed?.toString()],
    ['Style', style],
    ['Without', negativePrompt],
  ];
  const settings = Object.entries(parameters).map(([name, value]): [string, string] => [
    fields?.[name as FieldName]?.title ?? name.replaceAll('_', ' '),
    textOf(value),
  ]);
  return [...facts, ...settings].flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
}

/** Where a picture or a layer came from: how it was asked for, and the way to ask for it again. */
export function SourceFacts({ source }: { source: LayerSource }) {
  const units = variationUnits(source);
  return (
    <section aria-label="Where it came from" className="flex min-w-0 flex-col gap-2 text-small">
      {source.prompt && <p className="max-h-24 overflow-y-auto">{source.prompt}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {factsOf(source).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-2 first-letter:capitalize">{name}</dt>
            <dd className="price min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <span className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => takeSource(source)}>
          Use prompt and settings
        </Button>
        {units !== undefined && (
          <Button size="small" priceUnits={units} onClick={() => vary(source)}>
            Vary this
          </Button>
        )}
      </span>
    </section>
  );
}
