import { PHASE_STATUSES, type ProjectDetail, type ProjectUnit } from 'shared-kit/contracts/api/project';
import type { ProjectFacts } from './visible-project.ts';

/** The phases of a project as the feed has them; units that are not in its price list are left out (product N9). */
export function phasesOf(
  { Phases }: ProjectFacts,
  units: readonly ProjectUnit[],
): Pick<ProjectDetail, 'phases'> {
  if (!Phases?.length) return {};
  const known = new Set(units.map(({ id }) => id));
  return {
    phases: Phases.map(({ Name, Status, Delivery, Units }) => {
      const wording = Status?.trim() || null;
      const status = PHASE_STATUSES.find((name) => name === wording?.toLowerCase()) ?? null;
      return {
        name: Name,
        status,
        statusText: status ? null : wording,
        delivery: Delivery?.trim() || null,
        unitIds: [...new Set(Units)].filter((id) => known.has(id)),
      };
    }),
  };
}
