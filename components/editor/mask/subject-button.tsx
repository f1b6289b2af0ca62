'use client';

import { ScanSearch } from 'lucide-react';
import { useBalance } from '@/components/shell/balance-store';
import { Button } from '@/components/ui/button';
import { tooltipProps } from '@/components/ui/tooltip-props';
import { useJobs } from '../store/jobs';
import { useCurrentVersion } from '../store/versions';
import { SELECT_SUBJECT_UNITS, selectSubject, useFoundSubject } from './select-subject';

/** Finds the subject of the picture and makes it the mask. The button says what that costs. */
export function SubjectButton() {
  const version = useCurrentVersion();
  const found = useFoundSubject((state) => state.found?.versionId === version?.id);
  const running = useJobs(({ jobs }) =>
    jobs.some((job) => job.title === 'Magic select' && job.state !== 'failed'),
  );
  const units = useBalance((state) => state.units);
  if (!version) return null;
  const short = !found && units !== undefined && units < SELECT_SUBJECT_UNITS;
  return (
    <Button
      kind="filled"
      size="small"
      icon={ScanSearch}
      busy={running}
      disabled={running || short}
      priceUnits={found ? undefined : SELECT_SUBJECT_UNITS}
      {...tooltipProps({
        label: found
          ? 'Select the subject again, free of charge'
          : `Remove background finds it, ${SELECT_SUBJECT_UNITS} units`,
      })}
      onClick={() => selectSubject(version)}
    >
      Select subject
    </Button>
  );
}
