import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../lib/language/escape-html.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { findMail, type MailContent, type OutboxMail, recentMails } from '../../platform/mail/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { PAGE_POLICY, page, sendHtml } from './dev-page.ts';
import type { ScopeDependencies } from './request-scope.ts';

const SHOWN = 100;
/** Content security policy of a mail: inline styles, embedded images, and no scripts. */
const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-top-navigation-by-user-activation";

/** Serves the outbox's mails to developers and for demos. Not available in production. */
export function serveDevMail(http: FastifyInstance, context: ScopeDependencies): void {
  if (context.services.config.production) return;
  const config = { anonymous: true };
  http.get<{ Querystring: { to?: string | string[] } }>(
    '/dev/mail',
    { config },
    async ({ scope, query }, reply) =>
      sendHtml(reply, PAGE_POLICY, listPage(await recentMails(scope, SHOWN, [query.to ?? []].flat()[0]))),
  );
  http.get<{ Params: { id: string } }>('/dev/mail/:id', { config }, async ({ scope, params }, reply) =>
    sendHtml(reply, PAGE_POLICY, await mailPage(scope, await mailOf(scope, params.id))),
  );
  http.get<{ Params: { id: string } }>('/dev/mail/:id/body', { config }, async ({ scope, params }, reply) => {
    const html = withPictures(await scope.services.mail.render(scope, await mailOf(scope, params.id)));
    // The embedding page is ours, so same-origin framing is allowed.
    return sendHtml(reply.header('x-frame-options', 'SAMEORIGIN'), MAIL_POLICY, html);
  });
  http.get<{ Params: { id: string; name: string } }>(
    '/dev/mail/:id/attachments/:name',
    { config },
    async ({ scope, params }, reply) => {
      const { attachments } = await scope.services.mail.render(scope, await mailOf(scope, params.id));
      const attachment = attachments.find(({ name }) => name === params.name);
      if (!attachment) throw new NotFound('attachment');
      reply.header(
        'content-disposition',
        `attachment; filename="${attachment.name.replace(/[^\w.-]/g, '_')}"`,
      );
      return reply.type(attachment.type).send(attachment.content);
    },
  );
}

/** The mail's HTML with its pictures inside, as a mail reader shows it. */
function withPictures({ html, attachments }: MailContent): string {
  let shown = html;
  for (const { contentId, type, content } of attachments)
    if (contentId !== undefined)
      shown = shown.replaceAll(`cid:${contentId}`, `data:${type};base64,${content.toString('base64')}`);
  return shown;
}

async function mailOf(scope: Scope, id: string): Promise<OutboxMail> {
  const mail = isUuid(id) ? await findMail(scope, id) : undefined;
  if (!mail) throw new NotFound('mail');
  return mail;
}

function listPage(mails: OutboxMail[]): string {
  const rows = mails.map(
    (mail) =>
      `<tr><td>${mail.createdAt.toISOString()}</td><td><a href="/dev/mail/${mail.id}">${escapeHtml(mail.kind)}</a></td>` +
      `<td>${escapeHtml(mail.recipient)}</td><td>${mail.state}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Written</th><th>Kind</th><th>To</th><th>State</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
  return page('Mail', mails.length > 0 ? table : '<p>No mail yet.</p>');
}

async function mailPage(scope: Scope, mail: OutboxMail): Promise<string> {
  const content = await scope.services.mail.render(scope, mail);
  const kept = content.attachments.filter(({ contentId }) => contentId === undefined);
  const files = kept.map(
    ({ name }) =>
      `<li><a href="/dev/mail/${mail.id}/attachments/${encodeURIComponent(name)}">${escapeHtml(name)}</a></li>`,
  );
  const state = mail.lastError === null ? mail.state : `${mail.state}: ${mail.lastError}`;
  return page(
    content.subject,
    `<p><a href="/dev/mail">All mail</a></p>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${mail.createdAt.toISOString()}</dd><dt>State</dt><dd>${escapeHtml(state)}</dd></dl>
${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}
<iframe title="The mail" src="/dev/mail/${mail.id}/body"></iframe>
<h2>As plain text</h2><pre>${escapeHtml(content.text)}</pre>`,
  );
}
