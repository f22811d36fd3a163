import { leadsToNewLink } from './expired-link.ts';

leadsToNewLink('with JavaScript');
