export { ApiCalls } from './api-calls/api-calls.ts';
export type { ApiFetch } from './api-calls/api-fetch.ts';
export { apiParts, followCall } from './api-calls/api-parts.ts';
export { ApiAway, Availability } from './api-calls/availability.ts';
export { bodyLimit } from './http/limits.ts';
export { RETRY_AFTER, sendProblem } from './http/problem.ts';
export { siteOrigin, proxiedHeaders } from './http/visitor-headers.ts';
export { computeIntegrity } from './integrity.ts';
export { FileReleaseStore } from './releases/file-store/file-release-store.ts';
export { fillSlot } from './releases/fill-slot.ts';
export { LiveReleases } from './releases/live-releases.ts';
export { openReleaseStore } from './releases/open-release-store.ts';
export { OutcomeRecorder } from './releases/outcome-recorder.ts';
export type { PageSources } from './releases/page-sources.ts';
export { promote, rollback, startCanary } from './releases/promote.ts';
export { publish } from './releases/publish.ts';
export { ReleaseRefused } from './releases/release-refused.ts';
export type { ReleaseStore } from './releases/release-store.ts';
export { releaseCallUrl } from './renderers/renderer-calls.ts';
export { serveGateway } from './serve-gateway.ts';
export type { GatewaySettings } from './settings.ts';
export { GATEWAY_SECRETS, gatewaySettings, gatewayShape, readGatewaySettings } from './settings.ts';
export type {
  ApiParts,
  GatewayParts,
  GatewaySite,
  GatewayTexts,
  IframeFacts,
  ReadFacts,
  SiteDescription,
  SiteFacts,
} from './site.ts';
