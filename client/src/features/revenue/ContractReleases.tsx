import { ContractRounds } from './ContractRounds.tsx';
import classes from './Releases.module.css';
import { RoundDialog } from './RoundDialog.tsx';
import { TriggerRelease } from './TriggerRelease.tsx';

interface ContractReleasesProps {
  contractId: string;
  /** Whether the viewer may start a release. */
  mayTrigger: boolean;
  /** Shows ended releases only, where open ones have a list of their own. */
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
