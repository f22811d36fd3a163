import { Notice } from './notice.tsx';

export default {
  info: <Notice title="Vendu">Ce bien n’est plus disponible.</Notice>,
  success: <Notice kind="success">Votre message est parti.</Notice>,
  error: (
    <Notice kind="error" title="Message non envoyé">
      Vérifiez les champs en rouge.
    </Notice>
  ),
};
