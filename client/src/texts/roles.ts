import { inLanguage } from '../language/in-language.ts';

/** Display names of roles. */
export const roleTexts = inLanguage('roleTexts', {
  system_admin: 'System admin',
  system_validator: 'System validator',
  system_auditor: 'System auditor',
  issuer_owner: 'Issuer owner',
  issuer_admin: 'Issuer admin',
  issuer_signatory: 'Issuer signatory',
  issuer_validator: 'Issuer validator',
  issuer_auditor: 'Issuer auditor',
  issuer_finance: 'Issuer finance',
  attendee: 'Attendee',
});
