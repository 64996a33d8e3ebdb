import { Text } from '@mantine/core';
import { IconCirclePlus, IconCircleX, IconPointFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AuditRow_EntryFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, useFragment } from '../../gql/index.ts';
import { auditEntityTexts, auditTexts as texts } from '../../messages/audit.ts';
import { Moment } from '../../ui/Moment.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Audit.module.css';

/** Returns the details as label and value pairs; they are usually an object but may be plain text. */
function detailsOf(details: unknown): [string, string][] {
  if (details === null || details === undefined || details === '') return [];
  if (typeof details !== 'object') return [[texts.details, String(details)]];
  return Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}

function factsOf(entry: AuditRow_EntryFragment): [string, string | null][] {
  const { facts } = texts;
  return [
    [facts.at, entry.createdAt],
    [facts.entity, entry.entityId && `${entry.entityType} ${entry.entityId}`],
    [facts.user, entry.userId],
    [facts.address, entry.address],
    [facts.error, entry.error],
    ...detailsOf(entry.details),
    [facts.request, entry.requestId],
    [facts.entry, entry.id],
  ];
}

/** All recorded fields, rendered only when expanded because a list holds hundreds of entries. */
export function EntryDetails({ entry }: { entry: AuditRow_EntryFragment }) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={classes.details} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary aria-label={`${texts.details}: ${entry.action}`}>{texts.details}</summary>
      {opened && (
        <dl className={classes.facts}>
          {factsOf(entry)
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
    </details>
  );
}

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
      <div className="min-0 break-anywhere">
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
