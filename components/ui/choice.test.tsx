import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'
import { Radio } from './radio'

test('checkboxes and radio buttons post as the browser posts them', async () => {
  render(
    <form aria-label="Filter">
      <Checkbox name="district_id" value="577" label="Mysuru" note="14" />
      <Checkbox name="district_id" value="551" label="Hassan" defaultChecked />
      <Radio name="sort" value="rating" label="Rating" />
      <Radio name="sort" value="fee" label="Fee" defaultChecked />
    </form>,
  )
  await userEvent.click(screen.getByText('Mysuru'))
  screen.getByRole('radio', { name: 'Rating' }).focus()
  await userEvent.keyboard(' ')
  const posted = new FormData(screen.getByRole('form') as HTMLFormElement)
  expect(posted.getAll('district_id')).toEqual(['577', '551'])
  expect(posted.get('sort')).toBe('rating')
})
