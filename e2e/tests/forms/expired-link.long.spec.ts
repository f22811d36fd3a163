import { leadsToNewLink } from './expired-link.ts';

leadsToNewLink('without JavaScript');
