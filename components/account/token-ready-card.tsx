'use client';

import { CircleCheck, Eye, EyeOff, X } from 'lucide-react';
import { useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Tabs } from '@/components/ui/tabs';

interface TokenReadyCardProps {
  name: string;
  secret: string;
  onClose: () => void;
}

const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'python', label: 'Python' },
  { value: 'node', label: 'Node' },
] as const;
type Language = (typeof LANGUAGES)[number]['value'];

function sampleOf(language: Language, root: string, secret: string): string {
  const url = `${root}/v1/users/me`;
  if (language === 'curl') return `curl ${url} \\\n  -H "Authorization: Bearer ${secret}"`;
  if (language === 'python') {
    return `import requests\n\nrequests.get("${url}",\n    headers={"Authorization": "Bearer ${secret}"}).json()`;
  }
  return `const answer = await fetch("${url}", {\n  headers: { Authorization: "Bearer ${secret}" },\n});`;
}

function shortened(secret: string): string {
  return `${secret.slice(0, 10)}…${secret.slice(-4)}`;
}

/** A new token, with its secret for this one time. */
export function TokenReadyCard({ name, secret, onClose }: TokenReadyCardProps) {
  const [hidden, setHidden] = useState(false);
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <section
      aria-label={`${name} is ready`}
      className="rounded-12 border border-accent-line bg-accent-soft p-5"
    >
      <header className="flex items-center gap-2">
        <Icon of={CircleCheck} className="text-accent-text" />
        <h3 className="grow text-subheading">{name} is ready</h3>
        <IconButton icon={X} label="Close" onClick={onClose} className="-my-1.5 -mr-1.5" />
      </header>
      <p className="mt-1 text-body text-text-2">
        Copy the token now. It is shown only once and can’t be read again.
      </p>
      <div className="mt-4 flex flex-col gap-2 tablet:flex-row">
        <div className="flex h-10 min-w-0 grow items-center rounded-8 border border-line bg-code pr-1 pl-3">
          <code
            aria-label="Token"
            className="grow truncate font-mono text-body select-all"
            data-testid="token-secret"
          >
            {hidden ? '•'.repeat(secret.length) : secret}
          </code>
          <IconButton
            icon={hidden ? Eye : EyeOff}
            label={hidden ? 'Show the token' : 'Hide the token'}
            onClick={() => setHidden(!hidden)}
          />
        </div>
        <CopyButton kind="primary" size="large" text={secret} what="token" />
      </div>
      <div className="mt-4 flex items-center justify-between">
        <span className="text-small text-text-2">Try it</span>
        <Tabs
          label="Language"
          look="underline"
          tabs={LANGUAGES}
          value={language}
          onChange={setLanguage}
          panelId="token-sample"
        />
      </div>
      <div id="token-sample" role="tabpanel" aria-label="Sample" className="relative mt-1">
        <CodeBlock code={sampleOf(language, window.location.origin, shortened(secret))} />
      </div>
    </section>
  );
}
