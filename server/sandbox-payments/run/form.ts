/** A form: its fields are texts, lists with numbers as names, and groups. */
export interface Form {
  readonly [name: string]: string | Form | undefined;
}

/** Longest nesting of names that is read. */
const MAX_DEPTH = 6;

/** Reads a form with names such as `items[0][price][currency]`. A name that is both a text and a group is the last. */
export function readForm(text: string): Form {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]$/).filter((part) => part !== '');
    if (path.length > 0 && path.length <= MAX_DEPTH) put(form, path, value);
  }
  return form;
}

type Fields = Record<string, string | Form | undefined>;

// Names such as __proto__ are names like others.
const emptyForm = (): Fields => Object.create(null) as Fields;

function put(form: Fields, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const group = typeof inner === 'object' ? (inner as Fields) : emptyForm();
  form[name] = group;
  put(group, rest, value);
}

export const isGroup = (value: string | Form | undefined): value is Form => typeof value === 'object';

export const textIn = (form: Form, name: string): string | undefined => {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
};

/** A group of a form; empty where there is none. */
export const groupIn = (form: Form, name: string): Form => {
  const value = form[name];
  return isGroup(value) ? value : {};
};

/** Texts of a group, such as metadata. */
export const textsIn = (value: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isGroup(value) ? value : {}).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );
