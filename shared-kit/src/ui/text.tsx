import { useIntl } from 'react-intl';

/** Text of the translations around it, by id. */
export type Text = (id: string, values?: Record<string, string | number>) => string;

/** `Text` in the language of the page. */
export function useText(): Text {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
