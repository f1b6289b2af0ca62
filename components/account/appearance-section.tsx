'use client';

import { useState } from 'react';
import { chooseTheme, type ThemeChoice } from '@/components/shell/theme';
import { Segmented } from '@/components/ui/segmented';
import { SectionHeader } from './section-header';

const CHOICES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function AppearanceSection({ initial }: { initial: ThemeChoice }) {
  const [choice, setChoice] = useState<ThemeChoice>(initial);
  return (
    <section
      id="appearance"
      aria-labelledby="appearance-title"
      className="flex scroll-mt-20 flex-col gap-4"
    >
      <SectionHeader
        id="appearance-title"
        title="Appearance"
        description="Kept in this browser."
        action={
          <Segmented
            label="Theme"
            options={CHOICES}
            value={choice}
            onChange={(wanted) => {
              setChoice(wanted);
              chooseTheme(wanted);
            }}
          />
        }
      />
    </section>
  );
}
