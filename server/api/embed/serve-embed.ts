import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../../lib/language/language.ts';
import { methodsOf, purchaseByForm, purchaseWithProvider } from '../../modules/checkout/index.ts';
import { findFramedEvent } from '../../modules/embeds/index.ts';
import { Failure } from '../../platform/failures.ts';
import { publicError } from '../graphql/error-mapping.ts';
import { CLIENT_FOLDER } from '../pages/built-client.ts';
import { EMBED_WORDS } from './embed.messages.ts';
import {
  closedFrame,
  type EmbedContext,
  type EmbedForm,
  formOf,
  initialForm,
  type OnlineMethod,
  salesFrame,
  thanksFrame,
} from './embed-page.ts';

const FILES = {
  '/widget.js': 'text/javascript; charset=utf-8',
  '/embed/frame.js': 'text/javascript; charset=utf-8',
  '/embed/frame.css': 'text/css; charset=utf-8',
} as const;

/**
 * Serves the widget's script for other sites, and the files of its frame: the frame has no origin, so all of them are
 * cross-origin.
 */
export function serveWidgetFiles(http: FastifyInstance): void {
  for (const [address, type] of Object.entries(FILES)) {
    const file = path.join(CLIENT_FOLDER, address);
    if (!fs.existsSync(file)) continue;
    const content = fs.readFileSync(file, 'utf8');
    http.get(address, { config: { anonymous: true } }, (_request, reply) =>
      reply
        .type(type)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=300')
        .send(content),
    );
  }
}

interface Frame {
  Params: { slug: string };
  Querystring: { theme?: unknown; lang?: unknown };
}

type Framed = NonNullable<Awaited<ReturnType<typeof findFramedEvent>>>;

const FORM_BYTES = 16 * 1024;

/**
 * /embed/{slug}: the checkout of one event, for a frame of another site that its organiser named. It uses no session
 * and sets no cookie; the form is plain HTML, so that it also works without scripts.
 */
export async function serveEmbed(http: FastifyInstance): Promise<void> {
  const config = { anonymous: true };
  serveWidgetFiles(http);
  await http.register(async (frames) => {
    frames.removeAllContentTypeParsers();
    frames.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    frames.get<Frame>('/embed/:slug', { config }, async (request, reply) => {
      const framed = await framedEvent(request);
      if (!framed) return closed(request, reply);
      const { scope } = request;
      const form = initialForm(framed.event, scope.ids.uuid());
      const { event, sites } = framed;
      return answer(request, reply, sites, salesFrame(event, form, await saleContext(request, framed)));
    });
    frames.post<Frame>('/embed/:slug', { config }, async (request, reply) => {
      const framed = await framedEvent(request);
      if (!framed) return closed(request, reply);
      const given = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return sell(request, reply, framed, { form: formOf(framed.event, given), method: given.get('method') });
    });
  });
}

interface Submitted {
  form: EmbedForm;
  /** Name of the button. */
  method: string | null;
}

async function sell(
  request: FastifyRequest<Frame>,
  reply: FastifyReply,
  framed: Framed,
  { form, method }: Submitted,
): Promise<FastifyReply> {
  const { event, sites } = framed;
  const context = await saleContext(request, framed);
  // Mails about the order are in the language of the purchase.
  const scope = { ...request.scope, language: context.language };
  try {
    scope.services.maintenance.requireOpen(scope.actor);
    const { name, email, phone, payer, key } = form;
    const lines = form.lines.filter(({ quantity }) => quantity !== 0);
    const input = { slug: event.slug, name, email, phone, lines };
    const online = isFree(event, lines) ? undefined : context.online.find((one) => one === method);
    if (online) {
      const { order, orderKey } = await purchaseWithProvider(
        scope,
        { ...input, method: online, payerPhone: payer || null },
        key,
      );
      return reply.redirect(
        payPage(context.publicUrl, { orderId: order.id, key: orderKey ?? key, method: online }),
        303,
      );
    }
    const { order } = await purchaseByForm(scope, input, key);
    return answer(request, reply, sites, thanksFrame(event, { order, email }, context));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status } = publicError(error);
    return answer(
      request,
      reply.status(status),
      sites,
      salesFrame(event, { ...form, failure: refusalIn(context.language, error) }, context),
    );
  }
}

/** Free tickets are ordered without a payment, whichever button was used. */
const isFree = (event: Framed['event'], lines: EmbedForm['lines']): boolean =>
  lines.length > 0 &&
  lines.every(({ tier }) => Number(event.tiers.find(({ name }) => name === tier)?.price.amount) === 0);

/**
 * The page of a payment. The key of the order is in the fragment, which is sent to no server: the page stores it. For
 * cards the page goes on to that of the provider.
 */
const payPage = (publicUrl: string, order: { orderId: string; key: string; method: OnlineMethod }): string =>
  `${publicUrl}/pay/${order.orderId}#key=${encodeURIComponent(order.key)}${order.method === 'card' ? '&go' : ''}`;

/** What a frame with the form needs beside the form. */
async function saleContext(
  request: FastifyRequest<Frame>,
  { event, cover, asks, room }: Framed,
): Promise<EmbedContext & { online: readonly OnlineMethod[] }> {
  return {
    ...contextOf(request),
    cover,
    asks,
    room,
    online: await methodsOf(request.scope, event.issuer.id),
  };
}

function refusalIn(language: Language, failure: Failure): string {
  const { refusals, refused } = EMBED_WORDS[language];
  if (language === 'en') return publicError(failure).message;
  return refusals[failure.code] ?? refused;
}

/** Returns the event, unless no site may embed it. */
async function framedEvent({ scope, params }: FastifyRequest<Frame>): Promise<Framed | undefined> {
  try {
    const framed = await findFramedEvent(scope, params.slug);
    return framed.sites.length > 0 ? framed : undefined;
  } catch (error) {
    if (error instanceof Failure && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

function closed(request: FastifyRequest<Frame>, reply: FastifyReply): FastifyReply {
  return answer(request, reply.status(404), [], closedFrame(contextOf(request)));
}

/** Reads theme and language from the site's parameters; else they are the visitor's own. */
function contextOf({ scope, query: { theme, lang } }: FastifyRequest<Frame>): EmbedContext {
  return {
    publicUrl: scope.services.config.publicUrl,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    language: typeof lang === 'string' ? languageOf(lang) : scope.language,
  };
}

function answer(
  { scope }: FastifyRequest,
  reply: FastifyReply,
  sites: readonly string[],
  html: string,
): FastifyReply {
  // A sandboxed page has no origin, so it is not 'self' to every browser: our origin is listed too.
  const own = `'self' ${new URL(scope.services.config.publicUrl).origin}`;
  const policy = [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `img-src ${own}`,
    `form-action ${own}`,
    "base-uri 'none'",
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : "'none'"}`,
  ];
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy.join('; '))
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
