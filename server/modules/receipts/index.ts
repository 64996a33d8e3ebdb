export { downloadReceipt } from './print/print-receipt.ts';
