import { LISTS } from '../../site/pages.ts';
import { cardsAreInLine, pricePanelHasRoom } from './cards.ts';

cardsAreInLine(1440);

pricePanelHasRoom(1024, '/fr/');
pricePanelHasRoom(768, LISTS.fr.sale);
pricePanelHasRoom(1440, LISTS.fr.sale);
