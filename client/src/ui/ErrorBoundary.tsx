import { Button, Stack, Text, Title } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { fallbackTexts } from '../messages/shell.ts';
import { OfflineScreen } from './OfflineScreen.tsx';
import classes from './states.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Clears the error when it changes, such as the address. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  /** The scripts of the page could not be fetched. */
  isOffline: boolean;
  resetKey: string | undefined;
}

/** Whether a script or style of the page could not be fetched; each browser words that in its own way. */
function isMissingScript(error: unknown): boolean {
  const message = error instanceof Error ? error.message : '';
  return /dynamically imported module|Importing a module script failed|Unable to preload/i.test(message);
}

/** Error boundary: any render error shows the fallback screen, and Try Again renders again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, isOffline: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, isOffline: isMissingScript(error) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey
      ? null
      : { failed: false, isOffline: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen failed to draw', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.state.isOffline) return <OfflineScreen />;
    return (
      <Stack align="center" justify="center" gap="md" mih="60vh" p="lg" ta="center" role="alert">
        <span className={classes.icon} data-tone="trouble" aria-hidden>
          <IconTicketOff size={30} />
        </span>
        <Title order={1} size="h2">
          {fallbackTexts.title}
        </Title>
        <Text c="dimmed">{fallbackTexts.body}</Text>
        <Button onClick={() => this.setState({ failed: false })}>{fallbackTexts.tryAgain}</Button>
      </Stack>
    );
  }
}
