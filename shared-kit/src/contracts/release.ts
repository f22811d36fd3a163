import * as z from 'zod';
import { moduleKindSchema } from './api/site.ts';
import { languageSchema } from './api/scalars.ts';
import { embedsSchema } from './embeds.ts';
import { linkNameSchema } from './links.ts';
import { declaredPropsSchema, propsSchema } from './props-schema.ts';
import { declaredThirdPartiesSchema } from './third-parties.ts';

/**
 * Version of the contract between shell, remotes and gateway. It is raised when a release built for the old one could not
 * run under the new one; the registry refuses a release whose contract the live shell does not support.
 */
export const CONTRACT_VERSION = 10;

/** Versions of the contract that shell, remotes and gateway of this workspace support. */
export const CONTRACTS_READ: readonly number[] = [CONTRACT_VERSION, 9, 8, 7, 6, 5, 4, 3];

const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
/** `dev` is a development build, `….incoming` an unfinished copy: neither is a version. */
const version = z
  .string()
  .regex(
    /^(?!dev$)(?!.*\.incoming$)[0-9A-Za-z][0-9A-Za-z.-]*$/,
    'letters, digits, dots and hyphens; not dev',
  );
/** Whether a text is a valid name of an app or published version. Valid names contain no path traversal. */
export const isAppName = (text: string): boolean => name.safeParse(text).success;
export const isVersion = (text: string): boolean => version.safeParse(text).success;

const widgetAddress = z.string().regex(/^[a-z][a-z0-9-]*\/[A-Z][A-Za-z0-9]*$/, 'like mf-forms/RequestInfo');
const slotName = z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'like property/below-facts');
const expose = z.string().regex(/^\.\/[A-Za-z][A-Za-z0-9]*$/, 'like ./ListPage');
/** A folder of translations. */
const messageGroup = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
/** Name of a watcher, which is that of its file. */
const watcher = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(languageSchema, value);

/**
 * When the server's markup is hydrated: with the page, or on the visitor's first interaction (pointer, key or scrolling), and the layout
 * with it when all parts of a page wait. Deferred code is not part of the first view; until it is loaded the markup works by itself, with links, forms and `<details>`.
 */
const hydrate = z.enum(['load', 'interaction']).default('load');
export type Hydration = z.infer<typeof hydrate>;

/**
 * Paths of a page. `paths` are react-router patterns below the language prefix, one per language, without leading or trailing
 * slash ("a-vendre/:town/:slug?/:id"). `originalPath` is the path without language that redirects to it (product A10) ("/for-sale/",
 * "/property/:id/"). `link` is the name by which others lead there; its parameters are those of the paths.
 */
export const pageAddressSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  link: linkNameSchema.optional(),
  originalPath: z.string().startsWith('/').endsWith('/').optional(),
  paths: byLanguage(z.string().regex(/^[^/].*[^/]$/)),
});
export type PageAddress = z.infer<typeof pageAddressSchema>;

/**
 * A route that a remote serves. `widgets` ("mf-forms/RequestInfo") and the fillers of the page's `slots` ("property/below-facts") are
 * loaded before the page renders.
 */
export const routeSchema = pageAddressSchema.extend({
  page: expose,
  hydrate,
  /** Script that runs while the page is shown, also before it is hydrated: `src/<folder>/<watcher>.watcher.ts`. */
  watcher: watcher.optional(),
  /** For one person only: sign-in, an owner's data, what a mail leads to. No third party is let in there (product C14). */
  private: z.boolean().default(false),
  widgets: z.array(widgetAddress).default([]),
  slots: z.array(slotName).default([]),
  /** Parameters of the address that the page reads. A page with others is made anew for each visitor. */
  query: z.array(z.string().regex(/^[A-Za-z][\w-]*$/)).default([]),
  /** Search engines are told of the page, whose path has no parameters (product R8). */
  inSitemap: z.literal(true).optional(),
});
export type RemoteRoute = z.infer<typeof routeSchema>;

const widget = z.object({
  name: z.string().regex(/^[A-Z][A-Za-z0-9]*$/),
  expose,
  hydrate,
  /** Kinds of content modules that it shows: any name; its props are then those of `ModuleWidgetProps`. */
  modules: z.array(moduleKindSchema).default([]),
  /** Slots that it can fill; the registry says which it does fill. */
  slots: z.array(slotName).default([]),
});

/**
 * A component that other pages show by name, that shows content modules of some kinds, or that fills slots. `props` is the schema
 * of its props; without it any are accepted.
 */
export const widgetSchema = widget.extend({ props: propsSchema.optional() });
export type RemoteWidgetDeclaration = z.infer<typeof widgetSchema>;

/** A place in a page that other remotes may fill: the props of each filler, and the maximum number of fillers. */
const slot = z.object({ max: z.number().int().min(1).max(12).default(1) });
export const slotSchema = slot.extend({ props: propsSchema });
export type SlotDeclaration = z.infer<typeof slotSchema>;

