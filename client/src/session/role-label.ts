import { roleTexts } from '../messages/users.ts';

/** The display name of a role: `ISSUER_ADMIN` and `issuer_admin` are "Issuer admin". */
export function roleLabel(role: string): string {
  return roleTexts[role.toLowerCase() as keyof typeof roleTexts] ?? role;
}
