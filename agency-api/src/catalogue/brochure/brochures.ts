import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { isClosed } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { PropertyAnswers } from '../listings/property/property-answers.ts';
import { bestEffortCache } from '../../files/pictures/best-effort-cache.ts';
import { createDiskCache } from '../../files/pictures/disk-cache.ts';
import type { Pictures } from '../../files/pictures/pictures.ts';
import { BROCHURE_TEXTS, brochureContent } from './brochure-content.ts';
import { brochureDocument } from './brochure-document.ts';
import { brochurePictures } from './brochure-pictures.ts';

import { fairWork } from './fair-work.ts';

/** Two at a time and one of each visitor, as the machine has other work; those who wait longer are refused. */
const TURNS = { parallel: 2, waiting: 60, waitingOfOne: 6 };
/** Queued ones end before the gateway's timeout of 30 s. */
const DEADLINE_MS = 25_000;
const MEMORY_BYTES = 24 * 1024 ** 2;
const DISK_BYTES = 256 * 1024 ** 2;
/** How long one is kept of which a picture could not be had, in ms. */
const PARTIAL_MS = 60_000;

export interface BrochuresOptions {
  config: AgencyConfig;
  properties: PropertyAnswers;
  pictures: Pictures;
  /** Brochures that were made are kept in its `brochures-cache`. */
  dataFolder: string;
  logger: Pick<Logger, 'warn'>;
}

/** A brochure that may be asked for. */
export interface FoundBrochure {
  answer: PropertyResponse;
  language: Language;
  /** Origin of the site, for the code of the page. */
  site: string;
  /** The same for the same content. */
  key: string;
  /** Beginning of the name of its file. */
  name: string;
}

/** Makes brochures, visitors in turn, and keeps each until its content changes, as far as there is room. */
export function createBrochures({ config, properties, pictures, dataFolder, logger }: BrochuresOptions) {
  const inMemory = new LRUCache<string, Buffer>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const folder = join(dataFolder, 'brochures-cache');
  const onDisk = bestEffortCache(createDiskCache({ folder, maxBytes: DISK_BYTES }), logger, 'brochures');
  const inTurn = fairWork<Buffer>(TURNS);
  const madeBy = hash('sha1', JSON.stringify({ ...config, folder: '' }) + ownCode());

  /** What a brochure is made of. Throws `ApiFault` for a property that does not exist, or is no longer to be had. */
  async function find({
    id,
    language,
    site,
  }: Pick<FoundBrochure, 'language' | 'site'> & { id: number }): Promise<FoundBrochure> {
    const prepared = await properties(id, language);
    const answer = JSON.parse(prepared.body.toString()) as PropertyResponse;
    const { property } = answer;
    const { status } = property;
    if (isClosed(status)) throw new ApiFault(status === 'sold' ? 'property-sold' : 'property-rented');
    const key = hash('sha256', [madeBy, language, site, JSON.stringify(property)].join('\n'), 'base64url');
    const name = `${BROCHURE_TEXTS[language].file}-${property.reference || property.id}`;
    return { answer, language, site, key, name };
  }

  async function kept(key: string): Promise<Buffer | undefined> {
    const inMind = inMemory.get(key);
    if (inMind) return inMind;
    const read = await onDisk.read(key).catch(() => null);
    if (!read || !isWholePdf(read)) return undefined;
    inMemory.set(key, read);
    return read;
  }

  async function make({ answer, language, site, key }: FoundBrochure, signal: AbortSignal): Promise<Buffer> {
    const { property } = answer;
    const texts = BROCHURE_TEXTS[language];
    const content = brochureContent(config, { property, language, site, createdAt: new Date() });
    const { isWhole, ...shown } = await brochurePictures(pictures, property.pictures, {
      signal,
      describePicture: ({ alt, kind }, position) =>
        alt || (kind === 'floorplan' ? texts.plan : `${texts.picture} ${position}`),
    });
    const bytes = await brochureDocument({ ...content, ...shown });
    inMemory.set(key, bytes, isWhole ? {} : { ttl: PARTIAL_MS });
    if (isWhole) await onDisk.write(key, bytes);
    return bytes;
  }

  /**
   * The brochure itself. Throws `QueueFull`, or the signal's reason.
   * @param visitor one key for all addresses that one visitor may have
   */
  async function loadBytes(found: FoundBrochure, visitor: string, left: AbortSignal): Promise<Buffer> {
    const known = await kept(found.key);
    if (known) return known;
    const signal = AbortSignal.any([left, AbortSignal.timeout(DEADLINE_MS)]);
    return inTurn({ visitor, key: found.key, signal }, (running) => make(found, running));
  }

  return { find, loadBytes };
}

/** Whatever lies on the disk. */
const isWholePdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-16).toString('latin1').includes('%%EOF');

/** The files that draw a brochure: what another version of them drew is not shown. */
function ownCode(): string {
  const folder = join(import.meta.dirname, '../..');
  const files = globSync('{catalogue/brochure,pdf}/**/*.ts', { cwd: folder }).sort();
  return files.map((file) => hash('sha1', readFileSync(join(folder, file)))).join();
}
