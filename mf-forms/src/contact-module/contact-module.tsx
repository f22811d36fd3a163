import { useIntl } from 'react-intl';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import { useHost } from 'shared-kit/host';
import { RichText } from 'shared-kit/ui/rich-text/rich-text';
import { Section } from 'shared-kit/ui/section/section';
import type { FormSession } from '../form/form-session.ts';
import { VisitorForm } from '../form/visitor-form.tsx';
import s from './contact-module.module.css';

/** The contact form on a page of the content (product M2). Without JavaScript the contact page takes it. */
export default function ContactModule({ module, data }: ModuleWidgetProps<FormSession>) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  const thanksPath = href('contact-thanks');
  if (!thanksPath) return null;
  return (
    <div id={module.id}>
      <Section title={module.title || formatMessage({ id: 'contact.invitation' })}>
        <div className={s.module}>
          <RichText className={s.introduction} html={module.description} language={undefined} />
          <div className={s.form}>
            <VisitorForm
              name={`module-${module.id}`}
              session={data}
              action={href('contact')}
              thanksPath={thanksPath}
              remarkHint={formatMessage({ id: 'contact.hint' })}
            />
          </div>
        </div>
      </Section>
    </div>
  );
}
