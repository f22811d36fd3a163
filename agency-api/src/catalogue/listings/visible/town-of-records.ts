/** What a record says of the town. */
export interface TownRecord {
  City?: string | null | undefined;
  Zip?: string | null | undefined;
}

/** A name and a postal code of one record; either may be empty. */
interface Town {
  city: string;
  zip: string;
}

/**
 * The town of a property: that of the first record with name and postal code, else of the first with either. Records of two languages
 * may mean two towns, so that the name of one with the code of the other would be a third. Undefined where nothing is known.
 */
export function townOfRecords(inOrder: readonly TownRecord[]): Town | undefined {
  const towns = inOrder.map(({ City, Zip }) => ({ city: City?.trim() ?? '', zip: Zip?.trim() ?? '' }));
  return towns.find(({ city, zip }) => city && zip) ?? towns.find(({ city, zip }) => city || zip);
}

/** The name that a record has for the town in its language: its own if it means the same one, by its postal code. */
export function townIn({ City, Zip }: TownRecord, town: Town): { City: string; Zip: string } {
  const isSame = (Zip?.trim() ?? '') === town.zip && Boolean(City?.trim());
  return { City: isSame ? City! : town.city, Zip: town.zip };
}
