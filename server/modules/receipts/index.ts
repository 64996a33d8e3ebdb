export { downloadReceipt } from './print/print-receipt.ts';
export { forgetReceiptBuyer } from './receipt.writes.ts';
