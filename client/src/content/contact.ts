import { inSiteLanguage } from '../language/in-site-language.ts';

/** The contact page: addresses and opening hours of the company. */
export const contact = inSiteLanguage('contact', {
  title: 'Contact',
  lead: 'About a ticket, an event, or working together: write to us. We reply within 24 hours.',
  infoTitle: 'Where to find us',
  email: { label: 'Email', text: 'hello@passa.test', href: 'mailto:hello@passa.test' },
  phone: { label: 'Phone', text: '+254 700 727 722', href: 'tel:+254700727722' },
  address: { label: 'Office', text: 'Biashara Street 14, Nairobi, Kenya' },
  socialTitle: 'Follow us',
  social: [
    { name: 'Twitter', href: 'https://twitter.com/passatickets' },
    { name: 'Facebook', href: 'https://facebook.com/passatickets' },
    { name: 'Instagram', href: 'https://instagram.com/passatickets' },
    { name: 'LinkedIn', href: 'https://linkedin.com/company/passatickets' },
  ],
  hoursTitle: 'Office hours',
  hours: [
    { days: 'Monday to Friday', open: '9:00 to 18:00' },
    { days: 'Saturday', open: '10:00 to 16:00' },
    { days: 'Sunday', open: 'Closed' },
  ],
  hoursZone: 'East Africa Time (EAT)',
  formTitle: 'Send us a message',
  name: 'Name',
  emailField: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  promise: 'We reply within 24 hours.',
  failed: 'Your message was not sent. It is still here: please try again.',
});
