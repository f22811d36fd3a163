import { parseArgs } from 'node:util';
import { NotWritten, remoteNames } from 'create-facade-remote/write-remote.ts';
import { ROOT } from '../root.ts';
import { StartError } from '../start-error.ts';
import { writeRemote } from './write-remote.ts';
import { spawnSync } from 'node:child_process';

const USAGE = 'Usage: npm run new-remote -- mf-loans [--slot property/below-facts]';

/** `npm run new-remote`: writes a remote that builds, passes its checks and can go live as it is. */
async function newRemote(args: string[]) {
  const { name, slot } = readArguments(args);
  const files = await writeRemote(ROOT, { name, slot });
  lockPackages(ROOT);
  process.stdout.write(`${files.map((file) => `  ${name}/${file}`).join('\n')}\n\n${nextSteps(name, slot)}`);
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { slot: { type: 'string' } },
  });
  if (positionals.length !== 1) throw new StartError(USAGE);
  return { name: positionals[0]!, slot: values.slot };
}

const nextSteps = (name: string, slot: string | undefined) => `Next: CONTRIBUTING.md, "Add a remote".
  npx nx run-many -t typecheck lint test build -p ${name}
  npm start   # publishes it and makes it live
${slot ? `  npm run release -- slot ${slot} ${name}/${remoteNames(name).Part}Teaser   # in a second terminal\n` : ''}`;

try {
  await newRemote(process.argv.slice(2));
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError || error instanceof NotWritten ? error.message : (error as Error).stack}\n`,
  );
  process.exitCode = 1;
}

/** Enters a new workspace in package-lock.json; it brings no package that the others do not have. */
function lockPackages(root: string): void {
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0)
    throw new StartError(`${stderr}\npackage-lock.json lacks the new folder: run npm install.`);
}
