import { Button, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { MaintenanceBanner } from '../../features/system/MaintenanceBanner.tsx';
import { prerendered } from '../../first-view/prerendered.ts';
import { authTexts } from '../../messages/auth.ts';
import { labelTexts } from '../../messages/labels.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Poster } from '../../ui/Poster.tsx';
import { ThemeToggle } from '../../ui/ThemeToggle.tsx';
import classes from './AuthFrame.module.css';

/** Seeds of posters; any ids work, these three look well together. */
const ART = ['passa-night', 'passa-coast', 'passa-market'];

interface AuthFrameProps {
  title: string;
  lead?: string;
  /** Replays the entrance animation when it changes. */
  mode: string;
  children: ReactNode;
}

/** Frame of all account forms: the form on paper, slowly drifting posters beside it. */
export function AuthFrame({ title, lead, mode, children }: AuthFrameProps) {
  useDocumentTitle(`${title} · Passa`);
  const [first] = useState(mode);
  const entrance = prerendered === '/auth' && mode === first ? 'still' : 'moving';
  return (
    <div className={classes.page}>
      <div className={classes.art} aria-hidden>
        <div className={classes.drift}>
          {[...ART, ...ART].map((id, index) => (
            <Poster
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={index}
              eventId={id}
              category={null}
              width={520}
              height={520}
              className={classes.poster}
            />
          ))}
        </div>
      </div>
      <main className={classes.side}>
        <MaintenanceBanner />
        <div className={classes.top}>
          <Button
            component={Link}
            to="/"
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {authTexts.home}
          </Button>
          <ThemeToggle />
        </div>
        <div className={classes.sheet} key={mode} data-entrance={entrance}>
          <Logo />
          <Title order={1} size="h2" mt="lg">
            {title}
          </Title>
          {lead && (
            <Text c="dimmed" mt={4}>
              {lead}
            </Text>
          )}
          <div className={classes.form}>{children}</div>
        </div>
        <Text size="sm" c="dimmed" ta="center" className={classes.terms}>
          {labelTexts.byContinuing} <Link to="/terms">{labelTexts.termsOfService}</Link> {labelTexts.and}{' '}
          <Link to="/privacy">{labelTexts.privacyPolicy}</Link>.
        </Text>
      </main>
    </div>
  );
}
