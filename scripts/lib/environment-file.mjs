import { existsSync } from 'node:fs';

/** Reads `.env` beside package.json, where there is one; what is set already wins. */
export function loadEnvironmentFile() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
