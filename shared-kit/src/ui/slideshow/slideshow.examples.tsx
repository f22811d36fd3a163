import { examplePicture } from '../../../testing/example-picture.ts';
import { Picture } from '../picture/picture.tsx';
import { Slideshow } from './slideshow.tsx';

const slide = (colour: string) => <Picture picture={{ ...examplePicture, colour }} sizes="400px" />;

export default {
  'two pictures': <Slideshow label="Maisons" slides={[slide('#8a9a7b'), slide('#b4532f')]} />,
};
