import { History, ImagePlus, RefreshCw, Shuffle } from 'lucide-react';
import type { MenuItem } from '@/components/ui/menu';
import { formatUnits } from '@/components/ui/units';
import type { Version } from '../store/versions';
import {
  redo,
  remix,
  remixUnits,
  takeAsReference,
  takeSource,
  variationUnits,
  vary,
} from './reuse';

/** What a picture of the session can be a beginning of, each with what it costs. */
export function resultItems(version: Version): MenuItem[] {
  const { source, parentId } = version;
  const units = source && variationUnits(source, parentId);
  const again = { label: 'Use prompt and settings', icon: History };
  return [
    ...(!source || units === undefined
      ? []
      : [
          {
            label: `Vary this · ${formatUnits(units)}`,
            icon: Shuffle,
            onSelect: () => vary(source, parentId),
          },
        ]),
    {
      label: `Remix · ${formatUnits(remixUnits(version))}`,
      icon: RefreshCw,
      onSelect: () => remix(version),
    },
    {
      label: 'Use as reference',
      icon: ImagePlus,
      onSelect: () => void takeAsReference(version),
    },
    ...(source && units === undefined ? [{ ...again, onSelect: () => redo(version) }] : []),
    ...(source && units !== undefined ? [{ ...again, onSelect: () => takeSource(source) }] : []),
  ];
}
