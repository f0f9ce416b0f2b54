import type { AuditAction } from '@/lib/contract/desk/audit'
import { PROPOSAL_REASONS } from '@/lib/contract/desk/proposal'
import { REJECT_REASONS } from '@/lib/contract/review-states'
import { INSTITUTION_FIELD_NAMES } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import {
  asNoted,
  nameOfRecord,
  recordSearched,
  sayActor,
  sayAudited,
  sayOfEntry,
  sayRecord,
  sayValueOf,
  toldOf,
} from './audit-words'
import { pageOfRecord, RECORD_ROOMS } from './record-rooms'

const { trail, roles } = getMessages('kn').desk
const kannada = (action: AuditAction, name: string, record = 'nobody 1') => sayAudited({ action, record }, name, trail)

test('every field of every form has in the trail the name that its form gives it', () => {
  for (const { noun, list, fields } of Object.values(RECORD_ROOMS)) {
    const action = ({ 'rank-words': 'rank-word-changed', 'fee-sheets': 'fee-sheet-changed' } as const)[String(list)]
    for (const name of Object.keys(fields))
      expect([noun, name, kannada(action ?? (`${noun}-changed` as 'plan-changed'), name)]).toEqual([
        noun,
        name,
        expect.stringMatching(/[\u0c80-\u0cff]/),
      ])
  }
  for (const action of ['institution-changed', 'proposal-sent', 'content-drafted', 'institutions-merged'] as const)
    for (const name of INSTITUTION_FIELD_NAMES) expect(kannada(action, name)).toMatch(/[\u0c80-\u0cff]/)
})

test('what a draft says has the names of the form of its record, also of one that is not there yet', () => {
  const said = (record: string) =>
    (['content-drafted', 'draft-discarded'] as const).map((action) => kannada(action, 'price', record))
  const price = kannada('plan-changed', 'price')
  expect([said('plan 7'), said('plan new_abc')]).toEqual([
    [price, price],
    [price, price],
  ])
  expect(kannada('content-drafted', 'order_number', 'fee sheet 2026-27')).toBe(
    kannada('fee-sheet-changed', 'order_number'),
  )
  expect(kannada('draft-discarded', 'phone', 'institution 7')).toBe(kannada('institution-changed', 'phone'))
  expect(said('scholarship 7')).toEqual([null, null])
})

test('a record has the names of its own form alone', () => {
  expect([kannada('plan-changed', 'sold'), kannada('scholarship-changed', 'sold')]).toEqual([expect.any(String), null])
})

test('places of a section are said by the names of its parts, courses and pictures by their number', () => {
  expect(kannada('content-published', 'items.1.title.kn')).toBe(
    [trail.content.names.items, '2', trail.content.names.title, trail.content.languages.kn].join(' › '),
  )
  expect(kannada('courses-changed', 'course 3')).toBe('ಕೋರ್ಸ್ 3')
  expect(kannada('pictures-changed', 'picture 1')).toBe('ಚಿತ್ರ 1')
  expect(kannada('proposal-sent', 'course-2')).toBe('ಕೋರ್ಸ್ 2')
})

test('what no form says stays as it was noted', () => {
  expect(kannada('fee-sheet-changed', 'Engineering: Government')).toBeNull()
  expect(kannada('content-published', 'items.1.nobody')).toBeNull()
})

test('a record is called in the words of the page, and found by them', () => {
  const english = getMessages('en').desk.trail
  const said = (record: string) => sayRecord(record, trail)
  expect([said('institution 41'), said('fee sheet 2026-27')]).toEqual(['ಸಂಸ್ಥೆ 41', 'ಶುಲ್ಕ ಪಟ್ಟಿ 2026-27'])
  expect(said('content about')).toBe(`ವಿಷಯ ${trail.content.sections.about}`)
  expect([said('nobody 3'), sayRecord('institution 41', english)]).toEqual([null, 'institution 41'])
  const searched = ['ಸಂಸ್ಥೆ 41', 'ಶುಲ್ಕ ಪಟ್ಟಿ', 'Asha', 'institutional'].map((asked) => recordSearched(asked, trail))
  expect(searched).toEqual(['institution 41', 'fee sheet', 'Asha', 'institutional'])
  expect(recordSearched('Plan 3', english)).toBe('plan 3')
  for (const text of [english, trail])
    expect(recordSearched(sayRecord('content about', text) ?? '', text)).toBe('content about')
})

