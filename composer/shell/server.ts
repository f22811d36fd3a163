import type { ShellServer, SiteConfiguration } from '../contract/contract.ts';
import type { ServerSite, ShellSite } from './site.ts';
import { renderFixture } from './server/render-fixture.tsx';
import { renderPage } from './server/render-page.tsx';
import { startScript } from './server/start-scripts.ts';

/** What the server bundle of a shell exports. */
export function createShell(site: ShellSite, server: ServerSite): ShellServer {
  const { fallbackSite = noSite } = server;
  const parts = { site, fallbackSite, startScript: startScript(server) };
  return {
    render: (request) => renderPage(parts, request),
    renderFixture: (request) => renderFixture(site, fallbackSite, request),
    shared: server.sharedModules,
    messages: server.messages,
  };
}

const noSite = () => ({}) as SiteConfiguration;
