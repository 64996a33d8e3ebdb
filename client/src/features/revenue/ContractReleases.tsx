import { ContractRounds } from './ContractRounds.tsx';
import classes from './Releases.module.css';
import { RoundDialog } from './RoundDialog.tsx';
import { TriggerRelease } from './TriggerRelease.tsx';

interface ContractReleasesProps {
  contractId: string;
  /** Whether the reader may start one. */
  mayTrigger: boolean;
  /** Only those that ended, where the open ones stand in a list of their own. */
  past?: boolean;
}

/** The releases of one contract, for its own page. */
export function ContractReleases({ contractId, mayTrigger, past = false }: ContractReleasesProps) {
  return (
    <div className={classes.columns} data-form={mayTrigger || undefined}>
      <ContractRounds contractId={contractId} past={past} />
      {mayTrigger && <TriggerRelease contracts={[{ value: contractId, label: '' }]} isNamed />}
      <RoundDialog />
    </div>
  );
}
