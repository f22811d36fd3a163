import type { Href } from 'composer/contract';

/** The contact page, which asks about the project; undefined while there is none. */
export function questionPath(projectId: number, href: Href): string | undefined {
  const contact = href('contact');
  return contact && `${contact}?project=${projectId}`;
}
