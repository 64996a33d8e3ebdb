export { renewAllCodes } from './renewals/renew-codes.ts';
