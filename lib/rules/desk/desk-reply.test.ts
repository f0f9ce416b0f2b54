import { keysOf } from '@/lib/contract/keys-of'
import { DESK_SAYINGS, type DeskReply, isAdded, lastOf, ofAdding, withDraft } from '@/lib/rules/desk/desk-reply'

const reply = (said: DeskReply['said']): DeskReply => ({ to: '/desk/en/content/about', said, typed: {} })
const schedule = (missed: 'edited' | null) => ({ at: 0, by: 'Asha', missed })

test.each([
  ['none was set', 'timeRefused', null, 'timeRefused'],
  ['one was set, which stands', 'timeRefused', schedule(null), 'timeKept'],
  ['one was set, which what was typed has ended', 'timeRefused', schedule('edited'), 'timeRefused'],
  ['a time was set', 'timeSet', schedule(null), 'timeSet'],
] as const)('of a time, where %s', (_, said, set, says) => {
  const shown = withDraft(reply(said), { schedule: set })
  expect([shown?.said, lastOf(shown)]).toEqual([says, 'stored'])
})

test('what was kept as a draft, and is what stands there already, is none', () => {
  expect(withDraft(reply('draftSaved'), null)?.said).toBe('draftSame')
  expect(withDraft(reply('draftSaved'), { schedule: null })?.said).toBe('draftSaved')
  expect(withDraft(reply('draftSaved'), undefined)?.said).toBe('draftSaved')
})

test.each(['looked', 'answerReady', 'changed', 'invalid', 'away'] as const)(
  'what was typed is stored nowhere where it says: %s',
  (said) => expect(lastOf(reply(said))).toBe('refused'),
)

test('whatever says that something was added is known as that', () => {
  const sayings = keysOf(DESK_SAYINGS)
  const named = sayings.filter((said) => /added$/i.test(said) && !/passkey/.test(said))
  expect(sayings.filter(isAdded)).toEqual(named)
})

test('what was typed of one that is not shown any more stands where one is added', () => {
  const adding = (brochure: string | undefined, shown: string[] | null) =>
    ofAdding({ ...reply('changed'), typed: { title: 'Hostels', ...(brochure !== undefined && { brochure }) } }, shown)
      ?.typed.title
  expect(adding('ab12.pdf', ['cd34.pdf'])).toBe('Hostels')
  expect(adding('ab12.pdf', ['ab12.pdf'])).toBeUndefined()
  expect(adding('ab12.pdf', null)).toBeUndefined()
  expect(adding(undefined, ['ab12.pdf'])).toBe('Hostels')
  // One that is brought back has no form.
  expect(adding('', ['ab12.pdf'])).toBeUndefined()
})
