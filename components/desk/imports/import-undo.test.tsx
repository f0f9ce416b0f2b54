import { render, screen } from '@testing-library/react'
import { undoReportSchema } from '@/lib/contract/desk/import-undo'
import { getMessages } from '@/lib/messages/catalogue'
import { UndoCounts } from './import-undo'

const NOTHING = { removed: 0, restored: 0, detached: 0, doubts: 0, left_total: 0, left: [] }
const show = (report: object, lang: 'en' | 'kn' = 'en') =>
  render(
    <UndoCounts
      report={undoReportSchema.parse({ ...NOTHING, ...report })}
      lang={lang}
      text={getMessages(lang).deskImports}
    />,
  )

test('what would become of the directory is counted, and what stays is named with why', () => {
  const name = { en: 'Kamala College', kn: 'ಕಮಲಾ ಕಾಲೇಜು' }
  const left = [
    { institute_id: 7, name, why: 'reviews' },
    { institute_id: null, name: { en: 'Mallige College' }, why: 'later' },
  ]
  show({ removed: 1, restored: 2, left_total: 3, left }, 'kn')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'ಕಮಲಾ ಕಾಲೇಜು' })).toHaveAttribute('href', '/college/detail?id=7')
  expect(screen.getByRole('rowheader', { name: 'Mallige College' })).toHaveAttribute('lang', 'en')
  expect(screen.getByText('ಅಭಿಪ್ರಾಯಗಳಿವೆ')).toBeInTheDocument()
  expect(screen.getByText('ಇನ್ನೊಂದರ ಹೆಸರು ಇಲ್ಲಿಲ್ಲ.')).toBeInTheDocument()
})

test('where nothing can be taken back, it says so', () => {
  show({})
  expect(screen.getByText('Nothing of it can be taken back any more.')).toBeInTheDocument()
  expect(screen.queryByRole('table')).toBeNull()
})
