import { test } from '../../site/test.ts';
import { isRequestedAgain } from './missing-once.ts';

test.use({ expectedFault: /status of 404|did not load|no code for|integrity/ });

isRequestedAgain('**/mf-search/*/web/remoteEntry.js');
isRequestedAgain('**/expose-ListPage.*.css');
isRequestedAgain('**/mf-search/*/web/messages-search-map.fr.*.js');
isRequestedAgain('**/shell/*/web/messages.fr.*.js');
