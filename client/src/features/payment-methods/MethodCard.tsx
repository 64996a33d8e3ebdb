import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { accountTexts } from '../../messages/account.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './MethodCard.module.css';
import type { MethodStatus, PaymentMethod } from './methods.ts';

interface MethodCardProps {
  method: PaymentMethod;
  status: MethodStatus;
  /** Not available yet. */
  comingSoon: boolean;
}

const TONES: Record<MethodStatus, string> = {
  connected: 'active',
  pending: 'pending',
  not_connected: 'inactive',
};

/** One payment method with its state and a link to its page. */
export function MethodCard({ method, status, comingSoon }: MethodCardProps) {
  const action = status === 'connected' ? accountTexts.manage : accountTexts.setUp;
  return (
    <Paper component="li" withBorder className={classes.card} data-testid={`method-${method.id}`}>
      <div className={classes.head}>
        <span className={classes.icon} aria-hidden>
          <method.icon size={26} stroke={1.7} />
        </span>
        <StatusBadge status={TONES[status]} label={accountTexts.status[status]} />
      </div>
      <div>
        <Title order={3} size="h4">
          <Link to={method.path} className={classes.link}>
            {method.label}
          </Link>
        </Title>
        <Text size="sm" c="dimmed" mt={4}>
          {method.about}
        </Text>
      </div>
      <div className={classes.foot}>
        {comingSoon ? (
          <>
            <Button variant="default" disabled aria-label={`${action}: ${method.label}`}>
              {action}
            </Button>
            <Badge variant="light" color="gray" radius="sm" tt="none" size="lg">
              {accountTexts.comingSoon}
            </Badge>
          </>
        ) : (
          <Button
            component={Link}
            to={method.path}
            variant={status === 'connected' ? 'default' : 'filled'}
            aria-label={`${action}: ${method.label}`}
          >
            {action}
          </Button>
        )}
      </div>
    </Paper>
  );
}
