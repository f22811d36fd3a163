import type { ProjectCard } from 'shared-kit/contracts/api/project';
import type { Text } from 'shared-kit/ui/text';

/** The project's own name, or "New-build project in Evere" for one that the feed does not name. */
export function projectName({ name, city }: Pick<ProjectCard, 'name' | 'city'>, text: Text): string {
  return name.trim() || text('project.unnamed', { city });
}
