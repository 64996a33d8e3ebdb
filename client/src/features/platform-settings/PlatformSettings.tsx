import { Paper, Text, Title } from '@mantine/core';
import { QueryFailure } from '../../apollo/QueryFailure.tsx';
import { usePlatformSettingsQuery } from '../../gql/hooks/index.ts';
import { graphql } from '../../gql/index.ts';
import { callTexts } from '../../messages/shell.ts';
import { platformSettingTexts as texts } from '../../messages/system.ts';
import { useCan } from '../../session/use-viewer.ts';
import { SkeletonBlock } from '../../ui/SkeletonBlock.tsx';
import { PlatformSetting } from './PlatformSetting.tsx';
import { SettingHistory } from './SettingHistory.tsx';

graphql(`
  query PlatformSettings {
    settings {
      ...PlatformSetting_setting
    }
  }
`);

/** Platform-wide settings with their history. */
export function PlatformSettings() {
  const { data, loading, error, refetch } = usePlatformSettingsQuery();
  const mayChange = useCan('MANAGE_SYSTEM');
  return (
    <Paper withBorder p="lg" component="section" aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {texts.lead}
      </Text>
      {!data && loading && <SkeletonBlock label={texts.loading} height={240} />}
      {!data && error && (
        <QueryFailure title={callTexts.loadFailed('the settings')} error={error} refetch={refetch} />
      )}
      {data && (
        <ul className="plain-list">
          {data.settings.map((setting, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: always the same items in the same order
            <PlatformSetting key={index} setting={setting} mayChange={mayChange} />
          ))}
        </ul>
      )}
      <SettingHistory />
    </Paper>
  );
}
