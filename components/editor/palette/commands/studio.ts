import {
  ArrowUpRight,
  CodeXml,
  Copy,
  Download,
  FileOutput,
  ImageUp,
  Images,
  Keyboard,
  Play,
  Save,
  Search,
} from 'lucide-react';
import { PAGES } from '@/components/shell/pages';
import { copyPicture } from '../../actions/copy-picture';
import { download } from '../../actions/download';
import { useProject } from '../../projects/project-state';
import { saveAsProject } from '../../projects/save-project';
import { chooseImage } from '../../store/open-file';
import { usePanels } from '../../store/panels';
import { useVersions } from '../../store/versions';
import type { Command } from './command';

function current() {
  const { versions, currentId } = useVersions.getState();
  return versions.find(({ id }) => id === currentId);
}

const needsPicture = () => (current() ? undefined : 'there is no image');

/** Presses the primary button of the form, which alone knows whether it may. */
function pressPrimary(): void {
  document.querySelector<HTMLButtonElement>('[data-primary-action]')?.click();
}

/** The file in hand, and the studio itself. */
export const STUDIO_COMMANDS: readonly Command[] = [
  {
    id: 'run',
    group: 'File and studio',
    label: 'Run',
    icon: Play,
    shortcuts: [{ key: 'Enter', mod: true, inFields: true, printed: '↵' }],
    keywords: 'generate start',
    run: pressPrimary,
  },
  {
    id: 'palette',
    group: 'File and studio',
    label: 'Command palette',
    icon: Search,
    shortcuts: [{ code: 'KeyK', mod: true, inFields: true, printed: 'K' }],
    run: () => usePanels.getState().showDialog('palette'),
  },
  {
    id: 'shortcuts',
    group: 'File and studio',
    label: 'Keyboard shortcuts',
    icon: Keyboard,
    shortcuts: [{ key: '?', printed: '?' }],
    run: () => usePanels.getState().showDialog('shortcuts'),
  },
  {
    id: 'open',
    group: 'File and studio',
    label: 'Open an image',
    icon: ImageUp,
    shortcuts: [{ code: 'KeyO', mod: true, printed: 'O' }],
    run: chooseImage,
  },
  {
    id: 'save-project',
    group: 'File and studio',
    label: 'Save as a project',
    icon: Save,
    shortcuts: [{ code: 'KeyS', mod: true, printed: 'S' }],
    keywords: 'keep layers',
    unavailable: () =>
      needsPicture() ?? (useProject.getState().project ? 'it saves itself' : undefined),
    run: () => void saveAsProject(),
  },
  {
    id: 'download',
    group: 'File and studio',
    label: 'Download',
    icon: Download,
    shortcuts: [{ code: 'KeyE', mod: true, printed: 'E' }],
    keywords: 'export save',
    unavailable: needsPicture,
    run: () => {
      const version = current();
      if (version) void download(version);
    },
  },
  {
    id: 'export',
    group: 'File and studio',
    label: 'Export…',
    icon: FileOutput,
    shortcuts: [{ code: 'KeyE', mod: true, shift: true, printed: 'E' }],
    keywords: 'png webp jpeg avif svg psd scale quality',
    unavailable: needsPicture,
    run: () => usePanels.getState().showDialog('export'),
  },
  {
    id: 'batch',
    group: 'File and studio',
    label: 'Batch…',
    icon: Images,
    keywords: 'many files folder bulk zip',
    run: () => usePanels.getState().showDialog('batch'),
  },
  {
    id: 'copy-picture',
    group: 'File and studio',
    label: 'Copy the image',
    icon: Copy,
    shortcuts: [{ code: 'KeyC', mod: true, shift: true, printed: 'C' }],
    keywords: 'clipboard',
    unavailable: needsPicture,
    run: () => {
      const version = current();
      if (version) void copyPicture(version);
    },
  },
  {
    id: 'copy-code',
    group: 'File and studio',
    label: 'Copy as code',
    icon: CodeXml,
    keywords: 'curl javascript python openai api',
    run: () => usePanels.getState().showDialog('code'),
  },
  ...PAGES.filter(({ href }) => href !== '/studio').map(({ href, label }): Command => ({
    id: `page${href}`,
    group: 'File and studio',
    label: `Go to ${label.toLowerCase()}`,
    icon: ArrowUpRight,
    run: () => void window.open(new URL(href, window.location.href), '_self'),
  })),
];
