import { language } from '../../language/language.ts';

/** The page of a waiting room, which the server renders: a link to it leaves the client. */
export const roomAddress = (slug: string): string =>
  `/waiting-room/${encodeURIComponent(slug)}?lang=${language}`;
