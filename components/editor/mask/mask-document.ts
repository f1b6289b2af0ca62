/**
 * The mask, as the rest of the studio knows it: what it is (`useMask`), what is sent of it
 * (`exportMask`) and what can be done with the whole of it (`maskCommands`). Painting goes through
 * `mask-state`.
 */
export { exportMask, maskCommands } from './mask-commands';
export { useMask } from './mask-state';
