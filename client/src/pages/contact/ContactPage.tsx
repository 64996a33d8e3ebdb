import { Paper, Text, Title } from '@mantine/core';
import {
  type Icon,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
} from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { contact } from '../../content/contact.ts';
import { ContactForm } from '../../features/contact/ContactForm.tsx';
import { SitePage } from '../../features/site/SitePage.tsx';
import classes from './ContactPage.module.css';

/** In the order of the links. */
const ICONS: readonly Icon[] = [IconBrandTwitter, IconBrandFacebook, IconBrandInstagram, IconBrandLinkedin];

/** Address, opening hours and a contact form: `/contact?subject=…` begins it with a subject. */
export default function ContactPage() {
  const [params] = useSearchParams();
  const subject = (params.get('subject') ?? '').slice(0, 200);
  return (
    <SitePage path="/contact" title={contact.title} lead={contact.lead}>
      <div className={classes.columns}>
        <Paper component="section" withBorder p={{ base: 'md', sm: 'xl' }} aria-labelledby="contact-form">
          <Title order={2} size="h3" id="contact-form" mb="md">
            {contact.formTitle}
          </Title>
          <ContactForm subject={subject} />
        </Paper>
        <div className={classes.side}>
          <section aria-labelledby="contact-info">
            <Title order={2} size="h3" id="contact-info">
              {contact.infoTitle}
            </Title>
            <dl className={classes.facts}>
              {[contact.email, contact.phone].map(({ label, text, href }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <a href={href} className={classes.link}>
                      {text}
                    </a>
                  </dd>
                </div>
              ))}
              <div>
                <dt>{contact.address.label}</dt>
                <dd>{contact.address.text}</dd>
              </div>
            </dl>
          </section>
          <section aria-labelledby="contact-hours">
            <Title order={2} size="h3" id="contact-hours">
              {contact.hoursTitle}
            </Title>
            <dl className={classes.hours}>
              {contact.hours.map(({ days, open }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd className="tabular">{open}</dd>
                </div>
              ))}
            </dl>
            <Text size="sm" c="dimmed" mt={6}>
              {contact.hoursZone}
            </Text>
          </section>
          <section aria-labelledby="contact-social">
            <Title order={2} size="h3" id="contact-social">
              {contact.socialTitle}
            </Title>
            <ul className={classes.social}>
              {contact.social.map(({ name, href }, at) => {
                const Brand = ICONS[at] ?? IconBrandTwitter;
                return (
                  <li key={name}>
                    <a
                      href={href}
                      rel="noreferrer"
                      target="_blank"
                      aria-label={name}
                      className={classes.place}
                    >
                      <Brand size={22} stroke={1.7} aria-hidden />
                    </a>
                  </li>
                );
              })}
            </ul>
          </section>
        </div>
      </div>
    </SitePage>
  );
}
