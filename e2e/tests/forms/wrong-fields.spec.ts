import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { wrongFieldsAreTold } from './wrong-fields.ts';

wrongFieldsAreTold(SAMPLE_LANGUAGE, { javaScriptEnabled: true });
wrongFieldsAreTold(SAMPLE_LANGUAGE, { javaScriptEnabled: false });
