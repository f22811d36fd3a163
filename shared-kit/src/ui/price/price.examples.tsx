import { Price } from './price.tsx';

export default {
  sale: <Price price={{ kind: 'amount', amount: 385_000, perMonth: false }} />,
  rent: <Price price={{ kind: 'amount', amount: 950, perMonth: true }} />,
  'starting from': <Price price={{ kind: 'from', amount: 279_000, perMonth: false }} />,
  'of new build': <Price price={{ kind: 'amount', amount: 315_000, perMonth: false, vat: 'excluded' }} />,
  'on request': <Price price={{ kind: 'on-request', amount: null, perMonth: false }} />,
  'life annuity': (
    <Price price={{ kind: 'amount', amount: 75_000, perMonth: false, annuity: { monthlyRent: 640 } }} />
  ),
  'whole price of a life annuity': (
    <Price price={{ kind: 'amount', amount: 230_000, perMonth: false, ofAnnuity: true }} />
  ),
};
