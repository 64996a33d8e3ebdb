type Child = Node | string | null | false;

/** Creates an element with attributes and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.filter((child): child is Node | string => child !== null && child !== false));
  return made;
}

export function button(text: string, kind: 'main' | 'quiet', onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, text);
  made.addEventListener('click', onClick);
  return made;
}
