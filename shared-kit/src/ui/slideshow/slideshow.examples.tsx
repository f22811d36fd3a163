import { examplePicture } from '../../../testing/pictures.ts';
import { Picture } from '../picture/picture.tsx';
import { Slideshow } from './slideshow.tsx';

const slide = <Picture picture={examplePicture} sizes="400px" />;

export default {
  'two pictures': <Slideshow label="Maisons" slides={[slide, slide]} />,
};
