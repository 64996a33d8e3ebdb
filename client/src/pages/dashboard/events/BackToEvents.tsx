import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { tabAddress } from '../../../shell/dashboard/tab-address.ts';
import { staffEventTexts } from '../../../texts/staff-events.ts';
import classes from './BackToEvents.module.css';

export function BackToEvents() {
  return (
    <Link to={tabAddress('events')} className={classes.back}>
      <IconArrowLeft size={18} aria-hidden />
      {staffEventTexts.back}
    </Link>
  );
}
