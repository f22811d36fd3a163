import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { commitSchema, noteSchema } from '../contract/contract.ts';
import type { Author } from '../contract/contract.ts';
import type { CheckOptions } from './check/check.ts';
import { FINDING_KINDS, FORBIDDEN } from './check/compare.ts';
import type { FindingKind } from './check/compare.ts';

/** What a person asked for by `npm run release -- …`. */
export type ReleaseCommand =
  | { action: 'publish'; app: string; from: string | undefined }
  | ({ action: 'check' } & CheckOptions)
  /** `canary`: for so many percent of the visitors, 1–99; without it for all. */
  | { action: 'promote'; releases: { app: string; version: string | undefined }[]; canary?: number }
  /** `time` in ms: how long the link is good. */
  | { action: 'preview'; releases: { app: string; version: string | undefined }[]; time: number }
  | { action: 'rollback'; app: string; version: string | undefined }
  | { action: 'retire'; app: string; force: boolean }
  | { action: 'status'; app: string | undefined; json: boolean }
  | { action: 'slot'; slot: string; widgets: string[] }
  /** `age` in ms. */
  | { action: 'gc'; keep: number; age: number; dryRun: boolean }
  | { action: 'help'; of: Action | undefined };

/** What is written, and what it does. */
type Described = [written: string, effect: string];

const CHANGE_OPTIONS: Described[] = [
  ['--who <name>', 'who asks for it; by default the user of this machine'],
  ['--note <text>', 'why'],
  ['--commit <hash>', 'of which state of the sources; all are kept in the history that status shows'],
];

const STORE_OPTION: Described = [
  '--store <store>',
  'a folder, s3+https://host/bucket, or https://… of a publisher; by default that of RELEASES',
];

const FORBIDDABLE = FINDING_KINDS.filter((kind) => kind !== 'refused').join(', ');

/** For each action its forms and its options. */
const COMMANDS = {
  publish: {
    forms: [['publish <app>', 'put a build into the release store, without making it live']],
    options: [['--from <folder>', 'the build; by default <app>/dist']],
  },
  check: {
    forms: [['check <app> [version]', 'look at a version beside what is live, before it is']],
    options: [
      ['--pages <number>', 'of each kind; by default 2'],
      ['--all', 'all pages of the sitemap'],
      ['--only <kinds>', 'pages of these kinds, as the report names them: mf-shop/list,shell'],
      ['--no-browser', 'on the server alone: without Chromium, playwright-core and axe-core'],
      ['--report <file>', 'by default release-check.html'],
      [
        '--forbid <kinds>',
        `with which findings it fails, of ${FORBIDDABLE}; by default ${FORBIDDEN.join(',')}`,
      ],
    ],
  },
  promote: {
    forms: [
      ['promote <app> [version]', 'make it live; the latest published version by default'],
      ['promote <app>@<version> …', 'make several live at once'],
      ['promote <app> [version] --canary 10', 'give it to 10 % of the visitors'],
    ],
    options: [
      ['--canary <percent>', 'only for so many of the visitors, 1–99; 100 makes it live for all'],
      ...CHANGE_OPTIONS,
    ],
  },
  preview: {
    forms: [
      ['preview <app> [version]', 'print a link that shows it beside what is live, to who has the link'],
      ['preview <app>@<version> …', 'the same with several'],
    ],
    options: [['--for <time>', 'how long the link is good: 7d, the default, or 12h; 30d at most']],
  },
  rollback: {
    forms: [['rollback <app> [version]', 'make the version live that was before, or end its canary']],
    options: CHANGE_OPTIONS,
  },
  retire: {
    forms: [['retire <app>', 'take a remote out of the site']],
    options: [['--force', 'also while others use it'], ...CHANGE_OPTIONS],
  },
  status: {
    forms: [['status [app]', 'what is live, what is published, and what became of it']],
    options: [['--json', 'for programs, with the history']],
  },
  slot: {
    forms: [
      ['slot <slot> <app>/<Widget> …', 'show these widgets in a slot of a page'],
      ['slot <slot> --clear', 'show none there'],
    ],
    options: CHANGE_OPTIONS,
  },
  gc: {
    forms: [['gc', 'remove versions that nothing needs any more']],
    options: [
      ['--keep <number>', 'how many of the latest versions of each app stay; by default 5'],
      ['--older <time>', 'remove what was published and live longer ago only: 30d, the default, or 12h'],
      ['--dry-run', 'only say what would be removed'],
    ],
  },
} satisfies Record<string, { forms: Described[]; options: Described[] }>;
type Action = keyof typeof COMMANDS;

