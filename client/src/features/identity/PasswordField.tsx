import { ActionIcon, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { authTexts } from '../../messages/auth.ts';

interface PasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `current-password` to sign in, `new-password` to set one, `off` for keys: a hint for password managers. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  description?: string;
  error?: string;
  isOptional?: boolean;
}

/** A password field with a show button. */
export function PasswordField({
  label,
  value,
  onChange,
  autoComplete,
  description,
  error,
  isOptional = false,
}: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  const Eye = visible ? IconEyeOff : IconEye;
  return (
    <TextInput
      label={label}
      type={visible ? 'text' : 'password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoComplete={autoComplete}
      description={description}
      error={error}
      required={!isOptional}
      withAsterisk={false}
      rightSectionWidth={48}
      rightSection={
        <ActionIcon
          aria-label={visible ? authTexts.hidePassword : authTexts.showPassword}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        >
          <Eye size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
