import { useLiveState } from '../../../apollo/live-state.ts';
import { RegisterValidator } from '../../../features/validators/RegisterValidator.tsx';
import { ValidatorList } from '../../../features/validators/ValidatorList.tsx';
import { validatorTexts } from '../../../messages/team.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { LiveDot } from '../../../ui/LiveDot.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Validators: inviting them, their scans of today and their devices. */
export default function ValidatorsPanel() {
  const { viewer } = useViewer();
  const live = useLiveState();
  if (!viewer) return null;
  const everywhere = viewer.permissions.includes('MANAGE_USERS');
  return (
    <>
      <PageTitle title={validatorTexts.title} lead={validatorTexts.lead}>
        <LiveDot status={live.status} since={live.since} />
      </PageTitle>
      <RegisterValidator />
      <ValidatorList showsIssuer={everywhere} />
    </>
  );
}
