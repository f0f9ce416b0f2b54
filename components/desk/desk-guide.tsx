import type { Language } from '@/lib/contract/language'
import type { DeskHelpMessages } from '@/lib/messages/en/desk-help'
import { deskPath, GUIDE_PICTURES } from '@/lib/rules/desk/desk-path'
import type { GuideBlock, GuideSection, Run } from '@/lib/rules/desk/guide'

type Props = { guide: readonly GuideSection[] | null; lang: Language; text: DeskHelpMessages }

/** The guide of docs, its sections below the way to each. */
export function DeskGuide({ guide, lang, text }: Props) {
  return (
    <>
      <p>
        <a href={deskPath(lang, '/help')}>{text.toRooms}</a>
      </p>
      {guide === null && <p role="alert">{text.noGuide}</p>}
      <nav aria-label={text.sections} className="desk-choice">
        {guide?.map(({ title }, index) => (
          <a key={title} href={`#part-${index + 1}`}>
            {title}
          </a>
        ))}
      </nav>
      {guide?.map(({ title, blocks }, index) => (
        <section key={title} aria-labelledby={`part-${index + 1}`} className="desk-guide">
          <h2 id={`part-${index + 1}`}>{title}</h2>
          {blocks.map((block, at) => (
            // Blocks have no name; their order is what tells them apart.
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </>
  )
}

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === 'picture') {
    const src = `${GUIDE_PICTURES}${block.name}`
    return (
      <a href={src}>
        {/* eslint-disable-next-line @next/next/no-img-element -- as components/ui/picture.tsx, without its script */}
        <img src={src} alt={block.alt} loading="lazy" />
      </a>
    )
  }
  if (block.kind === 'steps') {
    return (
      <ol>
        {block.steps.map((runs, at) => (
          <li key={at}>
            <Words runs={runs} />
          </li>
        ))}
      </ol>
    )
  }
  return (
    <p>
      {block.ids.map((id) => (
        <span key={id} id={id} />
      ))}
      <Words runs={block.runs} />
    </p>
  )
}

function Words({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, is }, at) => {
    if (is === 'plain') return text
    return is === 'strong' ? <strong key={at}>{text}</strong> : <code key={at}>{text}</code>
  })
}
