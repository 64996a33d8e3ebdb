import { useState } from 'react';
import type { AuditRow_EntryFragment } from '../../gql/graphql.ts';
import { auditTexts as texts } from '../../texts/audit.ts';
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
