/** The part of react-intl that remotes may use. */
export {
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  IntlProvider,
  RawIntlProvider,
  createIntl,
  defineMessages,
  useIntl,
} from 'react-intl';
