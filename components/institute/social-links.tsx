import { NETWORKS } from '@/components/ui/brand-icons'
import type { InstituteDetail } from '@/lib/contract/institute'
import type { InstituteMessages } from '@/lib/messages/en/institute'
import { webAddress } from '@/lib/rules/institute/contact-links'
import { fillMessage } from '@/lib/rules/text/fill-message'

type Props = { contact: InstituteDetail['contact']; text: InstituteMessages['contact'] }

/** The three networks; one without an address stands greyed (spec 2 §2). */
export function SocialLinks({ contact, text }: Props) {
  return (
    <ul aria-label={text.social} className="-ml-2.5 flex gap-1 print:hidden">
      {NETWORKS.map(({ key, name, Drawn }) => {
        const href = webAddress(contact[key])
        return (
          <li key={key}>
            {href === null ? (
              <span className="grid size-11 place-items-center text-line-3">
                <Drawn />
                <span className="sr-only">{fillMessage(text.notGiven, { network: name })}</span>
              </span>
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="grid size-11 place-items-center rounded-full text-river hover:bg-river-tint"
              >
                <Drawn />
                {/* One text: Chromium drops the space between two where nothing is painted. */}
                <span className="sr-only">{`${name} ${text.newTab}`}</span>
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
