export { printEventReport } from './event-report/print-event-report.ts';
export { exportTable } from './export-table.ts';
