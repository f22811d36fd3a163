import type { Database } from '../../database/database.ts';
import { siteSecret } from '../../database/site-secret.ts';
import { attemptLimits, type AttemptLimits } from '../../http/attempt-limits.ts';

/** The site's secret that signs owners' cookies and keys what is kept of their attempts. */
export const ownerSecret = (database: Database): Promise<string> => siteSecret(database, 'owner sign-in');

/** The limits that signing in works with, for programs that lift them. */
export const ownerLimits = async (database: Database): Promise<AttemptLimits> =>
  attemptLimits(database, await ownerSecret(database));
