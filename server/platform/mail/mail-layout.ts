import { escapeHtml } from '../../lib/language/escape-html.ts';
import type { Language } from '../../lib/language/language.ts';

/** Salutation of a mail. */
export const GREETING: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `Hello ${name},`,
  sw: (name) => `Habari ${name},`,
  fr: (name) => `Bonjour ${name},`,
};

/** Text of a short mail: a heading, some paragraphs, and an optional action. */
export interface Letter {
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Another choice beside the action. */
  alternative?: { label: string; url: string };
  /** Small print under the action. */
  footnote?: string;
  /** Link in the small print, such as to unsubscribe. */
  footLink?: { label: string; url: string };
}

/** Lays the mail out as text and as HTML. All values are escaped as plain text. */
export function layOut(letter: Letter, language: Language = 'en'): { text: string; html: string } {
  return { text: asText(letter), html: asHtml(letter, language) };
}

function asText({ heading, paragraphs, action, alternative, footnote, footLink }: Letter): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (alternative) parts.push(`${alternative.label}:\n${alternative.url}`);
  if (footnote) parts.push(footnote);
  if (footLink) parts.push(`${footLink.label}:\n${footLink.url}`);
  return `${parts.join('\n\n')}\n\nPassa\n`;
}

const TEXT = 'margin:0 0 16px;font:16px/1.5 Inter,Arial,sans-serif;color:#17181F';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#0B6E6E;color:#ffffff;' +
  'font:600 16px/1.5 Inter,Arial,sans-serif;text-decoration:none';

const OTHER_BUTTON =
  'display:inline-block;margin-top:8px;padding:11px 23px;border:1px solid #0B6E6E;border-radius:8px;color:#0B6E6E;' +
  'font:600 16px/1.5 Inter,Arial,sans-serif;text-decoration:none';

const OR_COPY: Readonly<Record<Language, string>> = {
  en: 'Or copy this address into your browser:',
  sw: 'Au nakili anwani hii kwenye kivinjari chako:',
  fr: 'Ou copiez cette adresse dans votre navigateur\u00a0:',
};

function asHtml(letter: Letter, language: Language): string {
  const { heading, paragraphs, action, alternative, footnote, footLink } = letter;
  const lines = paragraphs.map((paragraph) => `<p style="${TEXT}">${escapeHtml(paragraph)}</p>`);
  if (action) {
    const url = escapeHtml(action.url);
    const other = alternative
      ? ` <a href="${escapeHtml(alternative.url)}" style="${OTHER_BUTTON}">${escapeHtml(alternative.label)}</a>`
      : '';
    lines.push(
      `<p style="margin:24px 0"><a href="${url}" style="${BUTTON}">${escapeHtml(action.label)}</a>${other}</p>`,
      `<p style="${TEXT};font-size:13px;color:#5b5a56">${OR_COPY[language]}<br>${url}</p>`,
    );
  }
  const link = footLink
    ? ` <a href="${escapeHtml(footLink.url)}" style="color:#5b5a56">${escapeHtml(footLink.label)}</a>`
    : '';
  if (footnote || link)
    lines.push(`<p style="${TEXT};font-size:13px;color:#5b5a56">${escapeHtml(footnote ?? '')}${link}</p>`);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#FBF7F0">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #E6DFD3;border-radius:12px">
<h1 style="margin:0 0 16px;font:700 24px/1.3 'Bricolage Grotesque',Arial,sans-serif;color:#17181F">${escapeHtml(heading)}</h1>
${lines.join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;font:13px/1.5 Inter,Arial,sans-serif;color:#5b5a56">Passa</p>
</body></html>
`;
}
