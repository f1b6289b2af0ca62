'use client';

import { Dices, Lock, LockOpen } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { NumberField } from '@/components/ui/number-field';
import { randomSeed } from '../actions/seed';
import { changeForm, useField } from '../store/forms';
import { useCurrentBatch } from '../store/versions';
import { Row } from './section';
import { useOperationForm } from './use-operation-form';

/** Random each time, or locked: the same request with the same seed makes the same picture. */
export function SeedField() {
  const seed = useField('seed');
  // Locking keeps the seed of the picture that is looked at.
  const shown = useCurrentBatch()?.seed;
  const { field } = useOperationForm();
  const { minimum = 0, maximum = 0 } = field('random_seed') ?? {};
  const locked = seed !== undefined;
  return (
    <Row label="Seed">
      <span className="flex min-w-0 items-center gap-1">
        <NumberField
          label="Seed"
          hideLabel
          value={seed}
          onChange={(value) => changeForm({ seed: value })}
          min={minimum}
          max={maximum}
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
