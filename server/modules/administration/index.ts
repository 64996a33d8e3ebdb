export { staffMails } from './invitations/staff-invitation.mails.ts';
export { validatorMails } from './validators/validator.mails.ts';
