import type { ProjectCard } from 'shared-kit/contracts/api/project';

const AT_MOST = 3;

/** Projects that are not sold out: of the same town first, then of the same postal area, then elsewhere, each by nearness of price. */
export function similarProjects(to: ProjectCard, all: readonly ProjectCard[]): ProjectCard[] {
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
