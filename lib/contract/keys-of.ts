/** The keys of a table, in its order, by name: `Object.keys` says of them only that they are strings. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((name): name is Key => Object.hasOwn(table, name))
}
