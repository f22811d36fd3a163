import type { PropertyDetail, PropertyResponse } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { listingLink } from 'shared-kit/domain/listing-link';
import type { LoanAnswer } from 'shared-kit/domain/mortgage-loan';
import { daysToCome } from '../open-days/open-days.tsx';
import { endLoader } from '../errors/gone-property.ts';
import { unitPlace, type UnitPlace } from '../unit-place/unit-place.ts';
import { recordId, redirectToCanonical } from 'shared-kit/pages/record-page';

/** What the page shows. `address` is the absolute canonical address, for sharing. */
export interface PropertyPageData extends PropertyResponse {
  address: string;
  /** The loan that the query asks about; absent: none. */
  loan?: LoanAnswer | undefined;
  /** Of a unit: where it lies in its project. */
  unitPlace?: UnitPlace | undefined;
}

/**
 * The property whose id ends the path. The id alone decides: any other spelling of town, slug, section or project answers
 * 301 to the canonical path, with its query (product A18). Unknown properties end in 404, withdrawn ones in 410, with similar ones.
 */
export async function loader(args: PageLoaderArgs): Promise<PropertyPageData> {
  const { api, href, language, params, signal, url } = args;
  const id = recordId(params.id, 'property-not-found');
  const answer = await api
    .get('getProperty', { params: { id }, query: { lang: language }, signal })
    .catch((error: unknown) => endLoader(error, id, args));
  const path = href(...listingLink(answer.property))!;
  redirectToCanonical(url, path);
  const [loan, place] = await Promise.all([askedLoan(url), loadUnitPlace(answer.property, args)]);
  const property = { ...answer.property, openDays: daysToCome(answer.property.openDays, new Date()) };
  return { ...answer, property, address: new URL(path, url).href, loan, unitPlace: place };
}

/** Without the units of its project the page of a unit is whole all the same. */
async function loadUnitPlace(
  { id, project }: PropertyDetail,
  { api, language, signal }: PageLoaderArgs,
): Promise<UnitPlace | undefined> {
  if (!project) return undefined;
  const request = { params: { id: project.id }, query: { lang: language }, signal };
  const answer = await api.get('getProject', request).catch(() => undefined);
  return answer && unitPlace(answer.project.priceList, id);
}

/** What the form of a loan asks of a browser without scripts. */
async function askedLoan({ searchParams }: URL): Promise<LoanAnswer | undefined> {
  if (!searchParams.has('loan')) return undefined;
  const { answerLoan } = await import('shared-kit/domain/mortgage-loan');
  return answerLoan((field) => searchParams.get(field));
}
