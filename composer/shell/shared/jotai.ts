/** The part of jotai that remotes may use. */
export { Provider, atom, createStore, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
