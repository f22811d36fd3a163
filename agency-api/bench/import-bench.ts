import { Readable } from 'node:stream';
import type { Database } from '../src/database/database.ts';
import { importFile, type ImportOptions } from '../src/catalogue/import/import-file.ts';
import { ensureReadModel } from '../src/catalogue/listings/read-model/ensure-read-model.ts';
import { exampleConfig } from '../testing/example-agency.ts';
import { generateFeed } from './generated-feed.ts';

interface ImportBench {
  listings: number;
  changed: number;
  megabytes: number;
  /** s for the first feed. */
  first: number;
  /** s for the same feed again. */
  same: number;
  /** s for the feed with a few changed listings. */
  fewChanged: number;
  /** s for a feed in which every listing is changed. */
  allChanged: number;
}

const OPTIONS: ImportOptions = { encoding: 'utf-8', placeholder: false };

/** Imports a feed, the same again, with a few changes, and with every listing changed. The database must be empty. */
export async function benchImport(
  database: Database,
  { listings, changed }: { listings: number; changed: number },
): Promise<ImportBench> {
  const config = exampleConfig();
  await ensureReadModel(database, config);
  const feed = [...generateFeed(listings, 'fr')].join('');
  const load = async (text: string) => {
    // As a file is read.
    const bytes = Readable.from(splitBytes(Buffer.from(text)));
    const started = performance.now();
    const messages = { done() {}, problem: (line: string) => void process.stderr.write(`${line}\n`) };
    if (!(await importFile({ database, config }, { bytes, options: OPTIONS }, messages)))
      throw new Error('The generated feed was refused');
    return (performance.now() - started) / 1000;
  };
  return {
    listings,
    changed,
    megabytes: Buffer.byteLength(feed) / 1e6,
    first: await load(feed),
    same: await load(feed),
    fewChanged: await load(withPrices(feed, Math.floor(listings / changed))),
    allChanged: await load(withPrices(feed, 1)),
  };
}

const PIECE = 65_536;

function* splitBytes(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** With another price in the details of each nth listing. */
function withPrices(feed: string, nth: number): string {
  let count = 0;
  return feed.replace(/"Price":(\d+)/g, (whole, price: string) =>
    count++ % nth === 0 ? `"Price":${Number(price) + 1_000 + nth}` : whole,
  );
}
