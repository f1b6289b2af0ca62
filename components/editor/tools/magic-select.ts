import { WandSparkles } from 'lucide-react';
import { hand } from './hand';
import type { Tool } from './tool';

/** Its button is in the options, as finding a subject costs units; on the canvas it moves the view. */
export const magicSelect: Tool = {
  id: 'magic-select',
  label: 'Magic select',
  icon: WandSparkles,
  shortcut: 'W',
  code: 'KeyW',
  cursor: 'grab',
  begin: hand.begin,
};
