import { examplePicture } from '../../../testing/pictures.ts';
import { Gallery, NoPictures } from './gallery.tsx';
import { PictureList } from './picture-list.tsx';

/** As wide as a page. */
export const isWide = true;

const pictures = ['a', 'b', 'c', 'd', 'plan'].map((id) => ({
  ...examplePicture,
  id,
  kind: id === 'plan' ? ('floorplan' as const) : ('photo' as const),
}));
const shared = { label: 'Photos', name: 'Villa à Namur', page: '/', ribbon: null };

export default {
  'photos and a floor plan': <Gallery {...shared} pictures={pictures} transitionName="example-several" />,
  'one photo': <Gallery {...shared} pictures={[examplePicture]} transitionName="example-one" />,
  'a page of pictures': <PictureList pictures={pictures} name={shared.name} path="/" back="Retour au bien" />,
  'no picture': <NoPictures typeId={1} name="Maison" note="Photos à venir" ribbon={null} />,
};
