import { startPage } from 'composer/shell/browser';

startPage();
