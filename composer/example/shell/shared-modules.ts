export { sharedLibraries as sharedModules } from 'composer/shell';
