export { connectDemoPayments } from './connect-demo-payments.ts';
export { fundDemo } from './fund-demo.ts';
export { seedDemo } from './seed-demo.ts';
