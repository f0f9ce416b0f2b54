/** @jest-environment node */
import { deskInstitutionSchema } from '@/lib/contract/desk/institution'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { pageWords } from '@/lib/rules/desk/institution-page'
import { pageFormOf, touchedIn } from './institution-page-form'

const list = (...titles: string[]) => titles.map((en) => ({ title: { en } }))
const institution = (fields: object, version = 'v1', draft: object | null = null) =>
  deskInstitutionSchema.parse({
    data: {
      ...{ id: 7, version, values: pageWords(fields), draft },
      ...{ other_names: [], merged: [], sources: [], statements: [], history: [], edited: null },
    },
  })
const refused = (said: DeskReply['said'], typed: DeskReply['typed']): DeskReply => ({ to: '/', said, typed })

const SHOWN = { facilities: list('Library'), admissions: list('Apply') }
const { was } = pageFormOf(institution(SHOWN), null)
/** Whoever had the page as it was shown, and changed a part of it. */
const typedBy = (fields: object) => ({ ...touchedIn(pageWords({ ...SHOWN, ...fields }), was), version: 'v1', was })

test('what a reader leaves alone is not sent, however its fields were ordered', () => {
  expect(touchedIn(pageWords({ ...SHOWN, facilities: list('Sports') }), was)).toEqual({
    facilities: JSON.stringify(list('Sports')),
  })
  const shown = pageFormOf(institution({ facilities: [{ title: { en: 'Library' }, image: '/a.webp' }] }), null)
  const same = pageWords({ facilities: [{ image: '/a.webp', title: { en: 'Library' } }] })
  expect(touchedIn(same, shown.was)).toEqual({})
})

test('of two who change two parts, each has the other’s as they stand now, and nothing to decide', () => {
  const now = institution({ ...SHOWN, admissions: list('Apply', 'Pay') }, 'v2')
  const form = pageFormOf(now, refused('changed', typedBy({ facilities: list('Sports') })))
  expect([form.version, form.theirs.size]).toEqual(['v2', 0])
  expect(form.values).toMatchObject(pageWords({ facilities: list('Sports'), admissions: list('Apply', 'Pay') }))
  // What is sent next leaves the other's alone.
  expect(touchedIn(form.values, form.was)).toEqual({ facilities: JSON.stringify(list('Sports')) })
})

test('of two who change one part, both stand there', () => {
  const now = institution({ ...SHOWN, facilities: list('Hostel') }, 'v2')
  const form = pageFormOf(now, refused('changed', typedBy({ facilities: list('Sports') })))
  expect([...form.theirs]).toEqual([['facilities', JSON.stringify(list('Hostel'))]])
  expect(form.values.facilities).toBe(JSON.stringify(list('Sports')))
})

test('what is away is sent in the version that was shown; what was refused and kept is the draft', () => {
  const typed = typedBy({ facilities: list('Sports') })
  expect(pageFormOf(institution(SHOWN, 'v2'), refused('away', typed))).toMatchObject({ version: 'v1', was })
  const draft = {
    ...{ version: 'v2.d', by: 'Ravi', at: '2027-01-02T03:04:05Z', schedule: null, preview: 'x', was: {}, flaws: {} },
    ...{ said: { facilities: JSON.stringify(list('Kept')) }, problems: [] },
  }
  const kept = pageFormOf(institution(SHOWN, 'v2', draft), refused('notPublished', typed))
  expect([kept.version, kept.values.facilities]).toEqual(['v2.d', JSON.stringify(list('Kept'))])
})
