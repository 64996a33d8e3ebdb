/** Saves a file under that name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Saves a value as a JSON file of that name. */
export function downloadJson(name: string, value: unknown): void {
  saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), name);
}
