import { headlineCanBeSelected } from './headline.ts';

headlineCanBeSelected(390);
