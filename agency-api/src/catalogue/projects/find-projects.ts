import type {
  ProjectCard,
  ProjectList,
  ProjectResponse,
  ProjectUnit,
} from 'shared-kit/contracts/api/project';
import type { Database } from '../../database/database.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { CardContext } from '../listings/card/listing-place.ts';
import { shownKey } from '../listings/card/read-cards.ts';
import { shownOrSkipped } from '../listings/shown-or-skipped.ts';
import { projectCard } from './project-card.ts';
import type { ProjectData } from './project-data.ts';
import { projectDetail, shownUnit } from './project-detail.ts';
import type { ProjectRecords } from './project-records.ts';

/** What answers are made of. */
export interface ProjectSource extends Pick<CardContext, 'config' | 'vocabulary' | 'language'> {
  database: Database;
  data: ProjectData;
}

interface Project {
  records: ProjectRecords;
  units: ProjectUnit[];
  card: ProjectCard;
}

/** All projects: those that still have units to sell first, the newest first among them. */
export async function listProjects(source: ProjectSource): Promise<ProjectList> {
  const { projects } = await showProjects(source);
  const items = [...projects.values()].map(({ card }) => card);
  return { items: items.sort((a, b) => Number(a.soldOut) - Number(b.soldOut) || b.id - a.id) };
}

/** A project and similar ones. Throws `ApiFault` 404 for one that is not offered. */
export async function findProject(source: ProjectSource, id: number): Promise<ProjectResponse> {
  const { projects, context } = await showProjects(source);
  const project = projects.get(id);
  if (!project) throw new ApiFault('not-found');
  const { card, records, units } = project;
  return {
    project: projectDetail(card, records, units, context),
    similar: similarProjects(
      card,
      [...projects.values()].map(({ card: other }) => other),
    ),
  };
}

/** An agency has a handful of projects: the page of one looks at all, since it shows others like it. */
async function showProjects({ data, ...context }: ProjectSource) {
  const projects = [...data.records].flatMap(([id, records]): [number, Project][] => {
    const project = shownOrSkipped(`project ${id}`, () => {
      const units = (data.units.get(id) ?? []).flatMap((unitId) => {
        const unit = data.shown.get(shownKey({ id: unitId, language: context.language }));
        return (unit && shownOrSkipped(`a unit of project ${id}`, () => shownUnit(unit, context))) ?? [];
      });
      return { records, units, card: projectCard(records, units, context) };
    });
    return project ? [[id, project]] : [];
  });
  return { projects: new Map(projects), context };
}

const AT_MOST = 3;

/** Projects that are not sold out: of the same town first, then of the same postal area, then elsewhere, each by nearness of price. */
function similarProjects(to: ProjectCard, all: readonly ProjectCard[]): ProjectCard[] {
  return all
    .filter(({ id, soldOut }) => id !== to.id && !soldOut)
    .map((project) => ({ project, far: distance(to, project), apart: priceGap(to, project) }))
    .sort((a, b) => a.far - b.far || a.apart - b.apart || b.project.id - a.project.id)
    .slice(0, AT_MOST)
    .map(({ project }) => project);
}

function distance(a: ProjectCard, b: ProjectCard): number {
  if (a.zip === b.zip) return a.city === b.city ? 0 : 1;
  return a.zip.slice(0, 2) === b.zip.slice(0, 2) ? 2 : 3;
}

/** In euro; projects without a price come last. */
function priceGap(a: ProjectCard, b: ProjectCard): number {
  const from = a.price?.min ?? a.price?.max;
  const to = b.price?.min ?? b.price?.max;
  if (typeof to !== 'number') return Number.MAX_SAFE_INTEGER;
  return typeof from === 'number' ? Math.abs(from - to) : 0;
}
