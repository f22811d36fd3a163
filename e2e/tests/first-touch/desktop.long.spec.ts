import { firstClickOpensItsPage } from './first-click.ts';

firstClickOpensItsPage('desktop', 1440, 12);
firstClickOpensItsPage('tablet', 820, 12);
