import { isApiProblem } from 'shared-kit/api-client';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import type { ReactNode } from 'react';
import { isClosed } from 'shared-kit/domain/status';
import { EnergyChip } from 'shared-kit/ui/energy-label/energy-chip';
import { Price, PriceVat } from 'shared-kit/ui/price/price';
import type { Text, Numbers } from 'shared-kit/ui/text';
import { readHomeIds, MOST_COMPARED } from '../home-ids/home-ids.ts';

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

/** A row of the table: what it is called, and what it says of a home; null where that is not known. */
interface ComparedFact {
  id: string;
  renderValue: (home: ComparedHome) => ReactNode;
}

/** What homes are compared by, in the order of the table. */
export function comparedFacts(text: Text, { euro, whole }: Numbers): ComparedFact[] {
  const count = (value: number | null) => (value ? whole(value) : null);
  const year = (value: number | null) => (value ? String(value) : null);
  const squareMetres = (value: number | null) => (value ? `${whole(value)} m²` : null);
  const yesNo = (value: boolean | null) =>
    value === null ? null : text(value ? 'compare.yes' : 'compare.no');
  return [
    { id: 'price', renderValue: (home) => (isClosed(home.status) ? null : renderPrice(home, text)) },
    {
      id: 'pricePerM2',
      renderValue: ({ price, pricePerM2, status }) =>
        pricePerM2 && !isClosed(status) ? (
          <>
            {text('property.pricePerM2', { amount: euro(pricePerM2) })}
            <PriceVat vat={price.vat} />
          </>
        ) : null,
    },
    { id: 'type', renderValue: ({ mainType }) => mainType || null },
    { id: 'town', renderValue: ({ city, zip }) => `${zip} ${city}` },
    { id: 'living', renderValue: ({ surfaces }) => squareMetres(surfaces.living) },
    { id: 'plot', renderValue: ({ surfaces }) => squareMetres(surfaces.ground) },
    { id: 'bedrooms', renderValue: ({ rooms }) => count(rooms.bedrooms) },
    { id: 'bathrooms', renderValue: ({ rooms }) => count(rooms.bathrooms) },
    { id: 'showerrooms', renderValue: ({ rooms }) => count(rooms.showerRooms) },
    { id: 'garages', renderValue: ({ rooms }) => count(rooms.garages) },
    {
      id: 'energy',
      renderValue: ({ energyLabel }) => energyLabel && <EnergyChip energyLabel={energyLabel} />,
    },
    {
      id: 'terrace',
      renderValue: ({ amenities, surfaces }) => squareMetres(surfaces.terrace) ?? yesNo(amenities.terrace),
    },
    {
      id: 'garden',
      renderValue: ({ amenities, surfaces }) => squareMetres(surfaces.garden) ?? yesNo(amenities.garden),
    },
    { id: 'lift', renderValue: ({ amenities }) => yesNo(amenities.lift) },
    { id: 'cellar', renderValue: ({ amenities }) => yesNo(amenities.cellar) },
    { id: 'facades', renderValue: ({ building }) => count(building.facades) },
    { id: 'floor', renderValue: ({ building }) => (building.floor === null ? null : String(building.floor)) },
    { id: 'year', renderValue: ({ building }) => year(building.constructionYear) },
    { id: 'heating', renderValue: ({ heating }) => heating?.trim() || null },
    { id: 'availability', renderValue: ({ finance }) => finance.availability?.trim() || null },
    {
      id: 'cadastralIncome',
      renderValue: ({ finance }) => (finance.cadastralIncome === null ? null : euro(finance.cadastralIncome)),
    },
  ];
}

function renderPrice({ price }: ComparedHome, text: Text): ReactNode {
  return price.kind === 'hidden' ? text('property.priceHidden') : <Price price={price} />;
}
