import { OTHER_LANGUAGES } from '../../site/pages.ts';
import { wrongFieldsAreTold } from './wrong-fields.ts';

for (const language of OTHER_LANGUAGES) {
  wrongFieldsAreTold(language, { javaScriptEnabled: true });
  wrongFieldsAreTold(language, { javaScriptEnabled: false });
}
