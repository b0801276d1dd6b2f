/** Lets the browser save a text as a file. */
export const offerFile = (name: string, text: string): void =>
  offerBlob(name, new Blob([text], { type: 'application/json' }));

/** The same with anything. */
export function offerBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000); // some browsers read it only when the person has said where to
}
