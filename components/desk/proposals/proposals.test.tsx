import { render, screen, within } from '@testing-library/react'
import { deskOwnRecordSchema, deskProposalPageSchema, deskProposalSchema } from '@/lib/contract/desk/proposal'
import { getMessages } from '@/lib/messages/catalogue'
import type { DeskReply } from '@/lib/rules/desk/desk-reply'
import { OwnRecordView } from './own-record'
import { ProposalList } from './proposal-list'
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
  render(
    <ProposalView proposal={deskProposalSchema.parse({ data })} {...{ reply, room, ...SAYING }} keeping={() => null} />,
  )
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

describe('its courses and pictures', () => {
  const civil = { name: 'Civil', category: 'BE', level: 'degree', duration: '4 years', fees: 50_000, seats: 60 }
  const line = { fate: null, stands: false, moved: false }
  const gate = { address: '/media/gate.webp', alt: { en: 'The gate', kn: 'ದ್ವಾರ' } }
  const upload = { address: '/media/proposed/pond.webp', alt: { en: 'The pond' } }
  const dearer = { ...line, name: 'course-1', was: civil, now: civil, proposed: { ...civil, fees: 60_000 } }
  const added = { ...line, name: 'picture-1', what: 'added', was: [], now: [], proposed: [upload], is_gone: false }
  const cells = (name: string) =>
    within(row(name))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)

  test('of a course which fee before and after is read, and nothing that stays', () => {
    const fees = SAYING.words.columns.fees
    showToEditor({ fields: [], courses: [dearer] })
    expect(cells('Civil')).toEqual([`${fees}₹50,000`, `${fees}₹60,000`, room.take])
    expect(boxes()).toEqual([['accepted.course-1', true]])
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Civil Course · BE')
  })

  test.each([
    [false, [dearer], true],
    [true, [dearer], false],
    [false, [], false],
  ])('that with one course all become the desk’s is said where they are not yet: %s', (isDesks, courses, isSaid) => {
    showToEditor({ courses, are_courses_desks: isDesks })
    expect(screen.queryByText(room.coursesLists) !== null).toBe(isSaid)
  })

  test('a course that is new, and one that goes, is read in full', () => {
    showToEditor({
      fields: [],
      courses: [
        { ...dearer, was: null, now: null },
        { ...dearer, name: 'course-2', proposed: null },
      ],
    })
    const [, added = screen.getByRole('table'), gone = added] = screen.getAllByRole('row')
    expect(added).toHaveTextContent(`${room.notThere}${SAYING.words.columns.course_category}BE`)
    expect(gone).toHaveTextContent(/₹50,000/)
    expect(gone).toHaveTextContent(room.goes)
  })

  test('a line that cannot be read is left out, and changes the name of no other one', () => {
    showToEditor({
      fields: [],
      courses: [
        { ...dearer, name: null },
        { ...dearer, name: 'course-2' },
      ],
      pictures: [
        { ...added, what: 'drawn' },
        { ...added, name: 'picture-2' },
      ],
    })
    expect(boxes().map(([name]) => name)).toEqual(['accepted.course-2', 'accepted.picture-2'])
  })

  test('a course that stands so already, and one of which nothing is said but its name, is read', () => {
    const music = { ...civil, name: 'Music', category: null, level: null, duration: null, fees: null, seats: null }
    showToEditor({
      fields: [],
      courses: [
        { ...dearer, now: dearer.proposed, stands: true },
        { ...line, name: 'course-2', was: null, now: null, proposed: music },
      ],
    })
    const [now, proposed, stands] = cells('Civil')
    expect([now, proposed, stands]).toEqual([expect.stringMatching(/BE.*₹60,000/), now, room.stands])
    expect(cells('Music').slice(0, 2)).toEqual([room.notThere, 'Music'])
  })

  test('what was changed since is said with what it was, and not ticked', () => {
    showToEditor({ fields: [], courses: [{ ...dearer, now: { ...civil, fees: 55_000 }, moved: true }] })
    expect(cells('Civil')[0]).toMatch(/₹55,000.*Changed since.*₹50,000/)
    expect(boxes()).toEqual([['accepted.course-1', false]])
  })

  test('a picture that is proposed stands beside the present ones, each with what is seen on it', () => {
    showToEditor({ fields: [], pictures: [added], gallery: [gate], logo: null })
    const shown = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(shown).toEqual(['/desk/proposed/pond.webp', expect.stringContaining('gate.webp')])
    const present = screen.getByRole('region', { name: room.present })
    expect(within(present).getByText('ದ್ವಾರ')).toHaveAttribute('lang', 'kn')
    expect(boxes()).toEqual([['accepted.picture-1', true]])
  })

  test('pictures are told apart by what is seen on them, or else by their number', () => {
    const [hall, lab] = ['hall', 'lab'].map((name) => ({ address: `/media/${name}.webp`, alt: null }))
    const removed = { ...added, what: 'removed', proposed: [] }
    showToEditor({
      fields: [],
      pictures: [
        added,
        { ...removed, name: 'picture-2', was: [gate], now: [gate] },
        { ...removed, name: 'picture-3', now: [lab] },
      ],
      // By its place in the gallery, as below the lines and in the representative's room.
      gallery: [hall, gate, lab],
    })
    const described = screen.getAllByRole('checkbox', { description: /Picture/ })
    expect(described.map((box) => box.getAttribute('name')?.slice(-1))).toEqual(['1', '2', '3'])
    expect(described[0]).toHaveAccessibleDescription(`${room.ofPictures.added} The pond`)
    expect(described[1]).toHaveAccessibleDescription(`${room.ofPictures.removed} The gate`)
    expect(described[2]).toHaveAccessibleDescription(`${room.ofPictures.removed} Picture 3`)
    expect(within(row('The pond')).getByRole('presentation')).toBeVisible()
    expect(within(row('Picture 3')).getByRole('img', { name: 'Picture 3' })).toBeVisible()
  })

  test('of a logo nobody misses what is seen on it', () => {
    const crest = { address: '/media/crest.webp', alt: null }
    showToEditor({
      fields: [],
      pictures: [
        { ...added, what: 'logo', proposed: [crest] },
        { ...added, name: 'picture-2', proposed: [crest] },
      ],
    })
    expect([cells(room.ofPictures.logo)[1], cells('new one')[1]]).toEqual([room.ofPictures.logo, room.noAlt])
  })

  test('a picture that is gone is neither shown nor ticked', () => {
    showToEditor({ fields: [], pictures: [{ ...added, is_gone: true }] })
    expect([document.querySelector('img'), screen.queryByRole('checkbox')]).toEqual([null, null])
    expect(row('new one')).toHaveTextContent(room.isGone)
  })

  test('that the gallery would be too full is said, also of each box of a picture that is added', () => {
    const said = { ...added, name: 'picture-2', what: 'said', was: [gate], now: [gate], proposed: [gate] }
    showToEditor(
      { fields: [], pictures: [added, said] },
      { ...replied('invalid', 'picture-1'), wrong: { pictures: 'full' } },
    )
    expect(screen.getByText(room.tooFull)).toBeVisible()
    const isFull = expect.stringContaining(room.tooFull)
    const [first, second] = screen.getAllByRole('checkbox')
    expect(first).toHaveAccessibleDescription(isFull)
    expect(second).not.toHaveAccessibleDescription(isFull)
  })

  test('decided, the words stand without pictures, which may be gone', () => {
    showToEditor({ state: 'decided', fields: [], pictures: [{ ...added, fate: 'accepted' }] })
    expect(row('new one')).toHaveTextContent(/The pond.*taken over/)
    expect(document.querySelector('img')).toBeNull()
  })

  test('the list says how much is about courses and pictures', () => {
    const proposal = { ...PROPOSAL, fields: ['phone'], courses: 2, pictures: 1, institute_id: 7, name: { en: 'Hill' } }
    const { data } = deskProposalPageSchema.parse({ data: [proposal], total: 1, page: 1, limit: 50 })
    render(<ProposalList rows={data} state="open" lang="en" words={SAYING.words} room={room} />)
    expect(row('Hill')).toHaveTextContent('Phone · 2 courses · 1 change of pictures')
  })
})

