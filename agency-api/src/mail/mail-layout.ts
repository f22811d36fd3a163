import escapeHtml from 'escape-html';
import type { Language } from 'shared-kit/domain/languages';
import { pickText, formatPhone, colon, typeset } from 'shared-kit/domain/texts';
import type { AgencyConfig } from '../configuration/agency-config.ts';

/** A part of a mail's body. */
export type MailBlock =
  | { kind: 'text'; text: string }
  /** Quoted user input with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; label: string; address: string }
  | MailCard;

/** A listing with its picture, which leads to its page. */
export interface MailCard {
  kind: 'card';
  /** Above the title: why it is told. */
  note: string;
  title: string;
  /** Town, price, rooms. */
  lines: readonly string[];
  address: string;
  picture?: { address: string; alt: string } | undefined;
}

/** Body of a mail in the agency's name, as text and as HTML with the same content. */
export function layOutMail(
  config: AgencyConfig,
  language: Language,
  blocks: readonly MailBlock[],
): { text: string; html: string } {
  const identity = agencyLines(config, language);
  const shown = blocks
    .filter((block) => block.kind !== 'facts' || block.facts.length > 0)
    .map((block) => typesetBlock(block, language));
  return {
    text: [...shown.map((block) => blockText(block, colon(language))), ['-- ', ...identity].join('\n')].join(
      '\n\n',
    ),
    html: page(language, config.agency.name, shown.map(blockHtml).join('\n'), identity),
  };
}

/** The sender's company details (product F12). */
function agencyLines({ agency, languages }: AgencyConfig, language: Language): string[] {
  const text = (texts: Parameters<typeof pickText>[0]) => pickText(texts, language, languages.default);
  return [
    agency.legalName,
    `${agency.street}, ${agency.zip} ${text(agency.city)}`,
    `${formatPhone(agency.phone)} · ${agency.email}`,
    `${agency.vat} · ${text(agency.licence)}`,
  ];
}

/** What the agency says, as the language sets it; what a visitor wrote stays as it is. */
function typesetBlock(block: MailBlock, language: Language): MailBlock {
  if (block.kind === 'text') return { ...block, text: typeset(block.text, language) };
  if (block.kind === 'link') return { ...block, label: typeset(block.label, language) };
  return block;
}

function blockText(block: MailBlock, mark: string): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}${mark}${value}`).join('\n');
    case 'link':
      return `${block.label}${mark}${block.address}`;
    case 'card':
      return [`${block.note}${mark}${block.title}`, ...block.lines, block.address].join('\n');
  }
}

const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${lines(block.text)}</p>`;
    case 'quote':
      return `<p style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #2e5a4c;background:#f2eee6">${lines(block.text)}</p>`;
    case 'facts':
      return `<table style="margin:0 0 16px;border-collapse:collapse">${block.facts.map(factRow).join('')}</table>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.address)}" style="color:#2e5a4c">${escapeHtml(block.label)}</a></p>`;
    case 'card':
      return cardHtml(block);
  }
}

function cardHtml({ note, title, lines: facts, address, picture }: MailCard): string {
  const image = picture
    ? `<a href="${escapeHtml(address)}"><img src="${escapeHtml(picture.address)}" alt="${escapeHtml(picture.alt)}" width="534" style="display:block;width:100%;height:auto;border-radius:8px"></a>`
    : '';
  return (
    `<div style="margin:0 0 24px;padding:0 0 24px;border-bottom:1px solid #e4dfd5">${image}` +
    `<p style="margin:12px 0 0;color:#b4532f;font-size:13px">${escapeHtml(note)}</p>` +
    `<p style="margin:0;font-size:18px"><a href="${escapeHtml(address)}" style="color:#17211d">${escapeHtml(title)}</a></p>` +
    `<p style="margin:4px 0 0;color:#55605a">${facts.map(escapeHtml).join('<br>')}</p></div>`
  );
}

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><th style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#55605a">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;vertical-align:top">${lines(value)}</td></tr>`;

/** Tables and inline styles, as mail programs support little else. */
function page(language: Language, name: string, body: string, identity: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(name)}</title></head>
<body style="margin:0;background:#faf8f4;color:#17211d;font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<table role="presentation" style="width:100%;border-collapse:collapse"><tr><td style="padding:24px 16px">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e4dfd5;border-radius:12px">
<p style="margin:0 0 24px;color:#2e5a4c;font:24px/1.2 Georgia,serif">${escapeHtml(name)}</p>
${body}
</div>
<p style="max-width:600px;margin:16px auto 0;color:#55605a;font-size:13px">${identity.map(escapeHtml).join('<br>')}</p>
</td></tr></table>
</body>
</html>`;
}
