'use client';

import { Download } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { saveFile } from '@/components/ui/save-file';
import { Tabs } from '@/components/ui/tabs';
import { filesOf } from '../actions/run-operation';
import { MASK_FILE_NAME } from '../mask/encode-mask';
import { titleOf } from '../operation-form/definitions';
import { useStudioRequest, type StudioRequest } from '../operation-form/use-operation-form';
import { StudioDialogFrame } from '../palette/studio-dialog';
import { TOKEN_VARIABLE, type CodeRequest } from './code-request';
import { curlOf } from './curl';
import { fetchOf, openaiOf } from './javascript';
import { pythonOf } from './python';

const LANGUAGES = [
  { value: 'curl', label: 'curl', write: curlOf },
  { value: 'fetch', label: 'JavaScript', write: fetchOf },
  { value: 'openai', label: 'JavaScript, openai', write: openaiOf },
  { value: 'python', label: 'Python', write: pythonOf },
] as const;
type Language = (typeof LANGUAGES)[number]['value'];

/** The names of the request's files, as they are sent. */
function fileNamesOf({ definition, source, masked, references }: StudioRequest) {
  const { image, mask, style_references: style } = definition.images;
  return [
    ...(image && source ? [{ part: image.parts[0] ?? 'image', fileName: source.fileName }] : []),
    ...(mask && masked ? [{ part: mask.parts[0] ?? 'mask', fileName: MASK_FILE_NAME }] : []),
    ...references.map(({ name }) => ({ part: style?.parts[0] ?? '', fileName: name })),
  ];
}

function codeRequestOf(request: StudioRequest): CodeRequest {
  return {
    origin: window.location.origin,
    path: request.definition.paths[0] ?? '',
    body: request.body,
    files: fileNamesOf(request),
  };
}

async function saveFiles(request: StudioRequest): Promise<void> {
  const files = await filesOf(request);
  for (const file of Object.values(files).flat()) saveFile(file, file.name);
}

/** The request that the button would send now, as code that sends the same. */
export function CodeDialog() {
  const { request, quote } = useStudioRequest();
  const [language, setLanguage] = useState<Language>('curl');
  const codeRequest = codeRequestOf(request);
  const write = LANGUAGES.find(({ value }) => value === language)?.write ?? curlOf;
  const code = write(codeRequest);
  return (
    <StudioDialogFrame
      name="code"
      title={`${titleOf(request.operation)} as code`}
      narrow
      footer={
        <>
          Put a token into <code className="font-mono">{TOKEN_VARIABLE}</code>.{' '}
          <Link href="/profile" className="focus-ring rounded-4 text-accent-text underline">
            Create one
          </Link>
        </>
      }
    >
      <div className="flex flex-col gap-3 px-6 py-4">
        <Tabs
          label="Language"
          look="underline"
          tabs={LANGUAGES}
          value={language}
          onChange={setLanguage}
          panelId="code-sample"
        />
        <div id="code-sample" role="tabpanel" aria-label={language}>
          <CodeBlock code={code} className="max-h-[46dvh] overflow-y-auto" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton kind="primary" text={code} what="code" />
          {codeRequest.files.length > 0 && (
            <Button icon={Download} onClick={() => void saveFiles(request)}>
              Save its {codeRequest.files.length === 1 ? 'file' : 'files'}
            </Button>
          )}
          {quote.problem && (
            <p className="text-small text-warning">Not complete yet: {quote.problem.message}</p>
          )}
        </div>
      </div>
    </StudioDialogFrame>
  );
}
