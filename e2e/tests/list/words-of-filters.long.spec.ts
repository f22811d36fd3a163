import { OTHER_LANGUAGES } from '../../site/pages.ts';
import { wordsHaveRoom } from './words-of-filters.ts';

OTHER_LANGUAGES.forEach(wordsHaveRoom);
