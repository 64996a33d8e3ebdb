export { downloadReceipt } from './print/print-receipt.ts';
export { eraseReceiptBuyer } from './receipt.writes.ts';
