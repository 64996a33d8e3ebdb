import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { keyTexts } from '../../messages/account.ts';
import { callTexts } from '../../messages/shell.ts';
import {
  API_KEY_MARGIN_MS,
  ApiKeyFailure,
  clearApiKey,
  generateAskedApiKey,
  type StoredApiKey,
  saveApiKey,
  storedApiKey,
  validateApiKey,
} from '../../session/api-key.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { notify } from '../../ui/notify.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ApiKeyList } from './ApiKeyList.tsx';
import classes from './lists.module.css';
import { ProgramKey } from './ProgramKey.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export type KeyStatus = keyof typeof keyTexts.status;

/** Returns the state of the stored key at a time, in milliseconds. A key without a known expiry counts as active. */
export function keyStatus(stored: StoredApiKey | null, now: number): KeyStatus {
  if (!stored) return 'none';
  if (stored.expiresAt === null) return 'active';
  if (stored.expiresAt <= now) return 'expired';
  return stored.expiresAt - now <= API_KEY_MARGIN_MS ? 'expiringSoon' : 'active';
}

const HEAD = 20;
const TAIL = 10;

/** Masks all but the first 20 and last 10 characters; a key too short for that is shown as dots. */
export function maskedKey(key: string): string {
  if (key.length <= HEAD + TAIL) return '•'.repeat(key.length);
  return `${key.slice(0, HEAD)}...${key.slice(-TAIL)}`;
}

/** Status names that determine the badge's colour. */
const TONE: Record<KeyStatus, string> = {
  active: 'active',
  expiringSoon: 'expiring',
  expired: 'expired',
  none: 'inactive',
};

/** Distinguishes three messages: no answer, a refusal, and an unreadable answer. */
function generateFailure(error: unknown): string {
  if (!(error instanceof ApiKeyFailure)) return keyTexts.generateError;
  return error.status === 0 ? keyTexts.generateNetworkError : keyTexts.generateFailed;
}

/** The key used by this browser, and all keys of the account. Not for attendees, who need none. */
export function ApiKeysSection({ mayGiveMoney }: { mayGiveMoney: boolean }) {
  const [stored, setStored] = useState(storedApiKey);
  const [busy, setBusy] = useState(false);
  const [custom, setCustom] = useState('');
  const [made, setMade] = useState(0);
  const status = keyStatus(stored, Date.now());
  const refresh = () => setStored(storedApiKey());

  const generate = async () => {
    setBusy(true);
    try {
      await generateAskedApiKey();
      setMade((times) => times + 1);
      void notify('success', stored ? keyTexts.newGenerated : keyTexts.generated);
    } catch (error) {
      void notify('error', generateFailure(error));
    }
    refresh();
    setBusy(false);
  };

  const validate = async () => {
    if (!stored) return;
    setBusy(true);
    const { valid, expiresAt } = await validateApiKey(stored.key).catch(() => ({
      valid: false,
      expiresAt: null,
    }));
    if (valid) saveApiKey(stored.key, expiresAt);
    void notify(valid ? 'success' : 'error', valid ? keyTexts.valid : keyTexts.invalid);
    refresh();
    setBusy(false);
  };

  const saveCustom = async (event: FormEvent) => {
    event.preventDefault();
    const key = custom.trim();
    if (!key) return void notify('error', keyTexts.empty);
    setBusy(true);
    const checked = await validateApiKey(key).catch(() => null);
    setBusy(false);
    if (!checked) return void notify('error', callTexts.network);
    if (!checked.valid) return void notify('error', keyTexts.invalid);
    saveApiKey(key, checked.expiresAt);
    setCustom('');
    refresh();
    void notify('success', keyTexts.saved);
  };

  const clear = () => {
    clearApiKey();
    refresh();
    void notify('info', keyTexts.cleared);
  };

  return (
    <SettingsSection
      anchor="api-keys"
      title={keyTexts.title}
      lead={
        <>
          {keyTexts.lead}{' '}
          <Anchor component={Link} to="/api/docs" inherit underline="always">
            {keyTexts.docs}
          </Anchor>
        </>
      }
    >
      <Stack gap="md">
        <div className={classes.key} role="status">
          <Group justify="space-between" gap="xs">
            <Text fw={600}>{keyTexts.ofBrowser}</Text>
            <StatusBadge status={TONE[status]} label={keyTexts.status[status]} />
          </Group>
          {stored ? (
            <Group gap={4} wrap="nowrap" justify="space-between">
              <Text className={classes.secret}>{maskedKey(stored.key)}</Text>
              <CopyButton value={stored.key} label={keyTexts.copy} />
            </Group>
          ) : (
            <Text size="sm" c="dimmed" mt={4}>
              {keyTexts.madeWhenNeeded}
            </Text>
          )}
          {stored?.expiresAt && (
            <Text size="sm" c="dimmed">
              {keyTexts.ends} <Moment at={new Date(stored.expiresAt).toISOString()} />
            </Text>
          )}
        </div>
        <Group gap="sm">
          <Button onClick={generate} disabled={busy}>
            {keyTexts.generate}
          </Button>
          <Button variant="default" onClick={validate} disabled={busy || !stored}>
            {keyTexts.validate}
          </Button>
          <Button variant="default" onClick={clear} disabled={busy || !stored}>
            {keyTexts.clear}
          </Button>
        </Group>
        <form onSubmit={(event) => void saveCustom(event)} aria-label={keyTexts.own}>
          <Group align="flex-end" gap="sm">
            <TextInput
              label={keyTexts.custom}
              value={custom}
              onChange={(event) => setCustom(event.currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              flex="1 1 220px"
            />
            <Button type="submit" variant="default" disabled={busy}>
              {keyTexts.save}
            </Button>
          </Group>
        </form>
      </Stack>
      <ProgramKey mayGiveMoney={mayGiveMoney} onMade={() => setMade((times) => times + 1)} />
      <ApiKeyList made={made} currentKey={stored?.key ?? null} />
    </SettingsSection>
  );
}
