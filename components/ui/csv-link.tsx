import { Download } from 'lucide-react'
import { Icon } from './icon'

type Props = { href: string; children: string }

/** A list as a file for spreadsheets: a plain link, so that it needs no JavaScript. */
export function CsvLink({ href, children }: Props) {
  return (
    <a
      href={href}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 justify-self-start text-sm text-ink-2 underline decoration-line underline-offset-4 hover:decoration-current print:hidden"
    >
      <Icon of={Download} />
      {children}
    </a>
  )
}
