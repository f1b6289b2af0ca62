'use client';

import { X } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';

/** The way out of a picker that fills a phone, where there is nothing beside it to press. */
export function ClosePicker({ onClose }: { onClose: () => void }) {
  return <IconButton icon={X} label="Close" onClick={onClose} className="tablet:hidden!" />;
}
