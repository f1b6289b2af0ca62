import { Check } from 'lucide-react';
import { DrawnExamples } from '@/components/landing/drawn-examples';
import { LandingHeader } from '@/components/landing/landing-header';
import { OperationCards } from '@/components/landing/operation-cards';
import { StudioPicture } from '@/components/landing/studio-picture';
import { TryIt } from '@/components/landing/try-it';
import { ButtonLink } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyIconButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { currentAccount } from '@/lib/server/session';
import { visitorOf } from './visitor';

const START_COMMAND = 'npm start';

const REQUEST = `curl $EASEL/v1/images/generations \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt": "A lighthouse at dusk, layered paper"}'

{ "created": 1795270328, "credits": 35,
  "data": [{ "image_id": "1c0e7a52-…", "url": "…" }] }`;

const FACTS = [
  'Masks are exact: one byte a pixel, 0 or 255',
  'A failed request gives its units back',
  'Raster as WebP or PNG, vector as SVG that opens in any editor',
] as const;

export default async function LandingPage() {
  const account = await currentAccount();
  return (
    <>
      <LandingHeader visitor={account && visitorOf(account)} />
      <main className="mx-auto w-full max-w-[1248px] px-4">
        <Hero />
        <StudioPicture />
        <section aria-labelledby="try-it" className="pt-24">
          <div className="grid items-center gap-8 rounded-12 border border-line bg-panel p-6 tablet:p-8 desktop:grid-cols-[1fr_560px]">
            <div>
              <h2 id="try-it" className="text-title">
                Try it
              </h2>
              <p className="mt-1 text-text-2">
                A prompt is enough. An account here begins with units to spend.
              </p>
            </div>
            <TryIt />
          </div>
          <h3 className="mt-10 mb-4 text-heading font-normal text-text-2">
            Drawn offline by the built-in engine, each at its first try. Its words open in the
            studio.
          </h3>
          <DrawnExamples />
        </section>
        <section id="operations" className="scroll-mt-8 pt-24">
          <h2 className="text-section">Every operation, one price list</h2>
          <p className="mt-2 mb-8 text-heading font-normal text-text-2">
            1,000 units are one dollar. What a button shows is what the request costs.
          </p>
          <OperationCards />
        </section>
        <Api />
      </main>
    </>
  );
}

function Hero() {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8 pt-12 tablet:pt-16">
      <div className="max-w-[660px]">
        <h1 className="text-[40px] leading-[44px] font-semibold tracking-[-0.034em] tablet:text-display tablet:leading-[60px]">
          Draw it, mask it, change it. On your own machine.
        </h1>
        <p className="mt-5 text-lead text-text-2">
          Easel makes and edits images: a precise studio for people, and one HTTP API for everything
          else. It runs offline after one command.
        </p>
      </div>
      <div className="flex w-full flex-col gap-3 tablet:w-[344px]">
        <div className="flex h-12 items-center rounded-8 border border-line-strong bg-panel pr-2 pl-4 font-mono text-body">
          <span className="mr-2 text-text-3 select-none">$</span>
          <span className="grow">{START_COMMAND}</span>
          <CopyIconButton text={START_COMMAND} what="command" />
        </div>
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink href="/studio" prefetch={false} kind="primary" size="large">
            Open the studio
          </ButtonLink>
          <ButtonLink href="/docs" prefetch={false} size="large">
            Read the API
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Api() {
  return (
    <section id="api" className="grid scroll-mt-8 gap-x-16 gap-y-8 py-24 desktop:grid-cols-2">
      <div>
        <h2 className="text-section">The studio is a client of the API</h2>
        <p className="mt-4 max-w-[480px] text-heading font-normal text-text-2">
          What the studio does is a request that a script can make. Tokens, balance and ledger are
          the same for both.
        </p>
        <ul className="mt-6 flex flex-col gap-3">
          {FACTS.map((fact) => (
            <li key={fact} className="flex items-center gap-2">
              <Icon of={Check} className="shrink-0 text-accent-text" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <CodeBlock code={REQUEST} className="p-5" />
    </section>
  );
}
