import { listPath } from 'shared-kit/domain/property-path';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { MessagePage } from 'shared-kit/ui/message-page/message-page';
import { useText } from 'shared-kit/ui/text';

/** In place of a project that is not offered (any longer): says so and leads on. */
export function ErrorPage() {
  const { language } = useHost();
  const text = useText();
  return (
    <MessagePage
      title={text('error.title')}
      text={text('error.text')}
      actions={
        <>
          <ButtonLink to={listPath({ language, section: 'projects' })}>{text('list.all')}</ButtonLink>
          <ButtonLink to={listPath({ language, section: 'sale' })} variant="secondary">
            {text('list.empty.seeSale')}
          </ButtonLink>
        </>
      }
    />
  );
}
