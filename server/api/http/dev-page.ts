import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../lib/language/escape-html.ts';

/** Content security policy of a page for developers. */
export const PAGE_POLICY =
  "default-src 'none'; frame-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const STYLE = `body{margin:24px auto;padding:0 16px;max-width:960px;font:16px/1.5 Inter,Arial,sans-serif;color:#17181F;background:#FBF7F0}
table{width:100%;border-collapse:collapse}th,td{padding:8px;text-align:left;border-bottom:1px solid #E6DFD3}
a{color:#0B6E6E}iframe{width:100%;height:480px;border:1px solid #E6DFD3}pre{white-space:pre-wrap;overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 8px}`;

/** A page for developers. @param body HTML */
export function page(title: string, body: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><style>${STYLE}</style></head><body><main><h1>${heading}</h1>
${body}</main></body></html>`;
}

export function sendHtml(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
