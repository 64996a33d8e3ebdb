import { TextInput } from '@mantine/core';

export interface Holder {
  name: string;
  email: string;
  phone: string;
}

interface HolderFieldsProps {
  holder: Holder;
  onChange: (changed: Partial<Holder>) => void;
}

/** Who will hold the tickets. All three are asked for. */
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
      <TextInput label="Full Name" autoComplete="name" {...field('name')} />
      <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextInput label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
    </>
  );
}
