import { webpackPreset } from 'composer/build';
import { languages } from './site.ts';

export const { remoteWebpack, shellWebpack } = webpackPreset({ languages });
