export { DELETED_NAME } from './personal-columns.ts';