const isAction = (text: string | undefined): text is Action =>
  text !== undefined && Object.hasOwn(COMMANDS, text);

/** A line for each, what they do in one column. */
function inColumns(start: string, lines: readonly Described[]): string {
  const width = Math.max(...lines.map(([written]) => written.length));
  return lines.map(([written, effect]) => `  ${start}${written.padEnd(width)}  ${effect}`).join('\n');
}

/** The commands, as they are written. */
export const RELEASE_ACTIONS = Object.keys(COMMANDS);

/**
 * How the command is called; with an action, what its options are.
 * @param program what is written before the action
 */
export function usage(action?: string, program = 'npm run release --'): string {
  const shown: { forms: Described[]; options: Described[] } = isAction(action)
    ? COMMANDS[action]
    : {
        forms: Object.values(COMMANDS).flatMap(({ forms }) => forms as Described[]),
        options: [['--help', 'what there is; with a command its options, such as: promote --help']],
      };
  const options = inColumns('', [...shown.options, STORE_OPTION]);
  return `Usage:\n${inColumns(`${program} `, shown.forms)}\nOptions:\n${options}`;
}

/** The command line is not one of those above; the message says what is wrong. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What goes with every command. */
export interface CommandContext {
  /** The release store, a folder or the address of a bucket, where one is named. */
  store: string | undefined;
  /** Who asks for it, and why. */
  by: Author;
}

/** Reads the arguments. Throws `UsageError`. */
export function readReleaseCommand(args: string[]): ReleaseCommand & CommandContext {
  const { values, positionals } = parse(args);
  const [action, ...operands] = positionals;
  if (values.help)
    return { action: 'help', of: isAction(action) ? action : undefined, store: undefined, by: {} };
  for (const [option, actions] of Object.entries(ACTIONS_OF))
    if (option in values && !actions.includes(action!))
      throw new UsageError(`--${option} belongs to ${actions.join(', ')}`);
  return { ...command(action, operands, values), store: values.store, by: author(values) };
}

const CHANGES = ['promote', 'rollback', 'retire', 'slot'];
/** The actions that options belong to. */
const ACTIONS_OF: Record<string, string[]> = {
  from: ['publish'],
  canary: ['promote'],
  clear: ['slot'],
  force: ['retire'],
  json: ['status'],
  who: CHANGES,
  note: CHANGES,
  commit: CHANGES,
  keep: ['gc'],
  pages: ['check'],
  all: ['check'],
  only: ['check'],
  'no-browser': ['check'],
  report: ['check'],
  forbid: ['check'],
  older: ['gc'],
  for: ['preview'],
  'dry-run': ['gc'],
};

type Options = ReturnType<typeof parse>['values'];

const AUTHOR = { who: noteSchema, note: noteSchema, commit: commitSchema };

function author({ who = userName(), note, commit }: Options): Author {
  const given = Object.entries({ who, note, commit }).filter(([, text]) => text !== undefined);
  for (const [option, text] of given) {
    const { error } = AUTHOR[option as keyof typeof AUTHOR].safeParse(text);
    if (error) throw new UsageError(`--${option} is ${error.issues[0]!.message}`);
  }
  return Object.fromEntries(given);
}

