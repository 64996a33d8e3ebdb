export { exportTable } from './export-table.ts';
