import { OTHER_LANGUAGES } from '../../site/pages.ts';
import { mobilityIsWorded } from './mobility.ts';

OTHER_LANGUAGES.forEach(mobilityIsWorded);
