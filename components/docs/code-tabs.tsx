'use client';

import { useId, useState } from 'react';
import { CodeBlock } from '@/components/ui/code-block';
import { CopyIconButton } from '@/components/ui/copy-button';
import { Tabs } from '@/components/ui/tabs';

export type SampleLanguage = 'curl' | 'javascript' | 'python';

interface CodeTabsProps {
  samples: { language: SampleLanguage; source: string }[];
}

const LANGUAGES = [
  { value: 'curl', label: 'curl' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'python', label: 'Python' },
] as const;

/** One request in the languages that it is written down in. */
export function CodeTabs({ samples }: CodeTabsProps) {
  const [language, setLanguage] = useState<SampleLanguage>('curl');
  const panelId = useId();
  const source = samples.find((sample) => sample.language === language)?.source ?? '';
  return (
    <div>
      <div className="flex items-center justify-between border-b border-line">
        <Tabs
          label="Language"
          look="underline"
          tabs={LANGUAGES}
          value={language}
          onChange={setLanguage}
          panelId={panelId}
        />
        <CopyIconButton text={source} what="sample" />
      </div>
      <div id={panelId} role="tabpanel" aria-label="Sample" className="mt-3">
        <CodeBlock code={source} />
      </div>
    </div>
  );
}
