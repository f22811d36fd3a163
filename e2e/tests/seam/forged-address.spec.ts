import { forgedAddressesCountAsOne } from './forged-addresses.ts';

forgedAddressesCountAsOne('behind one proxy', { TRUST_PROXY: '1' }, '203.0.113.5');
