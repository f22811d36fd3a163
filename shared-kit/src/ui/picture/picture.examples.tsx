import { examplePicture } from '../../../testing/pictures.ts';
import { Picture } from './picture.tsx';
import { Plate } from './plate.tsx';

export default {
  photo: <Picture picture={examplePicture} sizes="400px" />,
  'floor plan, shown whole': <Picture picture={{ ...examplePicture, kind: 'floorplan' }} sizes="400px" />,
  'no picture': <Plate typeId={1} name="Maison" />,
  'no picture, with a note': <Plate typeId={2} name="Appartement" note="Photos à venir" />,
};
