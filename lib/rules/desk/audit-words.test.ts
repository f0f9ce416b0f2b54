import { INSTITUTION_FIELD_NAMES } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import { sayAudited, sayValueOf } from './audit-words'
import { RECORD_ROOMS } from './record-rooms'

const { trail, roles } = getMessages('kn').desk
const kannada = (action: Parameters<typeof sayAudited>[0], name: string) => sayAudited(action, name, trail)

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

test('states, roles and yes and no are said in words; what somebody typed is not touched', () => {
  expect(sayValueOf('state', 'answered', trail, roles)).toBe('ಉತ್ತರಿಸಿದ್ದು')
  expect(sayValueOf('role', 'editor', trail, roles)).toBe(roles.editor)
  expect(sayValueOf('retired', true, trail, roles)).toBe('ಹೌದು')
  expect(sayValueOf('name_en', 'none', trail, roles)).toBeNull()
  expect(sayValueOf('name_en', '', trail, roles)).toBe('—')
})
