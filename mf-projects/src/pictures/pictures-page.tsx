import { projectLink } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { PictureList } from 'shared-kit/ui/gallery/picture-list';
import { useText } from 'shared-kit/ui/text';
import { redirect } from 'react-router';
import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { recordId, redirectToCanonical } from 'shared-kit/pages/record-page';
import { projectName } from '../format/project-name.ts';

/** The pictures of a project, for whom no script opens them in full screen (product I7). */
export default function PicturesPage({ data }: { data: PicturesData }) {
  const text = useText();
  const { href } = useHost();
  return (
    <PictureList
      pictures={data.pictures}
      name={projectName(data, text)}
      path={href(...projectLink(data))}
      back={text('pictures.back')}
    />
  );
}

/** What the page shows, and what names and places it. */
export type PicturesData = Pick<ProjectDetail, (typeof SHOWN)[number]>;

const SHOWN = [
  'id',
  'name',
  'city',
  'slugs',
  'picture',
  'pictures',
] as const satisfies (keyof ProjectDetail)[];

/** The pictures of the project whose id is in the path. One that is presented elsewhere, or has no pictures, has none of these pages. */
export async function loader({
  api,
  href,
  language,
  params,
  signal,
  url,
}: PageLoaderArgs): Promise<PicturesData> {
  const { project } = await api.get('getProject', {
    params: { id: recordId(params.id, 'not-found') },
    query: { lang: language },
    signal,
  });
  if (project.externalUrl || project.pictures.length === 0)
    throw redirect(project.externalUrl ?? href(...projectLink(project))!, 302);
  redirectToCanonical(url, href('project-pictures', { id: project.id })!);
  return Object.fromEntries(SHOWN.map((key) => [key, project[key]])) as PicturesData;
}
