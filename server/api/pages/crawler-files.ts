import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../lib/language/escape-html.ts';
import { type PublicAddress, readPublicAddresses } from '../../modules/events/index.ts';
import { readIssuerSlugs } from '../../modules/issuer-pages/index.ts';
import { readSeriesSlugs } from '../../modules/series/index.ts';
import type { Scope } from '../../platform/scope.ts';
import { sitePages } from './built-client.ts';
import { eventUrl, issuerUrl, seriesUrl } from './page-head.ts';

/** A site map has at most 50,000 addresses (https://www.sitemaps.org/protocol.html). */
const EVENTS_MAPPED = 37_900;
const SERIES_MAPPED = 2_000;
const ISSUERS_MAPPED = 10_000;
const KEPT_MS = 10 * 60_000;

/** Serves robots.txt and the site map. */
export function serveCrawlerFiles(http: FastifyInstance): void {
  const config = { anonymous: true };
  let kept: { at: number; map: string } | undefined;
  http.get('/robots.txt', { config }, async ({ scope }, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(scope.services.config.publicUrl)),
  );
  http.get('/sitemap.xml', { config }, async ({ scope }, reply) => {
    const now = scope.clock.now().getTime();
    if (kept === undefined || Math.abs(now - kept.at) >= KEPT_MS)
      kept = { at: now, map: await siteMap(scope) };
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(kept.map);
  });
}

/** Disallowed paths: API calls and personal pages; pictures of events and files of the pages stay open. */
const SHUT = ['/api/', '/dashboard', '/account', '/wallet', '/tickets/', '/auth', '/door', '/dev/'];

function robots(site: string): string {
  return [
    'User-agent: *',
    'Allow: /api/docs',
    ...SHUT.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');
}

async function siteMap(scope: Scope): Promise<string> {
  const site = scope.services.config.publicUrl;
  const pages = sitePages().filter(({ listed }) => listed);
  const [events, series, issuers] = await Promise.all([
    readPublicAddresses(scope, EVENTS_MAPPED),
    readSeriesSlugs(scope, SERIES_MAPPED),
    readIssuerSlugs(scope, ISSUERS_MAPPED),
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path }) => `<url><loc>${escapeHtml(site + path)}</loc></url>`),
    ...issuers.map((slug) => `<url><loc>${escapeHtml(issuerUrl(site, slug))}</loc></url>`),
    ...series.map((slug) => `<url><loc>${escapeHtml(seriesUrl(site, slug))}</loc></url>`),
    ...events.map((event) => mapped(event, site)),
    '</urlset>',
    '',
  ].join('\n');
}

function mapped({ slug, updatedAt }: PublicAddress, site: string): string {
  const loc = escapeHtml(eventUrl(site, slug));
  return `<url><loc>${loc}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
}
