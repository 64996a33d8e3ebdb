import { Live } from '../../../apollo/Live.tsx';
import { DeviceList } from '../../../features/door-devices/DeviceList.tsx';
import { PairDevice } from '../../../features/door-devices/PairDevice.tsx';
import { RegisterValidator } from '../../../features/validators/RegisterValidator.tsx';
import { ValidatorList } from '../../../features/validators/ValidatorList.tsx';
import { validatorTexts } from '../../../messages/team.ts';
import { useViewer } from '../../../session/use-viewer.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Validators: inviting them, their scans of today and their devices; and paired phones. */
export default function ValidatorsPanel() {
  const { viewer } = useViewer();
  if (!viewer) return null;
  const everywhere = viewer.permissions.includes('MANAGE_USERS');
  return (
    <>
      <PageTitle title={validatorTexts.title} lead={validatorTexts.lead}>
        <Live />
      </PageTitle>
      <RegisterValidator choosesEvents={!everywhere} />
      <ValidatorList showsIssuer={everywhere} />
      <PairDevice />
      <DeviceList showsIssuer={everywhere} />
    </>
  );
}
