import { signPreview } from '../gateway/preview/preview-token.ts';
import type { StoredVersion } from '../gateway/releases/release-store.ts';

/** The cookie of a preview of these versions, good for a minute, for tests of a site's gateway. */
export const signedPreview = (releases: readonly StoredVersion[], key: string): string =>
  `release-preview=${signPreview({ releases, until: Date.now() + 60_000 }, key)}`;
