import { OTHER_LANGUAGES } from '../../site/pages.ts';
import { listsEachProject } from './list.ts';

OTHER_LANGUAGES.forEach(listsEachProject);
