import { randomFor } from 'shared-kit/domain/seeded-random';
import { documentsFor } from './documents.ts';

test.each([
  ['wallonia', ['Certificat PEB', 'EPB-certificaat', 'PEB certificate', 'Energieausweis (PEB)']],
  ['brussels', ['Certificat PEB', 'EPB-certificaat', 'PEB certificate', 'Energieausweis (PEB)']],
  ['flanders', ['Certificat EPC', 'EPC-attest', 'EPC certificate', 'Energieausweis (EPC)']],
] as const)('a certificate has the name of its region, %s, in each language', (region, names) => {
  const [{ name } = { name: undefined }] = documentsFor(1, ['energy'], randomFor('documents'), region);
  expect([name?.fr, name?.nl, name?.en, name?.de]).toEqual(names);
});
