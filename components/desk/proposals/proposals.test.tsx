import { render, screen, within } from '@testing-library/react'
import { deskOwnRecordSchema, deskProposalSchema } from '@/lib/contract/desk/proposal'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { OwnRecordView } from './own-record'
import { ProposalView } from './proposal-view'

const SAYING = { lookups: { types: [], districts: [] }, lang: 'en', words: getMessages('en').deskInstitutions } as const
const room = getMessages('en').deskProposals
const AT = '2026-11-26T10:00:00.000Z'
const field = (name: string, was: string, proposed: string, fate: string | null = null) => ({
  name,
  was,
  proposed,
  fate,
})
const PROPOSAL = {
  ...{
    id: 5,
    state: 'open',
    by: 'Meena',
    proposed_at: AT,
    changed_at: AT,
    decided_at: null,
    reason: null,
    words: null,
  },
  fields: [field('phone', '1', '2'), field('email', 'a@b.in', 'c@d.in'), field('zip', '560001', '560002')],
}
const RECORD = { version: 'v', sources: [], statements: [] }
/** Of which the phone was changed since, and the PIN code is as it is proposed. */
const VALUES = { phone: '3', email: 'a@b.in', zip: '560002' }

function showToEditor(more: object = {}, reply: DeskReply | null = null) {
  const data = {
    ...{ ...PROPOSAL, ...RECORD, values: VALUES, institute_id: 7, name: { en: 'Hill College' }, is_retired: false },
    ...{ language: 'kn', represents: true, decided_by: null, history: [], ...more },
  }
  render(<ProposalView proposal={deskProposalSchema.parse({ data })} {...{ reply, room, ...SAYING }} />)
}
const replied = (said: DeskReply['said'], accepted: string): DeskReply => ({ to: '', said, typed: { accepted } })
const boxes = () => screen.getAllByRole('checkbox').map((box) => [box.getAttribute('name'), box.matches(':checked')])
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

describe('a proposal as an editor decides about it', () => {
  test('what stands and what is proposed are beside each other; what was changed since is said, and not ticked', () => {
    showToEditor()
    expect(
      within(row('Phone'))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3Changed since it was proposed; it said then: 1', '2', 'Take over'])
    expect(boxes()).toEqual([
      ['accepted.phone', false],
      ['accepted.email', true],
    ])
    expect(screen.getByRole('checkbox', { checked: true })).toHaveAccessibleDescription('Email')
    expect(row('PIN')).toHaveTextContent('Stands so already')
    expect(screen.getByText(/They work at the desk in Kannada/)).toBeVisible()
    expect(screen.queryByText(room.nobody)).toBeNull()
  })

  test('what was ticked and refused stays ticked; after a conflict somebody looks at all of it again', () => {
    showToEditor({}, replied('invalid', 'phone'))
    expect(boxes().map(([, isTicked]) => isTicked)).toEqual([true, false])
  })
  test('after a conflict nothing is ticked', () => {
    showToEditor({}, replied('changed', 'phone email'))
    expect(boxes().map(([, isTicked]) => isTicked)).toEqual([false, false])
  })

  test('what is wrong stands beside its field, and that a reason is missing beside the reasons', () => {
    showToEditor({}, { ...replied('invalid', 'email'), wrong: { email: 'unread', reason: 'needed' } })
    expect(row('Email')).toHaveTextContent(/cannot be read/)
    expect(screen.getByRole('combobox')).toBeInvalid()
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(room.reasonMissing)
  })

  test('what would be wrong of a field that it leaves as it is, is named by that field', () => {
    showToEditor({}, { ...replied('invalid', 'email'), wrong: { email: 'unread', city_id: 'elsewhere' } })
    const [item, ...more] = screen.getAllByRole('listitem')
    expect(more).toEqual([])
    expect(item).toHaveTextContent(`${SAYING.words.fields.city_id}: ${SAYING.words.flaws.elsewhere}`)
    expect(screen.getByText(room.elsewhere)).toBeVisible()
  })

  test('of one that is retired nothing can be taken over; that nobody represents it is said', () => {
    showToEditor({ is_retired: true, represents: false })
    expect([screen.queryByRole('checkbox'), screen.queryByRole('button', { name: room.doIt })]).toEqual([null, null])
    expect(screen.getByRole('button', { name: room.refuseAll })).toBeVisible()
    expect([screen.getByText(room.nobody), screen.getByText(room.isRetired)]).toHaveLength(2)
  })

  test('one that is decided says by whom, what became of each field, and why', () => {
    const fields = [field('phone', '1', '2', 'accepted'), field('email', 'a@b.in', 'c@d.in', 'refused')]
    const why = { reason: 'unproven', words: 'ಯಾರೂ ಉತ್ತರಿಸುವುದಿಲ್ಲ' }
    showToEditor({ state: 'decided', fields, decided_at: AT, decided_by: 'Latha', ...why })
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(/^Decided by Latha/)).toBeVisible()
    expect([row('Phone').textContent, row('Email').textContent]).toEqual([
      'Phone12taken over',
      'Emaila@b.inc@d.innot taken over',
    ])
    expect(screen.getByText(why.words)).toHaveAttribute('lang', 'kn')
  })
})

describe('one’s own record', () => {
  const FORM = { wrong: new Map(), theirs: new Map(), version: 'v', was: '{}' }
  function show(open: object | null, more: object = {}) {
    const values = { ...VALUES, ownership: 'Trust' }
    const data = { id: 7, name: { en: 'Hill College' }, ...RECORD, values, open, past: [] }
    const form = { ...FORM, values, ...more }
    render(
      <OwnRecordView
        record={deskOwnRecordSchema.parse({ data })}
        unsaved={null}
        isConflict={false}
        {...{ form, room, ...SAYING }}
      />,
    )
  }

  test('what others confer is shown, and cannot be changed', () => {
    show(null)
    for (const name of ['Kind of institution', 'Who runs it', 'University or board', 'Minority institution'])
      expect([name, screen.queryByLabelText(name)]).toEqual([name, null])
    expect(screen.getByText('Trust')).toHaveTextContent(room.fixed)
    expect(screen.getByLabelText('Phone')).toHaveValue('3')
    expect(screen.queryByRole('button', { name: room.withdraw })).toBeNull()
  })

  test('beside what waits stands what the record says; it can be taken back', () => {
    show(PROPOSAL)
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Now: a@b.in')
    expect(screen.getByRole('button', { name: room.sendAgain })).toBeVisible()
    const form = screen.getByRole('button', { name: room.withdraw }).closest('form')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ lang: 'en', version: 'v', was: '{}' })
  })

  test('what somebody else set meanwhile stands below what was typed', () => {
    show(PROPOSAL, { theirs: new Map([['email', 'x@y.in']]) })
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Now: x@y.in')
  })
})
