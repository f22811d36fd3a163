import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MessagePage as Message } from 'shared-kit/ui/message-page/message-page';

interface MessagePageProps {
  /** Message ids. */
  titleId: string;
  textId: string;
  /** Large figure above the title, such as the status. */
  status?: number;
  actions: ReactNode;
  children?: ReactNode;
}

/** A message of the shell: what happened, and ways on. */
export function MessagePage({ titleId, textId, ...parts }: MessagePageProps) {
  const intl = useIntl();
  return (
    <Message
      title={intl.formatMessage({ id: titleId })}
      text={intl.formatMessage({ id: textId })}
      {...parts}
    />
  );
}
