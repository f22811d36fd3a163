import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/** Where texts for visitors, owners and the agency stand: messages of apps, content and feed of the demo agency, words of mails and documents. */
const TEXTS =
  /\/messages\/.*\.json$|^demo-agency\/(?:content|configuration)\/.*\.(?:json|md)$|^demo-agency\/src\/feed\/.*(?<!\.test)\.ts$|^agency-api\/.*(?:words|texts|mail)[a-z-]*\.ts$/;

/** What native readers stumbled over, with what stands in its place. */
const STUMBLED: readonly (readonly [stumbled: RegExp, better: string])[] = [
  // French
  [/Mot de passe est/, 'Le mot de passe est'],
  [/« Effectué »|"Effectué"/, 'Effectuée'],
  [/supportable/, 'compatible avec vos revenus'],
  [/\d kB\b/, 'ko'],
  [/(?:e-mail|message|mail) (?:est parti|part dès)/, 'est envoyé'],
  [/Rez-de-Chaussée/, 'rez-de-chaussée'],
  [/Nous l’envoyons à un ami/, 'Envoyer à un ami'],
  [/Une maison sûre/, 'de confiance'],
  [/connexion de Anne/, 'd’Anne'],
  // Dutch
  [/draaglijk/, 'haalbaar'],
  [/Ik ga akkoord dat/, 'Ik ga ermee akkoord dat'],
  [/vertrekt uw bericht|vertrokken is/, 'wordt automatisch verstuurd, verstuurd is'],
  [/Zoeken voor u/, 'say what it does'],
  [/is goed verzonden/, 'is verzonden'],
  [/[Aa]anspreking/, 'aanspreektitel'],
  [/mooie volumes|minerale gevel|vlak bij de place|wit blad papier/, 'say it in Dutch'],
  // German
  [/[Kk]undenstimm|Stimmen (?:der Kunden|von Personen)/, 'Erfahrungsbericht'],
  [/Ein Garten zum Verlieren/, 'zum Träumen'],
  [/beheiztes Schwimmbad/, 'beheizter Pool'],
  [/Anlage aus Stein/, 'Betongold'],
  [/Alter Rentenberechtigte/, 'Alter der Rentenberechtigten'],
  [/Überlebensrente/, 'Hinterbliebenenrente'],
  [/Eigentümerbereich/, 'Eigentümerportal'],
  [/geht ab\b/, 'wird automatisch gesendet'],
  [/Sie zahlen dann 10/, 'Danach leisten Sie eine Anzahlung'],
  [/Zeigen Sie sie jemandem/, 'Zeigen Sie die Immobilie jemandem'],
  [/einzige eigene Wohnung/, 'einziges Eigenheim'],
  [/"Einzubauen"/, 'Küche: keine'],
  [/Immobilien mit Sorgfalt|mit Sorgfalt und Ortskenntnis/, 'a phrase that a German would say'],
  // English
  [/leaves (?:by itself|as soon as)|e-mail has left\b/, 'is sent automatically'],
  [/(?:E-mail|email address) of your friend/, 'Your friend’s e-mail'],
  [/: "Offered"/, 'Status'],
  [/sent correctly/, 'sent'],
  [/for you to pay/, 'you pay'],
  [/heart of a home to keep|Kept as a list/, 'save, as the button says'],
  [/handled with care/, 'a phrase that an Englishman would say'],
  [/business in full activity/, 'thriving business'],
  [/volume without columns/, 'column-free space'],
  [/Allotment permit/, 'subdivision permit'],
  // All
  [/une adresse qui compte/, 'each language its own line'],
  [/\bCO2\b/, 'CO₂'],
];

test('no text has a wording back that native readers stumbled over', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => TEXTS.test(file) && !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        STUMBLED.filter(([stumbled]) => stumbled.test(line)).map(
          ([stumbled, better]) => `${file}:${index + 1}: ${stumbled.source}: ${better}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
