import { verifyTexts } from '../../texts/verify.ts';
import type { Verdict } from './check/verdict.ts';
import classes from './VerifyResult.module.css';

/** Returns labels and values of all data needed for an independent check. */
function detailsOf({ read, anchor }: Verdict): [label: string, value: string][] {
  if (!read) return [];
  const { technicalLabels: labels, factLabels } = verifyTexts;
  if (read.kind === 'code') {
    return [
      [factLabels.id, read.code.ticketId],
      [labels.key, read.code.keyId],
    ];
  }
  const { id, issuer_id: issuerId, key_version: version, proof } = read.ticket;
  return [
    [factLabels.id, id],
    [labels.key, `${issuerId}, version ${version}`],
    ...(proof ? ([[labels.root, proof.root]] satisfies [string, string][]) : []),
    ...(anchor
      ? ([
          [labels.network, `${anchor.network}: ${anchor.passphrase}`],
          [labels.ledger, String(anchor.ledger)],
          [labels.transaction, anchor.transaction],
          [labels.account, anchor.account],
        ] satisfies [string, string][])
      : []),
  ];
}

/** Hashes and accounts, collapsed at first. */
export function TechnicalDetails({ verdict }: { verdict: Verdict }) {
  const details = detailsOf(verdict);
  if (details.length === 0) return null;
  return (
    <details className={classes.technical}>
      <summary>{verifyTexts.technical}</summary>
      <dl className={classes.facts}>
        {details.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classes.mono}>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
