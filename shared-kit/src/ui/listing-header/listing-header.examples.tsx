import { ListingHeader } from './listing-header.tsx';

export default {
  'everything known': (
    <ListingHeader kicker={['Maison', 'à vendre']} title="Maison de caractère" place="5310 Eghezée" />
  ),
  'title in another language': (
    <ListingHeader kicker={[null, 'à louer']} title="Ruim appartement" titleLanguage="nl" place="Gent" />
  ),
};
