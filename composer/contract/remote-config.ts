import * as z from 'zod';
import { embedsSchema } from './origins.ts';
import { linkNameSchema } from './links.ts';
import { declaredPropsSchema, propsSchema } from './widgets.ts';
import {
  appName,
  budgetSchema,
  messageGroup,
  partName,
  routeSchema,
  slotDeclarationSchema,
  slotName,
  widgetAddress,
  widgetSchema,
} from './release.ts';
import type { Release } from './release.ts';

/** What a page or widget is made of. */
const partSchema = z.strictObject({
  /** Its source file, relative to the remote's folder. */
  code: z.string().startsWith('./'),
  /** Groups of translations that come with it alone: folders of the remote's `messages/`, or shared ones. */
  messages: z.array(messageGroup).default([]),
  /** Props with which it has to render before a release goes live; a page has `data`. */
  fixture: propsSchema.optional(),
});

const { id, link, originalPaths, paths, inSitemap } = routeSchema.shape;
/** Where a page is. `id` is its link name unless it says another one. */
const addressSchema = z
  .strictObject({ id: id.optional(), link, originalPaths, paths, inSitemap })
  .refine((address) => address.id !== undefined || address.link !== undefined, {
    error: 'a page without link name has an id',
    path: ['id'],
  });

const { hydrate, watcher, private: isPrivate, widgets, slots, query } = routeSchema.shape;
const pageSchema = partSchema.extend({
  hydrate,
  watcher,
  private: isPrivate,
  widgets,
  slots,
  query,
  routes: z.array(addressSchema).min(1),
});

const { hydrate: widgetHydrate, modules, slots: filled } = widgetSchema.shape;
const widgetPartSchema = partSchema.extend({
  hydrate: widgetHydrate,
  modules,
  slots: filled,
  props: declaredPropsSchema.optional(),
});

const named = z.record(z.string(), z.unknown());
/** What is compared with other parts of a configuration; that is done as well where something else in it is wrong. */
const comparedSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      routes: z.array(z.object({ paths: named })),
      widgets: z.array(z.string()),
      slots: z.array(z.string()),
    }),
  ),
  widgets: named,
  uses: named,
  slots: named,
});

/** The hand-written configuration of a remote, in `remote.config.ts`. */
export const remoteConfigSchema = z
  .strictObject({
    name: appName,
    /** Groups of shared translations that all its parts need besides its own `messages/`. */
    sharedMessages: z.array(z.string()).default([]),
    /** Its pages, each with the addresses that lead there: ListPage → … */
    pages: z.record(z.string(), pageSchema).default({}),
    /** Components that other pages show by name, that show content modules, or that fill slots. */
    widgets: z.record(z.string(), widgetPartSchema).default({}),
    /** Widgets of other remotes that it shows, with the props that it passes. */
    uses: z.record(widgetAddress, declaredPropsSchema).default({}),
    /** Slots that its pages offer. */
    slots: z.record(slotName, slotDeclarationSchema).default({}),
    /** Link names that its pages lead to; one that is used does not go away. */
    links: z.array(linkNameSchema).default([]),
    embeds: embedsSchema.prefault({}),
    /** Over so many bytes its build fails; none by default. */
    budget: budgetSchema.optional(),
  })
  .superRefine(compareParts, { when: ({ value }) => comparedSchema.safeParse(value).success });
export type RemoteConfig = z.input<typeof remoteConfigSchema>;
export type PageConfig = NonNullable<RemoteConfig['pages']>[string];

/** A remote as its release describes it, with the source of each part. */
export interface Remote extends Required<
  Pick<Release, 'name' | 'uses' | 'fixtures' | 'slots' | 'links' | 'embeds'>
> {
  sharedMessages: string[];
  budget?: number | undefined;
  /** Source files: `./ListPage` → … */
  exposes: Record<string, string>;
  /** Groups of translations that come with one part alone. */
  messageGroups: Record<string, string[]>;
  routes: z.output<typeof routeSchema>[];
  widgets: z.output<typeof widgetSchema>[];
}

/** Reads a `remote.config.ts`. Throws what is wrong with it, all of it at once. */
export function defineRemote(config: RemoteConfig): Remote {
  const { success, data, error } = remoteConfigSchema.safeParse(config);
  if (!success)
    throw new Error(`remote.config.ts of ${config?.name ?? 'a remote'}:\n${z.prettifyError(error)}`);
  const { pages, widgets, ...rest } = data;
  const parts = Object.entries({ ...pages, ...widgets });
  const ofParts = <Value>(value: (part: (typeof parts)[number][1]) => Value | undefined) =>
    Object.fromEntries(
      parts.flatMap(([name, part]) => {
        const own = value(part);
        return own === undefined ? [] : [[toExpose(name), own]];
      }),
    );
  return {
    ...rest,
    exposes: ofParts(({ code }) => code),
    messageGroups: ofParts(({ messages }) => (messages.length ? messages : undefined)),
    fixtures: ofParts(({ fixture }) => fixture),
    routes: Object.entries(pages).flatMap(([name, { code, messages, fixture, routes, ...page }]) =>
      routes.map((address) => ({
        ...page,
        ...address,
        id: (address.id ?? address.link)!,
        page: toExpose(name),
      })),
    ),
    widgets: Object.entries(widgets).map(([name, { code, messages, fixture, ...widget }]) => ({
      ...widget,
      name,
      expose: toExpose(name),
    })),
  };
}

/** Refuses names that stand for two parts, and what a page shows or offers without saying its props. */
function compareParts(config: z.output<typeof comparedSchema>, context: z.core.$RefinementCtx) {
  const refuse = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const pages = Object.entries(config.pages);
  const languages = new Set(pages.flatMap(([, { routes }]) => routes.flatMap(listLanguages)));
  for (const [page, part] of pages) {
    for (const [index, address] of part.routes.entries())
      for (const language of languages)
        if (!listLanguages(address).includes(language))
          refuse(['pages', page, 'routes', index, 'paths', language], 'others have a path in that language');
    for (const widget of part.widgets)
      if (!Object.hasOwn(config.uses, widget))
        refuse(['uses', widget], `${page} shows it: say which props it is passed`);
    for (const slot of part.slots)
      if (!Object.hasOwn(config.slots, slot))
        refuse(['slots', slot], `${page} offers it: say which props its fillers get`);
  }
  for (const kind of ['pages', 'widgets'] as const)
    for (const name of Object.keys(config[kind]))
      if (!partName.safeParse(name).success) refuse([kind, name], 'a name is like ListPage');
  for (const name of Object.keys(config.widgets))
    if (Object.hasOwn(config.pages, name)) refuse(['widgets', name], 'a page has that name');
}

const listLanguages = ({ paths }: { paths: Record<string, unknown> }) => Object.keys(paths);

const toExpose = (name: string) => `./${name}`;
