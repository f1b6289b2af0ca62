import path from 'node:path';

/** Packages with native parts, or that read files beside themselves: Node loads them, not the bundle. */
const nativePackages = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'better-sqlite3',
  'onnxruntime-node',
  'pg',
  'pino',
  'sharp',
];

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: nativePackages,
  allowedDevOrigins: ['127.0.0.1'],
  turbopack: { root: path.resolve(import.meta.dirname) },
};
