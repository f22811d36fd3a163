import { cardIsWhole } from './map.ts';

cardIsWhole(390, 844);
