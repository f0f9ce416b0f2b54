import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import { boxOf, idsIn } from '@/lib/rules/desk/boxes'
import { langMark, sayText } from '@/lib/rules/text/localized-text'

type Props = { name: string; value: string; options: readonly Option[]; lang: Language }

/** A box for each thing that can be chosen; while they cannot be read there is none, and what was chosen stays as it is. */
export function Boxes({ name: field, value, options, lang }: Props) {
  const ticked = new Set(idsIn(value))
  if (options.length === 0) return null
  return (
    <div className="desk-boxes">
      <input type="hidden" name={field} value="" />
      {options.map(({ id, name }) => (
        <label key={id} lang={langMark(name, lang)}>
          <input type="checkbox" name={boxOf(field, id)} value="1" defaultChecked={ticked.has(id)} />
          {sayText(name, lang)}
        </label>
      ))}
    </div>
  )
}
