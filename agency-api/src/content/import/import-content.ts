import { hash } from 'node:crypto';
import { sql } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { siteContent } from '../../database/schema/content.ts';
import type { Database } from '../../database/database.ts';
import { replaceStoredFiles } from '../stored-files.ts';
import { checkContent, type CheckedContent } from './check-content.ts';
import { contentBundleSchema, MAX_CONTENT_BYTES, type ContentBundle } from './content-bundle.ts';
import { describeFault, RejectedContent } from './content-faults.ts';
import { folderFiles, type FolderFiles } from './folder-files.ts';

/** Output by lines: results, and faults or warnings. */
interface Messages {
  done(line: string): void;
  problem(line: string): void;
}

/** Raised when the same folder is stored otherwise than before, so that it is written again. */
const READING = 4;

/**
 * Checks a content folder and stores it; returns whether it is now the content of the site, and says why if not. A fault changes
 * nothing, and the same folder twice changes nothing either.
 */
export async function importContent(
  { database, config }: { database: Database; config: AgencyConfig },
  given: unknown,
  messages: Messages,
): Promise<boolean> {
  const { data: bundle, error } = contentBundleSchema.safeParse(given);
  if (!bundle) {
    messages.problem(`cannot be read: ${error.issues[0]!.message}`);
    return false;
  }
  try {
    await importBundle({ database, config }, bundle, messages);
    return true;
  } catch (cause) {
    if (!(cause instanceof RejectedContent)) throw cause;
    for (const fault of cause.faults) messages.problem(describeFault(fault));
    const count = cause.faults.length;
    messages.problem(`${count} fault${count === 1 ? '' : 's'}; nothing was changed`);
    return false;
  }
}

async function importBundle(
  { database, config }: { database: Database; config: AgencyConfig },
  { files: encoded, livePages, placeholder }: ContentBundle,
  messages: Messages,
): Promise<void> {
  const files = folderFiles(encoded);
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  if (size > MAX_CONTENT_BYTES)
    throw new RejectedContent([{ file: 'the folder', rule: `has more than ${MAX_CONTENT_BYTES} bytes` }]);
  const checked = await checkContent(files, {
    livePages,
    languages: config.languages.inUse,
    logo: config.agency.logo?.source,
  });
  const result = await store(database, checked, {
    digest: computeDigest(files),
    origin: placeholder ? 'placeholder' : 'agency',
  });
  for (const warning of checked.warnings) messages.problem(`warning: ${warning}`);
  messages.done(describeResult(result, checked));
}

type Result = 'changed' | 'unchanged' | 'kept';

/** The row is locked: of two imports at once the second sees what the first has stored. */
function store(
  database: Database,
  { content, pictures, videos }: CheckedContent,
  { digest, origin }: { digest: string; origin: 'agency' | 'placeholder' },
): Promise<Result> {
  return database.transaction(async (tx) => {
    await tx
      .insert(siteContent)
      .values({ version: 0, origin: 'placeholder', digest: '' })
      .onConflictDoNothing();
    const [known] = await tx
      .select({ origin: siteContent.origin, digest: siteContent.digest })
      .from(siteContent)
      .for('update');
    if (origin === 'placeholder' && known!.origin === 'agency') return 'kept';
    if (known!.digest === digest) {
      await tx.update(siteContent).set({ origin });
      return 'unchanged';
    }
    await replaceStoredFiles(tx, new Map([...pictures, ...videos]));
    await tx
      .update(siteContent)
      .set({ version: sql`${siteContent.version} + 1`, origin, digest, content, importedAt: sql`now()` });
    return 'changed';
  });
}

function describeResult(result: Result, { content, pictures }: CheckedContent): string {
  if (result === 'kept') return 'nothing changed: the site has content of its agency';
  if (result === 'unchanged') return 'nothing changed';
  const articles = content.pages.filter(({ article }) => article).length;
  return `pages: ${content.pages.length}, articles among them: ${articles}, pictures: ${pictures.size}`;
}

function computeDigest(files: FolderFiles): string {
  const parts = [...files.keys()].sort().map((name) => `${name}\0${hash('sha256', files.get(name)!, 'hex')}`);
  return hash('sha256', `${READING}\n${parts.join('\n')}`, 'hex');
}
