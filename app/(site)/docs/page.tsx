import type { Metadata } from 'next';
import Link from 'next/link';
import { CodeTabs } from '@/components/docs/code-tabs';
import { InlineCode } from '@/components/docs/inline-code';
import { operationPath } from '@/components/docs/docs-pages';
import { CodeBlock } from '@/components/ui/code-block';
import { codeSamples } from '@/lib/http/openapi/code-samples';
import { CATALOGUE } from '@/lib/operations/catalogue';
import { examplePicture } from '@/lib/operations/examples';
import { generateImage } from '@/lib/operations/generate-image/definition';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { visitedOrigin } from './origin';

export const metadata: Metadata = { title: 'API' };

const ANSWER = JSON.stringify(
  {
    created: 1795270328,
    credits: 35,
    data: [{ image_id: '1c0e7a52-…', url: '…/v1/files/1c0e7a52-….webp' }],
  },
  null,
  2,
);

const FACTS = [
  'Every request carries `Authorization: Bearer <API_TOKEN>`. A token is made on the profile page and shown once.',
  'Send JSON with addresses or data URLs of pictures, or a multipart form with files.',
  '`response_format` is `url`, `b64_json`, or `multipart`, which is the fastest. Files are kept for a day.',
  'With an `Idempotency-Key` a repeated request answers the first result and costs nothing.',
] as const;

export default async function QuickStartPage() {
  const origin = await visitedOrigin();
  const [path = ''] = generateImage.paths;
  const operation = generateImage as unknown as OperationDefinition;
  return (
    <article className="flex max-w-[1100px] flex-col gap-8 px-4 py-8 tablet:px-10">
      <header>
        <h1 className="text-title">Quick start</h1>
        <p className="mt-2 max-w-[640px] text-[14px] leading-6 text-text-2">
          <InlineCode
            text={`One HTTP API under \`${origin}/v1\`, for scripts and for the studio alike. Make a token, send a prompt, open the address that comes back.`}
          />
        </p>
      </header>
      <div className="grid gap-6 *:min-w-0 wide:grid-cols-2">
        <CodeTabs samples={codeSamples(operation, path, origin)} />
        <div>
          <p className="flex h-9 items-center text-small text-text-2">Answer</p>
          <CodeBlock code={ANSWER} className="mt-3" />
        </div>
      </div>
      <ul className="flex max-w-[720px] list-disc flex-col gap-2 pl-4 text-text-2">
        {FACTS.map((fact) => (
          <li key={fact}>
            <InlineCode text={fact} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="operations">
        <h2 id="operations" className="mb-4 text-heading">
          Operations
        </h2>
        <ul className="grid grid-cols-2 gap-4 tablet:grid-cols-3 wide:grid-cols-5">
          {CATALOGUE.map(({ id, title, summary }) => (
            <li key={id}>
              <Link
                href={operationPath(id)}
                prefetch={false}
                className="focus-ring block rounded-8 hover:bg-hover"
              >
                {/* eslint-disable-next-line @next/next/no-img-element -- a small static picture */}
                <img
                  src={examplePicture(id, 'after')}
                  alt=""
                  width={640}
                  height={427}
                  loading="lazy"
                  className="aspect-3/2 w-full rounded-8 bg-field object-cover"
                />
                <span className="mt-2 block font-semibold">{title}</span>
                <span className="block text-small text-text-2">{summary}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
