import { projectLink } from 'shared-kit/domain/project-link';
import { useHost } from 'composer/host';
import { PictureList } from 'shared-kit/ui/gallery/picture-list';
import { useText } from 'shared-kit/ui/text';
import { projectName } from '../format/project-name.ts';
import type { PicturesData } from './pictures.loader.ts';

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
