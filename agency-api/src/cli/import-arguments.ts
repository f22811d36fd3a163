import { parseArgs } from 'node:util';
import { FEED_ENCODINGS } from '../catalogue/import/decode-feed.ts';
import type { ImportOptions } from '../catalogue/import/import-file.ts';

const USAGE = `Usage: npm run import -- feed.fr.json feed.nl.json … [options]
       npm run import -- content <folder> [--placeholder]

Loads an agency's feed, one file per language. A faulty file changes nothing and is described fault by fault.
  --skip-invalid      load the good records of a faulty file; what was known of the others stays
  --keep-absent       do not withdraw listings and projects that a file no longer has
  --allow-empty       load a file with an empty list although the site has records of it, which are withdrawn
  --allow-shrink      load a file that withdraws more than half of what the site has
  --placeholder       the first feed that is loaded without this option withdraws what is loaded with it
  --encoding <name>   how the files are encoded: ${FEED_ENCODINGS.join(', ')} (default utf-8)
Exit code 0: all loaded; 1: at least one file was not; 2: wrong usage.
`;

/** What was asked for on the command line. */
interface ImportArguments {
  files: string[];
  options: ImportOptions;
}

/** The arguments are wrong; the message says which, and how it is used. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Throws `UsageError`. */
export function readImportArguments(args?: string[]): ImportArguments {
  const { positionals: files, values } = parse(args);
  const encoding = FEED_ENCODINGS.find((name) => name === values.encoding);
  if (files.length === 0) throw usageError('Name at least one file.');
  if (!encoding) throw usageError(`--encoding must be ${FEED_ENCODINGS.join(' or ')}.`);
  return {
    files,
    options: {
      encoding,
      skipInvalid: values['skip-invalid'],
      keepAbsent: values['keep-absent'],
      allowEmpty: values['allow-empty'],
      allowShrink: values['allow-shrink'],
      placeholder: values.placeholder,
    },
  };
}

const flag = { type: 'boolean', default: false } as const;

function parse(args?: string[]) {
  try {
    return parseArgs({
      ...(args && { args }),
      allowPositionals: true,
      options: {
        'skip-invalid': flag,
        'keep-absent': flag,
        'allow-empty': flag,
        'allow-shrink': flag,
        placeholder: flag,
        encoding: { type: 'string', default: FEED_ENCODINGS[0] },
      },
    });
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

function usageError(message: string): UsageError {
  return new UsageError(`${message}\n\n${USAGE}`);
}
