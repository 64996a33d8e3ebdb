import { Text } from '@mantine/core';
import { IconCirclePlus, IconCircleX, IconPointFilled, IconTrash } from '@tabler/icons-react';
import type { AuditRow_EntryFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { auditEntityTexts, auditTexts as texts } from '../../texts/audit.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Audit.module.css';
import { EntryDetails } from './EntryDetails.tsx';

const AuditRowFragment = graphql(`
  fragment AuditRow_entry on AuditLog {
    id
    action
    entityType
    entityId
    actorKind
    userId
    userEmail
    address
    requestId
    success
    details
    error
    createdAt
  }
`);

/** Creations are green, endings red: the two colours of the specification. */
function toneOf({ action, success }: AuditRow_EntryFragment): 'made' | 'ended' | 'failed' | 'other' {
  if (/delete|revoke/.test(action)) return 'ended';
  if (/create/.test(action)) return 'made';
  return success ? 'other' : 'failed';
}

const ICONS = { made: IconCirclePlus, ended: IconTrash, failed: IconCircleX, other: IconPointFilled };

function whoOf({ actorKind, userEmail }: AuditRow_EntryFragment): string {
  if (userEmail) return actorKind === 'API_KEY' ? `${userEmail}, ${texts.byKey}` : userEmail;
  return actorKind === 'SYSTEM' ? texts.system : texts.unknown;
}

/** One entry: action, subject, person and time, with the rest on demand. */
export function AuditRow({ entry: ref }: { entry: FragmentType<typeof AuditRowFragment> }) {
  const entry = useFragment(AuditRowFragment, ref);
  const tone = toneOf(entry);
  const Icon = ICONS[tone];
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-tone={tone}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.main}>
        <div className={classes.head}>
          <Text fw={600} component="span" className={classes.action}>
            {entry.action}
          </Text>
          {!entry.success && <StatusBadge status="failed" label={texts.failed} />}
          <Text size="sm" c="dimmed" component="span" className={classes.when}>
            <Moment at={entry.createdAt} isRelative />
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {auditEntityTexts[entry.entityType] ?? entry.entityType} · {whoOf(entry)}
        </Text>
        {entry.error && (
          <Text size="sm" className={classes.error}>
            {entry.error}
          </Text>
        )}
        <EntryDetails entry={entry} />
      </div>
    </li>
  );
}
