import { Badge } from '@mantine/core';
import type { Role } from '../../gql/graphql.ts';
import { roleLabel } from '../../session/role-label.ts';

/** Role colours of the specification; other roles are grey. */
const COLORS: Partial<Record<Role, string>> = {
  SYSTEM_ADMIN: 'red',
  SYSTEM_VALIDATOR: 'violet',
  ISSUER_ADMIN: 'blue',
  ISSUER_VALIDATOR: 'green',
};

/** A role in its colour. */
export function RoleBadge({ role }: { role: Role }) {
  const color = COLORS[role] ?? 'gray';
  // The middle shades have too little contrast for text of this size.
  const ink = `light-dark(var(--mantine-color-${color}-9), var(--mantine-color-${color}-2))`;
  return (
    <Badge variant="light" radius="sm" tt="none" fw={600} color={color} c={ink} data-role={role}>
      {roleLabel(role)}
    </Badge>
  );
}
