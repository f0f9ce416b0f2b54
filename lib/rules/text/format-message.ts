import format, { type CompiledMessage as CompiledParts, type FormatValues } from 'icu-minify/format'

export type { CompiledParts }

/**
 * A message of ICU, compiled (lib/messages/icu.ts): plain data, so that it can be handed to a client component. It
 * knows its language, so that whoever shows it need not.
 */
export type IcuMessage<Arguments = FormatValues> = {
  readonly language: string
  readonly parts: CompiledParts
  /** For types alone: in both directions, so that a translation takes the very same arguments. */
  readonly takes?: (values: Arguments) => Arguments
}

/** Keeps what is made, by what it was made of: a formatter costs more than what it formats. */
function kept<Options extends unknown[], Formatter>(make: (...options: Options) => Formatter) {
  const made = new Map<string, Formatter>()
  return (...options: Options): Formatter => {
    const key = JSON.stringify(options)
    const formatter = made.get(key) ?? make(...options)
    made.set(key, formatter)
    return formatter
  }
}

const formatters = {
  getPluralRules: kept(
    (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
  ),
  // Of every language the Indian way, in Latin digits: what CLDR says of Kannada groups by thousands.
  getNumberFormat: kept((_: unknown, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-IN', options)),
  getDateTimeFormat: kept(
    (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...options),
  ),
}

/**
 * A message of ICU with its arguments: plurals by the rules of its language, numbers grouped the Indian way. For one
 * without plurals and numbers there is `fillMessage`, which is smaller.
 */
export function formatMessage<Arguments extends FormatValues>(
  { language, parts }: IcuMessage<Arguments>,
  values: NoInfer<Arguments>,
): string {
  // Without tags, which no message of ours has, it is one string.
  return String(format(parts, language, values, { formatters }))
}
