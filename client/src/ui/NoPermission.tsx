import { IconLock } from '@tabler/icons-react';
import { fallbackTexts } from '../messages/shell.ts';
import { EmptyState } from './EmptyState.tsx';

/** Shown when the account may not open the area. */
export function NoPermission() {
  return (
    <EmptyState
      title={fallbackTexts.noPermissionTitle}
      message={fallbackTexts.noPermissionBody}
      icon={<IconLock size={30} />}
      order={1}
    />
  );
}
