import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages with native parts, that read files beside themselves, or that are loaded where they are needed: Node loads them, not the bundle. */
const nativePackages = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-sqlite3',
  'bullmq',
  'ioredis',
  'onnxruntime-node',
  'pg',
  'pino',
  'prom-client',
  'sharp',
];

/** Written by scripts/lib/build.mjs; not there while developing. */
const DEPLOYMENT_ID = path.resolve(import.meta.dirname, 'dist', 'deployment-id');

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // A page of one version asks servers of another: it is then loaded anew, and not half of each.
  ...(process.env.NODE_ENV === 'production' &&
    existsSync(DEPLOYMENT_ID) && { deploymentId: readFileSync(DEPLOYMENT_ID, 'utf8') }),
  // The front door compresses (lib/front/shape-answer.ts): Next would leave out whatever a route answers.
  compress: false,
  // Nothing uses the optimiser of pictures, and it would work for anybody.
  images: { unoptimized: true },
  reactStrictMode: true,
  // The development log would print the arguments of server functions, passwords among them.
  logging: { serverFunctions: false },
  serverExternalPackages: nativePackages,
  allowedDevOrigins: ['127.0.0.1'],
  turbopack: { root: path.resolve(import.meta.dirname) },
  // Written after each build, and read by the next one of the same folder, of which there is hardly one.
  experimental: { turbopackFileSystemCacheForBuild: false },
  // `npm run check` and `npm test` look for errors of types, all of them: a build takes a third longer with it.
  typescript: { ignoreBuildErrors: true },
};
