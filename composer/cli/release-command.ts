import { parseArgs } from 'node:util';

/** What a person asked for by `npm run release -- …`. */
export type ReleaseCommand =
  | { action: 'publish'; app: string; from: string | undefined }
  | { action: 'promote'; releases: { app: string; version: string | undefined }[] }
  | { action: 'rollback'; app: string; version: string | undefined }
  | { action: 'retire'; app: string; force: boolean }
  | { action: 'status'; app: string | undefined }
  | { action: 'slot'; slot: string; widgets: string[] };

export const USAGE = `Usage:
  npm run release -- publish <app> [--from <folder>]    put a build (<app>/dist) into the release store
  npm run release -- promote <app> [version]            make it live; the latest published version by default
  npm run release -- promote <app>@<version> …          make several live at once
  npm run release -- rollback <app> [version]           make the version live that was before
  npm run release -- retire <app> [--force]             take a remote out of the site; with --force while others use it
  npm run release -- status [app]                       what is live, and what is published
  npm run release -- slot <slot> <app>/<Widget> …       show these widgets in a slot of a page
  npm run release -- slot <slot> --clear                show none there
The store is the folder that RELEASES names, or --store <folder>.`;

/** The command line is not one of those above; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads the arguments. Throws `UsageError`. */
export function readReleaseCommand(args: string[]): ReleaseCommand & { store: string | undefined } {
  const { values, positionals } = parse(args);
  const [action, ...operands] = positionals;
  return { ...command(action, operands, values), store: values.store };
}

function command(
  action: string | undefined,
  operands: string[],
  {
    from,
    clear,
    force,
  }: { from?: string | undefined; clear?: boolean | undefined; force?: boolean | undefined },
): ReleaseCommand {
  if (from !== undefined && action !== 'publish') throw new UsageError('--from belongs to publish');
  if (clear && action !== 'slot') throw new UsageError('--clear belongs to slot');
  if (force && action !== 'retire') throw new UsageError('--force belongs to retire');
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
      return { action, app: only(operands), force: force ?? false };
    case 'status':
      if (operands.length > 1) throw new UsageError('status takes one app, or none');
      return { action, app: operands[0] };
    case 'slot':
      return { action, ...filledSlot(operands, clear) };
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
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
