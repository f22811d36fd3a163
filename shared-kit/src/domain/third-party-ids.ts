/** The shape of an id, and an example of one. Ids become parts of addresses: nothing but letters, digits and hyphens fits. */
interface IdShape {
  readonly pattern: RegExp;
  readonly example: string;
}

/** Third parties that an agency can configure, by the id that each of them knows the agency by (product G3). */
export const THIRD_PARTY_IDS = {
  tagManager: { pattern: /^GTM-[A-Z0-9]{4,12}$/, example: 'GTM-ABC1234' },
  analytics: { pattern: /^G-[A-Z0-9]{6,12}$/, example: 'G-ABCDE12345' },
  ads: { pattern: /^AW-\d{8,12}$/, example: 'AW-123456789' },
  pixel: { pattern: /^\d{10,20}$/, example: '123456789012345' },
  reviews: { pattern: /^[0-9a-f]{24}$/, example: '46d6a890000064000500e0c3' },
  liveChat: {
    pattern: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    example: 'e93e073a-1f69-4cbc-8934-f9e1611e65bb',
  },
  googleMap: { pattern: /^AIza[\w-]{35}$/, example: 'AIzaExampleExampleExampleExampleExample' },
} as const satisfies Record<string, IdShape>;

export type ThirdPartyName = keyof typeof THIRD_PARTY_IDS;

/** Ids of the third parties that are configured. */
export type ThirdPartyIds = { readonly [Name in ThirdPartyName]?: string | undefined };

/** Names of those whose id has the right shape, whatever else the configuration holds. */
export const configuredThirdParties = (ids: ThirdPartyIds | undefined): ThirdPartyName[] =>
  (Object.keys(THIRD_PARTY_IDS) as ThirdPartyName[]).filter((name) => {
    const id: unknown = ids?.[name];
    return typeof id === 'string' && THIRD_PARTY_IDS[name].pattern.test(id);
  });
