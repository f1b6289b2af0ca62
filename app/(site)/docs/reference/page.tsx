import type { Metadata } from 'next';
import { EndpointList } from '@/components/docs/endpoint-list';
import { InlineCode } from '@/components/docs/inline-code';
import { ReferenceView } from '@/components/docs/reference-view';
import { endpointGroups } from '../endpoints';

export const metadata: Metadata = { title: 'API reference' };

export default function ReferencePage() {
  return (
    <ReferenceView>
      <article className="flex max-w-[1000px] flex-col gap-8 px-4 py-8 tablet:px-10">
        <header>
          <h1 id="endpoints" className="scroll-mt-20 text-title">
            API reference
          </h1>
          <p className="mt-2 max-w-[640px] text-[14px] leading-6 text-text-2">
            <InlineCode text="Every endpoint with its fields and answers, in a console that sends real requests: with a token that you enter, else with your session. The document behind it is OpenAPI 3.1, at " />
            <a href="/v1/openapi.json" className="text-accent-text underline">
              /v1/openapi.json
            </a>
            .
          </p>
        </header>
        {endpointGroups().map((group) => (
          <EndpointList key={group.tag} {...group} />
        ))}
      </article>
    </ReferenceView>
  );
}
