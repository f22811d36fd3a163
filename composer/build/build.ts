export type { BuildOptions, SiteOptions } from './options.ts';
export { webpackPreset } from './webpack-preset.ts';
export type { ShellConfig } from './webpack-preset.ts';
export { assetRule, cssRule, typescriptRule } from './webpack-rules.ts';
export type { BuildTarget } from './webpack-rules.ts';
