import { isApiProblem } from 'shared-kit/api-client';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { readHomeIds } from '../home-ids/home-ids.ts';
import { MOST_COMPARED } from './most-compared.ts';

/** What is compared of a home: no more of it than the table shows travels to the browser. */
export type ComparedHome = Pick<
  PropertyDetail,
  | 'id'
  | 'section'
  | 'projectId'
  | 'slugs'
  | 'title'
  | 'headline'
  | 'titleLanguage'
  | 'mainType'
  | 'typeIds'
  | 'city'
  | 'zip'
  | 'status'
  | 'price'
  | 'pricePerM2'
  | 'energyLabel'
  | 'picture'
  | 'rooms'
  | 'surfaces'
  | 'amenities'
> & {
  building: Pick<PropertyDetail['building'], 'constructionYear' | 'floor' | 'facades'>;
  finance: Pick<PropertyDetail['finance'], 'cadastralIncome' | 'availability'>;
  heating: PropertyDetail['equipment']['heating'];
};

export interface CompareData {
  homes: ComparedHome[];
  /** Homes of the address that are not shown, as they are gone. */
  gone: number;
}

/** The first four homes of the address; those that are gone are left out. */
export async function loader({ api, language, url, signal }: PageLoaderArgs): Promise<CompareData> {
  const ids = readHomeIds(url.searchParams, MOST_COMPARED);
  const found = await Promise.all(
    ids.map((id) =>
      api.get('getProperty', { params: { id }, query: { lang: language }, signal }).then(
        ({ property }) => [comparedHome(property)],
        (error: unknown) => {
          if (isApiProblem(error) && (error.status === 404 || error.status === 410)) return [];
          throw error;
        },
      ),
    ),
  );
  const homes = found.flat();
  return { homes, gone: ids.length - homes.length };
}

function comparedHome(home: PropertyDetail): ComparedHome {
  const { id, section, projectId, slugs, title, headline, titleLanguage, mainType, typeIds, city, zip } =
    home;
  const { status, price, pricePerM2, energyLabel, picture, rooms, surfaces, amenities } = home;
  const { constructionYear, floor, facades } = home.building;
  const { cadastralIncome, availability } = home.finance;
  return {
    ...{ id, section, projectId, slugs, title, headline, mainType, typeIds, city, zip },
    ...(titleLanguage && { titleLanguage }),
    ...{ status, price, pricePerM2, energyLabel, picture, rooms, surfaces, amenities },
    building: { constructionYear, floor, facades },
    finance: { cadastralIncome, availability },
    heating: home.equipment.heating,
  };
}
