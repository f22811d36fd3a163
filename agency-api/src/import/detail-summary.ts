import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
export type DetailSummary = Partial<PropertyDetailRecord>;
