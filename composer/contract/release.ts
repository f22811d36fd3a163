import * as z from 'zod';
import { moduleKindSchema, declaredPropsSchema, propsSchema } from './widgets.ts';
import { languageSchema } from './register.ts';
import { embedsSchema, declaredThirdPartiesSchema } from './origins.ts';
import { linkNameSchema } from './links.ts';

/**
 * Version of the contract between shell, remotes and gateway. It is raised when a release built for the old one could not
 * run under the new one; the registry refuses a release whose contract the live shell does not support.
 */
export const CONTRACT_VERSION = 1;

/** Versions of the contract that shell, remotes and gateway of this workspace support. */
export const CONTRACTS_READ: readonly number[] = [CONTRACT_VERSION];

/** Name of an app. In a store that is a folder, `registry` lies beside the apps. */
export const appName = z
  .string()
  .regex(/^(?!registry$)[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens; not registry');
/** `dev` is a development build, `….incoming` an unfinished copy: neither is a version. */
const version = z
  .string()
  .regex(
    /^(?!dev$)(?!.*\.incoming$)[0-9A-Za-z][0-9A-Za-z.-]*$/,
    'letters, digits, dots and hyphens; not dev',
  );
/** Whether a text is a valid name of an app or published version. Valid names contain no path traversal. */
export const isAppName = (text: string): boolean => appName.safeParse(text).success;
export const isVersion = (text: string): boolean => version.safeParse(text).success;

/** Whether a text is a path within a release's folder, without traversal. */
export const isReleaseFile = (text: string): boolean => file.safeParse(text).success;
/** Whether a script is written in one way only as an address: an import map finds its hash by the address. Other files have none there. */
export const isPlainScript = (file: string): boolean => !/\.m?js$/i.test(file) || /^[\w./@+~-]+$/.test(file);
/** Whether a text is a valid name of a part that a release exposes. */
export const isExpose = (text: string): boolean => expose.safeParse(text).success;

export const widgetAddress = z.string().regex(/^[a-z][a-z0-9-]*\/[A-Z][A-Za-z0-9]*$/, 'like mf-shop/Basket');
export const slotName = z.string().regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'like article/below-text');
/** Name of a page or widget, whose code is exposed as `./ListPage`. */
export const partName = z.string().regex(/^[A-Z][A-Za-z0-9]*$/, 'like ListPage');
const expose = z.string().regex(/^\.\/[A-Za-z][A-Za-z0-9]*$/, 'like ./ListPage');
/** A folder of translations. */
export const messageGroup = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
/** Name of a watcher, which is that of its file. */
const watcher = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and hyphens');
const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(languageSchema, value);

/**
 * When the server's markup is hydrated: with the page, or on the visitor's first interaction (pointer, key or scrolling), and the layout
 * with it when all parts of a page wait; in windows wider than a phone, such a page waits until the line is idle at most. Deferred code is not part of the first view; until it is loaded the markup works by itself, with links, forms and `<details>`.
 */
const hydrate = z.enum(['load', 'interaction']).default('load');
export type Hydration = z.infer<typeof hydrate>;

/**
 * Paths of a page. `paths` are react-router patterns below the language prefix, one per language, without leading or trailing
 * slash ("articles/:topic/:slug?/:id"). `originalPaths` are paths without language that redirect to it ("/articles/",
 * "/article/:id/"). One whose first segment is a star is found by what follows, whatever stands before, where no other page
 * is. `link` is the name by which others lead there; its parameters are those of the paths.
 */
export const pageAddressSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  link: linkNameSchema.optional(),
  originalPaths: z.array(z.string().startsWith('/').endsWith('/')).optional(),
  paths: byLanguage(z.string().regex(/^[^/].*[^/]$/)),
});
export type PageAddress = z.infer<typeof pageAddressSchema>;

/**
 * A route that a remote serves. `widgets` ("mf-shop/Basket") and the fillers of the page's `slots` ("article/below-text") are
 * loaded before the page renders.
 */
