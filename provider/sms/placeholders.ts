/** What may stand in braces in the templates of the settings. */
export type Values = Readonly<Record<string, string>>

const PLACEHOLDER = /\{([a-z_]+)\}/g

/** Fills `{name}`; braces around anything else stay. @param encode how a value is written in this place */
export function fill(template: string, values: Values, encode: (value: string) => string = (value) => value): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined ? whole : encode(value)
  })
}

/** Fills every text of a JSON value, so that writing it escapes what needs to be. */
export function fillJson(template: unknown, values: Values): unknown {
  if (typeof template === 'string') return fill(template, values)
  if (Array.isArray(template)) return template.map((entry) => fillJson(entry, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, entry]) => [key, fillJson(entry, values)]))
}

/** The names in braces that nobody fills. */
export function unknownPlaceholders(template: string, known: readonly string[]): string[] {
  return [...template.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]))
}
