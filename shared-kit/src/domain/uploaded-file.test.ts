import {
  fileName,
  fileReference,
  refusalOfFile,
  refusedFile,
  totalSize,
  uploadedFile,
} from './uploaded-file.ts';

const FILE = { id: 'abcdefghij_-0123456789', size: 1_234, name: 'Façade sud.jpg' };

test('a reference says what it is of', () => {
  expect(uploadedFile(fileReference(FILE))).toEqual(FILE);
  expect(totalSize([fileReference(FILE), fileReference(FILE), 'refused:type/a.exe'])).toBe(2_468);
});

test.each(['', 'refused:type/a.exe', 'short/1/a.jpg', `${FILE.id}/1/a/b.jpg`, `${FILE.id}/-1/a.jpg`])(
  '%j is no reference',
  (text) => {
    expect(uploadedFile(text)).toBeUndefined();
  },
);

test('a refusal names rule and file, and only known rules', () => {
  expect(refusalOfFile(refusedFile('too-large', 'plan.pdf'))).toEqual({
    fault: 'too-large',
    name: 'plan.pdf',
  });
  expect(refusalOfFile('refused:because/plan.pdf')).toBeUndefined();
});

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Zoé\\CV.PDF', 'CV.pdf'],
  ['a\r\nSet-Cookie: b.pdf', 'a Set-Cookie b.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['', 'file.pdf'],
  ['x'.repeat(500), `${'x'.repeat(100)}.pdf`],
])('the file %j is kept as %j', (given, kept) => {
  expect(fileName(given, 'pdf')).toBe(kept);
});
