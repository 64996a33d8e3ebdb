import { Settings } from '../../features/settings/Settings.tsx';
import { accountTexts } from '../../messages/account.ts';
import { AccountFrame } from './AccountFrame.tsx';

/** `/account/settings` */
export default function SettingsPage() {
  return <AccountFrame title={accountTexts.settings}>{() => <Settings />}</AccountFrame>;
}
