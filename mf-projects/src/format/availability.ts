import type { ProjectCard } from 'shared-kit/contracts/api/project';
import type { Text } from 'shared-kit/ui/text';

/** How many units are to be had: "6 units available", "All units under option", nothing before there are units. */
export function availability(
  { soldOut, units }: Pick<ProjectCard, 'soldOut' | 'units'>,
  text: Text,
): string | null {
  if (soldOut) return text('project.soldOut');
  if (units.total === 0) return null;
  return text('project.free', { count: units.free });
}

/** The types with their counts: "12 apartments" is not derivable, so "Appartement (12)" as the feed says. */
export function typeNames({ types }: Pick<ProjectCard, 'types'>): string {
  return types.map(({ name, count }) => (count === null ? name : `${name} (${count})`)).join(', ');
}
