'use client';

import { Dices, Lock, LockOpen } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { MAX_SEED } from '@/lib/operations/fields/scalars';
import { randomSeed } from '../actions/seed';
import { changeForm, useField } from '../store/forms';
import { useCurrentBatch } from '../store/versions';
import { Row } from './section';

/** Random each time, or locked: the same request with the same seed makes the same picture. */
export function SeedField() {
  const seed = useField('seed');
  // Locking keeps the seed of the picture that is looked at.
  const shown = useCurrentBatch()?.seed;
  const locked = seed !== undefined;
  return (
    <Row label="Seed">
      <span className="flex min-w-0 items-center gap-1">
        <NumberField
          label="Seed"
          hideLabel
          value={seed}
          onChange={(value) => changeForm({ seed: value })}
          min={0}
          max={MAX_SEED}
          placeholder="Random"
          className="max-w-32"
        />
        <IconButton
          icon={Dices}
          label="New seed"
          onClick={() => changeForm({ seed: randomSeed() })}
        />
        <IconButton
          icon={locked ? Lock : LockOpen}
          label="Lock the seed"
          pressed={locked}
          onClick={() => changeForm({ seed: locked ? undefined : (shown ?? randomSeed()) })}
        />
      </span>
    </Row>
  );
}
