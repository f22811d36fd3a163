import { headlineCanBeSelected } from './headline.ts';

headlineCanBeSelected(768);
headlineCanBeSelected(1440);