export const routeSchema = pageAddressSchema.extend({
  page: expose,
  hydrate,
  /** Script that runs while the page is shown, also before it is hydrated: `src/<folder>/<watcher>.watcher.ts`. */
  watcher: watcher.optional(),
  /** For one person only: sign-in, a person's data, what a mail leads to. No third party is let in there. */
  private: z.boolean().default(false),
  widgets: z.array(widgetAddress).default([]),
  slots: z.array(slotName).default([]),
  /** Parameters of the address that the page reads. A page with others is made anew for each visitor. */
  query: z.array(z.string().regex(/^[A-Za-z][\w-]*$/)).default([]),
  /** Search engines are told of the page, whose path has no parameters. */
  inSitemap: z.literal(true).optional(),
});
export type RemoteRoute = z.infer<typeof routeSchema>;

/**
 * A component that other pages show by name, that shows content modules of some kinds, or that fills slots. `props` is the schema
 * of its props; without it any are accepted.
 */
export const widgetSchema = z.object({
  name: partName,
  expose,
  hydrate,
  /** Kinds of content modules that it shows: any name; its props are then those of `ModuleWidgetProps`. */
  modules: z.array(moduleKindSchema).default([]),
  /** Slots that it can fill; the registry says which it does fill. */
  slots: z.array(slotName).default([]),
  props: propsSchema.optional(),
});
export type RemoteWidgetDeclaration = z.infer<typeof widgetSchema>;

/** A place in a page that other remotes may fill: the props of each filler, and the maximum number of fillers. */
const slot = z.object({ max: z.number().int().min(1).max(12).default(1) });
const slotSchema = slot.extend({ props: propsSchema });
/** The same, as declared in a `remote.config.ts`. */
export const slotDeclarationSchema = slot.extend({ props: declaredPropsSchema });
export type SlotDeclaration = z.infer<typeof slotSchema>;

/** A path within the release's folder, without traversal, control characters or line breaks. Without flags, which a JSON schema has not. */
const file = z.string().regex(
  // eslint-disable-next-line no-control-regex
  /^(?!(?:[^\0]*\/)?\.{0,2}(?:\/|$))[^\\\0-\x1f\x7f-\x9f\u2028\u2029]+$/,
  'a file of the release',
);
const files = z.array(file);

const bytes = z.number().int().nonnegative();
/** Bytes of all scripts and stylesheets of an app for browsers, compressed by Brotli, with the texts of the language that has most. */
export const budgetSchema = bytes.positive();

/**
 * What is known of a build by an ordinary module federation plugin, without the composer's preset: it is shown in the browser only, has widgets only, and
 * shares nothing but `STOCK_SHARED`.
 */
