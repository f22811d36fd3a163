/** The part of react-intl that remotes may use. */
export {
  FormattedDate,
  FormattedMessage,
  FormattedNumber,
  IntlProvider,
  createIntl,
  defineMessages,
  useIntl,
} from 'react-intl';
