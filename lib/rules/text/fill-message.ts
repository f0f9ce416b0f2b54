/** A text whose arguments are known, such as one of a catalogue (lib/messages/translated.ts). Any text may stand for it. */
export type Message<Argument extends string = string> = string & {
  /** For types alone: in both directions, so that one is not taken for another. */
  readonly takes?: (argument: Argument) => Argument
}

/**
 * Puts arguments into a message: `fillMessage('Page {page}', { page: 2 })` is "Page 2". One without a value stays as it
 * is written, so that a mistake shows instead of vanishing. Plurals and numbers are `formatMessage`'s.
 */
export function fillMessage<Argument extends string>(
  message: Message<Argument>,
  values: Readonly<Record<NoInfer<Argument>, string | number>>,
): string {
  const given: Readonly<Record<string, string | number>> = values
  return message.replace(/\{(\w+)\}/g, (place, name: string) => String(given[name] ?? place))
}