/** Undefined in a container whose user has no name. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

function command(action: string | undefined, operands: string[], options: Options): ReleaseCommand {
  const {
    from,
    clear,
    force = false,
    json = false,
    keep = '5',
    older = '30d',
    for: time = '7d',
    'dry-run': dryRun = false,
  } = options;
  switch (action) {
    case 'check':
      return { action, ...checked(operands, options) };
    case 'publish':
      return { action, app: only(operands), from };
    case 'promote':
      return { action, ...canaryOr(promoted(operands), options.canary) };
    case 'preview':
      return { action, releases: promoted(operands), time: timeOfLink(time) };
    case 'rollback': {
      const [{ app, version }, ...others] = promoted(operands) as [Wanted, ...Wanted[]];
      if (others.length) throw new UsageError(`rollback takes one app: "${others[0]!.app}" is one too many`);
      return { action, app, version };
    }
    case 'retire':
      return { action, app: only(operands), force };
    case 'status':
      if (operands.length > 1)
        throw new UsageError(`status takes one app, or none: "${operands[1]}" is one too many`);
      return { action, app: operands[0], json };
    case 'slot':
      return { action, ...filledSlot(operands, clear) };
    case 'gc':
      if (operands.length) throw new UsageError(`gc takes no app: "${operands[0]}"`);
      return { action, keep: count(keep), age: milliseconds('older', older), dryRun };
    default:
      throw new UsageError(action ? `There is no "${action}"` : 'Say what to do');
  }
}

function checked(
  operands: string[],
  {
    pages = '2',
    all = false,
    'no-browser': noBrowser = false,
    report = 'release-check.html',
    only,
    forbid,
  }: Options,
): CheckOptions {
  const [app, version, ...rest] = operands;
  if (!app) throw new UsageError('Name an app to check');
  if (rest.length)
    throw new UsageError(`check takes an app, and a version of it: "${rest[0]}" is one too many`);
  if (!/^[1-9]\d{0,4}$/.test(pages)) throw new UsageError(`--pages ${pages} is no number of pages`);
  return {
    app,
    version,
    pages: all ? Infinity : Number(pages),
    only: only?.split(',').filter(Boolean),
    browser: !noBrowser,
    report,
    forbid: forbid === undefined ? FORBIDDEN : forbid.split(',').filter(Boolean).map(findingKind),
  };
}

function findingKind(text: string): FindingKind {
  const kind = FINDING_KINDS.find((known) => known === text);
  if (!kind)
    throw new UsageError(`--forbid: there is no kind of finding "${text}": ${FINDING_KINDS.join(', ')}`);
  return kind;
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
function milliseconds(option: string, text: string): number {
  const [, amount, unit] = /^([1-9]\d{0,4})([dh])$/.exec(text) ?? [];
  if (!amount) throw new UsageError(`--${option} ${text} is neither days, like 30d, nor hours, like 12h`);
  return Number(amount) * (unit === 'd' ? 24 * HOUR : HOUR);
}

/** A link that is good for long may be with many. */
function timeOfLink(text: string): number {
  const time = milliseconds('for', text);
  if (time > 30 * 24 * HOUR) throw new UsageError(`--for ${text} is longer than 30d`);
  return time;
}

function canaryOr(releases: Wanted[], percent = '100'): { releases: Wanted[]; canary?: number } {
  if (!/^([1-9]\d?|100)$/.test(percent))
    throw new UsageError(`--canary ${percent} is no percentage of 1–100`);
  if (percent === '100') return { releases };
  if (releases.length > 1)
    throw new UsageError(`--canary takes one app: "${releases[1]!.app}" is one too many`);
  return { releases, canary: Number(percent) };
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
  if (rest.length)
    throw new UsageError(
      `"${rest[0]}" is one too many: for several apps write <app>@<version> <app>@<version>`,
    );
  return [{ app, version }];
}

function appAtVersion(operand: string): Wanted {
  const [app, version] = operand.split('@');
  if (!app || !version) throw new UsageError(`"${operand}" is not <app>@<version>`);
  return { app, version };
}

function only(operands: string[]): string {
  const [app, ...rest] = operands;
  if (!app) throw new UsageError('Name an app');
  if (rest.length) throw new UsageError(`Name one app: "${rest[0]}" is one too many`);
  return app;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        store: { type: 'string' },
        canary: { type: 'string' },
        clear: { type: 'boolean' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
        who: { type: 'string' },
        note: { type: 'string' },
        commit: { type: 'string' },
        keep: { type: 'string' },
        older: { type: 'string' },
        for: { type: 'string' },
        'dry-run': { type: 'boolean' },
        pages: { type: 'string' },
        all: { type: 'boolean' },
        only: { type: 'string' },
        'no-browser': { type: 'boolean' },
        report: { type: 'string' },
        forbid: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
