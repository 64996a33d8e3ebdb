export { fundDemo } from './fund-demo.ts';
export { seedDemo } from './seed-demo.ts';
