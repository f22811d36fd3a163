import { ROOT } from '../root.ts';
import { refusedLicences, lockedPackages } from './licences.ts';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { LockedPackage } from './licences.ts';

/**
 * `npm run audit`: licences and known vulnerabilities of the packages. Exit code 0: nothing found; 1: production has a licence
 * that is not allowed, or a vulnerability; 2: the registry does not answer, so that vulnerabilities are unknown.
 */
async function audit(root: string): Promise<number> {
  const packages = lockedPackages(root);
  const say = (line: string) => process.stdout.write(`${line}\n`);

  const refused = refusedLicences(packages);
  for (const { name, version, licence } of refused)
    say(
      `✗ ${name} ${version}: licence ${licence ?? 'not named'} (local/audit/licences.ts names those that are allowed)`,
    );
  if (!refused.length)
    say(`✓ Licences of ${packages.filter(({ isTool }) => !isTool).length} packages of production`);

  const known = await vulnerabilities(root, packages).catch((error: unknown) => {
    if (!(error instanceof RegistryDoesNotAnswer)) throw error;
    say(`? Vulnerabilities are unknown: the registry does not answer (${error.message})`);
    return undefined;
  });
  const ofTools = known?.filter(({ isTool }) => isTool) ?? [];
  const ofProduction = known?.filter(({ isTool }) => !isTool) ?? [];
  const line = ({ name, severity }: Vulnerability) => `${name}: ${severity} (npm audit tells more)`;
  for (const one of ofProduction) say(`✗ ${line(one)}`);
  for (const one of ofTools) say(`! ${line(one)}, a tool: production runs without it`);
  if (known && !ofProduction.length) say('✓ No known vulnerabilities in production');

  return refused.length || ofProduction.length ? 1 : known ? 0 : 2;
}

/** Known vulnerabilities of the packages of a lock file. */
interface Vulnerability {
  name: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  /** Whether all the packages that have it are tools, which production runs without. */
  isTool: boolean;
}

/** The registry gave no answer about vulnerabilities; the message says what it did. */
class RegistryDoesNotAnswer extends Error {
  override name = 'RegistryDoesNotAnswer';
}

/** What `npm audit --json` prints, as far as it is read. */
const REPORT = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
      nodes: z.array(z.string()),
    }),
  ),
});
const REFUSAL = z.object({ message: z.string() });

/**
 * Asks npm's registry for known vulnerabilities of the packages of the lock file at `root`, the gravest first. Throws
 * `RegistryDoesNotAnswer` when there is no registry, or it does not know of vulnerabilities, as many mirrors do not.
 */
async function vulnerabilities(root: string, packages: LockedPackage[]): Promise<Vulnerability[]> {
  const tools = new Set(packages.filter(({ isTool }) => isTool).map(({ folder }) => folder));
  const { vulnerabilities } = parseReport(await npmAudit(root));
  return Object.values(vulnerabilities)
    .map(({ name, severity, nodes }) => ({ name, severity, isTool: nodes.every((node) => tools.has(node)) }))
    .sort((one, other) => GRAVITY.indexOf(other.severity) - GRAVITY.indexOf(one.severity));
}

const GRAVITY = ['info', 'low', 'moderate', 'high', 'critical'];

async function npmAudit(root: string): Promise<string> {
  const npm = spawn('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const failed = new Promise<never>((_resolve, reject) => npm.once('error', reject));
  return Promise.race([text(npm.stdout), failed]);
}

function parseReport(said: string): z.infer<typeof REPORT> {
  const json = parsed(said);
  const report = REPORT.safeParse(json);
  if (report.success) return report.data;
  const refusal = REFUSAL.safeParse(json);
  throw new RegistryDoesNotAnswer(refusal.success ? refusal.data.message : said.slice(0, 200));
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

process.exitCode = await audit(process.argv[2] ?? ROOT);
