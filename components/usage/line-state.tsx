import { Tag } from '@/components/ui/tag';
import type { LineState } from './ledger-lines';

export const STATE_NAMES: Record<LineState, string> = {
  charged: 'Charged',
  reserved: 'Reserved',
  released: 'Failed',
  canceled: 'Cancelled',
  granted: 'Granted',
  reversed: 'Taken back',
};

const TONES = {
  charged: 'neutral',
  reserved: 'accent',
  released: 'error',
  canceled: 'neutral',
  granted: 'success',
  reversed: 'warning',
} as const;

export function LineStateTag({ state }: { state: LineState }) {
  return <Tag tone={TONES[state]}>{STATE_NAMES[state]}</Tag>;
}
