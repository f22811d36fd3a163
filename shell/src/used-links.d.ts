import type { NoParams } from 'composer/contract';

declare module 'composer/contract' {
  interface UsedLinks {
    home: NoParams;
    sale: NoParams;
    rent: NoParams;
  }
}
