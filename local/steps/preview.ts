import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { ROOT } from '../root.ts';
import { localSettings } from './settings.ts';

/**
 * Settings of previews on this machine: for the gateway, and in `file` for `npm run release -- preview` in another terminal. Its name is
 * one that every browser knows as this machine, and whose cookies are not those of the site. Nothing where they are set already.
 */
export function localPreviews(
  environment: NodeJS.ProcessEnv,
  file = path.join(ROOT, '.data/preview.env'),
): NodeJS.ProcessEnv {
  if (environment.PREVIEW_URL || environment.PREVIEW_KEY || environment.PREVIEW_KEY_FILE) return {};
  const known = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')).PREVIEW_KEY : undefined;
  const settings = {
    PREVIEW_URL: `http://preview.localhost:${localSettings(environment).port}`,
    PREVIEW_KEY: known || randomBytes(32).toString('base64url'),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return settings;
}
