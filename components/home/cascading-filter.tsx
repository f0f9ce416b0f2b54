'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { CascadeProvider, useCascade } from '@/lib/client/cascade-store'
import { isDistricts, isOptions } from '@/lib/client/directory-answers'
import { useFetchedLookup } from '@/lib/client/lookup-fetch'
import type { Language } from '@/lib/contract/lenient'
import type { CascadeMessages } from '@/lib/messages/en/cascade'
import { CASCADE_ANCHOR, CASCADE_STEPS_PATH, cascadeHref, type CascadeLists, markSearched } from '@/lib/rules/cascade'
import { CascadeFields } from './cascade-fields'
import { CascadeTypes } from './cascade-types'

const TYPES_PATH = '/api/institute-types'
const DISTRICTS_PATH = '/api/districts'
const streamsPath = (typeId: string) => `/api/streams?typeId=${encodeURIComponent(typeId)}`

type Props = {
  lang: Language
  /** Before the paths of this language: `''` or `/kn`. */
  prefix: string
  text: CascadeMessages
  lists: CascadeLists
}

/**
 * The filter of the hero (spec 1 §2, §4 "Cascading filter"). Its HTML is a form that searches by
 * type alone; without JavaScript a second button goes on to stream, district and city step by step.
 */
export function CascadingFilter(props: Props) {
  return (
    <CascadeProvider types={props.lists.types ?? []}>
      <Filter {...props} />
    </CascadeProvider>
  )
}

function Filter({ lang, prefix, text, lists }: Props) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const state = useCascade((cascade) => cascade)
  const { selectedInstitutionType: typeId, meetTypes, chooseType } = state
  const types = useFetchedLookup(TYPES_PATH, isOptions, { path: TYPES_PATH, entries: lists.types })
  const districts = useFetchedLookup(DISTRICTS_PATH, isDistricts, { path: DISTRICTS_PATH, entries: lists.districts })
  const firstType = lists.types?.[0]
  const streams = useFetchedLookup(
    typeId === null ? null : streamsPath(typeId),
    isOptions,
    firstType && { path: streamsPath(firstType.id), entries: lists.streams },
  )

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
      action={`${prefix}/filter${CASCADE_ANCHOR}`}
      role="search"
      aria-label={text.label}
      autoComplete="off"
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
