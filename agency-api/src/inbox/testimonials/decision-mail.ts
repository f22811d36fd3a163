import type { TestimonialDecision } from 'shared-kit/contracts/api/testimonial';
import type { Language } from 'shared-kit/domain/languages';
import type { RefusalReason } from 'shared-kit/domain/testimonials';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { layOutMail, type MailBlock } from '../../mail/mail-layout.ts';
import type { Mail } from '../../mail/queue-mail.ts';

interface Words {
  greeting: string;
  published: { subject: string; news: string; see: string; undo: string };
  refused: { subject: string; news: string; answer: string };
  reasons: Record<RefusalReason, string>;
  closing: string;
}

const WORDS: Record<Language, Words> = {
  nl: {
    greeting: 'Goedendag,',
    published: {
      subject: 'Uw getuigenis staat op onze site',
      news: 'Bedankt voor uw getuigenis. Ze staat vanaf nu op onze site, zoals u ze schreef.',
      see: 'Uw getuigenis bekijken',
      undo: 'Wilt u ze laten verwijderen? Beantwoord deze e-mail.',
    },
    refused: {
      subject: 'Uw getuigenis staat niet op onze site',
      news: 'Uw getuigenis staat niet op onze site. De reden:',
      answer: 'Bent u het daar niet mee eens? Beantwoord deze e-mail: wij bekijken het opnieuw.',
    },
    reasons: {
      insult: 'ze bevat beledigingen of persoonlijke gegevens van iemand anders',
      stranger: 'wij vinden u niet terug bij onze klanten',
      withdrawn: 'de schrijver heeft gevraagd ze te verwijderen',
    },
    closing: 'Met vriendelijke groeten,',
  },
  fr: {
    greeting: 'Bonjour,',
    published: {
      subject: 'Votre témoignage est en ligne',
      news: 'Merci pour votre témoignage. Il est désormais sur notre site, tel que vous l’avez écrit.',
      see: 'Voir votre témoignage',
      undo: 'Vous souhaitez le retirer ? Répondez simplement à cet e-mail.',
    },
    refused: {
      subject: 'Votre témoignage n’est pas en ligne',
      news: 'Votre témoignage n’est pas sur notre site. La raison :',
      answer: 'Vous n’êtes pas d’accord ? Répondez à cet e-mail : nous reverrons notre décision.',
    },
    reasons: {
      insult: 'il contient des injures ou des données personnelles d’autrui',
      stranger: 'nous ne vous retrouvons pas parmi nos clients',
      withdrawn: 'son auteur a demandé de le retirer',
    },
    closing: 'Bien à vous,',
  },
  en: {
    greeting: 'Hello,',
    published: {
      subject: 'Your testimonial is on our site',
      news: 'Thank you for your testimonial. It is on our site from now on, as you wrote it.',
      see: 'See your testimonial',
      undo: 'Would you like it removed? Simply reply to this e-mail.',
    },
    refused: {
      subject: 'Your testimonial is not on our site',
      news: 'Your testimonial is not on our site. The reason:',
      answer: 'Do you disagree? Reply to this e-mail and we will look at it again.',
    },
    reasons: {
      insult: 'it contains insults or personal data of somebody else',
      stranger: 'we do not find you among our clients',
      withdrawn: 'its author asked for it to be removed',
    },
    closing: 'Kind regards,',
  },
  de: {
    greeting: 'Guten Tag,',
    published: {
      subject: 'Ihr Erfahrungsbericht ist online',
      news: 'vielen Dank für Ihren Erfahrungsbericht. Er steht ab jetzt auf unserer Website, so wie Sie ihn geschrieben haben.',
      see: 'Ihren Erfahrungsbericht ansehen',
      undo: 'Möchten Sie ihn entfernen lassen? Antworten Sie einfach auf diese E-Mail.',
    },
    refused: {
      subject: 'Ihr Erfahrungsbericht ist nicht online',
      news: 'Ihr Erfahrungsbericht steht nicht auf unserer Website. Der Grund:',
      answer: 'Sie sind anderer Meinung? Antworten Sie auf diese E-Mail: Wir prüfen es noch einmal.',
    },
    reasons: {
      insult: 'er enthält Beleidigungen oder persönliche Daten anderer',
      stranger: 'wir finden Sie nicht unter unseren Kunden',
      withdrawn: 'der Verfasser hat um die Entfernung gebeten',
    },
    closing: 'Mit freundlichen Grüßen',
  },
};

interface Author {
  email: string;
  language: Language;
  slug: string;
  site: string | null;
}

/** Tells whoever wrote a testimonial that it is published, or why it is not. It holds nothing that they wrote. */
export function decisionMail(
  config: AgencyConfig,
  { email, language, slug, site }: Author,
  { decision, reason, note }: TestimonialDecision,
): Mail {
  const { greeting, published, refused, reasons, closing } = WORDS[language];
  const text = (words: string): MailBlock => ({ kind: 'text', text: words });
  const isPublished = decision === 'publish';
  const body: MailBlock[] = isPublished
    ? [
        text(published.news),
        ...(site
          ? [
              {
                kind: 'link' as const,
                label: published.see,
                address: `${site}/${language}/testimonials/${slug}/`,
              },
            ]
          : []),
        text(published.undo),
      ]
    : [
        text(`${refused.news} ${reason ? reasons[reason] : ''}`.trim()),
        ...(note ? [{ kind: 'quote' as const, text: note }] : []),
        text(refused.answer),
      ];
  return {
    to: { address: email },
    replyTo: config.agency.email,
    subject: `${isPublished ? published.subject : refused.subject} – ${config.agency.name}`,
    ...layOutMail(config, language, [text(greeting), ...body, text(`${closing}\n${config.agency.name}`)]),
  };
}
