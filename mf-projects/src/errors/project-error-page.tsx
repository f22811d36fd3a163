import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { MessagePage } from 'shared-kit/ui/message-page/message-page';
import { useText } from 'shared-kit/ui/text';

/** In place of a project that is not offered (any longer): says so and leads on. */
export function ErrorPage() {
  const { href } = useHost();
  const text = useText();
  return (
    <MessagePage
      title={text('error.title')}
      text={text('error.text')}
      actions={
        <>
          <ButtonLink to={href('projects')}>{text('list.all')}</ButtonLink>
          <ButtonLink to={href('sale')} variant="secondary">
            {text('list.empty.seeSale')}
          </ButtonLink>
        </>
      }
    />
  );
}
