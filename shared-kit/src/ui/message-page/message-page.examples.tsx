import { ButtonLink } from '../button/button.tsx';
import { MessagePage } from './message-page.tsx';

const home = <ButtonLink to="/fr/">Retour à l’accueil</ButtonLink>;

/** As wide as a page. */
export const isWide = true;

export default {
  'not found': (
    <MessagePage status={404} title="Page introuvable" text="Cette page n’existe pas." actions={home} />
  ),
  'without a status': (
    <MessagePage title="Vous êtes hors ligne" text="Vérifiez la connexion." actions={home} />
  ),
};
