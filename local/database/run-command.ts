import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from '../start-error.ts';
import { siteDatabase } from './site-database.ts';

/**
 * Runs a command of the API, as in `npm run import`, on the database of the site: beside a running `npm start`, or alone on the embedded
 * server, which is then started for it. Its exit code is that of the command.
 */
async function runCommand([script, ...args]: string[]): Promise<number> {
  const { settings, notice, leave } = await siteDatabase(process.env);
  if (notice) process.stderr.write(`${notice}\n`);
  try {
    const child = spawn(process.execPath, [script!, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
    // The command says what becomes of its work; the database is left when it has ended.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => child.kill(signal));
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? 130;
  } finally {
    await leave();
  }
}

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
