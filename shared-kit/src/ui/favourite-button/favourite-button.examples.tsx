import { FavouriteButton } from './favourite-button.tsx';

export default {
  'over a picture': <FavouriteButton home={1399} title="Maison de caractère" />,
  'with words': (
    <FavouriteButton home={1398} title="Maison de caractère">
      Garder
    </FavouriteButton>
  ),
};
