/** What the path of a project is made of (product A15). */
interface ProjectPlace {
  id: number;
  slugs: { city: string; name: string };
}

declare module 'composer/contract' {
  interface UsedLinks {
    project: { city: string; slug: string; id: number };
  }
}

/** Link name and parameters of the page of a project. */
export const projectLink = ({ id, slugs }: ProjectPlace) =>
  ['project', { city: slugs.city, slug: slugs.name, id }] as const;
