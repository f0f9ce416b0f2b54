import type { DeskUser } from '@/lib/contract/desk/account'
import type { Language } from '@/lib/contract/language'
import type { DeskMessages } from '@/lib/messages/en/desk'
import type { DeskHelpMessages } from '@/lib/messages/en/desk-help'
import { deskPath } from '@/lib/rules/desk/desk-path'
import { DESK_ROOMS, guidePath, rolesOf } from '@/lib/rules/desk/rooms'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = { user: DeskUser | null; lang: Language; desk: DeskMessages; text: DeskHelpMessages }

/** What each room does and who may be in it; the way there for who may. */
export function DeskHelp({ user, lang, desk, text }: Props) {
  return (
    <>
      <p>{text.intro}</p>
      <p>
        <a href={deskPath(lang, '/guide')}>{text.guide}</a>
      </p>
      <nav aria-label={text.contents} className="desk-choice">
        {DESK_ROOMS.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {desk[name]}
          </a>
        ))}
      </nav>
      {DESK_ROOMS.map((room) => {
        const { name, page, call } = room
        return (
          <section key={name} aria-labelledby={name}>
            <h2 id={name}>{desk[name]}</h2>
            <p>{text.rooms[name]}</p>
            <p>
              {fillMessage(text.who, {
                roles: rolesOf(room)
                  .map((role) => desk.roles[role])
                  .join(', '),
              })}
            </p>
            <p>
              <a href={guidePath(lang, name)}>{fillMessage(text.inGuide, { room: desk[name] })}</a>
            </p>
            {user?.may.includes(call) && (
              <p>
                <a href={deskPath(lang, page)}>{fillMessage(text.open, { room: desk[name] })}</a>
              </p>
            )}
          </section>
        )
      })}
    </>
  )
}
