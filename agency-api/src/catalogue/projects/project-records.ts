import { isNull } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { projectRecords } from '../../database/schema/project-records.ts';
import { shownOrSkipped } from '../listings/shown-or-skipped.ts';
import type { Visible } from '../listings/visible/visible-records.ts';
import { visibleProject, type ProjectFacts } from './visible-project.ts';

/** A project's facts by language, as readers may see them; those of languages that it lacks are absent. */
export type ProjectRecords = Visible<ProjectFacts>;

/** Every visible project, by ID. */
export async function readProjectRecords(
  database: Database,
  config: AgencyConfig,
): Promise<Map<number, ProjectRecords>> {
  const { projectId, language, project, detail, withdrawnAt } = projectRecords;
  const found = await database
    .select({ id: projectId, language, project, detail })
    .from(projectRecords)
    .where(isNull(withdrawnAt));
  const projects = new Map<number, ProjectRecords>();
  for (const [id, ofProject] of Map.groupBy(found, (row) => row.id)) {
    const byLanguage = ofProject.map(({ language, project, detail }) => {
      // Town and postal code stay those of the list, by which the project's address is made.
      return [language, { ...detail, ...project }] as const;
    });
    const shown = shownOrSkipped(`project ${id}`, () => visibleProject(new Map(byLanguage), config));
    if (shown) projects.set(id, shown);
  }
  return projects;
}
