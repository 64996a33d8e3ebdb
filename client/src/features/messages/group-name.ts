import type { MessageAudience } from '../../gql/graphql.ts';
import { groupTexts } from '../../texts/group-messages.ts';

interface Group {
  audience: MessageAudience;
  about: string;
  tiers: readonly string[] | null;
}

/** Returns the name of the group. */
export function groupName({ audience, about, tiers }: Group): string {
  if (audience === 'CONTRACT_SIGNATORIES') return groupTexts.signatoriesOf(about);
  return tiers ? `${groupTexts.holdersOf(about)} (${tiers.join(', ')})` : groupTexts.holdersOf(about);
}
