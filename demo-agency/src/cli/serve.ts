import { mediaApp } from '../media/media-app.ts';

/** Serves the agency's pictures and documents on DEMO_AGENCY_PORT of this machine. */
const port = Number(process.env.DEMO_AGENCY_PORT || 4200);
const server = mediaApp().listen(port, 'localhost', (error) => {
  if (!error) return;
  process.stderr.write(`DEMO_AGENCY_PORT=${port}: ${error.message}\n`);
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