export const stockSchema = z.strictObject({
  /** Its entry is a script that puts the container into a global variable, or an ES module that is the container. */
  type: z.enum(['global', 'module']),
  /** Name of its container: the global variable, and what its federation run time is known by in the page. */
  globalName: z.string().regex(/^[A-Za-z_$][\w$-]{0,99}$/, 'a name of a variable'),
  /** Version of the plugin that built it, which brings its own federation run time; the one that Rspack itself has names none. */
  plugin: z
    .string()
    .regex(/^[\w.+-]{1,60}$/, 'a version')
    .optional(),
});

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
    name: appName,
    version: z.union([version, z.literal('dev')]),
    /** Remote: its remoteEntry. Shell: the scripts that start it. */
    entry: files,
    css: files,
    /** Fonts that the shell's stylesheets use. */
    fonts: files.default([]),
    /** `messages`: scripts with the translations that it is shown with in place of the release's own. */
    exposes: z.record(z.string(), z.object({ js: files, css: files, messages: byLanguage(file).optional() })),
    /** Scripts with its translations: each hands those of one language to its own element. */
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
    /** Shared modules, and the federation run time: a shell says which versions it provides, a remote which ranges it needs. */
    shared: z.record(z.string(), z.string()),
    /** Exported names of the shared modules: those that a shell provides, those that a remote uses; `*` if the build cannot determine them. */
    sharedNames: z.record(z.string(), z.array(z.string())).default({}),
    files: z.record(file, z.string()),
    /** What its budget counts. */
    bytes: bytes.optional(),
    /** So many of them the app may have: over it the build fails. */
    budget: budgetSchema.optional(),
    stock: stockSchema.optional(),
  })
  .refine(({ kind, name: app }) => (kind === 'shell') === (app === 'shell'), {
    path: ['kind'],
    message: 'the shell, and nothing else, is of kind "shell"',
  })
  .refine(({ kind, messages }) => kind === 'remote' || Object.keys(messages).length > 0, {
    path: ['messages'],
    message: 'the languages of the site are those of its shell: it has one at least',
  })
  .refine(({ kind, thirdParties }) => kind === 'shell' || Object.keys(thirdParties).length === 0, {
    path: ['thirdParties'],
    message: 'only the shell loads third parties',
  })
  .refine(
    ({ stock, kind, entry, routes, messages }) =>
      !stock ||
      (kind === 'remote' && entry.length === 1 && routes.length === 0 && Object.keys(messages).length === 0),
    { path: ['stock'], message: 'a remote with one entry and widgets only, without pages and translations' },
  )
  .refine(({ stock, files: all }) => stock?.type !== 'module' || Object.keys(all).every(isPlainScript), {
    path: ['files'],
    message: 'scripts of a build whose entry is a module have names of letters, digits and ._@+~- only',
  });
export type Release = z.infer<typeof releaseSchema>;
/** The input type: fields with a default are optional. */
export type ReleaseInput = z.input<typeof releaseSchema>;

/** One line that a terminal can show: a name, or a reason. */
export const noteSchema = z
  .string()
  .regex(/^\P{Cc}{1,200}$/u, 'one line of at most 200 characters, without control characters');

/** Hash of a commit of Git, or the beginning of one. */
export const commitSchema = z.string().regex(/^[0-9a-f]{7,64}$/, 'a hash of Git, such as 2f3d1e1d');

/** Who changed what is live, why, and with which state of the sources. */
const authorSchema = z.object({
  who: noteSchema.optional(),
  note: noteSchema.optional(),
  commit: commitSchema.optional(),
});
export type Author = z.infer<typeof authorSchema>;

/**
 * A change of an app's live version; where an app was retired, the version that was live. With `canary` and `canary-end` the live version
 * stays: a share of the visitors gets another one from then on, or none does any more.
 */
const flipSchema = authorSchema.extend({
  version: z.string(),
  action: z.enum(['promote', 'rollback', 'retire', 'canary', 'canary-end']),
  at: z.iso.datetime(),
});
export type Flip = z.infer<typeof flipSchema>;

/** A change of what fills a slot. */
const slotChangeSchema = authorSchema.extend({ widgets: z.array(widgetAddress), at: z.iso.datetime() });
export type SlotChange = z.infer<typeof slotChangeSchema>;

/** A version of a remote that a share of the visitors gets in the place of the live one, to try it out. */
const canarySchema = authorSchema.extend({
  app: appName,
  version,
  percent: z.int().min(1).max(99),
  at: z.iso.datetime(),
});
export type Canary = z.infer<typeof canarySchema>;

/** What is live, as the release store has it: which version of each app, what fills the slots, and the latest changes of each, oldest first. */
export const registrySchema = z.object({
  schema: z.literal(1),
  live: z.record(appName, version),
  canary: canarySchema.optional(),
  /** Fillers of the slots of live pages, in order: slot → widgets. */
  slots: z.record(slotName, z.array(widgetAddress)).default({}),
  history: z.record(appName, z.array(flipSchema)).default({}),
  slotHistory: z.record(slotName, z.array(slotChangeSchema)).default({}),
  /** Versions that are being removed from the store, since when: none of them can go live. */
  removing: z.array(z.object({ app: appName, version, at: z.iso.datetime() })).default([]),
});
export type Registry = z.infer<typeof registrySchema>;
