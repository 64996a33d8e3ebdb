import { Settings } from '../../../features/settings/Settings.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';

/** Settings. */
export default function SettingsPanel() {
  return (
    <>
      <PageTitle title="Settings" />
      <Settings />
    </>
  );
}
