import type { Language } from '@/lib/contract/language'

type Props = {
  /** The name as it is shown. */
  children: React.ReactNode
  disambiguation: string | null
  /** Of what follows the name, where it is not the language around it: places are in English. */
  lang?: Language | undefined
}

/** A name and, more quietly, what tells it apart from others of the same name (ADR 71). */
export function FullName({ children, disambiguation, lang }: Props) {
  return (
    <>
      {children}
      {disambiguation !== null && (
        <span lang={lang} className="font-normal">
          , {disambiguation}
        </span>
      )}
    </>
  )
}
