import QRCode from 'qrcode';
import { printed, COLOURS, decorate, write, type Sheet } from '../../pdf/sheet.ts';
import { MARGIN, WIDTH, type Drawing, type BrochureContent } from './brochure-parts.ts';

const { INK, SOFT, TINT } = COLOURS;

export const CONTACT_HEIGHT = 104;

/** The contact person, the agency, and the code of the page. */
export function drawContact(
  { sheet, tag }: Drawing,
  { agency, contact, page }: BrochureContent,
  top: number,
): void {
  const padding = 14;
  const code = CONTACT_HEIGHT - 2 * padding;
  decorate(sheet, () => sheet.roundedRect(MARGIN, top, WIDTH, CONTACT_HEIGHT, 8).fill(TINT));
  const left = MARGIN + padding;
  tag('H2', () =>
    write(sheet, 'text', 8.5, SOFT).text(printed(sheet, contact.title), left, top + padding, {
      lineBreak: false,
    }),
  );
  tag('P', () => {
    write(sheet, 'strong', 12, INK).text(printed(sheet, contact.name), left, top + padding + 13, {
      width: 200,
      lineBreak: false,
    });
    write(sheet, 'text', 9.5, INK).text(printed(sheet, contact.lines.join('\n')), left, top + padding + 31, {
      width: 200,
      lineGap: 2,
    });
  });
  tag('P', () =>
    write(sheet, 'text', 8, SOFT).text(
      printed(sheet, [agency.name, ...agency.lines].join('\n')),
      left + 190,
      top + padding + 1,
      {
        width: 130,
        height: code,
        lineGap: 1.5,
        ellipsis: true,
      },
    ),
  );
  const codeX = MARGIN + WIDTH - padding - code;
  tag('P', () =>
    write(sheet, 'text', 8, SOFT).text(printed(sheet, page.text), codeX - 98, top + padding + 1, {
      width: 88,
      align: 'right',
      lineGap: 1.5,
    }),
  );
  tag('Figure', () => drawCode(sheet, page.address, codeX, top + padding, code), { alt: page.address });
}

function drawCode(sheet: Sheet, address: string, x: number, y: number, size: number): void {
  const { modules } = QRCode.create(address, { errorCorrectionLevel: 'M' });
  const each = size / modules.size;
  sheet.rect(x - 4, y - 4, size + 8, size + 8).fill('#ffffff');
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) sheet.rect(x + column * each, y + row * each, each + 0.05, each + 0.05);
  sheet.fill('#000000');
}
