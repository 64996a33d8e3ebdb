import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { contractTexts } from '../../../texts/partnerships.ts';
import classes from '../events/BackToEvents.module.css';

export function BackToContracts({ to }: { to: string }) {
  return (
    <Link to={tabAddress('partnerships', { view: to })} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {contractTexts.back}
    </Link>
  );
}
