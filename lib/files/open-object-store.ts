import type { Environment } from '@/lib/env';
import { createDiskObjectStore } from './disk-object-store';
import type { ObjectStore } from './object-store';
import { openS3ObjectStore } from './s3-object-store';

/** Variables that say where bytes lie. */
export type StorageVariables = Pick<
  Environment,
  | 'DATA_DIR'
  | 'S3_BUCKET'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

/** The store the environment names: the bucket `S3_BUCKET`, else folders in `DATA_DIR`. Asks it nothing yet. */
export async function openObjectStore(environment: StorageVariables): Promise<ObjectStore> {
  const bucket = environment.S3_BUCKET;
  if (bucket === undefined) return createDiskObjectStore(environment.DATA_DIR);
  return openS3ObjectStore({
    bucket,
    endpoint: environment.S3_ENDPOINT,
    region: environment.S3_REGION,
    accessKeyId: environment.S3_ACCESS_KEY_ID,
    secretAccessKey: environment.S3_SECRET_ACCESS_KEY,
    forcePathStyle: environment.S3_FORCE_PATH_STYLE,
  });
}
