import type { NoParams } from 'shared-kit/contracts/links';

declare module 'shared-kit/contracts/links' {
  interface UsedLinks {
    home: NoParams;
    sale: NoParams;
    rent: NoParams;
  }
}
