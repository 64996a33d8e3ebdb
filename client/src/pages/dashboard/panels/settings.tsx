import { Settings } from '../../../features/settings/Settings.tsx';
import { labelTexts } from '../../../messages/labels.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Settings. */
export default function SettingsPanel() {
  return (
    <>
      <PageTitle title={labelTexts.settings} />
      <Settings />
    </>
  );
}
