import { StatusBadge } from './status-badge.tsx';

export default {
  available: <StatusBadge unit={{ status: null, isFree: true }} />,
  'under option': <StatusBadge unit={{ status: 'under-option', isFree: false }} />,
  sold: <StatusBadge unit={{ status: 'sold', isFree: false }} />,
};
