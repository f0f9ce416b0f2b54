import { render, screen } from '@testing-library/react'
import type { DeskDraft } from '@/lib/contract/desk/draft'
import { getMessages } from '@/lib/messages/catalogue'
import { CoursesForm } from './courses-form'

const { desk, deskContent: content, deskInstitutions: text } = getMessages('en')
const draftOf = (said: DeskDraft['said']): DeskDraft => ({
  ...{ version: 'v2', by: 'Ravi', at: 0, schedule: null, preview: null, was: {}, flaws: {}, problems: [] },
  said,
})

test.each([
  ['the courses of a draft', draftOf({ table: 'Mining' }), text.coursesDraftConflict],
  ['a draft of something else', draftOf({ phone: '1' }), text.coursesConflict],
  ['no draft', null, text.coursesConflict],
])('after a change of somebody else it is said what stands below: %s', (_, draft, said) => {
  const reply = {
    to: '/desk/en/institutions/7/courses',
    said: 'changed' as const,
    typed: { rows: 'Civil', whole: 'v1' },
  }
  render(
    <CoursesForm
      {...{
        whose: 7,
        id: 7,
        version: 'c1',
        courses: [],
        preview: null,
        user: null,
        reply,
        lang: 'en',
        desk,
        text,
        content,
      }}
      drafts={{ whole: 'v2', draft }}
    />,
  )
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.getByRole('region', { name: text.coursesNow })).toHaveTextContent(text.coursesNone)
  const table = screen.getByLabelText<HTMLTextAreaElement>(text.table)
  expect(table).toHaveValue('Civil')
  // The next try is over what the page shows now.
  expect(new FormData(table.form ?? undefined).get('whole')).toBe('v2')
})
