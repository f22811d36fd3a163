import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import type { LockedPackage } from './locked-packages.ts';

/** Known vulnerabilities of the packages of a lock file. */
export interface Vulnerability {
  name: string;
  severity: 'info' | 'low' | 'moderate' | 'high' | 'critical';
  /** Whether all the packages that have it are tools, which production runs without. */
  isTool: boolean;
}

/** The registry gave no answer about vulnerabilities; the message says what it did. */
export class RegistryDoesNotAnswer extends Error {
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
export async function vulnerabilities(root: string, packages: LockedPackage[]): Promise<Vulnerability[]> {
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
