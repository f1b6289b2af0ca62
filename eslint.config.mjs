import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/**
 * Import directions: app → lib/http → lib/operations → ports. Each rule says what may not be
 * imported from where, and why, so that the message alone tells how to mend it.
 */
function forbid(files, patterns, ignores = []) {
  return {
    files,
    ignores: ['**/*.test.ts', '**/*.test.tsx', ...ignores],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}

const outwards = {
  group: ['@/app/*', '@/components/*'],
  message: 'lib is the inside: pages and components import it, never the other way round.',
};
const database = {
  group: ['@/lib/db/*', '@/lib/db', 'kysely', 'pg', 'better-sqlite3'],
  message: 'Speak to a port (credits, tokens, accounts, styles, files); only lib/db knows SQL.',
};
const requestPipeline = {
  group: ['@/lib/http/*', '@/lib/server/*', 'next', 'next/*'],
  message: 'This code runs in workers and on the command line too: it must not know HTTP or Next.',
};
const adapters = {
  group: ['@/lib/engines/builtin/*', '@/lib/engines/remote/*', '@/lib/workers/*', '@/lib/queue/*'],
  message: 'Use the engine port (lib/engines/engine.ts); the worker entry wires the providers.',
};
const serverSide = {
  group: [
    '@/lib/http/*',
    '@/lib/server/*',
    '@/lib/db/*',
    '@/lib/workers/*',
    '@/lib/credits/*',
    '@/lib/tokens/*',
    '@/lib/accounts/*',
    '@/lib/mail/*',
    '@/lib/files/*',
    '@/lib/rate-limit/*',
    '@/lib/engines/builtin/*',
    '@/lib/operations/*/run',
    '@/lib/operations/runs',
    '@/lib/env',
  ],
  message:
    'Components run in the browser: import definitions, the catalogue and types, not the server side.',
};

const pages = {
  group: ['@/app/*'],
  message: 'Components are used by pages, never the other way round.',
};
const effects = {
  group: ['@/lib/*', 'node:*'],
  message: 'Rules of turns are pure: plain data and the time come in, plain data goes out.',
};

/** Folders of the built-in engine, and the files of each that the others may use. */
const partsOfEngine = {
  look: ['index'],
  matte: ['matte'],
  onnx: ['session', 'weights'],
  repaint: ['index'],
  restyle: ['restyle'],
  rewrite: ['rewrite'],
  trace: ['trace'],
  upscale: ['upscale', 'weights'],
};
const insideParts = Object.entries(partsOfEngine).map(([part, files]) => ({
  group: [`**/${part}/*`, ...files.map((file) => `!**/${part}/${file}`)],
  message: `The parts of the engine reach each other through their public files; of ${part} that is ${files.join(' and ')}.`,
}));
const partsAbove = (...parts) => ({
  group: parts.flatMap((part) => [`**/${part}`, `**/${part}/*`]),
  message:
    'Parts of the engine build on each other in one direction: compose, then look, then repaint, then restyle; matte, trace and upscale stand beside them.',
});

/** Rooms of the studio with an inside, and the files of each that other rooms may use. */
const roomsOfStudio = {
  canvas: [
    'canvas-area',
    'canvas-toolbar',
    'colors',
    'draw-parts',
    'overlay',
    'overlay-context',
    'picture-area',
    'running-bar',
    'tool-options',
  ],
  code: ['code-dialog'],
  filmstrip: ['expiry', 'filmstrip', 'report-line', 'source-facts'],
  history: ['changes', 'history', 'version-changes'],
  'operation-form': [
    'admit-references',
    'definitions',
    'form-messages',
    'form-of-source',
    'operation-form',
    'operation-icons',
    'operation-tabs',
    'picture-request',
    'run-footer',
    'section',
    'style-sample',
    'taken',
    'use-operation-form',
  ],
  palette: ['commands', 'studio-dialog', 'studio-dialogs'],
  session: ['follow-version', 'keep-session'],
  shortcuts: ['belongs-to-control', 'shortcuts-button', 'shortcuts-dialog', 'tool-keys'],
};
const insideRooms = Object.entries(roomsOfStudio).map(([room, files]) => ({
  group: [`**/${room}/*`, ...files.map((file) => `!**/${room}/${file}`)],
  message: `The rooms of the studio reach each other through few files; of ${room} those are ${files.join(', ')}.`,
}));
const roomsAbove = (message, ...rooms) => ({
  group: rooms.map((room) => `**/${room}/*`),
  message,
});
const editorRooms = [
  'actions',
  'canvas',
  'code',
  'compare',
  'document',
  'filmstrip',
  'history',
  'mask',
  'operation-form',
  'outpaint',
  'paint',
  'palette',
  'session',
  'shortcuts',
  'text',
  'tools',
];
/** What each of these rooms may not see, and why. */
const directionsOfStudio = {
  store: roomsAbove(
    'What the studio holds is below all rooms: they know it, it knows none.',
    ...editorRooms,
  ),
  actions: roomsAbove(
    'What leaves the canvas is asked for by rooms that are seen, and must work without them.',
    'canvas',
    'code',
    'compare',
    'filmstrip',
    'outpaint',
    'palette',
    'session',
    'shortcuts',
    'text',
    'tools',
  ),
  history: roomsAbove(
    'Every room notes what it did in the one history, which knows none of them but the shape of their changes.',
    'actions',
    'canvas',
    'code',
    'compare',
    'filmstrip',
    'operation-form',
    'palette',
    'session',
    'shortcuts',
    'tools',
  ),
  session: roomsAbove(
    'What survives a reload follows the state of rooms, never how they are drawn.',
    'canvas',
    'code',
    'compare',
    'filmstrip',
    'operation-form',
    'palette',
    'shortcuts',
  ),
  filmstrip: roomsAbove(
    'The history shows what there is; canvas, tools and forms stand beside it.',
    'canvas',
    'code',
    'mask',
    'outpaint',
    'palette',
    'session',
    'shortcuts',
    'text',
    'tools',
  ),
  'mask/kernels': roomsAbove(
    'Kernels are pure: bitmaps and points in, bitmaps out.',
    'store',
    ...editorRooms,
  ),
};

export default [
  {
    ignores: [
      'node_modules/',
      '.next/',
      'dist/',
      'data/',
      'coverage/',
      'next-env.d.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: ['error', 'always'],
      // Configuration files are one object; a name for it would say nothing.
      'import/no-anonymous-default-export': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-properties': [
        'error',
        ...['any', 'timeout'].map((property) => ({
          object: 'AbortSignal',
          property,
          message: 'Node holds it weakly and may collect it before it fires: use lib/deadline.ts.',
        })),
      ],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.tsx', '**/*.test.ts', 'e2e/**', 'tests/**', 'bench/**', 'scripts/**'],
    rules: { 'max-lines-per-function': 'off', 'no-console': 'off' },
  },
  forbid(['lib/**/*.ts'], [outwards], ['lib/http/**', 'lib/server/**']),
  forbid(
    ['lib/models/**/*.ts', 'lib/errors/**/*.ts'],
    [outwards, database, requestPipeline, adapters],
  ),
  forbid(
    ['lib/imaging/**/*.ts', 'lib/engines/**/*.ts'],
    [outwards, database, requestPipeline],
    ['lib/engines/registry.ts'],
  ),
  forbid(
    ['lib/engines/builtin/**/*.ts'],
    [outwards, database, requestPipeline, ...insideParts],
    ['lib/engines/registry.ts'],
  ),
  ...Object.entries({
    // `look` is a name inside the composer, too.
    compose: ['repaint', 'restyle', 'matte', 'upscale', 'trace'],
    look: ['repaint', 'restyle', 'matte', 'upscale', 'trace'],
    repaint: ['restyle', 'upscale', 'trace'],
    matte: ['look', 'repaint', 'restyle', 'upscale', 'trace'],
    upscale: ['look', 'repaint', 'restyle', 'matte', 'trace'],
    trace: ['look', 'repaint', 'restyle', 'matte', 'upscale'],
  }).map(([part, above]) =>
    forbid(
      [`lib/engines/builtin/${part}/**/*.ts`],
      [outwards, database, requestPipeline, ...insideParts, partsAbove(...above)],
    ),
  ),
  forbid(['lib/operations/**/*.ts'], [outwards, database, requestPipeline, adapters]),
  forbid(
    [
      'lib/credits/**/*.ts',
      'lib/tokens/**/*.ts',
      'lib/accounts/**/*.ts',
      'lib/mail/**/*.ts',
      'lib/styles/**/*.ts',
      'lib/idempotency/**/*.ts',
      'lib/instances/**/*.ts',
      'lib/projects/**/*.ts',
      'lib/publishing/**/*.ts',
      'lib/requests/**/*.ts',
      'lib/files/**/*.ts',
      'lib/rate-limit/**/*.ts',
    ],
    [outwards, database, requestPipeline, adapters],
  ),
  forbid(['lib/redis/**/*.ts'], [outwards, database, requestPipeline]),
  forbid(['lib/scheduling/**/*.ts'], [outwards, effects]),
  // Workers hold Redis and the object store and nothing else.
  forbid(['lib/queue/**/*.ts'], [outwards, database, requestPipeline]),
  forbid(
    ['lib/svg/**/*.ts', 'lib/color/**/*.ts', 'lib/random/**/*.ts'],
    [
      {
        group: ['@/lib/*', '../*'],
        message: 'Points, colours and random numbers are leaves: they know nothing of the rest.',
      },
    ],
  ),
  forbid(
    ['lib/composer/**/*.ts'],
    [
      {
        group: [
          '@/lib/*',
          '!@/lib/imaging',
          '!@/lib/color',
          '!@/lib/svg',
          '!@/lib/random',
          '!@/lib/lettering',
        ],
        message:
          'The composer is a library of its own: it stands on imaging, color, svg, random and lettering, and knows nothing of engines, operations or HTTP.',
      },
    ],
  ),
  forbid(['lib/http/**/*.ts', 'lib/server/**/*.ts'], [outwards]),
  forbid(['components/**/*.ts', 'components/**/*.tsx'], [serverSide, pages, ...insideRooms]),
  ...Object.entries(directionsOfStudio).map(([room, above]) =>
    forbid(
      [`components/editor/${room}/**/*.ts`, `components/editor/${room}/**/*.tsx`],
      [serverSide, pages, ...insideRooms, above],
    ),
  ),
  {
    files: ['components/**/*.ts', 'components/**/*.tsx'],
    ignores: ['components/api/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message: 'Ask the API through components/api: one client retries and fails in one way.',
        },
      ],
    },
  },
];
