import type { OWNER_LINKS } from 'shared-kit/contracts/api/owner';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';

/**
 * The token of the link that led here; empty for one that was used, was replaced by a later one, or is too old. Where that cannot be told
 * now, the form tells it.
 */
export async function openToken(
  { api, url, signal }: Pick<PageLoaderArgs, 'api' | 'url' | 'signal'>,
  kind: (typeof OWNER_LINKS)[number],
): Promise<string> {
  const token = url.searchParams.get('token') ?? '';
  if (!token) return '';
  const known = await api.get('getOwnerLink', { query: { kind, token }, signal }).catch(() => undefined);
  return known && !known.isOpen ? '' : token;
}
