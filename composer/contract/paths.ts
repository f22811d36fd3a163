export * from './canonical-path.ts';
export * from './fold-accents.ts';
export * from './path-pattern.ts';
export * from './path-language.ts';
