import { settingsTexts } from '../../texts/settings.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Language of the pages; stored in this browser. */
export function LanguageSection() {
  return (
    <SettingsSection title={settingsTexts.language} lead={settingsTexts.keptHere}>
      <LanguageSelect />
    </SettingsSection>
  );
}
