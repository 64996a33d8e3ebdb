import { Button, Stack, Text, Title } from '@mantine/core';
import { IconTicketOff } from '@tabler/icons-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { fallbackTexts } from '../messages/shell.ts';
import classes from './states.module.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Clears the error when it changes, such as the address. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** Error boundary: any render error shows the fallback screen, and Try Again renders again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A screen failed to draw', error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
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