test('of the amounts of a drafted fee sheet the rows are told that differ, and amounts stand as everywhere', () => {
  const entry = {
    record: 'fee sheet 2026-27',
    before: { amounts: '112410\t\n5', courses: '7\t8' },
    after: { amounts: '1,22,410\t\n5', courses: '7\t9x', title_en: 'Fees' },
  }
  expect(toldOf(entry)).toEqual({
    before: { 'row 1': '₹1,12,410, —', 'course 1': '₹7, ₹8' },
    after: { 'row 1': '₹1,22,410, —', 'course 1': '₹7, 9x', title_en: 'Fees' },
  })
  expect(kannada('content-drafted', 'row 1')).toBe('ಸಾಲು 1')
  expect(asNoted('₹112410, within: ₹500, 2026')).toBe('₹1,12,410, within: ₹500, 2026')
})

test('all courses are told as a number of rows, and not beside those that changed', () => {
  expect(sayValueOf('table', 'Civil\t\nMining\n', trail, roles)).toBe('2')
  const both = { record: 'institution 7', before: null, after: { courses: 1, 'course 1': 'Civil', table: 'Civil' } }
  expect(toldOf(both).after).toEqual({ courses: 1, 'course 1': 'Civil' })
  expect(toldOf({ ...both, after: { table: 'Civil' } }).after).toEqual({ table: 'Civil' })
})

test('all pictures are read by those that differ, which are noted beside them, too', () => {
  const words = (...names: string[]) =>
    JSON.stringify({ logo: null, gallery: names.map((name) => ({ address: `/${name}.webp`, alt: { en: name } })) })
  const record = 'institution 7'
  const drafted = { record, before: { pictures: words('gate', 'hall') }, after: { pictures: words('gate', 'lake') } }
  expect(toldOf(drafted)).toEqual({
    before: { 'picture 2': '/hall.webp · hall' },
    after: { 'picture 2': '/lake.webp · lake' },
  })
  const noted = {
    before: { 'picture 2': '/hall.webp · hall', 'picture 3': '' },
    after: { 'picture 2': '/lake.webp · lake' },
  }
  const { before, after } = drafted
  expect(toldOf({ record, before: { ...before, ...noted.before }, after: { ...after, ...noted.after } })).toEqual(noted)
  const changed = { record, before: { logo: '/a.webp', pictures: '' }, after: { logo: '/b.webp', pictures: '' } }
  expect(toldOf(changed)).toEqual({ before: { logo: '/a.webp' }, after: { logo: '/b.webp' } })
})

test('states, roles and yes and no are said in words; what somebody typed is not touched', () => {
  expect(sayValueOf('state', 'answered', trail, roles)).toBe('ಉತ್ತರಿಸಿದ್ದು')
  expect(sayValueOf('role', 'editor', trail, roles)).toBe(roles.editor)
  expect(sayValueOf('retired', true, trail, roles)).toBe('ಹೌದು')
  expect(sayValueOf('name_en', 'none', trail, roles)).toBeNull()
  expect(sayValueOf('name_en', '', trail, roles)).toBe('—')
})

