import './shell.css';
import { hydrateShell } from 'composer/shell/browser';
import { shell } from './shell.tsx';

hydrateShell(shell, {
  importShared: () => import(/* webpackChunkName: "federation" */ './shared-modules.ts'),
});
