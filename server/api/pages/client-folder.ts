import path from 'node:path';
import { PRODUCT_FOLDER } from '../../platform/config/project-root.ts';

/** Folder of the built client. */
export const CLIENT_FOLDER = path.join(PRODUCT_FOLDER, 'dist/client/');
