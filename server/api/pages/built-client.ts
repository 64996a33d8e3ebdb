import fs from 'node:fs';
import path from 'node:path';
import { PRODUCT_FOLDER } from '../../platform/config/project-root.ts';

/** Folder of the built client. */
export const CLIENT_FOLDER = path.join(PRODUCT_FOLDER, 'dist/client/');

/** A page in the client's list of pages. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  listed: boolean;
}

let pages: readonly SitePage[] | undefined;

/** Returns the client's list of its pages, which its build writes next to them; empty while it is not built. */
export function sitePages(): readonly SitePage[] {
  pages ??= readPages();
  return pages;
}

function readPages(): readonly SitePage[] {
  const file = path.join(CLIENT_FOLDER, 'pages.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as SitePage[]) : [];
}

/** Returns the page at a path, without its query; undefined where there is none. */
export function sitePage(pathname: string): SitePage | undefined {
  const place = pathname.replace(/(?<=.)\/+$/, '');
  return sitePages().find((page) =>
    page.path.endsWith('/*') ? place.startsWith(page.path.slice(0, -1)) : page.path === place,
  );
}