describe('its brochures', () => {
  const line = { fate: null, stands: false, moved: false, is_gone: false }
  const fees = { title: 'Fees', language: 'en', file: null }
  const added = { ...line, name: 'brochure-1', was: null, now: null, proposed: { ...fees, file: 'ab.pdf' } }
  const changed = {
    ...line,
    id: 12,
    name: 'brochure-2',
    was: fees,
    now: fees,
    proposed: { ...fees, title: 'ಶುಲ್ಕ', language: 'kn' },
  }
  const gone = { ...line, name: 'brochure-3', was: fees, now: null, proposed: fees, is_gone: true }
  const show = (reply: DeskReply | null = null, more: object = {}) =>
    showToEditor({ fields: [], brochures: [added, changed, gone], ...more }, reply)

  test('the file that is proposed can be opened; that it stays is said, and what is gone has no box', () => {
    show()
    const links = screen.getAllByRole('link', { name: `${room.proposedFile}: Fees` })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/desk/proposed/ab.pdf'])
    // What is typed below stays: it opens beside the page, and says so.
    expect(links[0]).toHaveAttribute('target', '_blank')
    expect(links[0]).toHaveAccessibleName(/in a new tab/)
    expect(row('ಶುಲ್ಕ')).toHaveTextContent(room.sameFile)
    expect(screen.getAllByText('ಶುಲ್ಕ')[0]).toHaveAttribute('lang', 'kn')
    expect(boxes()).toEqual([
      ['accepted.brochure-1', true],
      ['accepted.brochure-2', true],
    ])
    expect(screen.getByText(room.isGoneBrochure)).toBeVisible()
  })

  test('the file that stands can be opened beside it', () => {
    const replaced = { ...changed, proposed: { ...fees, title: 'Fees 2027', file: 'cd.pdf' } }
    show(null, { institute_id: 7, brochures: [replaced] })
    const links = within(row('Fees 2027')).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/desk/brochure/7/12', '_blank'],
      ['/desk/proposed/cd.pdf', '_blank'],
    ])
    expect(links[0]).toHaveAccessibleName(`${room.standingFile}: Fees`)
  })

  test.each([
    ['of a provider that does not say which it is', { brochures: [{ ...changed, id: null }] }],
    ['of one that is retired', { institute_id: 7, is_retired: true, brochures: [changed] }],
  ])('but not %s', (_, more) => {
    show(null, more)
    expect(screen.queryByRole('link', { name: new RegExp(`^${room.standingFile.slice(0, 20)}`) })).toBeNull()
  })

  test.each([
    ['another title', changed],
    ['that it goes', { ...changed, proposed: null }],
  ])('that the file was replaced since is said, without the same words again: %s', (_, of) => {
    show(null, { brochures: [{ ...of, moved: true, is_replaced: true }] })
    expect(screen.getByText(room.replacedSince)).toBeVisible()
    expect(screen.queryByText(room.movedSince)).toBeNull()
    expect(boxes()).toEqual([['accepted.brochure-2', false]])
  })
  test('so are its former words, where those are others, too', () => {
    show(null, { brochures: [{ ...changed, now: { ...fees, title: 'All fees' }, moved: true, is_replaced: true }] })
    expect([screen.getByText(room.replacedSince), screen.getByText(room.movedSince)]).toHaveLength(2)
  })

  test('that there would be too many is said below, and at each that is added', () => {
    show({ ...replied('invalid', 'brochure-1'), wrong: { brochures: 'full' } })
    const [first, second] = screen.getAllByRole('checkbox')
    expect(first).toHaveAccessibleDescription(expect.stringContaining(room.tooManyBrochures))
    expect(second).not.toHaveAccessibleDescription(expect.stringContaining(room.tooManyBrochures))
  })

  test('of one that was decided the words alone stand', () => {
    show(null, { state: 'decided', brochures: [{ ...added, fate: 'accepted' }] })
    expect([screen.queryByText(room.proposedFile), row('new one').textContent]).toEqual([
      null,
      expect.stringContaining(room.fates.accepted),
    ])
  })
})

describe('one’s own record', () => {
  const FORM = { wrong: new Map(), theirs: new Map(), version: 'v', was: '{}' }
  function show(open: object | null, more: object = {}, mayOfferBrochures = true) {
    const values = { ...VALUES, ownership: 'Trust' }
    const data = { id: 7, name: { en: 'Hill College' }, ...RECORD, values, open, past: [] }
    const form = { ...FORM, values, ...more }
    render(
      <OwnRecordView
        record={deskOwnRecordSchema.parse({ data })}
        unsaved={null}
        isConflict={false}
        mayOfferBrochures={mayOfferBrochures}
        {...{ form, room, ...SAYING }}
      />,
    )
  }

  test('brochures are proposed where the provider takes that', () => {
    show(null)
    expect(screen.getByRole('link', { name: room.brochures })).toHaveAttribute('href', '/desk/en/record/brochures')
  })
  test('and nowhere else', () => {
    show(null, {}, false)
    expect(screen.queryByRole('link', { name: room.brochures })).toBeNull()
  })

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
