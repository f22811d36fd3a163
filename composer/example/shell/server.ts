import { createShell } from 'composer/shell/server';
import { sharedModules } from './shared-modules.ts';
import { shell } from './shell.tsx';

export const { render, renderFixture, shared, messages } = createShell(shell, {
  sharedModules,
  messages: __MESSAGES__,
});
