import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../lib/language/escape-html.ts';
import { countSegments } from '../../lib/phone/segments.ts';
import { NotFound } from '../../platform/failures.ts';
import { isUuid } from '../../platform/is-uuid.ts';
import { findPhoneMessage, type PhoneMessage, recentPhoneMessages } from '../../platform/phone/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { PAGE_POLICY, page, sendHtml } from './dev-page.ts';
import type { ScopeDependencies } from './request-scope.ts';

const SHOWN = 100;

/** Serves the outbox's messages to phones to developers and for demos. Not available in production. */
export function serveDevPhone(http: FastifyInstance, context: ScopeDependencies): void {
  if (context.services.config.production) return;
  const config = { anonymous: true };
  http.get('/dev/phone', { config }, async ({ scope }, reply) =>
    sendHtml(reply, PAGE_POLICY, listPage(await recentPhoneMessages(scope, SHOWN))),
  );
  http.get<{ Params: { id: string } }>('/dev/phone/:id', { config }, async ({ scope, params }, reply) => {
    const message = isUuid(params.id) ? await findPhoneMessage(scope, params.id) : undefined;
    if (!message) throw new NotFound('message');
    return sendHtml(reply, PAGE_POLICY, await messagePage(scope, message));
  });
}

function listPage(messages: PhoneMessage[]): string {
  const rows = messages.map(
    ({ id, kind, channel, recipient, state, createdAt }) =>
      `<tr><td>${createdAt.toISOString()}</td><td><a href="/dev/phone/${id}">${escapeHtml(kind)}</a></td>` +
      `<td>${channel}</td><td>${escapeHtml(recipient)}</td><td>${state}</td></tr>`,
  );
  const head = '<tr><th>Written</th><th>Kind</th><th>By</th><th>To</th><th>State</th></tr>';
  const table = `<table><thead>${head}</thead><tbody>${rows.join('\n')}</tbody></table>`;
  return page('Phone', messages.length > 0 ? table : '<p>No message yet.</p>');
}

async function messagePage(scope: Scope, message: PhoneMessage): Promise<string> {
  const content = await scope.services.phone.render(scope, message);
  const state = message.failure === null ? message.state : `${message.state}: ${message.failure}`;
  const facts = [
    ['To', message.recipient],
    ['By', message.channel],
    ['Written', message.createdAt.toISOString()],
    ['State', state],
    ...(content ? [['Parts', partsText(content.text)]] : []),
  ];
  const list = facts
    .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const template = content && `${content.template.name}\n${content.template.values.join('\n')}`;
  return page(
    message.kind,
    `<p><a href="/dev/phone">All messages</a></p>
<dl>${list}</dl>
<h2>Text</h2><pre>${escapeHtml(content?.text ?? 'It is of no use any more.')}</pre>
${template ? `<h2>Template</h2><pre class="template">${escapeHtml(template)}</pre>` : ''}`,
  );
}

function partsText(text: string): string {
  const { segments, encoding, units } = countSegments(text);
  return `${segments} (${units} units of ${encoding})`;
}
