import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import { INSTITUTION_FIELD_NAMES as NAMES } from '@/lib/contract/desk/institution'
import { FIRST_VERSION, hasFirst, isVersion, settingOf, unreadSince, versionAt } from './versions'

const entry = (id: number, action: AuditAction, before: AuditValues, after: AuditValues) => ({
  ...{ id, action, before, after },
})
const HISTORY = [
  entry(9, 'institution-retired', { retired: false }, { retired: true }),
  entry(8, 'content-drafted', { phone: '3' }, { phone: '4' }),
  entry(7, 'content-published-at-time', { phone: '2' }, { phone: '3' }),
  entry(5, 'institution-changed', { phone: '1', zip: '' }, { phone: '2', zip: '560001', change: 4 }),
  entry(2, 'institution-changed', { name_en: 'Hill', phone: '' }, { name_en: 'Hill College', phone: '1' }),
]
const NOW = { name_en: 'Hill College', phone: '3', zip: '560001', email: 'a@hill.example' }

test.each([
  ['the latest, of which nothing differs', 7, {}],
  ['the one before, by what was changed since', 5, { phone: '2' }],
  ['the first of the desk', 2, { phone: '1', zip: '' }],
  ['before it', FIRST_VERSION, { name_en: 'Hill', phone: '', zip: '' }],
  ['a draft that was never published, or discarded', 8, { phone: '4' }],
])('an institution is as it was: %s', (_, to, said) => {
  expect(versionAt(NAMES, NOW, HISTORY, to)).toEqual(said)
})

test('a draft that is taken up takes nothing back that others published since', () => {
  const saved = entry(
    10,
    'institution-changed',
    { zip: '560001', email: '' },
    { zip: '560002', email: 'b@hill.example' },
  )
  expect(versionAt(NAMES, { ...NOW, ...saved.after }, [saved, ...HISTORY], 8)).toEqual({ phone: '4' })
})

test('what an entry said is said, also where a list changed it since', () => {
  expect(versionAt(NAMES, { ...NOW, name_en: 'Hill Institute' }, HISTORY, 2)).toMatchObject({ name_en: 'Hill College' })
})

test.each([9, 4])('what says nothing of its fields is no version: %s', (to) => {
  expect(versionAt(NAMES, NOW, HISTORY, to)).toBeNull()
  expect(HISTORY.filter((each) => isVersion(NAMES, each)).map(({ id }) => id)).toEqual([8, 7, 5, 2])
})

test('an entry whose words are too long to be told is a version by the fields that it had', () => {
  const long = (leftOut: string[]) => ({ ...entry(4, 'institution-changed', null, null), leftOut })
  expect([long(['phone', 'x']), long(['x']), long([])].map((each) => isVersion(NAMES, each))).toEqual([
    true,
    false,
    false,
  ])
  expect(hasFirst(NAMES, [long(['phone'])])).toBe(true)
})

test('what a record was before the desk is there where the desk has not added it', () => {
  expect(hasFirst(NAMES, HISTORY)).toBe(true)
  expect(hasFirst(NAMES, [entry(1, 'content-drafted', { phone: '3' }, { phone: '4' })])).toBe(false)
  expect(hasFirst(NAMES, [...HISTORY, entry(1, 'institution-added', null, { name_en: 'Hill' })])).toBe(false)
  // A picture that was uploaded for it says nothing of what it was.
  expect(hasFirst(NAMES, [entry(10, 'content-picture-added', null, { picture: '/media/a.webp' }), ...HISTORY])).toBe(
    true,
  )
})

test('an empty field is noted as none, and is a word as any other', () => {
  const history = [entry(3, 'plan-changed', { name_kn: null }, { name_kn: 'ಕಲಿ' })]
  expect(versionAt(['name_kn'], { name_kn: 'ಕಲಿ' }, history, FIRST_VERSION)).toEqual({ name_kn: '' })
})

test('merges since a version are named, and the fields that no entry changed', () => {
  const merge = entry(11, 'institutions-merged', { zip: '560001' }, { zip: '560009', merged: 8 })
  expect(unreadSince(NAMES, NOW, HISTORY, 2)).toEqual({ merges: [], fields: [] })
  const later = { ...NOW, zip: '560009', name_en: 'Hill Institute' }
  expect(unreadSince(NAMES, later, [merge, ...HISTORY], 2)).toEqual({ merges: [merge], fields: ['name_en'] })
  expect(unreadSince(NAMES, { ...NOW, zip: '560009' }, [merge, ...HISTORY], 11)).toEqual({ merges: [], fields: [] })
  // Between two entries, too.
  const between = entry(10, 'institution-changed', { phone: '7' }, { phone: '8' })
  expect(unreadSince(NAMES, { ...NOW, phone: '8' }, [between, ...HISTORY], 2).fields).toEqual(['phone'])
})

test.each([
  ['courses-changed', 'table'],
  ['pictures-changed', 'pictures'],
] as const)('before %s that did not note all of them, %s can be told by nobody', (action, name) => {
  const history = [
    entry(12, action, { 'picture 1': 'b', [name]: 'B' }, { 'picture 1': 'c', [name]: 'C' }),
    entry(11, action, { 'picture 1': 'a' }, { 'picture 1': 'b' }),
  ]
  expect(unreadSince([name], { [name]: 'C' }, history, FIRST_VERSION).fields).toEqual([name])
  expect(unreadSince([name], { [name]: 'C' }, history, 11).fields).toEqual([])
})

test('who set a field is who published it, or, where it stands in a draft, who wrote it there', () => {
  const drafts = [
    entry(13, 'content-drafted', { phone: '4', zip: '1' }, { phone: '4', zip: '2' }),
    entry(12, 'content-drafted', { phone: '3', zip: '560001' }, { phone: '4', zip: '1' }),
  ]
  const history = [...drafts, ...HISTORY]
  expect(settingOf(history, 'phone', false)?.id).toBe(7)
  expect(settingOf(history, 'phone', true)?.id).toBe(12)
  expect(settingOf(history, 'zip', true)?.id).toBe(13)
  expect(settingOf(history, 'email', false)).toBeUndefined()
})
