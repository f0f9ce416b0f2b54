import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceList } from './choice-list'

const PLACES = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: { en: `Town ${at}` } }))
const ENTRIES = [...PLACES, { id: '538', name: { en: 'Kalaburagi', kn: 'ಕಲಬುರಗಿ' }, otherNames: ['Gulbarga'] }]

test('a place is found by its old name, and shown with it', async () => {
  const user = userEvent.setup()
  render(
    <ChoiceList
      title="District"
      entries={ENTRIES}
      first={<span>All districts</span>}
      renderEntry={(_, label) => <span>{label.en}</span>}
      text={{ findInList: 'Find in {list}', nothingInList: 'No match' }}
    />,
  )
  const box = screen.getByRole('textbox', { name: 'Find in District' })
  const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown()).toEqual(['All districts', ...ENTRIES.map(({ name }) => name.en)])
  await user.type(box, 'gulb')
  expect(shown()).toEqual(['Kalaburagi (Gulbarga)'])
  await user.clear(box)
  await user.type(box, 'ಕಲಬುರಗಿ')
  expect(shown()).toEqual(['Kalaburagi'])
  await user.clear(box)
  await user.type(box, 'kala')
  expect(shown()).toEqual(['Kalaburagi'])
})