/** The hand-written configuration of a remote, in `remote.config.ts`. */
export const remoteConfigSchema = z
  .object({
    name,
    /** Expose name → source file, relative to the remote's folder. */
    exposes: z.record(expose, z.string()),
    /** Groups of shared-kit's translations that the remote needs besides its own `messages/`. */
    sharedMessages: z.array(z.string()).default([]),
    /** Groups of translations that come with one expose only: folders of its `messages/`, or of shared-kit's. */
    messageGroups: z.record(expose, z.array(messageGroup)).default({}),
    routes: z.array(routeSchema).default([]),
    widgets: z.array(widget.extend({ props: declaredPropsSchema.optional() })).default([]),
    /** Widgets of other remotes that it shows, with the props that it passes. */
    uses: z.record(widgetAddress, declaredPropsSchema).default({}),
    /** Fixtures: props per expose that must render before a release is promoted; a page has `data`. */
    fixtures: z.record(expose, propsSchema).default({}),
    /** Slots that its pages offer. */
    slots: z.record(slotName, slot.extend({ props: declaredPropsSchema })).default({}),
    /** Link names that its pages lead to; one that is used does not go away. */
    links: z.array(linkNameSchema).default([]),
    embeds: embedsSchema.prefault({}),
  })
  .superRefine(({ exposes, messageGroups, routes, uses, slots }, context) => {
    const undeclared = (names: readonly string[], declared: object) =>
      names.filter((part) => !Object.hasOwn(declared, part));
    for (const part of undeclared(Object.keys(messageGroups), exposes))
      context.addIssue({ code: 'custom', path: ['messageGroups', part], message: 'no such expose' });
    for (const { id, ...route } of routes) {
      for (const part of undeclared(route.widgets, uses))
        context.addIssue({
          code: 'custom',
          path: ['uses', part],
          message: `route "${id}" shows it: say which props it is passed`,
        });
      for (const part of undeclared(route.slots, slots))
        context.addIssue({
          code: 'custom',
          path: ['slots', part],
          message: `route "${id}" offers it: say which props its fillers get`,
        });
    }
  });
export type RemoteConfig = z.input<typeof remoteConfigSchema>;

/** Types a `remote.config.ts`. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;

/** A path within the release's folder, without traversal. */
const file = z.string().regex(/^(?!(?:.*\/)?\.{0,2}(?:\/|$))[^\\\0]+$/, 'a file of the release');
const files = z.array(file);

/**
 * `release.json`: the manifest of a build. All paths are relative to the release's `web/` folder.
 * `files` maps every file of the release, relative to its root, to its sha384 integrity.
 */
export const releaseSchema = z
  .object({
    /** Contract version that it was built for. */
    contract: z.number().int(),
    /** Contract versions that it supports in the releases that it runs with. */
    reads: z.array(z.number().int()).default([]),
    kind: z.enum(['shell', 'remote']),
    name,
    version: z.union([version, z.literal('dev')]),
    /** Remote: its remoteEntry. Shell: the scripts that start it. */
    entry: files,
    css: files,
    /** Fonts that the shell's stylesheets use. */
    fonts: files.default([]),
    /** `messages`: translations that it is shown with in place of the release's own. */
    exposes: z.record(z.string(), z.object({ js: files, css: files, messages: byLanguage(file).optional() })),
    messages: byLanguage(file),
    routes: z.array(routeSchema),
    /** Shell: its own pages besides the home page. No remote may use their paths. */
    pages: z.array(pageAddressSchema).default([]),
    widgets: z.array(widgetSchema),
    uses: z.record(widgetAddress, propsSchema).default({}),
    fixtures: z.record(expose, propsSchema).default({}),
    slots: z.record(slotName, slotSchema).default({}),
    links: z.array(linkNameSchema).default([]),
    embeds: embedsSchema.prefault({}),
    /** Shell: third parties that it can load, with their origins. */
    thirdParties: declaredThirdPartiesSchema.default({}),
    /** Shared modules: a shell says which versions it provides, a remote which ranges it needs. */
    shared: z.record(z.string(), z.string()),
    /** Exported names of the shared modules: those that a shell provides, those that a remote uses; `*` if the build cannot determine them. */
    sharedNames: z.record(z.string(), z.array(z.string())).default({}),
    files: z.record(file, z.string()),
  })
  .refine(({ kind, name: app }) => (kind === 'shell') === (app === 'shell'), {
    path: ['kind'],
    message: 'the shell, and nothing else, is of kind "shell"',
  })
  .refine(({ kind, thirdParties }) => kind === 'shell' || Object.keys(thirdParties).length === 0, {
    path: ['thirdParties'],
    message: 'only the shell loads third parties',
  });
export type Release = z.infer<typeof releaseSchema>;
/** The input type: fields with a default are optional. */
export type ReleaseInput = z.input<typeof releaseSchema>;

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
  live: z.record(name, version),
  /** Fillers of the slots of live pages, in order: slot → widgets. */
  slots: z.record(slotName, z.array(widgetAddress)).default({}),
  history: z.record(name, z.array(flipSchema)).default({}),
});
export type Registry = z.infer<typeof registrySchema>;
