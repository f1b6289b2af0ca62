'use client';

import { ImageUp } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { useModifierKey } from '@/components/ui/modifier-key';
import { chooseImage } from '../store/open-file';

/** What belongs here, and the ways to begin. */
export function EmptyCanvas() {
  const modifier = useModifierKey();
  return (
    <div className="absolute inset-0 flex items-center justify-center overflow-auto p-4">
      <div className="flex w-full max-w-[640px] flex-col items-center gap-1 rounded-12 border border-dashed border-control bg-panel/60 px-6 py-10 text-center tablet:py-14">
        <Icon of={ImageUp} sizePx={20} className="mb-2 text-text-2" />
        <h2 className="text-heading">Drop an image to edit it</h2>
        <p className="text-body text-text-2">PNG, JPG, WEBP or SVG, up to 20 MB and 16 MP</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button onClick={chooseImage}>Choose a file</Button>
          <span className="hidden items-center gap-1.5 px-2 text-small text-text-2 tablet:flex">
            or paste one with <Kbd>{modifier}</Kbd> <Kbd>V</Kbd>
          </span>
        </div>
        <p className="mt-6 text-small text-text-3">
          Or write a prompt: what it makes appears here.
        </p>
      </div>
    </div>
  );
}
