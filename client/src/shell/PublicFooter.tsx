import { Link } from 'react-router-dom';
import { LanguageSelect } from '../ui/LanguageSelect.tsx';
import { Logo } from '../ui/Logo.tsx';
import classes from './PublicFooter.module.css';

const COLUMNS = [
  {
    title: 'Explore',
    links: [
      { to: '/events', label: 'Events' },
      { to: '/find-tickets', label: 'Find my tickets' },
      { to: '/verify', label: 'Verify a ticket' },
      { to: '/features', label: 'Features' },
      { to: '/pricing', label: 'Pricing' },
    ],
  },
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About Us' },
      { to: '/contact', label: 'Contact' },
      { to: '/careers', label: 'Careers' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy Policy' },
      { to: '/terms', label: 'Terms of Service' },
      { to: '/cookies', label: 'Cookie Policy' },
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
          <p className={classes.line}>An evening out starts with a good ticket.</p>
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={classes.title}>{column.title}</h2>
            <ul className={classes.list}>
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
