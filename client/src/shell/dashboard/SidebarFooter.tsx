import { ActionIcon, Avatar, Text, Tooltip } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { roleWords } from '../../session/role-words.ts';
import { useLogout } from '../../session/use-logout.ts';
import type { Viewer } from '../../session/use-viewer.ts';
import { accountTexts } from '../../texts/account.ts';
import { shellTexts } from '../../texts/shell.ts';
import classes from './Sidebar.module.css';

/** The signed-in user with their role, the account link, and the logout. */
export function SidebarFooter({ viewer, narrow }: { viewer: Viewer; narrow: boolean }) {
  const logout = useLogout();
  const name = viewer.user.name || viewer.user.email;
  return (
    <div className={classes.footer} data-narrow={narrow || undefined}>
      <Tooltip label={narrow ? name : accountTexts.title} position="right">
        <Link to="/account" className={classes.account} aria-label={narrow ? name : undefined}>
          <Avatar color="teal" radius="xl" variant="filled" aria-hidden>
            {name.charAt(0).toUpperCase()}
          </Avatar>
          {!narrow && (
            <div className={classes.who}>
              <Text fw={600} truncate>
                {name}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {roleWords(viewer.role)}
              </Text>
            </div>
          )}
        </Link>
      </Tooltip>
      <Tooltip label={shellTexts.logout} position="right">
        <ActionIcon aria-label={shellTexts.logout} onClick={() => void logout()}>
          <IconLogout size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
