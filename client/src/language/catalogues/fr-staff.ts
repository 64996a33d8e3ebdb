/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue } from '../translations.ts';

export default import.meta.glob('../../messages/fr/staff/*.ts', {
  eager: true,
  import: 'default',
}) as Catalogue;
