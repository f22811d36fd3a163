import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface DocumentLinkData {
  /** Of the link that is over. */
  token: string;
  /** New links have just been asked for, or too often. */
  done: 'sent' | 'too-many' | undefined;
}

/** The page that a link to a document leads to once it is over, with `?token=`. */
export async function loader({ url }: PageLoaderArgs): Promise<DocumentLinkData> {
  const done = (['sent', 'too-many'] as const).find((outcome) => outcome === url.searchParams.get('done'));
  return { token: url.searchParams.get('token') ?? '', done };
}
