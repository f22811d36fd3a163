import { forgedAddressesCountAsOne } from './forged-addresses.ts';

forgedAddressesCountAsOne('without a proxy in front', { TRUST_PROXY: '' }, '');
forgedAddressesCountAsOne('behind a proxy that is named', { TRUST_PROXY: '127.0.0.1' }, '203.0.113.5');
