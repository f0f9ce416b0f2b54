import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'
import { Sheet } from './sheet'

function Page({ kind: Kind }: { kind: typeof Dialog }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Kind
        open={open}
        onOpenChange={setOpen}
        title="Choose filters"
        closeLabel="Close"
        footer={<Button>Apply</Button>}
      >
        <Button>Mysuru</Button>
      </Kind>
    </>
  )
}

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s', (_, kind) => {
  async function open() {
    const user = userEvent.setup()
    render(<Page kind={kind} />)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    return { user, dialog: await screen.findByRole('dialog', { name: 'Choose filters' }) }
  }

  test('is named, and takes the focus', async () => {
    const { dialog } = await open()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  })

  test('keeps the focus in a circle', async () => {
    const { user, dialog } = await open()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
    await user.tab()
    expect(screen.getByRole('button', { name: 'Mysuru' })).toHaveFocus()
    await user.tab()
    await user.tab()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  })

  test.each(['Escape', 'its cross'])('closes by %s and gives the focus back', async (way) => {
    const { user } = await open()
    if (way === 'Escape') await user.keyboard('{Escape}')
    else await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus())
  })
})
