import type { Request } from 'express';

/** Public origin of the site: the configured one; only without it the one that the request names. */
export const siteOrigin = (
  request: Pick<Request, 'protocol' | 'host'>,
  { publicUrl }: { publicUrl: string | undefined },
): string => publicUrl ?? `${request.protocol}://${request.host}`;
