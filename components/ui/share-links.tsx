import { buttonClass } from './button-class'
import { ShareButton } from './share-button'

type Props = {
  title: string
  /** Absolute. */
  url: string
  text: { button: string; copied: string; field: string; close: string; whatsapp: string; newTab: string }
}

/**
 * Passes a page on: by the browser's own sheet or by copying, and as a link, which needs no JavaScript, to WhatsApp. Where
 * nothing can be copied for the visitor, the address itself stands there.
 */
export function ShareLinks({ title, url, text }: Props) {
  return (
    <div className="flex flex-wrap items-end gap-2.5 print:hidden">
      <ShareButton title={title} url={url} text={text} />
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('quiet')}
      >
        {text.whatsapp}
        <span className="sr-only"> {text.newTab}</span>
      </a>
      <p className="basis-full text-sm wrap-anywhere text-ink-2 scripting:hidden">
        {text.field}{' '}
        <a href={url} className="text-river underline underline-offset-4">
          {url}
        </a>
      </p>
    </div>
  )
}
