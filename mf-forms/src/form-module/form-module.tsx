import type { ReactNode } from 'react';
import type { ContentModule } from 'shared-kit/contracts/api/site';
import { RichText } from 'shared-kit/ui/rich-text/rich-text';
import { Section } from 'shared-kit/ui/section/section';
import s from './form-module.module.css';

/** A form on a page of the content (product M2), beside the text that the agency wrote for it. */
export function FormModule({
  module,
  title,
  children,
}: {
  module: ContentModule;
  /** Where the module has none. */
  title: string;
  children: ReactNode;
}) {
  return (
    <div id={module.id}>
      <Section title={module.title || title}>
        <div className={s.module}>
          <RichText className={s.introduction} html={module.description} language={undefined} />
          <div className={s.form}>{children}</div>
        </div>
      </Section>
    </div>
  );
}
