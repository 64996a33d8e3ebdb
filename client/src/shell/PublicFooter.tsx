import { Link } from 'react-router-dom';
import { labelTexts } from '../messages/labels.ts';
import { LanguageSelect } from '../ui/LanguageSelect.tsx';
import { Logo } from '../ui/Logo.tsx';
import classes from './PublicFooter.module.css';

const COLUMNS = [
  {
    title: labelTexts.explore,
    links: [
      { to: '/events', label: labelTexts.events },
      { to: '/find-tickets', label: labelTexts.findMyTickets },
      { to: '/verify', label: labelTexts.verifyTicket },
      { to: '/features', label: labelTexts.features },
      { to: '/pricing', label: labelTexts.pricing },
    ],
  },
  {
    title: labelTexts.company,
    links: [
      { to: '/about', label: labelTexts.aboutUs },
      { to: '/contact', label: labelTexts.contact },
      { to: '/careers', label: labelTexts.careers },
      { to: '/help', label: labelTexts.help },
      { to: '/api/docs', label: labelTexts.forIntegrators },
    ],
  },
  {
    title: labelTexts.legal,
    links: [
      { to: '/privacy', label: labelTexts.privacyPolicy },
      { to: '/terms', label: labelTexts.termsOfService },
      { to: '/cookies', label: labelTexts.cookiePolicy },
    ],
  },
];

/** The footer of the public pages. */
export function PublicFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Logo />
          <p className={classes.line}>{labelTexts.footerLine}</p>
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={classes.title}>{column.title}</h2>
            <ul className="plain-list">
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={classes.link}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={classes.foot}>
        © {new Date().getFullYear()} Passa
        <LanguageSelect />
      </div>
    </footer>
  );
}
