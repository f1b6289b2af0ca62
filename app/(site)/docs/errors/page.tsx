import type { Metadata } from 'next';
import { ERROR_MEANINGS } from '@/components/docs/error-meanings';
import { InlineCode } from '@/components/docs/inline-code';
import { CodeBlock } from '@/components/ui/code-block';
import { Cell, CellNote, HeadCell, Table } from '@/components/ui/table';
import { errorBody } from '@/lib/errors/error-body';
import { ERROR_CODES, type ErrorCode } from '@/lib/errors/codes';

export const metadata: Metadata = { title: 'Errors, API' };

const SAMPLE = errorBody(
  'invalid_mask',
  'the mask is 512 × 512 and the image 1024 × 1024; they must have one size',
  'mask_url',
  '4a3b5ea6-0c1d-4e55-9a34-6a6d1be2d0f1',
);

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];

export default function ErrorsPage() {
  const head = (
    <>
      <HeadCell wideOnly>Status</HeadCell>
      <HeadCell>Code</HeadCell>
      <HeadCell>Meaning</HeadCell>
    </>
  );
  return (
    <article className="flex max-w-[900px] flex-col gap-6 px-4 py-8 tablet:px-10">
      <header>
        <h1 className="text-title">Errors</h1>
        <p className="mt-2 max-w-[640px] text-text-2">
          <InlineCode text="Every failure is JSON, whatever `response_format` says, and costs nothing. The code is there twice, flat and nested, as existing clients look for it in either place. The header `x-request-id` is on every answer." />
        </p>
      </header>
      <CodeBlock code={JSON.stringify(SAMPLE, null, 2)} />
      <Table label="Error codes" head={head}>
        {CODES.map((code) => (
          <tr key={code}>
            <Cell wideOnly className="tabular-nums">
              {ERROR_CODES[code].status}
            </Cell>
            <Cell>
              <CellNote>{ERROR_CODES[code].status}</CellNote>
              <code className="font-mono text-small">{code}</code>
            </Cell>
            <Cell wraps className="py-2 text-text-2">
              <InlineCode text={ERROR_MEANINGS[code]} />
            </Cell>
          </tr>
        ))}
      </Table>
    </article>
  );
}
