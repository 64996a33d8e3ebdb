/** A role for people: `ISSUER_ADMIN` and `issuer_admin` are "Issuer admin". */
export function roleWords(role: string): string {
  const words = role.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
