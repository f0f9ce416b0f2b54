import { existsSync, readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { LANGUAGES } from '@/lib/contract/language'
import { getMessages } from '@/lib/messages/catalogue'
import { GUIDE_PICTURE, guideFile, readGuide } from '@/lib/rules/desk/guide'
import { DESK_ROOMS } from '@/lib/rules/desk/rooms'
import { DeskGuide } from './desk-guide'

const of = (lang: (typeof LANGUAGES)[number]) => readGuide(readFileSync(`docs/${guideFile(lang)}`, 'utf8'))

describe.each([...LANGUAGES])('the guide in %s', (lang) => {
  const guide = of(lang)
  const text = getMessages(lang).deskHelp
  const open = () => render(<DeskGuide {...{ guide, lang, text }} />).container

  test('has a place for each room, to which help leads', () => {
    const page = open()
    for (const { name } of DESK_ROOMS) expect(page.querySelectorAll(`[id="${name}"]`)).toHaveLength(1)
  })

  test('shows its pictures as the desk serves them, with what is seen on each', () => {
    open()
    const pictures = screen.getAllByRole('img')
    expect(pictures.length).toBeGreaterThan(15)
    for (const picture of pictures) {
      const name = picture.getAttribute('src')?.replace('/desk/guide/', '') ?? ''
      expect([GUIDE_PICTURE.test(name), existsSync(`docs/images/desk/${name}`)]).toEqual([true, true])
      expect(picture).toHaveAccessibleName(/.{20}/)
    }
  })

  test('leads to each of its parts, and nothing of how it is written is left in its words', () => {
    const page = open()
    const ways = within(screen.getByRole('navigation')).getAllByRole('link')
    const titles = screen.getAllByRole('heading', { level: 2 })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(titles.map(({ id }) => `#${id}`))
    expect(page.textContent).not.toMatch(/\*\*|`|\]\(|<a|##/)
  })
})

test('the languages have the same parts, of as many paragraphs, steps and pictures', () => {
  const shape = (lang: (typeof LANGUAGES)[number]) => of(lang).map(({ blocks }) => blocks.map(({ kind }) => kind))
  for (const lang of LANGUAGES) expect(shape(lang)).toEqual(shape('en'))
})

test('where the files are left away, the page says so', () => {
  render(<DeskGuide guide={null} lang="en" text={getMessages('en').deskHelp} />)
  expect(screen.getByRole('alert')).toHaveTextContent('docs/desk-guide.md')
})
