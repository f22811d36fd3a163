import { useIntl } from 'react-intl';
import { formatEuro, formatWholeNumber } from 'shared-kit/domain/numbers';
import { useHost } from 'composer/host';

/** Text of the translations around it, by id. */
export type Text = (id: string, values?: Record<string, string | number>) => string;

/** `Text` in the language of the page. */
export function useText(): Text {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}

/** How numbers are written on the page (product T2, T3). */
export interface Numbers {
  euro(amount: number | null | undefined): string;
  whole(value: number): string;
}

/** Numbers in the locale that configuration has for the page's language. */
export function useNumbers(): Numbers {
  const { numberLocale } = useHost().site;
  return {
    euro: (amount) => formatEuro(amount, numberLocale),
    whole: (value) => formatWholeNumber(value, numberLocale),
  };
}

/** An e-mail address, whose line breaks after its "@" where it has no room; other words are shown as they are. */
export function EmailAddress({ children }: { children: string }) {
  const [name, host] = children.split('@');
  if (host === undefined) return children;
  return (
    <span>
      {name}@<wbr />
      {host}
    </span>
  );
}
