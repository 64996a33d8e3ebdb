import path from 'node:path';
import { PRODUCT_FOLDER } from '../../platform/config/project-root.ts';

/** Where the built client lies. */
export const CLIENT_FOLDER = path.join(PRODUCT_FOLDER, 'dist/client/');
