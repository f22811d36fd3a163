import type { ProjectResponse, ProjectDetail } from 'shared-kit/contracts/api/project';
import type { PageMeta, PageMetaArgs, Breadcrumb } from 'shared-kit/contracts/page';
import { cutDescription } from 'shared-kit/domain/plain-text';
import { localizedPaths } from 'shared-kit/domain/languages';
import { projectLink, SECTION_NAMES } from 'shared-kit/domain/listing-link';
import type { Site } from 'shared-kit/contracts/api/site';
import { advertJsonLd, estateAgent, postalAddress } from 'shared-kit/domain/json-ld';
import { projectName } from '../format/project-name.ts';

export { default } from './project-page.tsx';
export { loader } from './project.loader.ts';
export { ErrorPage } from '../errors/project-error-page.tsx';

/** Head and breadcrumb of the page. */
export function meta({ data, href, language, site, text, url }: PageMetaArgs<ProjectResponse>): PageMeta {
  const { project } = data;
  const name = projectName(project, text);
  const title = text('project.title', { name, city: project.city });
  const description = cutDescription(project.description) || title;
  const picture = project.pictures[0] ?? project.picture;
  const breadcrumb = [{ label: SECTION_NAMES.projects[language], path: href('projects') }, { label: name }];
  return {
    title,
    description,
    paths: localizedPaths(site.languages, (other) => {
      const slugs = project.slugsByLanguage[other];
      return slugs && href(...projectLink({ id: project.id, slugs }), other);
    }),
    ...(picture && { image: picture.url, imageAlt: picture.alt }),
    jsonLd: projectJsonLd({
      project,
      address: new URL(href(...projectLink(project))!, url).href,
      name,
      description,
      breadcrumb,
      agency: site.agency,
    }),
    breadcrumb,
    banner: 'breadcrumb',
  };
}

interface Args {
  project: ProjectDetail;
  /** Absolute address of the page. */
  address: string;
  name: string;
  description: string;
  breadcrumb: Breadcrumb[];
  agency: Site['agency'];
}

/** Type id of the feed (product L14). */
const APARTMENT = 2;

/** What search engines read: the project, its units as one offer, and the breadcrumb, in the words of schema.org. */
function projectJsonLd({ project, address, name, description, breadcrumb, agency }: Args): object {
  return advertJsonLd({
    address,
    name,
    description,
    breadcrumb,
    pictures: project.pictures,
    mainEntity: building(project, name),
    offers: offers(project, address, agency),
  });
}

function building({ address, typeIds, units }: ProjectDetail, name: string): object {
  const isApartments = typeIds.includes(APARTMENT);
  return {
    '@type': isApartments ? 'ApartmentComplex' : 'Residence',
    name,
    address: postalAddress(address),
    ...(isApartments &&
      units.total > 0 && {
        numberOfAccommodationUnits: toQuantity(units.total),
        numberOfAvailableAccommodationUnits: toQuantity(units.free),
      }),
  };
}

const toQuantity = (value: number) => ({ '@type': 'QuantitativeValue', value });

function offers({ price, soldOut, units }: ProjectDetail, url: string, agency: Site['agency']): object {
  const { min = null, max = null } = price ?? {};
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'EUR',
    ...(min !== null && { lowPrice: min }),
    ...(max !== null && { highPrice: max }),
    offerCount: units.free,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    offeredBy: estateAgent(agency),
  };
}
