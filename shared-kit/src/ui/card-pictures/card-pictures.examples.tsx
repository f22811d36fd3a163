import { examplePicture } from '../../../testing/pictures.ts';
import { CardPictures } from './card-pictures.tsx';

const pictures = [1, 2, 3].map((id) => ({ ...examplePicture, id: `picture-${id}` }));
const shown = { pictures, href: '/fr/', sizes: '300px', onOpen: () => {} };

export default {
  'before the visitor turns to it': <CardPictures {...shown} isWanted={false} />,
  'with arrows': <CardPictures {...shown} isWanted />,
  'one picture': <CardPictures {...shown} pictures={pictures.slice(0, 1)} isWanted />,
};
