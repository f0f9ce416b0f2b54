type Choice = readonly [value: string | number, words: string]
export type FilterMenu = readonly [name: string, label: string, none: string, choices: readonly Choice[]]

/** What a list of the desk is narrowed or ordered by, each a menu whose first line says `none`. */
export function FilterMenus({
  menus,
  chosen,
}: {
  menus: readonly FilterMenu[]
  chosen: Readonly<Record<string, string>>
}) {
  return menus.map(([name, label, none, choices]) => (
    <label key={name}>
      {label}
      <select name={name} defaultValue={chosen[name] ?? ''}>
        <option value="">{none}</option>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  ))
}

/** One that is set or not. */
export function FilterTick({
  name,
  label,
  chosen,
}: {
  name: string
  label: string
  chosen: Readonly<Record<string, string>>
}) {
  return (
    <label className="desk-tick">
      <input type="checkbox" name={name} value="1" defaultChecked={chosen[name] === '1'} />
      {label}
    </label>
  )
}
