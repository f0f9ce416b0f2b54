/**
 * Puts values into the places of a message: `fillMessage('Page {page}', { page: 2 })` is "Page 2".
 * A place without a value stays as it is written, so that a mistake shows instead of vanishing.
 */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
