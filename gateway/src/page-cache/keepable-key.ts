import type { Request } from 'express';
import { pathLanguage } from 'shared-kit/domain/path-language';
import { isPreviewPath } from 'shared-kit/domain/preview-path';
import type { Snapshot } from '../releases/snapshot.ts';
import type { Epoch } from './kept-pages.ts';
import { pageKey } from './page-key.ts';
import { siteOrigin } from '../http/site-origin.ts';

interface Context {
  snapshot: Pick<Snapshot, 'id' | 'parameters'>;
  /** Number of the state of the API's content; undefined when it is not known. */
  content: number | undefined;
  publicUrl: string | undefined;
}

/** Under what the page of a request may be kept. */
export interface Keepable {
  epoch: Epoch;
  key: string;
  /** Path and query that the page is rendered with. */
  address: string;
  /** Parameters of campaigns that the address had besides. */
  dropped: string;
}

/** Undefined for what is never kept: forms, previews, addresses without language or with parameters that no page declares. */
export function keepableKey(
  request: Request,
  { snapshot, content, publicUrl }: Context,
): Keepable | undefined {
  const { method, originalUrl } = request;
  if (content === undefined || (method !== 'GET' && method !== 'HEAD')) return undefined;
  if (!pathLanguage(originalUrl) || isPreviewPath(originalUrl)) return undefined;
  const known = pageKey(originalUrl, snapshot.parameters);
  return (
    known && {
      ...known,
      key: siteOrigin(request, { publicUrl }) + known.address,
      epoch: { releases: snapshot.id, content },
    }
  );
}
