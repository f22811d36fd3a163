import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';
import type { Result } from './check.ts';

const E2E = path.join(ROOT, 'e2e');
const RESULTS = path.join(E2E, 'test-results/end-to-end.json');

interface EndToEndOptions {
  /** Runs the tests that are long by nature instead of the others. */
  isLong?: boolean;
  /** As `E2E_BROWSER`, which it is by default. */
  browser?: string | undefined;
}

/** Runs Playwright; it shows its own progress. Throws when a test fails. */
export async function runEndToEnd(
  args: string[],
  { isLong = false, browser = process.env.E2E_BROWSER }: EndToEndOptions = {},
): Promise<void> {
  rmSync(RESULTS, { force: true });
  const child = spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'test', ...args],
    {
      cwd: E2E,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        E2E_RESULTS: RESULTS,
        E2E_LONG: isLong ? 'true' : '',
        E2E_BROWSER: browser ?? '',
      },
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError('End-to-end tests failed: see above.');
}

/** A run without results counts as a failure. */
export function endToEndResults(): Result {
  if (!existsSync(RESULTS)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(RESULTS, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
