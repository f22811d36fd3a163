import { parseArgs } from 'node:util';
import { OperatorError } from 'composer/server';
import { personAddress, type PersonAddress } from '../person/person-address.ts';

export const PERSON_USAGE = `Usage: npm run person -- export marie@mail.example [--to folder]
       npm run person -- erase marie@mail.example [--dry-run] [--not-accepted 20261122-7F3A9C]

export writes all that is kept of an e-mail address as JSON; with --to into person.json of a new folder, with the files that were sent.
erase erases it, and takes the address out of what others sent: everything, or nothing where it fails. With --dry-run it only lists
what would go. Offers stay, with the reason, as only the agency knows which were accepted: --not-accepted names one that was not, by its
number (again for each), or "all".

Make sure that it is the person who asks. What has left the site is out of reach: mails in mailboxes, forms in the agency's own
programs, back-ups.
`;

/** What `npm run person` is asked to do. */
export interface Wish {
  command: 'export' | 'erase';
  person: PersonAddress;
  to: string | undefined;
  isTrial: boolean;
  notAccepted: ReadonlySet<string> | true;
}

/** Undefined where help is asked for. Throws `OperatorError` that names what is wrong. */
export function readWish(given: string[]): Wish | undefined {
  const { values, positionals } = parsed(given);
  if (values.help) return undefined;
  const [command, email, more] = positionals;
  if (command === undefined) throw wrong('a command is missing: export or erase');
  if (command !== 'export' && command !== 'erase') throw wrong(`"${command}" is no command: export or erase`);
  if (email === undefined) throw wrong(`${command} needs an e-mail address`);
  const person = personAddress(email);
  if (!person) throw wrong(`"${email}" is no e-mail address`);
  if (more !== undefined) throw wrong(`"${more}" is one argument too many: one address at a time`);
  for (const [option, owner] of Object.entries(OPTIONS))
    if (values[option as keyof typeof OPTIONS] !== undefined && owner !== command)
      throw wrong(`--${option} belongs to ${owner}`);
  if (values.to === '') throw wrong('--to needs a folder');
  const numbers = values['not-accepted'] ?? [];
  return {
    command,
    person,
    to: values.to,
    isTrial: values['dry-run'] ?? false,
    notAccepted: numbers.includes('all') || new Set(numbers.map((number) => number.toUpperCase())),
  };
}

const OPTIONS = { to: 'export', 'dry-run': 'erase', 'not-accepted': 'erase' } as const;

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        to: { type: 'string' },
        'dry-run': { type: 'boolean' },
        'not-accepted': { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw wrong((error as Error).message);
  }
}

const wrong = (what: string) => new OperatorError(`${what}\n\n${PERSON_USAGE.trimEnd()}`);
