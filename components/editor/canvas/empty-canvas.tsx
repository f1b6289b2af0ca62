'use client';

import { ImageUp } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { useModifierKey } from '@/components/ui/modifier-key';
import { Skeleton } from '@/components/ui/skeleton';
import { pastePicture } from '../actions/paste-picture';
import { chooseImage } from '../store/open-file';
import { isOpen, useJobs } from '../store/jobs';
import { RecentResults } from './recent-results';

/** What is drawn without a picture comes here; how far it is says the running line. */
function BeingMade() {
  return (
    <div className="absolute inset-0 flex flex-col items-center justify-center gap-4 p-4">
      <Skeleton className="aspect-square w-full max-w-[min(420px,60vh)] rounded-12" />
      <p className="text-body text-text-2">Results appear here</p>
    </div>
  );
}

/** What belongs here, and the ways to begin. */
export function EmptyCanvas() {
  const isMaking = useJobs(({ jobs }) => jobs.some(isOpen));
  return isMaking ? <BeingMade /> : <Beginnings />;
}

function Beginnings() {
  const modifier = useModifierKey();
  return (
    <div className="absolute inset-0 flex overflow-auto p-4">
      <div className="m-auto flex w-full max-w-[640px] flex-col gap-4 tablet:gap-6">
        <div className="flex flex-col items-center gap-1 rounded-12 border border-dashed border-control bg-panel/60 px-4 py-6 text-center tablet:px-6 tablet:py-14">
          <Icon of={ImageUp} sizePx={20} className="mb-2 text-text-2" />
          <h2 className="text-heading">Drop an image to edit it</h2>
          <p className="text-body text-text-2">PNG, JPG, WEBP or SVG, up to 20 MB and 16 MP</p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button onClick={chooseImage}>Choose a file</Button>
            <Button onClick={() => void pastePicture()} className="max-tablet:hidden">
              <span className="flex items-center gap-1">
                <span className="mr-1">Paste</span> <Kbd>{modifier}</Kbd> <Kbd>V</Kbd>
              </span>
            </Button>
            <ButtonLink href="/gallery">From the gallery</ButtonLink>
          </div>
        </div>
        <RecentResults />
      </div>
    </div>
  );
}
