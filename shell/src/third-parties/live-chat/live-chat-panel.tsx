import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RemoteIntl, useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { standInAddress } from 'shared-kit/domain/third-parties';
import { close } from 'shared-kit/domain/icon-shapes';
import type { LazyMessages } from '../use-lazy-messages.ts';
import { useLazyMessages } from '../use-lazy-messages.ts';
import { CRISP } from './crisp.ts';
import type texts from './messages/en.json';
import s from './live-chat-panel.module.css';

const MESSAGES: LazyMessages<keyof typeof texts> = {
  nl: () => import(/* webpackChunkName: 'consent-nl' */ './messages/nl.json'),
  fr: () => import(/* webpackChunkName: 'consent-fr' */ './messages/fr.json'),
  en: () => import(/* webpackChunkName: 'consent-en' */ './messages/en.json'),
  de: () => import(/* webpackChunkName: 'consent-de' */ './messages/de.json'),
};

/** A speech bubble. */
const bubble = 'M4 5h16v11.5h-8.5L7 20v-3.5H4ZM8 9.5h8M8 12.5h5';

/** A button at the edge of the window, and the chat that it opens. The frame is fetched when it is opened first, and kept. */
export default function LiveChatPanel({ id }: { id: string }) {
  const messages = useLazyMessages(MESSAGES);
  return (
    <RemoteIntl messages={messages}>
      <Panel id={id} />
    </RemoteIntl>
  );
}

function Panel({ id }: { id: string }) {
  const { language, site } = useHost();
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const query = new URLSearchParams({ website_id: id, locale: language });
  return (
    <aside
      className={s.chat}
      aria-label={intl.formatMessage({ id: 'liveChat.frame' })}
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
    >
      <button
        type="button"
        className={s.button}
        aria-expanded={isOpen}
        aria-controls="live-chat"
        aria-label={intl.formatMessage({ id: isOpen ? 'liveChat.close' : 'liveChat.open' })}
        onClick={() => {
          setOpen(!isOpen);
          setWasOpen(true);
        }}
      >
        <Icon shape={isOpen ? close : bubble} />
      </button>
      <div id="live-chat" hidden={!isOpen}>
        {wasOpen && (
          <iframe
            className={s.frame}
            title={intl.formatMessage({ id: 'liveChat.frame' })}
            src={standInAddress(`${CRISP}/chat/embed/?${query}`, site.standIns)}
          />
        )}
      </div>
    </aside>
  );
}
