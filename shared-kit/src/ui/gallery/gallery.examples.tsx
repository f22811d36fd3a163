import { examplePicture } from '../../../testing/example-picture.ts';
import { Gallery } from './gallery.tsx';
import { NoPictures } from './no-pictures.tsx';

/** As wide as a page. */
export const isWide = true;

const pictures = ['a', 'b', 'c', 'd', 'plan'].map((id) => ({
  ...examplePicture,
  id,
  kind: id === 'plan' ? ('floorplan' as const) : ('photo' as const),
}));
const shared = { label: 'Photos', name: 'Villa à Namur', ribbon: null };

export default {
  'photos and a floor plan': <Gallery {...shared} pictures={pictures} transitionName="example-several" />,
  'one photo': <Gallery {...shared} pictures={[examplePicture]} transitionName="example-one" />,
  'no picture': <NoPictures typeId={1} name="Maison" note="Photos à venir" ribbon={null} />,
};
