'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { holdFocus } from '@/components/ui/hold-focus'
import { CascadeProvider, useCascade } from '@/lib/client/directory/cascade-store'
import { useLookup } from '@/lib/client/directory/lookup-query'
import type { Language } from '@/lib/contract/language'
import type { Option } from '@/lib/contract/lookup'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { CASCADE_ANCHOR, CASCADE_STEPS_PATH, cascadeHref, markSearched } from '@/lib/rules/directory/cascade'
import { CascadeFields } from './cascade-fields'
import { CascadeTypes } from './cascade-types'

type Props = {
  lang: Language
  /** Before the paths of this language: `''` or `/kn`. */
  prefix: string
  text: CascadeMessages
  /** `null` where they could not be had. */
  types: readonly Option[] | null
}

/**
 * The filter of the hero (spec 1 §2, §4 "Cascading filter"). Its HTML is a form that searches by
 * type alone; without JavaScript a second button goes on to stream, district and city step by step.
 * Streams and districts are fetched when somebody reaches for the form: few of all visitors do.
 */
export function CascadingFilter(props: Props) {
  return (
    <CascadeProvider types={props.types ?? []}>
      <Filter {...props} />
    </CascadeProvider>
  )
}

function Filter({ lang, prefix, text, types: shown }: Props) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const state = useCascade((cascade) => cascade)
  const { selectedInstitutionType: typeId, meetTypes, chooseType } = state
  const types = useLookup((all) => all.types, { server: shown })
  const [isReachedFor, setIsReachedFor] = useState(false)
  const reachFor = () => setIsReachedFor(true)
  const districts = useLookup((all) => all.districts, { isAsked: isReachedFor })
  const streams = useLookup((all) => all.streams(typeId ?? ''), {
    of: typeId,
    isAsked: isReachedFor && typeId !== null,
  })

  useEffect(() => holdFocus(form.current), [])
  useEffect(() => meetTypes(types.entries), [types.entries, meetTypes])
  // A type may have been chosen before this script came.
  useEffect(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input[name="instituteId"]:checked')
    if (chosen) chooseType(chosen.value)
  }, [chooseType])

  function search(event: FormEvent) {
    event.preventDefault()
    if (typeId === null) return
    state.search()
    router.push(cascadeHref(markSearched(state), prefix))
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      action={`${prefix}/filter${CASCADE_ANCHOR}`}
      role="search"
      aria-label={text.label}
      autoComplete="off"
      onPointerEnter={reachFor}
      onFocus={reachFor}
      onSubmit={search}
      onReset={(event) => {
        event.preventDefault()
        state.clear(types.entries)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-panel border border-line bg-surface p-4 shadow-float md:p-6"
    >
      <CascadeTypes types={types} lang={lang} text={text} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_auto]">
        <CascadeFields {...{ streams, districts, lang, prefix, text }} />
        <div className="flex gap-3 max-lg:*:flex-1 max-sm:noscript:flex-col">
          <Button type="submit" disabled={typeId === null} className="min-h-14 px-7">
            {text.search}
          </Button>
          {typeId !== null && (
            <Button
              type="submit"
              variant="quiet"
              formAction={prefix + CASCADE_STEPS_PATH}
              className="min-h-14 scripting:hidden"
            >
              {text.narrow}
            </Button>
          )}
          <Button type="reset" variant="quiet" disabled={typeId === null} className="min-h-14 noscript:hidden">
            {text.clear}
          </Button>
        </div>
      </div>
    </form>
  )
}
