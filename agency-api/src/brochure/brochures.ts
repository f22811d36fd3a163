import { LRUCache } from 'lru-cache';
import type { PropertyResponse } from 'shared-kit/contracts/api/property';
import type { Language } from 'shared-kit/domain/languages';
import { isClosed } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../content/agency-config.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { PropertyAnswers } from '../listings/property/property-answers.ts';
import { createJobQueue } from '../pictures/job-queue.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { createSharedWork } from '../pictures/shared-work.ts';
import { brochureContent } from './brochure-content.ts';
import { brochureDocument } from './brochure-document.ts';
import { brochurePictures } from './brochure-pictures.ts';
import { BROCHURE_TEXTS } from './brochure-texts.ts';

/** One at a time, as the machine has other work; queued ones end before the gateway's timeout of 30 s. */
const QUEUE = { parallel: 1, waiting: 12 };
const DEADLINE_MS = 25_000;
const CACHE_BYTES = 24 * 1024 ** 2;

export interface Brochure {
  bytes: Buffer;
  etag: string;
  /** Beginning of the name of its file. */
  name: string;
}

interface Asked {
  id: number;
  language: Language;
  /** Origin of the site, for the code of the page. */
  site: string;
}

/** Makes brochures, each once per version of its property, and keeps some in memory. */
export function createBrochures(config: AgencyConfig, properties: PropertyAnswers, pictures: Pictures) {
  const kept = new LRUCache<string, Brochure>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const queue = createJobQueue(QUEUE);
  const shared = createSharedWork<Brochure>();

  async function make(
    answer: PropertyResponse,
    { language, site }: Asked,
    etag: string,
    signal: AbortSignal,
  ) {
    const { property } = answer;
    const texts = BROCHURE_TEXTS[language];
    const content = brochureContent(config, { property, language, site, createdAt: new Date() });
    const shown = await brochurePictures(pictures, property.pictures, {
      signal,
      altOf: ({ alt, kind }, position) =>
        alt || (kind === 'floorplan' ? texts.plan : `${texts.picture} ${position}`),
    });
    const bytes = await brochureDocument({ ...content, ...shown });
    return { bytes, etag, name: `${texts.file}-${property.reference || property.id}` };
  }

  /** What the brochure of a property is made of. Throws `ApiFault` for one that does not exist, or is no longer to be had. */
  async function find(
    asked: Pick<Asked, 'id' | 'language'>,
  ): Promise<{ answer: PropertyResponse; etag: string }> {
    const prepared = await properties(asked.id, asked.language);
    const answer = JSON.parse(prepared.body.toString()) as PropertyResponse;
    const { status } = answer.property;
    if (isClosed(status)) throw new ApiFault(status === 'sold' ? 'property-sold' : 'property-rented');
    return { answer, etag: prepared.etag };
  }

  /** The brochure itself. Throws what `find` throws, `QueueFull`, or the signal's reason. */
  async function brochureOf(asked: Asked, left: AbortSignal): Promise<Brochure> {
    const { answer, etag } = await find(asked);
    const key = [etag, asked.language, asked.site].join(' ');
    const known = kept.get(key);
    if (known) return known;
    const signal = AbortSignal.any([left, AbortSignal.timeout(DEADLINE_MS)]);
    const brochure = await shared(
      key,
      (running) => queue(() => make(answer, asked, etag, running), running),
      signal,
    );
    kept.set(key, brochure);
    return brochure;
  }

  return { find, brochureOf };
}
