/** The fields of a record in the groups of its form, in their order. */
export function partsOf<Name extends string, Part extends string>(
  names: readonly Name[],
  fields: Readonly<Record<Name, { part: Part }>>,
): readonly { part: Part; names: readonly Name[] }[] {
  return [...new Set(names.map((name) => fields[name].part))].map((part) => ({
    part,
    names: names.filter((name) => fields[name].part === part),
  }))
}
