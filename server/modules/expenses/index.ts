export { Expense } from './expense.type.ts';
export { findExpense } from './find-expense.ts';
export { downloadReceipt } from './receipts/download-receipt.ts';
export { admitUpload, uploadReceipt } from './receipts/upload-receipt.ts';
export { submitExpense } from './submit-expense.ts';
