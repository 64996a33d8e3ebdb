/// <reference types="vite/types/importMeta.d.ts" />

/** Addresses of the pictures of docs/screens that the help shows: on a phone, in the light theme. */
const PICTURES = import.meta.glob<string>(
  [
    '../../../../docs/screens/newcomer/{register,first-event,draft,payments,test-scan}-390-light.jpg',
    '../../../../docs/screens/organiser/{tiers,published,code,door,change,refund}-390-light.jpg',
    '../../../../docs/screens/owner/invite-390-light.jpg',
    '../../../../docs/screens/partner/{invite,contract,release}-390-light.jpg',
    '../../../../docs/screens/validator/{welcome,scan}-390-light.jpg',
  ],
  { eager: true, import: 'default', query: '?url' },
);

/** @param name role and step, such as `organiser/door` @returns null for a picture that is not there */
export const pictureOf = (name: string): string | null =>
  PICTURES[`../../../../docs/screens/${name}-390-light.jpg`] ?? null;
