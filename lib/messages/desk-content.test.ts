import { DESCRIPTIONS, SECTION_NAMES } from '@/lib/contract/content/sections'
import { INSTITUTION_PAGE } from '@/lib/contract/desk/institution-page'
import { deskContent as english } from '@/lib/messages/en/desk-content'
import { deskContent as kannada } from '@/lib/messages/kn/desk-content'
import { formOf, type FormPart } from '@/lib/rules/desk/content-form'

function namesIn(parts: readonly FormPart[]): string[] {
  return parts.flatMap((part) => {
    const own = part.trail.map(({ name }) => name)
    if (part.type === 'group') return [...own, ...namesIn(part.parts)]
    return part.type === 'list' ? [...own, ...Object.keys(part.list.fields)] : own
  })
}

test('every field of every section has a name that an editor can read, and no name is left over', () => {
  const described = [...SECTION_NAMES.map((section) => DESCRIPTIONS[section]), INSTITUTION_PAGE]
  const names = described.flatMap((description) => namesIn(formOf(description, {})))
  const wanted = [...new Set([...names, 'entry'])].sort()
  expect(Object.keys(english.names).sort()).toEqual(wanted)
  expect(Object.keys(kannada.names).sort()).toEqual(wanted)
})
