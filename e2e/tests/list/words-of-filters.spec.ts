import { SAMPLE_LANGUAGE } from '../../site/pages.ts';
import { wordsHaveRoom } from './words-of-filters.ts';

wordsHaveRoom(SAMPLE_LANGUAGE);
