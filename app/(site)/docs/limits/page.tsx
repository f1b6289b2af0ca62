import type { Metadata } from 'next';
import { ModelPrices, OperationPrices } from '@/components/usage/price-table';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { formatUnits } from '@/components/ui/units';
import { env, type Environment } from '@/lib/env';
import {
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MEGAPIXEL,
  MAX_SIDE_PX,
  MIN_CRISP_UPSCALE_SIDE_PX,
  MIN_SIDE_PX,
} from '@/lib/imaging/limits';
import { MODELS } from '@/lib/models/models';
import { MAX_REFERENCE_BYTES, MAX_STYLE_REFERENCES } from '@/lib/operations/fields/images';
import { MAX_IMAGES_PER_REQUEST } from '@/lib/operations/fields/scalars';
import { MAX_STYLES_PER_USER } from '@/lib/styles/style-rules';
import { MAX_TOKENS_PER_USER } from '@/lib/tokens/token-rules';

export const metadata: Metadata = { title: 'Limits and prices, API' };

const MILLION = 1_000_000;

function promptLimits(): string {
  const byLimit = new Map<number, Set<string>>();
  for (const { promptLimit, name } of MODELS) {
    byLimit.set(promptLimit, (byLimit.get(promptLimit) ?? new Set()).add(name));
  }
  return [...byLimit]
    .map(([limit, names]) => `${formatUnits(limit)} for ${[...names].join(', ')}`)
    .join('; ');
}

function limits(environment: Environment): [what: string, value: string][] {
  return [
    [
      'Request rate, per user',
      `${formatUnits(environment.RATE_LIMIT_REQUESTS_PER_SECOND)} a second, ${formatUnits(environment.RATE_LIMIT_IMAGES_PER_MINUTE)} images a minute`,
    ],
    ['Images per request', `1 to ${MAX_IMAGES_PER_REQUEST}`],
    ['Prompt, characters', promptLimits()],
    [
      'Input picture',
      `under ${MAX_IMAGE_BYTES / MILLION} MB, up to ${MAX_IMAGE_PIXELS / MEGAPIXEL} MP, sides ${MIN_SIDE_PX} to ${MAX_SIDE_PX} px (crisp upscale from ${MIN_CRISP_UPSCALE_SIDE_PX} px)`,
    ],
    [
      'Style references',
      `1 to ${MAX_STYLE_REFERENCES} pictures, ${MAX_REFERENCE_BYTES / MILLION} MB together`,
    ],
    ['Outpainted picture', `at most ${MAX_SIDE_PX} px a side`],
    ['Results are kept', `${environment.RESULT_TTL_HOURS} hours`],
    [
      'Styles and tokens per user',
      `${formatUnits(MAX_STYLES_PER_USER)} and ${MAX_TOKENS_PER_USER}`,
    ],
    [
      'Requests waiting and running, per user',
      `${environment.WORKER_JOBS_PER_USER}; users take turns, small work before large`,
    ],
    ['Longest wait for a turn', `${environment.WORKER_QUEUE_SECONDS} s`],
    [
      'Longest work of a request',
      `${environment.REQUEST_TIMEOUT_SECONDS} s, and more for large pictures, up to ${environment.REQUEST_TIMEOUT_MAX_SECONDS} s`,
    ],
  ];
}

export default function LimitsPage() {
  const head = (
    <>
      <HeadCell>Limit</HeadCell>
      <HeadCell>Value</HeadCell>
    </>
  );
  return (
    <article className="flex max-w-[900px] flex-col gap-6 px-4 py-8 tablet:px-10">
      <h1 className="text-title">Limits and prices</h1>
      <Table label="Limits" head={head}>
        {limits(env()).map(([what, value]) => (
          <tr key={what}>
            <Cell wraps className="py-2 align-top font-medium">
              {what}
            </Cell>
            <Cell wraps className="py-2 text-text-2">
              {value}
            </Cell>
          </tr>
        ))}
      </Table>
      <h2 className="text-heading">Prices</h2>
      <p className="-mt-4 text-text-2">
        1 USD is 1,000 units. Units are reserved when a request starts and charged when its results
        are stored.
      </p>
      <ModelPrices />
      <OperationPrices />
    </article>
  );
}
