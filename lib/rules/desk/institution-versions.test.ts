import type { AuditAction, AuditValues } from '@/lib/contract/desk/audit'
import { FIRST_VERSION, isVersion, versionAt } from './institution-versions'

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
  expect(versionAt(NOW, HISTORY, to)).toEqual(said)
})

test('a draft that is taken up takes nothing back that others published since', () => {
  const saved = entry(
    10,
    'institution-changed',
    { zip: '560001', email: '' },
    { zip: '560002', email: 'b@hill.example' },
  )
  expect(versionAt({ ...NOW, ...saved.after }, [saved, ...HISTORY], 8)).toEqual({ phone: '4' })
})

test('what an entry said is said, also where a list changed it since', () => {
  expect(versionAt({ ...NOW, name_en: 'Hill Institute' }, HISTORY, 2)).toMatchObject({ name_en: 'Hill College' })
})

test.each([9, 4])('what says nothing of its fields is no version: %s', (to) => {
  expect(versionAt(NOW, HISTORY, to)).toBeNull()
  expect(HISTORY.filter((each) => isVersion(each)).map(({ id }) => id)).toEqual([8, 7, 5, 2])
})
