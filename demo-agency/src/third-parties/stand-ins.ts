import { Router } from 'express';

/** Where the stand-ins are, below the origin of the demo agency's server: `/third-parties/<host><path>` of what they stand for. */
const STAND_INS_PATH = '/third-parties';

/** Says in the console what a tag is told, and leaves a cookie as the real one would: both end when consent is withdrawn. */
const tag = (name: string, cookie: string, queue: string) => `(() => {
  const tell = (entry) => console.info('[stand-in: ${name}]', ...(Object.prototype.toString.call(entry) === '[object Arguments]' ? entry : [entry]));
  ${queue}
  document.cookie = '${cookie}=stand-in; path=/; SameSite=Lax';
})();
`;

const DATA_LAYER = `const told = (window.dataLayer ??= []);
  told.forEach(tell);
  const push = told.push;
  told.push = (...entries) => (entries.forEach(tell), push.apply(told, entries));`;

const PIXEL_QUEUE = `for (const command of window.fbq.queue.splice(0)) tell(command);
  window.fbq.callMethod = (...command) => tell(command);`;

/** A line of text with stars in each place for it. */
const REVIEWS = `for (const place of document.querySelectorAll('.trustpilot-widget')) {
  const words = { fr: 'avis fictifs', nl: 'verzonnen beoordelingen', en: 'invented reviews', de: 'erfundene Bewertungen' };
  place.textContent = '★★★★★ 4,8 / 5 · ' + words[place.dataset.locale.slice(0, 2)];
}
`;

const CHAT_TEXTS: Readonly<Record<string, readonly [greeting: string, answer: string, field: string]>> = {
  fr: [
    'Bonjour ! Que pouvons-nous faire pour vous ?',
    'Merci ! Ceci est une démonstration : personne ne lit ce message.',
    'Votre message',
  ],
  nl: [
    'Goedendag! Wat kunnen we voor u doen?',
    'Bedankt! Dit is een demo: niemand leest dit bericht.',
    'Uw bericht',
  ],
  en: [
    'Hello! What can we do for you?',
    'Thank you! This is a demonstration: nobody reads this message.',
    'Your message',
  ],
  de: [
    'Guten Tag! Was können wir für Sie tun?',
    'Danke! Dies ist eine Vorführung: Niemand liest diese Nachricht.',
    'Ihre Nachricht',
  ],
};

/** A chat that answers once, whatever is written. */
function chat(language: string): string {
  const known = Object.hasOwn(CHAT_TEXTS, language) ? language : 'en';
  const [greeting, answer, field] = CHAT_TEXTS[known]!;
  return `<!doctype html>
<html lang="${known}"><meta charset="utf-8"><title>Chat</title>
<style>
  body { display: flex; flex-direction: column; gap: 8px; height: 100vh; margin: 0; padding: 12px; box-sizing: border-box; font: 16px/1.4 sans-serif; background: #faf8f4 }
  p { max-width: 80%; margin: 0; padding: 8px 12px; border-radius: 12px; background: #e7e2d8 }
  p.own { align-self: end; color: #fff; background: #2e5a4c }
  form { margin-top: auto; display: flex } input { flex: 1; padding: 10px; font: inherit }
</style>
<p>${greeting}</p>
<form><input aria-label="${field}" placeholder="${field}" required></form>
<script>
  const form = document.querySelector('form');
  const say = (text, own) => form.before(Object.assign(document.createElement('p'), { textContent: text, className: own ? 'own' : '' }));
  form.onsubmit = (event) => { event.preventDefault(); say(form[0].value, true); say(${JSON.stringify(answer)}); form.reset(); };
</script></html>
`;
}

const SCRIPTS: Readonly<Record<string, string>> = {
  'www.googletagmanager.com/gtm.js': tag('Google Tag Manager', '_dc_gtm_demo', DATA_LAYER),
  'www.googletagmanager.com/gtag/js': tag('Google tag', '_ga', ''),
  'connect.facebook.net/en_US/fbevents.js': tag('Meta Pixel', '_fbp', PIXEL_QUEUE),
  'widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js': REVIEWS,
};

/** Stands for the servers of third parties, so that consent, tags, reviews and chat are seen at work without any of them. */
export function standInsRouter(): Router {
  const router = Router();
  for (const [address, script] of Object.entries(SCRIPTS))
    router.get(`${STAND_INS_PATH}/${address}`, (_request, response) => void response.type('js').send(script));
  router.get(
    `${STAND_INS_PATH}/go.crisp.chat/chat/embed/`,
    ({ query }, response) => void response.type('html').send(chat(String(query.locale))),
  );
  return router;
}
