import { BadInput } from '../../../platform/failures.ts';
import { emailFaults, nameFaults } from '../../identity/index.ts';
import { textFaults } from '../message.rules.ts';

/** The contact form as submitted. */
export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Trims and checks the form; all four fields are required. @throws BadInput naming every fault */
export function checkedContact(form: ContactForm): ContactForm {
  const checked = {
    name: form.name.trim(),
    email: form.email.trim(),
    subject: form.subject.trim(),
    message: form.message.trim(),
  };
  const faults = [
    ...nameFaults(checked.name),
    ...emailFaults(checked.email),
    ...textFaults({ subject: checked.subject, body: checked.message }).map((fault) =>
      fault.field === 'body' ? { ...fault, field: 'message' } : fault,
    ),
  ];
  if (faults.length > 0) throw new BadInput(faults);
  return checked;
}
