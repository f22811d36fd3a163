import type { Release } from '../../../contract/release.ts';
import type { ThirdPartyOrigins } from '../../../contract/third-parties.ts';
import { mergeEmbeds } from '../page-sources.ts';
import { pageSources } from '../page-sources.ts';
import type { Refusal } from '../release-refused.ts';

/** They stand in headers of every page, frames eight times: proxies refuse headers that are too long. */
const MOST_ORIGINS = 60;

/** What all live pages embed fits into the headers of a page, with every third party that the shell can load. */
export function embedRefusals(releases: readonly Release[]): Refusal[] {
  const thirdParties = releases.find(({ kind }) => kind === 'shell')?.thirdParties ?? {};
  const { embeddedFrames: _part, ...sources } = pageSources(
    mergeEmbeds(releases),
    thirdParties,
    Object.keys(thirdParties),
  );
  return Object.entries(sources).flatMap(([kind, origins]): Refusal[] =>
    origins.length <= MOST_ORIGINS
      ? []
      : [
          {
            code: 'embeds-many',
            apps: releases
              .filter((release) => listOrigins(release, kind as keyof ThirdPartyOrigins).length)
              .map(({ name }) => name),
            reason: `Live releases name ${origins.length} origins of ${kind} that they embed; there is room for ${MOST_ORIGINS}. Leave out those that are not used.`,
          },
        ],
  );
}

const listOrigins = ({ embeds, thirdParties }: Release, kind: keyof ThirdPartyOrigins): string[] => [
  ...(kind === 'frames' || kind === 'images' ? embeds[kind] : []),
  ...Object.values(thirdParties).flatMap((origins) => origins[kind]),
];
