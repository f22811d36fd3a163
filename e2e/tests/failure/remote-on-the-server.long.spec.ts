import { test } from '../../site/own-site.ts';
import { PAGE_FAULTS, pageFails, WIDGET_FAULTS, widgetFails } from './remote-on-the-server.ts';

test.use({ isSiteKept: true });

pageFails(PAGE_FAULTS.slice(1));
widgetFails(WIDGET_FAULTS.slice(1));
