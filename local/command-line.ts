import { parseArgs } from 'node:util';
import { StartError } from './start-error.ts';

interface StartOptions {
  /** Show all output of the servers. */
  verbose: boolean;
  /** Apps to serve from their sources, as in `npm run dev -- mf-search`. */
  development: string[];
}

/** Reads the arguments of `npm start` and `npm run dev`. Throws `StartError` with the usage. */
export function readCommandLine(args: string[]): StartOptions {
  const { values, positionals } = parse(args);
  const { verbose = false, dev = false } = values;
  if (dev && !positionals.length)
    throw new StartError('Name the apps that you want to work on: npm run dev -- mf-search');
  if (!dev && positionals.length)
    throw new StartError(
      `npm start takes no "${positionals[0]}". To work on an app: npm run dev -- mf-search`,
    );
  return { verbose, development: positionals };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { dev: { type: 'boolean' }, verbose: { type: 'boolean', short: 'v' } },
    });
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}
