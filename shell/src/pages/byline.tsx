import { FormattedDate, FormattedMessage } from 'react-intl';
import type { Language } from 'shared-kit/domain/languages';

/** A day, written out in the language of the page; the same wherever the server and the visitor are. */
export function PublishedOn({ date }: { date: string }) {
  return (
    <time dateTime={date}>
      <FormattedDate
        value={`${date}T12:00:00Z`}
        timeZone="Europe/Brussels"
        day="numeric"
        month="long"
        year="numeric"
      />
    </time>
  );
}

/** Says that a text is in another language than the page. */
export function WrittenIn({ language }: { language: Language }) {
  return <FormattedMessage id={`content.writtenIn.${language}`} />;
}
