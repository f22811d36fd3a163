import type {
  ProjectCard,
  ProjectList,
  ProjectResponse,
  ProjectUnit,
} from 'shared-kit/contracts/api/project';
import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { CardContext } from '../listings/card/listing-card.ts';
import { readColours } from '../listings/card/read-cards.ts';
import { picturesOf } from '../listings/property/shown-media.ts';
import type { Vocabulary } from '../listings/vocabulary/vocabulary.ts';
import { coverOf, projectCard } from './project-card.ts';
import { projectDetail } from './project-detail.ts';
import { readProjectRecords, type ProjectRecords } from './project-records.ts';
import { shownUnit } from './shown-unit.ts';
import { similarProjects } from './similar-projects.ts';
import { readUnitRecords } from './unit-records.ts';

interface Project {
  records: ProjectRecords;
  units: ProjectUnit[];
  card: ProjectCard;
}

/** All projects: those that still have units to sell first, the newest first among them. */
export async function listProjects(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  language: Language,
): Promise<ProjectList> {
  const { projects } = await readProjects(database, { config, vocabulary, language });
  const cards = [...projects.values()].map(({ card }) => card);
  return { items: cards.sort((a, b) => Number(a.soldOut) - Number(b.soldOut) || b.id - a.id) };
}

/** A project and similar ones. Throws `ApiFault` 404 for one that is not offered. */
export async function findProject(
  database: Database,
  config: AgencyConfig,
  vocabulary: Vocabulary,
  { id, lang: language }: { id: number; lang: Language },
): Promise<ProjectResponse> {
  const { projects, context } = await readProjects(database, { config, vocabulary, language });
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

/** An agency has a handful of projects: the page of one reads them all, since it shows others like it. */
async function readProjects(
  database: Database,
  known: Pick<CardContext, 'config' | 'vocabulary' | 'language'>,
): Promise<{ projects: Map<number, Project>; context: CardContext }> {
  const byId = await readProjectRecords(database);
  const [{ units, cityIds }, colours] = await Promise.all([
    readUnitRecords(database, [...byId.keys()]),
    readColours(database, pictureIdsOf([...byId.values()])),
  ]);
  const context = { ...known, colours, cityIds };
  const unitsOf = Map.groupBy(units.values(), ({ projectId }) => projectId);
  const projects = [...byId].map(([id, records]) => {
    const shown = (unitsOf.get(id) ?? []).map((unit) => shownUnit(unit, context));
    return [id, { records, units: shown, card: projectCard(records, shown, context) }] as const;
  });
  return { projects: new Map(projects), context };
}

function pictureIdsOf(projects: ProjectRecords[]): string[] {
  const facts = projects.flatMap((records) => [...records.values()]);
  const ids = facts.flatMap((record) => picturesOf(record, coverOf(record)).map(({ id }) => id));
  return [...new Set(ids)];
}
