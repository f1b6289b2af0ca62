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

/** Headers of every answer. What a page may load is said per page; files say more for themselves. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  },
];

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // The development log would print the arguments of server functions, passwords among them.
  logging: { serverFunctions: false },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
  serverExternalPackages: nativePackages,
  allowedDevOrigins: ['127.0.0.1'],
  turbopack: { root: path.resolve(import.meta.dirname) },
};
