import { render, screen } from '@testing-library/react'
import { deskInstitutionSchema, deskMergeSchema } from '@/lib/contract/desk/institution'
import { getMessages } from '@/lib/messages/catalogue'
import { Merged, MergeForm, MergePreview } from './merge-preview'

const { deskImports, deskInstitutions: text } = getMessages('en')
const course = { name: 'Civil', category: 'BE', level: 'degree', duration: null, fees: 45_000, seats: 60 }
const NO_LOOKUPS = { types: [], districts: [] }

test('what keeps two from being one stands beside the number, all that hangs on the one below, with the ways on', () => {
  const reasons = deskImports.undo.reasons
  render(
    <MergeForm
      id={7}
      into="12"
      obstacle="hangs"
      hanging={['reviews', 'shortlisted']}
      may={[]}
      lang="en"
      {...{ reasons, text }}
    />,
  )
  const number = screen.getByLabelText(text.mergeInto)
  expect(number.getAttribute('aria-describedby')).toContain('into-wrong')
  expect(document.querySelector('#into-wrong')).toHaveTextContent(text.obstacles.hangs)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    reasons.reviews,
    reasons.shortlisted,
  ])
  expect(screen.getByRole('link', { name: text.mergeTurned })).toHaveAttribute(
    'href',
    '/desk/en/institutions/12/merge?into=7',
  )
  expect(screen.getByRole('link', { name: text.mergeRetire })).toHaveAttribute('href', '/desk/en/institutions/7#state')
})

test.each([
  [['GET /desk/accounts'] as const, '/desk/en/accounts'],
  [[], undefined],
])('where somebody represents it, who may %j has the way to the accounts: %s', (may, way) => {
  const { reasons } = deskImports.undo
  render(
    <MergeForm id={7} into="12" obstacle="represented" hanging={[]} may={[...may]} lang="en" {...{ reasons, text }} />,
  )
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(way)
})

test('the preview has other names, courses and pictures of both and of what would stand there', () => {
  const { data: preview } = deskMergeSchema.safeParse({
    data: {
      ...{ into: { id: 12, name: { en: 'Hill College' } }, obstacle: null, hanging: [], version: 'v7', fields: [] },
      parts: {
        from: { names: [], courses: [course], pictures: 0 },
        into: { names: ['HC'], courses: [], pictures: 3 },
        after: { names: ['HC', 'Lake College'], courses: [course], pictures: 3 },
      },
    },
  })
  if (!preview) throw new Error('no preview')
  render(<MergePreview id={7} preview={preview} lookups={NO_LOOKUPS} lang="en" text={text} />)
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows.slice(1)).toEqual([
    `${text.mergeNames}noneHCHCLake College`,
    `${text.mergeCourses}BE, Civil, ₹45,000, ${text.columns.seats}: 60noneBE, Civil, ₹45,000, ${text.columns.seats}: 60`,
    `${text.pictures}none33`,
  ])
  expect(document.querySelector('[name="version"]')).toHaveValue('v7')
})

test('why a merge cannot be undone stands beside its button, and beside no other', () => {
  const { data: institution } = deskInstitutionSchema.safeParse({
    data: {
      ...{ id: 12, version: 'v', values: {}, other_names: [], retired_at: null, successor: null },
      ...{ sources: [], statements: [], edited: null, history: [] },
      merged: [
        { id: 7, name: { en: 'Lake College' } },
        { id: 8, name: { en: 'Moon College' } },
      ],
    },
  })
  if (!institution) throw new Error('no institution')
  const reply = {
    ...{ to: '/desk/en/institutions/12', said: 'invalid' as const, typed: { merged: '8' } },
    wrong: { into: 'hangs' },
  }
  render(<Merged {...{ institution, reply, text }} lang="en" />)
  const forms = [...document.querySelectorAll('form')].map((form) =>
    form.textContent?.includes(text.undoObstacles.hangs),
  )
  expect(forms).toEqual([false, true])
})
