import { builtinEngine } from '@/lib/engines/builtin/builtin-engine';
import { conforms } from './conformance';

// The real one: its networks run here, on small pictures.
conforms({
  name: 'builtin',
  primitives: ['draw', 'repaint', 'restyle', 'upscale'],
  engine: () => builtinEngine,
});
