import { render, screen } from '@testing-library/react'
import type { Edition } from '@/lib/contract/open-data'
import { getMessages } from '@/lib/messages/catalogue'
import { DataView } from './data-view'

const EDITION: Edition = {
  name: '2030-06-01',
  madeAt: Date.UTC(2030, 5, 1),
  institutes: 3,
  courses: 7,
  withheld: 2,
  samples: 0,
  files: [],
}
const AICTE = { name: 'aicte', title: 'AICTE: approved institutions', url: null, licence: null, attribution: null }

function open(edition: Edition) {
  const source = { ...AICTE, dated: null, readOn: null, institutes: 1618 }
  const text = getMessages('en').openData
  const siteUrl = new URL('http://localhost:3000')
  const read = { licence: 'CC-BY-4.0' as const, edition }
  render(<DataView read={read} sources={[source]} brand="Guide" siteUrl={siteUrl} lang="en" text={text} />)
}

test('files that hold institutions are offered, and those left out are told', () => {
  open(EDITION)
  expect(screen.getByRole('heading', { name: 'Institutions, CSV' })).toBeVisible()
  expect(screen.getByText(/^2 institutions are left out/)).toBeVisible()
})

test('where no list may be given on, nothing is promised: it is said why, and of which lists', () => {
  open({ ...EDITION, institutes: 0, courses: 0, withheld: 1702 })
  expect(screen.getByText(/At present nothing is in them/)).toBeVisible()
  expect(screen.getByText('The files hold no institution.')).toBeVisible()
  expect(screen.getByText(/^1,702 institutions are left out/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Institutions, CSV' })).not.toBeInTheDocument()
  expect(screen.getByText('AICTE: approved institutions')).toBeVisible()
})
