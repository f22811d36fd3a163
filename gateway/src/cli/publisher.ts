import path from 'node:path';
import { servePublisher } from 'composer/publisher';

await servePublisher(path.resolve(import.meta.dirname, '../../..'));
