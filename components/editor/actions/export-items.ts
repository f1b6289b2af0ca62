import { CodeXml, Copy, Download, Layers, PenTool } from 'lucide-react';
import type { MenuItem } from '@/components/ui/menu';
import { vectorize } from '@/lib/operations/vectorize/definition';
import { useOperation } from '../store/operation';
import { isFlat } from '../document/document-store';
import { usePanels } from '../store/panels';
import type { Version } from '../store/versions';
import { copyPicture } from './copy-picture';
import { download, downloadPsd, DOWNLOAD_FORMATS, formatOf } from './download';

const NAMES = { png: 'PNG', webp: 'WebP', jpg: 'JPG', svg: 'SVG' } as const;

/** What the export menu offers for a picture. Pixels become an SVG by vectorizing, which costs units. */
export function exportItems(version: Version | undefined): MenuItem[] {
  // Layers that were changed have no file of their own yet.
  const own = version && isFlat(version) ? formatOf(version) : undefined;
  const pixels = DOWNLOAD_FORMATS.filter((format) => format !== 'svg');
  const items = pixels.map((format): MenuItem => ({
    label: format === own ? `${NAMES[format]}, as it is` : NAMES[format],
    icon: Download,
    disabled: !version,
    onSelect: () => version && void download(version, format),
  }));
  const svg: MenuItem =
    version && own === 'svg'
      ? { label: 'SVG, as it is', icon: Download, onSelect: () => void download(version, 'svg') }
      : {
          label: 'SVG, by Vectorize',
          icon: PenTool,
          disabled: !version,
          onSelect: () => useOperation.getState().setOperation(vectorize.id),
        };
  return [
    ...items,
    svg,
    {
      label: 'PSD, with its layers',
      icon: Layers,
      disabled: !version,
      onSelect: () => version && void downloadPsd(version),
    },
    {
      label: 'Copy the image',
      icon: Copy,
      disabled: !version,
      onSelect: () => version && void copyPicture(version),
    },
    {
      label: 'Copy as code',
      icon: CodeXml,
      onSelect: () => usePanels.getState().showDialog('code'),
    },
  ];
}
