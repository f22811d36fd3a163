import type { Release } from 'shared-kit/contracts/release';
import { embedsOf } from '../embeds.ts';
import type { Refusal } from '../release-refused.ts';

/** They stand in headers of every page, frames eight times: proxies refuse headers that are too long. */
const MOST_ORIGINS = 60;

/** What all live pages embed fits into the headers of a page. */
export function embedRefusals(releases: readonly Release[]): Refusal[] {
  return Object.entries(embedsOf(releases)).flatMap(([kind, origins]): Refusal[] =>
    origins.length <= MOST_ORIGINS
      ? []
      : [
          {
            code: 'embeds-many',
            apps: releases
              .filter(({ embeds }) => embeds[kind as keyof typeof embeds].length)
              .map(({ name }) => name),
            reason: `Live releases name ${origins.length} origins of ${kind} that they embed; there is room for ${MOST_ORIGINS}. Leave out those that are not used.`,
          },
        ],
  );
}
