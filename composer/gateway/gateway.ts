export { ApiCalls } from './api-calls/api-calls.ts';
export type { ApiFetch, ApiRequest } from './api-calls/api-fetch.ts';
export { apiFetch } from './api-calls/api-fetch.ts';
export { apiParts, followCall } from './api-calls/api-parts.ts';
export { ApiAway, Availability } from './api-calls/availability.ts';
export { FollowedState } from './api-calls/content-state.ts';
export { waitFor } from './api-calls/wait-for.ts';
export type { Gateway } from './create-gateway.ts';
export { createGateway } from './create-gateway.ts';
export { CriticalCss } from './critical-css/critical-css.ts';
export { developmentFolder } from './development/development-releases.ts';
export { Deltas } from './dictionaries/deltas.ts';
export { dictionaryMatch, fileFamily } from './dictionaries/file-family.ts';
export { encodingFor } from './encodings/encoding-for.ts';
export type { Encoding, Level } from './encodings/encodings.ts';
export { compress, decompress } from './encodings/encodings.ts';
export { bodyLimit } from './http/limits.ts';
export { metricsServer } from './http/metrics-server.ts';
export { RETRY_AFTER, sendProblem } from './http/problem.ts';
export { siteOrigin } from './http/site-origin.ts';
export { proxiedHeaders } from './http/visitor-headers.ts';
export { integrityOf } from './integrity.ts';
export { CompositionFile } from './releases/composition-file.ts';
export { FileReleaseStore } from './releases/file-store/file-release-store.ts';
export { readStored } from './releases/file-store/read-stored.ts';
export { fillSlot } from './releases/fill-slot.ts';
export { LiveReleases } from './releases/live-releases.ts';
export { OutcomeRecorder } from './releases/outcome-recorder.ts';
export type { PageSources } from './releases/page-sources.ts';
export { promote, rollback } from './releases/promote.ts';
export { publish } from './releases/publish.ts';
export { ReleaseRefused } from './releases/release-refused.ts';
export type { LiveStore, ReleaseStore } from './releases/release-store.ts';
export type { StoredRelease } from './releases/snapshot.ts';
export { announceGateway } from './releases/running-gateways.ts';
export { Snapshot } from './releases/snapshot.ts';
export type { PageRequest } from './renderer-channel/messages.ts';
export type { PageTask, Rendered, RenderedPage } from './renderers/page-task.ts';
export { FormInterrupted } from './renderers/page-task.ts';
export { releaseCallUrl } from './renderers/release-call.ts';
export { RendererPool } from './renderers/renderer-pool.ts';
export type { RendererMetrics } from './renderers/start-renderers.ts';
export { startRenderers } from './renderers/start-renderers.ts';
export { serveGateway } from './serve-gateway.ts';
export type { GatewaySettings } from './settings.ts';
export { GATEWAY_SECRETS, gatewaySettings, gatewayShape } from './settings.ts';
export type {
  ApiParts,
  GatewayParts,
  GatewaySite,
  GatewayTexts,
  IframeFacts,
  ReadFacts,
  SiteFacts,
} from './site.ts';
