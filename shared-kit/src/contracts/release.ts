import * as z from 'zod';
import { moduleKindSchema } from './api/site.ts';
import { languageSchema } from './api/scalars.ts';

/**
 * Version of the contract between shell, remotes and gateway. It goes up when a release built for the old one could not
 * run under the new one; the registry refuses a release whose contract the live shell does not speak.
 */
export const CONTRACT_VERSION = 1;

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
const expose = z.string().regex(/^\.\/[A-Za-z][A-Za-z0-9]*$/, 'like ./ListPage');
const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(languageSchema, value);

/**
 * When scripts take over what the server sent: with the page, or at the visitor's first interaction (a pointer, a touch, a key). Code
 * that waits is not part of the first view; until it is there the markup works by itself, with links, forms and `<details>`.
 */
const hydrate = z.enum(['load', 'interaction']).default('load');
export type Hydration = z.infer<typeof hydrate>;

/**
 * Where a page is. `paths` are react-router patterns below the language prefix, one per language, without leading or trailing
 * slash ("a-vendre/:town/:slug?/:id"). `originalPath` is the language-less path of the spec that redirects to it ("/for-sale/",
 * "/property/:id/").
 */
const pageAddressSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  originalPath: z.string().startsWith('/').endsWith('/').optional(),
  paths: byLanguage(z.string().regex(/^[^/].*[^/]$/)),
});
export type PageAddress = z.infer<typeof pageAddressSchema>;

/** A route that a remote serves. `widgets` ("mf-forms/RequestInfo") are loaded before the page renders. */
export const routeSchema = pageAddressSchema.extend({
  page: expose,
  hydrate,
  widgets: z.array(z.string().regex(/^[a-z][a-z0-9-]*\/[A-Za-z]+$/)).default([]),
});
export type RemoteRoute = z.infer<typeof routeSchema>;

/** A component that other pages show by name, or that shows content modules of the given kinds. */
export const widgetSchema = z.object({
  name: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  expose,
  hydrate,
  modules: z.array(moduleKindSchema).default([]),
});
export type RemoteWidgetDeclaration = z.infer<typeof widgetSchema>;

/** What the team of a remote writes by hand, in `remote.config.ts`. */
export const remoteConfigSchema = z.object({
  name,
  /** Expose name → source file, relative to the remote's folder. */
  exposes: z.record(expose, z.string()),
  /** Groups of shared-kit's translations that its parts need, besides the remote's own `messages/`. */
  sharedMessages: z.array(z.string()).default([]),
  routes: z.array(routeSchema).default([]),
  widgets: z.array(widgetSchema).default([]),
});
export type RemoteConfig = z.input<typeof remoteConfigSchema>;

/** Typed entry for `remote.config.ts`. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;

const files = z.array(z.string());

/**
 * `release.json`: what a build yields besides its files. All paths are relative to the release's `web/` folder.
 * `files` maps every file of the release, relative to its root, to its sha384 integrity.
 */
export const releaseSchema = z.object({
  contract: z.number().int(),
  kind: z.enum(['shell', 'remote']),
  name,
  version: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/),
  /** Remote: its remoteEntry. Shell: the scripts that start it. */
  entry: files,
  css: files,
  /** Fonts that the shell's stylesheets use. */
  fonts: files.default([]),
  exposes: z.record(z.string(), z.object({ js: files, css: files })),
  messages: byLanguage(z.string()),
  routes: z.array(routeSchema),
  /** Shell: its own pages besides the home page. No remote may take their addresses. */
  pages: z.array(pageAddressSchema).default([]),
  widgets: z.array(widgetSchema),
  /** Shared modules: a shell says which versions it provides, a remote which ranges it needs. */
  shared: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
});
export type Release = z.infer<typeof releaseSchema>;

/** A change of an app's live version. */
const flipSchema = z.object({
  version: z.string(),
  action: z.enum(['promote', 'rollback']),
  at: z.iso.datetime(),
});

/**
 * `registry.json` of the release store: which version of each app is live, and the latest flips of each, oldest first. The only
 * file of the store that changes.
 */
export const registrySchema = z.object({
  schema: z.literal(1),
  live: z.record(name, z.string()),
  history: z.record(name, z.array(flipSchema)).default({}),
});
export type Registry = z.infer<typeof registrySchema>;
