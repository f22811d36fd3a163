/** The look of the site, once for all apps: layers and base first, so that every part can build on them. */
import 'shared-kit/tokens/base.css';
import 'shared-kit/tokens/tokens.css';
import 'shared-kit/tokens/fonts.css';
import '../consent/dialog/consent-notice.module.css';
