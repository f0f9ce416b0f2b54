import { existsSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { callsOf } from '@/lib/contract/desk/rights'
import { LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { DESK_ROOMS, guidePath, roomOf } from '@/lib/rules/desk/rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'
import { DeskFrame } from './desk-frame'
import { DeskHelp } from './desk-help'

const counsellor = { ...{ id: '3', name: 'Ravi', role: 'counsellor' as const }, may: callsOf('counsellor') }
const inside = (page: `/${string}` | '') => {
  const text = getMessages('kn').desk
  const props = { lang: 'kn' as const, title: 'x', page, reply: null, text, user: { ...USER, ...counsellor } }
  render(<DeskFrame {...props}>x</DeskFrame>)
  return screen.getByRole('link', { name: text.help }).getAttribute('href')
}
const USER = { id: '3', name: 'Ravi', mail: 'r@desk.example', role: 'counsellor' as const, cuts_pictures: true }

describe.each([...LANGUAGES])('help in %s', (lang) => {
  const { desk, deskHelp: text } = getMessages(lang)
  const inGuide = (room: string) => fillMessage(text.inGuide, { room })

  test('says of each room of the table what it does and who may be there, with the way for who may', () => {
    render(<DeskHelp user={{ ...USER, ...counsellor }} {...{ lang, desk, text }} />)
    for (const { name, page, call } of DESK_ROOMS) {
      expect(text.rooms[name].length).toBeGreaterThan(20)
      const section = screen.getByRole('region', { name: desk[name] })
      expect(within(section).getByRole('heading')).toHaveAttribute('id', name)
      expect(within(section).getByText(text.rooms[name])).toBeVisible()
      expect(within(section).getByRole('link', { name: inGuide(desk[name]) })).toHaveAttribute(
        'href',
        guidePath(lang, name),
      )
      const way = within(section).queryByRole('link', { name: fillMessage(text.open, { room: desk[name] }) })
      expect(way?.getAttribute('href') ?? null).toBe(counsellor.may.includes(call) ? `/desk/${lang}${page}` : null)
    }
    const enquiries = screen.getByRole('region', { name: desk.enquiries })
    expect(enquiries).toHaveTextContent(`${desk.roles.counsellor}, ${desk.roles.administrator}`)
  })
})

test.each(DESK_ROOMS.map(({ page, name }) => [page, name] as const))('the room %s has a page', (page, name) => {
  expect(existsSync(`app/desk/[lang]${page}/page.tsx`)).toBe(true)
  expect(roomOf(page)).toBe(name)
})

test('each page leads to what is said of its own room', () => {
  expect(roomOf('/record/courses')).toBe('ownRecord')
  expect(roomOf('/forbidden')).toBe('overview')
  expect(inside('/enquiries/41')).toBe('/desk/kn/help#enquiries')
})
