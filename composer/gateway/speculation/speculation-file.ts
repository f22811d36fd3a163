import type { RequestHandler } from 'express';
import type { LiveSnapshot } from '../releases/snapshot.ts';
import { speculationRules } from './speculation-rules.ts';

const NONE = '{}';

/**
 * Rules for this browser: phones load pages as documents, others go on within the one that they have; none for visitors who
 * save data. Pages name the file whoever asks for them, so they stay the same for all.
 */
export const speculationFile =
  (releases: LiveSnapshot): RequestHandler =>
  async (request, response) => {
    const isPhone = request.get('sec-ch-ua-mobile') === '?1';
    const savesData = request.get('save-data')?.toLowerCase() === 'on';
    const rules =
      isPhone && !savesData ? JSON.stringify(speculationRules((await releases.current()).composition)) : NONE;
    response
      .set({
        'cache-control': 'private, max-age=600',
        vary: 'sec-ch-ua-mobile, save-data',
        'content-type': 'application/speculationrules+json',
      })
      .end(rules);
  };
