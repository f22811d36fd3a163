/**
 * Widgets of other remotes that an app shows, with the props that it passes, by `remote/widget`. The app declares them where it uses them:
 *
 *     declare module 'composer/contract' {
 *       interface UsedWidgets { 'mf-shop/Basket': { articleId: number } }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the apps, by declaration merging
export interface UsedWidgets {}

/** Slots that the pages of an app offer, by name, with the props that it passes; declared as `UsedWidgets` are. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the apps, by declaration merging
export interface OfferedSlots {}
