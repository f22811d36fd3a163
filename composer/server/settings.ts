import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { LOG_LEVELS } from './logged-fields.ts';
import { OperatorError } from './operator-error.ts';

export const count = z.coerce
  .number({ error: ({ code }) => (code === 'invalid_type' ? 'must be a whole number' : undefined) })
  .int();

/** A port that browsers and `fetch` can reach. */
export const port = count
  .min(0)
  .max(65_535)
  .refine((number) => !blockedPort(number), { error: ({ input }) => blockedPort(Number(input)) });

/** The port after another one, which is the default of a second one; throws where browsers and `fetch` cannot reach it. */
export function nextPort(first: number, setting: string): number {
  if (first === 0) return 0;
  const { data, error } = port.safeParse(first + 1);
  if (error)
    throw new SettingsError(
      `${setting} must be set: by default it is ${first + 1}, but ${error.issues[0]!.message}`,
    );
  return data;
}

/** Origin of an http(s) address; what else the address holds is left out. */
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => new URL(url))
  .refine((url) => !blockedPort(Number(url.port)), {
    error: ({ input }) => blockedPort(Number((input as URL).port)),
  })
  .transform((url) => url.origin);

/** A folder; a relative one is in `base`, wherever the program was started: npm runs scripts in the folder of their package. */
export const folderIn = (base: string) => z.string().transform((given) => path.resolve(base, given));

/** Seconds that a process serves on after SIGTERM: balancers notice meanwhile, by `/readyz`, and ask another one. */
export const drain = count.min(0).max(600).default(10);

/** How many times as long as usual everything may take (`deadline`). */
export const deadlineFactor = count.min(1).max(100).default(1);

export const logLevel = z.enum(LOG_LEVELS).default('info');

/** A text that `read` takes; it throws an error whose message says what is wrong. */
export const readable = (read: (text: string) => unknown) =>
  z.string().check(({ value, issues }) => {
    try {
      read(value);
    } catch (error) {
      issues.push({ code: 'custom', input: value, message: (error as Error).message });
    }
  });

/** One or more settings are wrong; the message names each with its value and rule. */
export class SettingsError extends OperatorError {
  override name = 'SettingsError';
}

interface Reading<Schema extends z.ZodObject> {
  /** Whose settings they are, for the message. */
  program: string;
  schema: Schema;
  /** Settings that are nothing without another one, with the reason. */
  together?: readonly { given: string; needs: string; why: string }[];
  /** Settings whose value is not written into a message, such as addresses with passwords, and may be in a file (`secretsByFile`). */
  secret?: readonly (keyof z.output<Schema> & string)[];
}

/**
 * Reads settings from environment variables; a blank one counts as unset, and a secret one may be in a file. Throws one `SettingsError`
 * that names every wrong one.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  environment: NodeJS.ProcessEnv,
  { program, schema, together = [], secret = [] }: Reading<Schema>,
): z.output<Schema> {
  const { given, wrong: unread } = secretsByFile(environment, secret);
  const { success, data, error } = schema.safeParse(given);
  const missing = together
    .filter((pair) => given[pair.given] !== undefined && given[pair.needs] === undefined)
    .map(({ given: present, needs, why }) => `  ${needs}: must be set with ${present}: ${why}`);
  if (success && missing.length === 0 && unread.size === 0) return data;
  const wrong = (error?.issues ?? [])
    .map(({ path: [name], message }) => ({ name: String(name), message }))
    .filter(({ name }) => !unread.has(name))
    .map(({ name, message }) => {
      const value = given[name];
      return `  ${name}${value === undefined || secret.some((known) => known === name) ? '' : `=${value}`}: ${message}`;
    });
  const faults = [...[...unread.values()].map((fault) => `  ${fault}`), ...wrong, ...missing];
  throw new SettingsError(`Wrong settings of ${program} (see README, "Configure"):\n${faults.join('\n')}`);
}

/** Settings as they are given, without blank ones, and what is wrong with files that are named, by setting. */
interface Given {
  given: Record<string, string | undefined>;
  wrong: Map<string, string>;
}

/** Reads each of these settings from the file that `<NAME>_FILE` names, where it names one. A line end at the end is not part of it. */
export function secretsByFile(environment: NodeJS.ProcessEnv, names: readonly string[]): Given {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const wrong = new Map<string, string>();
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined)
      wrong.set(name, `${name} and ${name}_FILE are both set: one of them must go`);
    else
      try {
        given[name] = secretIn(file);
      } catch (error) {
        wrong.set(name, `${name}_FILE=${file}: ${(error as Error).message}`);
      }
  }
  return { given, wrong };
}

function secretIn(file: string): string {
  if (!path.isAbsolute(file)) throw new Error('must be an absolute path');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
  const secret = text.replace(/\r?\n$/, '');
  if (secret === '') throw new Error('the file is empty');
  return secret;
}

/** Ports that browsers and Node's `fetch` refuse for HTTP (fetch standard, "port blocking"). */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/** Why a port cannot be used, or undefined. Port 0, "any free one", can. */
export function blockedPort(port: number): string | undefined {
  if (port === 0 || !BLOCKED_PORTS.has(port)) return undefined;
  return `browsers block port ${port}; choose another one, such as ${nextOpen(port)}`;
}

function nextOpen(port: number): number {
  let next = port < 1024 ? 4000 : port + 1;
  while (BLOCKED_PORTS.has(next)) next++;
  return next;
}

/** `DEADLINE_FACTOR`; what is no number is refused where settings are read. */
const factor = Number(process.env.DEADLINE_FACTOR) || 1;

/**
 * So many ms, times `DEADLINE_FACTOR`: more than once on a machine that is busy with something else, as that of tests. For whatever is
 * waited for, not for the figures by which code of releases is judged.
 */
export const deadline = (ms: number): number => ms * factor;
