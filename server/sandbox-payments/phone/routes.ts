import type { FastifyInstance, FastifyReply } from 'fastify';
import { invalid } from '../daraja/daraja-error.ts';
import type { Store } from '../store/store.ts';
import { HANDSET_SCRIPT, handsetPage, PHONE_STYLE, phoneListPage } from './pages.ts';
import { answerPrompt, isPhone, knownPhones, phoneState } from './phones.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'";

const page = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html);

/** The phones of the sandbox: they show payment prompts, take a PIN, and keep messages. */
export function phoneRoutes(app: FastifyInstance, store: Store): void {
  app.get<{ Querystring: { number?: string } }>('/phone', async ({ query: { number } }, reply) => {
    const digits = number?.replace(/\D/g, '').replace(/^0/, '254') ?? '';
    if (isPhone(digits)) return reply.redirect(`/phone/${digits}`);
    return page(reply, phoneListPage(await knownPhones(store.query), number));
  });
  app.get('/phone/style.css', (_request, reply) => reply.type('text/css').send(PHONE_STYLE));
  app.get('/phone/handset.js', (_request, reply) => reply.type('text/javascript').send(HANDSET_SCRIPT));
  app.get<{ Params: { msisdn: string } }>('/phone/:msisdn', ({ params: { msisdn } }, reply) =>
    isPhone(msisdn) ? page(reply, handsetPage(msisdn)) : reply.redirect('/phone'),
  );
  app.get<{ Params: { msisdn: string } }>('/phone/:msisdn/state', ({ params: { msisdn } }) => {
    if (!isPhone(msisdn)) throw invalid('PhoneNumber');
    return store.transaction((query) => phoneState(query, msisdn));
  });
  app.post<{ Params: { msisdn: string }; Body: { checkoutId?: unknown; pin?: unknown } }>(
    '/phone/:msisdn/answer',
    async ({ params: { msisdn }, body }) => {
      if (typeof body?.checkoutId !== 'string') throw invalid('checkoutId');
      const given = { checkoutId: body.checkoutId, pin: typeof body.pin === 'string' ? body.pin : null };
      return store.transaction(async (query) => {
        await answerPrompt(query, msisdn, given);
        return phoneState(query, msisdn);
      });
    },
  );
}
