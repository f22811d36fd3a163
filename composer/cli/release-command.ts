import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { noteSchema } from '../contract/contract.ts';
import type { Author } from '../contract/contract.ts';

/** What a person asked for by `npm run release -- …`. */
export type ReleaseCommand =
  | { action: 'publish'; app: string; from: string | undefined }
  | { action: 'promote'; releases: { app: string; version: string | undefined }[] }
  | { action: 'rollback'; app: string; version: string | undefined }
  | { action: 'retire'; app: string; force: boolean }
  | { action: 'status'; app: string | undefined; json: boolean }
  | { action: 'slot'; slot: string; widgets: string[] }
  /** `age` in ms. */
  | { action: 'gc'; keep: number; age: number; dryRun: boolean };

export const USAGE = `Usage:
  npm run release -- publish <app> [--from <folder>]    put a build (<app>/dist) into the release store
  npm run release -- promote <app> [version]            make it live; the latest published version by default
  npm run release -- promote <app>@<version> …          make several live at once
  npm run release -- rollback <app> [version]           make the version live that was before
  npm run release -- retire <app> [--force]             take a remote out of the site; with --force while others use it
  npm run release -- status [app] [--json]              what is live, what is published, and what became of it
  npm run release -- slot <slot> <app>/<Widget> …       show these widgets in a slot of a page
  npm run release -- slot <slot> --clear                show none there
  npm run release -- gc [--keep 5] [--older 30d]        remove versions that nothing needs: neither live, nor where a rollback goes,
                                                        nor among the latest of their app, nor used within days (d) or hours (h);
                                                        with --dry-run only say which
promote, rollback, retire and slot write down who asked for it and why: --who <name>, by default the user of this machine, --note <text>.
The store is the folder that RELEASES names, or --store <folder>.`;

/** The command line is not one of those above; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What goes with every command. */
export interface CommandContext {
  /** Folder of the release store, where one is named. */
  store: string | undefined;
  /** Who asks for it, and why. */
  by: Author;
}

/** Reads the arguments. Throws `UsageError`. */
export function readReleaseCommand(args: string[]): ReleaseCommand & CommandContext {
  const { values, positionals } = parse(args);
  const [action, ...operands] = positionals;
  for (const [option, actions] of Object.entries(ACTIONS_OF))
    if (option in values && !actions.includes(action!))
      throw new UsageError(`--${option} belongs to ${actions.join(', ')}`);
  return { ...command(action, operands, values), store: values.store, by: author(values) };
}

const CHANGES = ['promote', 'rollback', 'retire', 'slot'];
/** The actions that options belong to. */
const ACTIONS_OF: Record<string, string[]> = {
  from: ['publish'],
  clear: ['slot'],
  force: ['retire'],
  json: ['status'],
  who: CHANGES,
  note: CHANGES,
  keep: ['gc'],
  older: ['gc'],
  'dry-run': ['gc'],
};

type Options = ReturnType<typeof parse>['values'];

function author({ who = userName(), note }: Options): Author {
  for (const [option, text] of Object.entries({ who, note })) {
    const error = text === undefined ? undefined : noteSchema.safeParse(text).error;
    if (error) throw new UsageError(`--${option} is ${error.issues[0]!.message}`);
  }
  return { ...(who === undefined ? {} : { who }), ...(note === undefined ? {} : { note }) };
}

/** Undefined in a container whose user has no name. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

function command(
  action: string | undefined,
  operands: string[],
  { from, clear, force = false, json = false, keep = '5', older = '30d', 'dry-run': dryRun = false }: Options,
): ReleaseCommand {
  switch (action) {
    case 'publish':
      return { action, app: only(operands), from };
    case 'promote':
      return { action, releases: promoted(operands) };
    case 'rollback': {
      const [{ app, version }, ...others] = promoted(operands) as [Wanted, ...Wanted[]];
      if (others.length) throw new UsageError('rollback takes one app');
      return { action, app, version };
    }
    case 'retire':
      return { action, app: only(operands), force };
    case 'status':
      if (operands.length > 1) throw new UsageError('status takes one app, or none');
      return { action, app: operands[0], json };
    case 'slot':
      return { action, ...filledSlot(operands, clear) };
    case 'gc':
      if (operands.length) throw new UsageError('gc takes no app');
      return { action, keep: count(keep), age: milliseconds(older), dryRun };
    default:
      throw new UsageError(action ? `There is no "${action}"` : 'Say what to do');
  }
}

/** "article/below-text mf-x/Hint mf-y/Offer", or "article/below-text --clear". */
function filledSlot([slot, ...widgets]: string[], clear = false): { slot: string; widgets: string[] } {
  if (!slot) throw new UsageError('Name a slot');
  if (clear === widgets.length > 0) throw new UsageError('Name the widgets of the slot, or --clear it');
  return { slot, widgets };
}

function count(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--keep ${text} is no number of versions`);
  return Number(text);
}

const HOUR = 3_600_000;

/** "30d" or "12h". Less than an hour would remove what is about to be promoted. */
function milliseconds(text: string): number {
  const [, amount, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? [];
  if (!amount) throw new UsageError(`--older ${text} is neither days, like 30d, nor hours, like 12h`);
  return Number(amount) * (unit === 'd' ? 24 * HOUR : HOUR);
}

interface Wanted {
  app: string;
  version: string | undefined;
}

/** "mf-shop", "mf-shop 1.2.0-ab" or "mf-shop@1.2.0-ab mf-news@0.4.0-cd". */
function promoted(operands: string[]): Wanted[] {
  const [app, version, ...rest] = operands;
  if (!app) throw new UsageError('Name an app');
  if (operands.some((operand) => operand.includes('@'))) return operands.map(appAtVersion);
  if (rest.length) throw new UsageError('For several apps write <app>@<version> <app>@<version>');
  return [{ app, version }];
}

function appAtVersion(operand: string): Wanted {
  const [app, version] = operand.split('@');
  if (!app || !version) throw new UsageError(`"${operand}" is not <app>@<version>`);
  return { app, version };
}

function only(operands: string[]): string {
  if (operands.length !== 1) throw new UsageError('Name one app');
  return operands[0]!;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        store: { type: 'string' },
        clear: { type: 'boolean' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
        who: { type: 'string' },
        note: { type: 'string' },
        keep: { type: 'string' },
        older: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
