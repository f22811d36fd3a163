import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Href } from 'composer/contract';

/** Address that opens an e-mail with a subject and, if given, a text. Without `to` the writer fills it in. */
export function mailLink({
  to = '',
  subject,
  body,
}: {
  to?: string;
  subject: string;
  body?: string;
}): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`;
}

/** Where a visit of the property is booked; undefined where none can be, or no live release has that page (product W1, W2). */
export function findVisitPath(
  href: Href,
  { canBeVisited, id }: Pick<PropertyDetail, 'canBeVisited' | 'id'>,
): string | undefined {
  const path = canBeVisited ? href('book-visit') : undefined;
  return path && `${path}?property=${id}`;
}

/** Part of the page where visitors ask about the property. */
export const QUESTION_ID = 'question';
