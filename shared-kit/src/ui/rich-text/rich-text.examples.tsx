import { RichText } from './rich-text.tsx';

export default {
  'paragraphs and a heading': (
    <RichText
      html="<h3>Situation</h3><p>Face au <strong>parc</strong>.</p><p>Tram au coin.</p>"
      language="fr"
    />
  ),
};
