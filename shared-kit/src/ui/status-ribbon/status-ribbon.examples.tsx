import { statusSchema } from '../../contracts/api/listing.ts';
import { StatusRibbon } from './status-ribbon.tsx';

export default Object.fromEntries(
  statusSchema.options.map((status) => [status, <StatusRibbon status={status} marquee={null} />]),
);
