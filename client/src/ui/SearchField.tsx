import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import directory from './directory.module.css';

interface SearchFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search field above a list. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      className={directory.search}
      aria-label={label}
      placeholder={hint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={18} aria-hidden />}
    />
  );
}