describe('a value whose words depend on what was done', () => {
  const desk = getMessages('kn').desk
  const names = { 'account 3': { en: 'Asha Rao' }, 'institution 7': { en: 'Hill College', kn: 'ಹಿಲ್ ಕಾಲೇಜು' } }
  const said = (action: AuditAction, name: string, value: string | number, record = 'x') =>
    sayOfEntry({ action, by: 'Ravi', names, record }, name, value, desk, 'kn')

  test('who and which institution are named beside their number', () => {
    expect(said('enquiry-changed', 'account', 3)).toBe('Asha Rao (3)')
    expect(said('institution-retired', 'successor', 7)).toBe('ಹಿಲ್ ಕಾಲೇಜು (7)')
    expect(said('enquiry-changed', 'account', 4)).toBeNull()
    const entry = { record: 'account 3', names }
    expect([nameOfRecord(entry, 'kn'), nameOfRecord({ ...entry, record: 'plan 3' }, 'kn')]).toEqual(['Asha Rao', null])
  })

  test('reasons are said as their form says them, each by its own', () => {
    expect(said('review-decided', 'reason', 'unclear')).toBe(REJECT_REASONS.unclear.kn)
    expect(said('proposal-decided', 'reason', 'unclear')).toBe(PROPOSAL_REASONS.unclear.kn)
    expect(said('enquiries-exported', 'reason', 'unclear')).toBeNull()
    expect(said('publish-time-missed', 'why', 'forbidden')).toContain('Ravi')
    expect(said('publish-time-missed', 'why', 'edited')).toMatch(/^[^a-z]+$/)
  })

  test('what is chosen of a list is said in the words of its form, of that record alone', () => {
    const words = [
      said('plan-changed', 'cycle', 'monthly', 'plan 3'),
      said('content-drafted', 'sold', 'no', 'plan 3'),
      said('notification-added', 'shown', 'yes', 'notification 3'),
      said('date-changed', 'kind', 'exam', 'date kcet-exam-2030'),
    ]
    const { plan, notification, date } = desk.trail.chosen
    expect(words).toEqual([plan.cycle.monthly, plan.sold.no, notification.shown.yes, date.kind.exam])
    expect(said('plan-changed', 'name_en', 'no', 'plan 3')).toBeNull()
    expect(said('institution-changed', 'sold', 'no', 'institution 3')).toBeNull()
  })

  test('of several words each', () => {
    expect(said('enquiries-exported', 'type', 'enquiry, mentor')).toBe(`${desk.kinds.enquiry}, ${desk.kinds.mentor}`)
    expect(said('proposal-decided', 'accepted', 'name_en, course-2')).toBe(`${desk.trail.institution.name_en}, ಕೋರ್ಸ್ 2`)
  })

  test('moments in Indian time and days stand in the words of the page', () => {
    expect(said('publish-time-set', 'at', '2027-01-31T18:45:00.000Z')).toContain('12:15')
    expect(said('follow-up-set', 'day', '2027-01-31')).toBe(`31 ${desk.dates.months[0]} 2027`)
    expect(said('plan-changed', 'name_en', '2027-13-31')).toBeNull()
  })
})

test('who is nobody’s account is said in the words of the page', () => {
  expect([sayActor('by itself', trail), sayActor('Asha', trail)]).toEqual([trail.actors['by itself'], 'Asha'])
})

test('a record of the trail has its page', () => {
  const pages = [
    'institution 7',
    'enquiry 4',
    'content about',
    'fee sheet 2026-27',
    'rank word a:b',
    'date hill-2030',
    'account 3',
    'showcase top',
  ]
  expect(pages.map(pageOfRecord)).toEqual([
    ...['/institutions/7', '/enquiries/4', '/content/about', '/fee-sheets/sheet/2026-27', '/rank-words/word/a:b'],
    ...['/dates/event/hill-2030', '/accounts', '/home-lists/top'],
  ])
  expect(['mail a@b.example', 'enquiries', 'row kea E001'].map(pageOfRecord)).toEqual([null, null, null])
  expect(sayRecord('enquiries', trail)).toBe(trail.nouns.enquiries)
})
