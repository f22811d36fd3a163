import type { ProjectRecord, PhaseRecord, ProjectDetailRecord } from 'shared-kit/contracts/feed/list-records';
import { SALE } from 'shared-kit/domain/goal';
import type { Language } from 'shared-kit/domain/languages';
import { COUNTRY_NAMES } from '../lexicon/offer-words.ts';
import { SEVERAL_UNITS, WEB_TYPES } from '../lexicon/type-names.ts';
import type { Listing } from '../listing.ts';
import { documentsFor } from '../media/documents.ts';
import { projectPictures } from '../media/project-pictures.ts';
import { townNamed } from '../places/demo-towns.ts';
import { DEMO_PROJECTS, type DemoProject } from '../projects/demo-projects.ts';
import { projectPhases } from '../projects/project-phases.ts';
import { deliveryWords, projectTexts } from '../projects/project-texts.ts';
import { randomFor } from 'shared-kit/domain/seeded-random';
import { DEMO_SEED } from '../seed.ts';
import { typeset } from '../words/typography.ts';
import { documentRecords, pictureRecords } from './detail-media.ts';

/** The project lists of one language's feed. */
export function projectLists(listings: readonly Listing[], language: Language) {
  const projects = DEMO_PROJECTS.map((project) => ({
    project,
    units: listings.filter(({ unit }) => unit?.project.id === project.id),
  }));
  return {
    projects: projects.map(({ project, units }) => projectRecord(project, units, language)),
    projectDetails: projects.map(({ project, units }) => projectDetailRecord(project, units, language)),
  };
}

/** A project that is sold out has no price range. */
function projectRecord(project: DemoProject, units: readonly Listing[], language: Language): ProjectRecord {
  const town = townNamed(project.townName);
  const webId = units[0]?.webIds[0] === 1 ? 1 : 2;
  const type = WEB_TYPES.find((known) => known.webId === webId)!;
  const name = (units.length > 1 ? SEVERAL_UNITS[webId] : type.name)[language];
  const prices = units.filter(({ unit }) => unit?.status !== 'sold').map(({ asking }) => asking.price);
  const [cover] = projectPictures(project);
  return {
    ID: project.id,
    Goal: SALE,
    City: town.names[language],
    Zip: town.zip,
    WebID: String(type.webId),
    WebIDName: `${name} (${units.length})`,
    ProjectWebID: type.webId,
    SmallPicture: cover?.url ?? '',
    ...(prices.length > 0 && { PriceMin: Math.min(...prices), PriceMax: Math.max(...prices) }),
    language,
  };
}

function projectDetailRecord(
  project: DemoProject,
  units: readonly Listing[],
  language: Language,
): ProjectDetailRecord {
  const town = townNamed(project.townName);
  const { description, situation } = projectTexts(project);
  const bedrooms = units.map(({ size }) => size.bedrooms ?? 0);
  const surfaces = units.map(({ size }) => size.living ?? 0);
  const random = randomFor(DEMO_SEED, 'project-documents', project.id);
  return {
    ID: project.id,
    language,
    Name: project.name[language],
    Description: typeset(description[language], language),
    Street: project.street[language],
    HouseNumber: project.houseNumber,
    Zip: town.zip,
    City: town.names[language],
    CountryID: town.countryId,
    CountryName: COUNTRY_NAMES[town.countryId][language],
    PublishAddress: true,
    Latitude: project.latitude,
    Longitude: project.longitude,
    Delivery: deliveryWords(project)[language],
    Phases: phaseRecords(project, units, language),
    Situation: typeset(situation[language], language),
    BedRoomsMin: Math.min(...bedrooms),
    BedRoomsMax: Math.max(...bedrooms),
    SurfaceMin: Math.min(...surfaces),
    SurfaceMax: Math.max(...surfaces),
    Pictures: pictureRecords(projectPictures(project), language),
    Documents: documentRecords(documentsFor(project.id, ['plans', 'specifications'], random), language),
  };
}

/** Units in the order of their names are those of the project. */
function phaseRecords(project: DemoProject, units: readonly Listing[], language: Language): PhaseRecord[] {
  const inOrder = units.toSorted((a, b) => a.unit!.name.localeCompare(b.unit!.name, 'fr', { numeric: true }));
  return projectPhases(project).map((phase) => ({
    Name: typeset(phase.name[language], language),
    Status: phase.status,
    Delivery: phase.delivery[language],
    Units: phase.units.flatMap((place) => inOrder[place]?.id ?? []),
  }));
}
