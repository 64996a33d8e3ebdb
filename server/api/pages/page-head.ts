import { escapeHtml } from '../../platform/mail/index.ts';

/** Metadata of a page for clients that do not run its script: search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical URL of this content; null for pages that search engines should not index. */
  canonical: string | null;
  image: { url: string; alt: string };
  /** schema.org, as JSON-LD. */
  data: readonly object[];
}

export const SITE_NAME = 'Passa';

/**
 * Renders the tags of a head. Names and descriptions come from organisers: they are escaped so that none can end a tag.
 */
export function headTags({ title, description, canonical, image, data }: PageHead): string {
  const meta = (kind: 'name' | 'property', key: string, content: string): string =>
    `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    canonical === null
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(canonical)}">${meta('property', 'og:url', canonical)}`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image.url),
    meta('name', 'twitter:image:alt', image.alt),
    ...data.map((one) => `<script type="application/ld+json">${scriptJson(JSON.stringify(one))}</script>`),
  ].join('\n');
}

/** Returns JSON that neither ends the script element nor begins a comment in it. */
export function scriptJson(json: string): string {
  return json.replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Shortens text to one line of at most so many characters, cut between words. */
export function inOneLine(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/\s+\S*$/, '') || cut}…`;
}
