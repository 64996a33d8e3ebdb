import { TextInput } from '@mantine/core';
import { labelTexts } from '../../messages/labels.ts';

export interface Holder {
  name: string;
  email: string;
  phone: string;
}

interface HolderFieldsProps {
  holder: Holder;
  onChange: (changed: Partial<Holder>) => void;
}

/** Details of the ticket holder. All three fields are required. */
export function HolderFields({ holder, onChange }: HolderFieldsProps) {
  const field = (name: keyof Holder) => ({
    value: holder[name],
    onChange: (typed: { currentTarget: { value: string } }) =>
      onChange({ [name]: typed.currentTarget.value }),
    required: true,
    withAsterisk: false,
  });
  return (
    <>
      <TextInput label={labelTexts.fullName} autoComplete="name" {...field('name')} />
      <TextInput label={labelTexts.email} type="email" autoComplete="email" {...field('email')} />
      <TextInput label={labelTexts.phone} type="tel" autoComplete="tel" {...field('phone')} />
    </>
  );
}
