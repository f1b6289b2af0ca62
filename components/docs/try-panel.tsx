'use client';

import { useEffect, useState } from 'react';
import { localPath } from '@/components/api/local-path';
import { RequestError } from '@/components/api/failure';
import { refreshBalance } from '@/components/shell/balance-store';
import { Button, ButtonLink } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { FieldError } from '@/components/ui/field';
import { LocalPicture } from '@/components/ui/local-picture';
import { Message } from '@/components/ui/message';
import { findOperation } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { MaskPainter } from './mask-painter';
import { exampleFile, readTried, sendTried, type TriedPictures } from './try-request';

/** Longest text of an answer that is shown whole: pictures in base64 are cut. */
const LONGEST_VALUE = 400;

function shortened(_: string, value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > LONGEST_VALUE;
  return isLong ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}

/** Addresses of the pictures of an answer, in either of its forms. */
function picturesOf(answer: unknown): string[] {
  const { data = [], image } = answer as {
    data?: { url?: string }[];
    image?: { url?: string };
  };
  return [...data, ...(image ? [image] : [])].flatMap(({ url }) => (url ? [localPath(url)] : []));
}

type Attempt =
  | { state: 'idle' | 'busy' }
  | { state: 'done'; answer: unknown }
  | { state: 'failed'; code: string; message: string };

export function TryPanel({ operationId }: { operationId: string }) {
  const definition = findOperation(operationId);
  return definition ? <Panel definition={definition} /> : null;
}

function Panel({ definition }: { definition: OperationDefinition }) {
  const [text, setText] = useState(() => JSON.stringify(definition.example.body, null, 2));
  const [pictures, setPictures] = useState<TriedPictures>({});
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' });
  const { body, priceUnits, problem } = readTried(definition, text, pictures);
  const run = async () => {
    if (!body) return;
    setAttempt({ state: 'busy' });
    try {
      setAttempt({ state: 'done', answer: await sendTried(definition, body, pictures) });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { code, message } = error.failure;
      setAttempt({ state: 'failed', code, message });
    }
    void refreshBalance();
  };
  return (
    <div className="flex flex-col gap-4">
      <Pictures definition={definition} pictures={pictures} onChange={setPictures} />
      <label className="flex flex-col gap-1.5 text-small font-medium text-text-2">
        Fields, as JSON
        <textarea
          value={text}
          spellCheck={false}
          rows={Math.min(16, text.split('\n').length + 1)}
          onChange={(event) => setText(event.target.value)}
          className="focus-ring rounded-8 border border-line bg-code p-3 font-mono text-small leading-5 font-normal text-text"
        />
      </label>
      {problem && <FieldError>{problem}</FieldError>}
      <Button
        kind="primary"
        size="large"
        className="self-start"
        priceUnits={priceUnits}
        busy={attempt.state === 'busy'}
        disabled={!body || attempt.state === 'busy'}
        onClick={() => void run()}
      >
        Send
      </Button>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {attempt.state === 'failed' && <Failed {...attempt} />}
        {attempt.state === 'done' && <Answer answer={attempt.answer} />}
      </div>
    </div>
  );
}

function Failed({ code, message }: { code: string; message: string }) {
  const isSignedOut = code === 'unauthorized';
  return (
    <Message
      tone="error"
      title={isSignedOut ? 'Sign in to send it' : `The API answered ${code}`}
      actions={
        isSignedOut && (
          <ButtonLink
            size="small"
            href={`/signin?next=${encodeURIComponent(window.location.pathname)}`}
          >
            Sign in
          </ButtonLink>
        )
      }
    >
      {message}
    </Message>
  );
}

function Answer({ answer }: { answer: unknown }) {
  return (
    <>
      <ul
        aria-label="Pictures of the answer"
        className="grid gap-2 tablet:grid-cols-2 empty:hidden"
      >
        {picturesOf(answer).map((src, at) => (
          <li key={src}>
            {/* eslint-disable-next-line @next/next/no-img-element -- lossless results are shown as they are */}
            <img src={src} alt={`Result ${at + 1}`} className="checkerboard w-full rounded-8" />
          </li>
        ))}
      </ul>
      <CodeBlock code={JSON.stringify(answer, shortened, 2)} />
    </>
  );
}

interface PicturesProps {
  definition: OperationDefinition;
  pictures: TriedPictures;
  onChange: (pictures: TriedPictures) => void;
}

/** The pictures that the operation takes: that of the guide at first, a mask painted over it. */
function Pictures({ definition, pictures, onChange }: PicturesProps) {
  const { images, example } = definition;
  const [picture] = pictures.image ?? [];
  const hasExample = example.before !== undefined && images.image !== undefined;
  useEffect(() => {
    let isCurrent = true;
    if (!hasExample) return;
    exampleFile(definition).then(
      (file) => isCurrent && onChange({ image: [file] }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [definition, hasExample, onChange]);
  const takes = Object.entries(images).filter(([, { role }]) => role !== 'mask');
  return (
    <>
      {takes.map(([name, { title, maxCount, rules }]) => (
        <label key={name} className="flex flex-col gap-1.5 text-small font-medium text-text-2">
          {title}
          <input
            type="file"
            multiple={maxCount > 1}
            accept={rules.accepted
              .map((type) => (type === 'svg' ? 'image/svg+xml' : `image/${type}`))
              .join(',')}
            onChange={(event) => onChange({ [name]: [...(event.target.files ?? [])] })}
            className="focus-ring rounded-6 font-normal text-text-2 file:mr-3 file:h-8 file:rounded-6 file:border file:border-line file:bg-field file:px-3 file:font-medium file:text-text touch:file:h-11"
          />
        </label>
      ))}
      {picture && images.mask && (
        <MaskPainter
          key={`${picture.name}-${picture.lastModified}`}
          picture={picture}
          onChange={(mask) => onChange({ image: [picture], ...(mask ? { mask: [mask] } : {}) })}
        />
      )}
      {picture && !images.mask && <LocalPicture file={picture} className="w-full rounded-8" />}
    </>
  );
}
