import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BeforeAfter } from '@/components/docs/before-after';
import { CodeTabs } from '@/components/docs/code-tabs';
import { ParameterList } from '@/components/docs/parameter-list';
import { TryIt } from '@/components/docs/try-it';
import { priceRange } from '@/components/landing/lowest-price';
import { CopyIconButton } from '@/components/ui/copy-button';
import { Tag } from '@/components/ui/tag';
import { formatUnits } from '@/components/ui/units';
import { codeSamples } from '@/lib/http/openapi/code-samples';
import { findOperation } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { examplePicture } from '@/lib/operations/examples';
import { MODE_TITLES } from '@/lib/operations/studio-facts';
import { visitedOrigin } from '../origin';
import { parametersOf } from '../parameters';

interface OperationPageProps {
  params: Promise<{ operation: string }>;
}

async function operationOf({ params }: OperationPageProps): Promise<OperationDefinition> {
  const { operation } = await params;
  return findOperation(operation) ?? notFound();
}

export async function generateMetadata(props: OperationPageProps): Promise<Metadata> {
  return { title: `${(await operationOf(props)).title}, API` };
}

/** The guide of one operation: what it does, with pictures, and how to ask for it. */
export default async function OperationPage(props: OperationPageProps) {
  const operation = await operationOf(props);
  const [path = ''] = operation.paths;
  const { lowestUnits, varies } = priceRange(operation);
  return (
    <div className="flex flex-col wide:flex-row">
      <article className="flex min-w-0 grow flex-col gap-6 px-4 py-8 tablet:px-10 wide:max-w-[720px]">
        <header>
          <p className="text-text-3">{MODE_TITLES[operation.mode]}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="mr-auto text-title">{operation.title}</h1>
            <Tag>
              {varies ? 'from ' : ''}
              {formatUnits(lowestUnits)} units a result
            </Tag>
          </div>
          <Paths paths={operation.paths} />
          <p className="mt-4 text-[14px] leading-6 text-text-2">{operation.description}</p>
        </header>
        <Pictures operation={operation} />
        <section aria-labelledby="parameters">
          <h2 id="parameters" className="mb-3 text-heading">
            Parameters
          </h2>
          <ParameterList parameters={parametersOf(path)} />
        </section>
      </article>
      <aside
        aria-label="Sample request"
        className="min-w-0 grow border-line bg-panel px-4 py-8 max-wide:border-t tablet:px-6 wide:w-[480px] wide:border-l"
      >
        <div className="flex flex-col gap-5 wide:sticky wide:top-20 wide:max-h-[calc(100dvh-96px)] wide:overflow-y-auto">
          <h2 className="text-heading">Request</h2>
          <CodeTabs samples={codeSamples(operation, path, await visitedOrigin())} />
          <TryIt operationId={operation.id} />
        </div>
      </aside>
    </div>
  );
}

function Paths({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="mt-3 flex flex-col gap-1.5">
      {paths.map((path) => (
        <li key={path} className="flex items-center gap-2">
          <Tag tone="success">POST</Tag>
          <code className="font-mono text-body wrap-anywhere">{path}</code>
          <CopyIconButton text={path} what="path" />
        </li>
      ))}
    </ul>
  );
}

function Pictures({ operation }: { operation: OperationDefinition }) {
  const { before, after } = operation.example;
  return (
    <BeforeAfter
      {...(before ? { before: { src: examplePicture(operation.id, 'before'), alt: before } } : {})}
      after={{ src: examplePicture(operation.id, 'after'), alt: after }}
    />
  );
}
