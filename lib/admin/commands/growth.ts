import { copyDatabase } from '@/lib/db/copy-database';
import { openDatabase } from '@/lib/db/database';
import { migrate } from '@/lib/db/migrate';
import { createDiskObjectStore } from '@/lib/files/disk-object-store';
import { importObjects } from '@/lib/files/import-objects';
import { defineCommand, UsageError } from '../command';

const migrateDatabase = defineCommand({
  name: 'migrate',
  usage: '',
  summary: 'Brings the database up to this version, before its servers start; says so when it is.',
  options: {},
  async run({ env, stores, print }) {
    // Whatever opens the stores has migrated them; this asks whether they answer.
    await stores.database.check();
    print({ migrated: true, database: env.DATABASE_URL === undefined ? 'sqlite' : 'postgres' });
  },
});

const copy = defineCommand({
  name: 'database:copy',
  usage: '',
  summary:
    'Copies DATA_DIR/easel.db into the empty PostgreSQL at DATABASE_URL and compares the two; stop the server first.',
  options: {},
  async run({ env, print }) {
    if (env.DATABASE_URL === undefined) {
      throw new UsageError('DATABASE_URL is not set: it says into which PostgreSQL to copy.');
    }
    const source = openDatabase({ DATA_DIR: env.DATA_DIR, DATABASE_URL: undefined });
    const target = openDatabase(env);
    try {
      await migrate(source);
      print(await copyDatabase(source, target));
    } finally {
      await Promise.all([source.close(), target.close()]);
    }
  },
});

const importFiles = defineCommand({
  name: 'files:import',
  usage: '',
  summary:
    'Copies DATA_DIR/files into the bucket S3_BUCKET, each file read back and compared; goes on where it was cut off.',
  options: {},
  async run({ env, stores, print }) {
    if (env.S3_BUCKET === undefined) {
      throw new UsageError('S3_BUCKET is not set: it says into which bucket to copy.');
    }
    const disk = createDiskObjectStore(env.DATA_DIR);
    const report = await importObjects(disk, stores.objects, (soFar, part, parts) => {
      if (part % 32 === 0 && part < parts) print({ ...soFar, done: `${part}/${parts}` });
    });
    print({ ...report, done: 'all' });
  },
});

export const growthCommands = [migrateDatabase, copy, importFiles];
