import { newListingsSchema, sitemapListingsSchema, sitemapSchema } from 'shared-kit/contracts/api/sitemap';
import type { NewListings, SitemapContents, SitemapListings } from 'shared-kit/contracts/api/sitemap';
import { siteSchema } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type * as z from 'zod';
import type { ApiCalls, ApiFetch } from 'composer/gateway';

/** What is said of the site as a whole. */
const crawledSiteSchema = siteSchema.pick({ languages: true, defaultLanguage: true }).extend({
  agency: siteSchema.shape.agency.pick({ name: true }).optional(),
});
type CrawledSite = z.infer<typeof crawledSiteSchema>;

/** What crawlers' files are made of. Each call rejects with `CrawlerApiAway` when the API does not answer with it. */
export interface CrawlerApi {
  site(): Promise<CrawledSite>;
  sitemap(): Promise<SitemapContents>;
  listings(from: number, limit: number): Promise<SitemapListings>;
  newListings(language: Language, goal: number): Promise<NewListings>;
}

/** The API does not answer, or not with what was asked for. */
export class CrawlerApiAway extends Error {
  constructor(path: string, options: ErrorOptions) {
    super(`The API does not answer ${path}`, options);
    this.name = 'CrawlerApiAway';
  }
}

interface Options {
  calls: Pick<ApiCalls, 'read'>;
  fetch: ApiFetch;
  baseUrl: string;
  /** Longest time that an answer waits for the API, in ms. */
  timeout: number;
}

/** All crawlers take turns with visitors as one of them. */
const VISITOR = 'crawlers';

/** Reads of the API for crawlers' files. */
export function crawlerApi({ calls, fetch, baseUrl, timeout }: Options): CrawlerApi {
  async function kept<Value>(path: string, schema: z.ZodType<Value>): Promise<Value> {
    return checked(path, schema, async () => {
      const response = await fetch(baseUrl + path, { until: Date.now() + timeout, visitor: VISITOR });
      return okJson(response);
    });
  }

  return {
    async site() {
      // Any language in use is answered.
      for (const language of LANGUAGES) {
        const site = await kept(`/api/site?lang=${language}`, crawledSiteSchema).catch((error: unknown) => {
          if (isNotInUse(error)) return undefined;
          throw error;
        });
        if (site) return site;
      }
      throw new CrawlerApiAway('/api/site', {});
    },
    sitemap: () => kept('/api/sitemap', sitemapSchema),
    // Not kept: all of them together would drive the answers of pages out.
    listings(from, limit) {
      const path = `/api/sitemap/listings?from=${from}&limit=${limit}`;
      return checked(
        path,
        sitemapListingsSchema,
        () => calls.read(baseUrl + path, VISITOR, (response) => okJson(response)).result,
      );
    },
    newListings: (language, goal) =>
      kept(`/api/new-listings?lang=${language}&goal=${goal}`, newListingsSchema),
  };
}

class UnexpectedStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Status ${status}`);
    this.name = 'UnexpectedStatus';
    this.status = status;
  }
}

const isNotInUse = (error: unknown) =>
  error instanceof CrawlerApiAway && error.cause instanceof UnexpectedStatus && error.cause.status === 422;

async function okJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new UnexpectedStatus(response.status);
  return response.json();
}

async function checked<Value>(
  path: string,
  schema: z.ZodType<Value>,
  read: () => Promise<unknown>,
): Promise<Value> {
  try {
    return schema.parse(await read());
  } catch (cause) {
    throw new CrawlerApiAway(path, { cause });
  }
}
