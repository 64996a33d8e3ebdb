import { Badge, type BadgeProps } from '@mantine/core';
import { statusTexts } from '../messages/statuses.ts';

const TONES: Record<string, string> = {
  draft: 'gray',
  published: 'leaf',
  available: 'leaf',
  active: 'leaf',
  admitted: 'leaf',
  good: 'leaf',
  accepted: 'leaf',
  final: 'leaf',
  paid: 'leaf',
  collected: 'leaf',
  inactive: 'gray',
  used: 'teal',
  released: 'leaf',
  approved: 'leaf',
  authorized: 'teal',
  preparing: 'gray',
  releasing: 'marigold',
  cancelling: 'marigold',
  rejected: 'coral',
  due: 'marigold',
  pending: 'marigold',
  held: 'marigold',
  paying: 'marigold',
  refunding: 'marigold',
  refunded: 'gray',
  expiring: 'marigold',
  revoked: 'coral',
  cancelled: 'coral',
  expired: 'coral',
  suspended: 'coral',
  refused: 'coral',
  failed: 'coral',
  declined: 'coral',
};

const said = new Map<string, string>(Object.entries(statusTexts));

interface StatusBadgeProps extends Omit<BadgeProps, 'color'> {
  /** Any state word; unknown ones are grey. */
  status: string;
  /** The label, when it differs from the status (published is shown as "Available"). */
  label?: string;
}

/** A status as a word and a colour. */
export function StatusBadge({ status, label, ...badge }: StatusBadgeProps) {
  const word = status.toLowerCase().replaceAll('_', ' ');
  return (
    <Badge variant="light" radius="sm" tt="none" fw={600} color={TONES[word] ?? 'gray'} {...badge}>
      {label ?? said.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1)}
    </Badge>
  );
}
