import { fileURLToPath } from 'node:url';

/** Where the built client lies: dist/client beside dist/server, also when the sources run as they are. */
export const CLIENT_FOLDER = fileURLToPath(
  new URL(
    import.meta.url.includes('/dist/server/') ? '../../../client/' : '../../../dist/client/',
    import.meta.url,
  ),
);
