'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { memo, useEffect, useRef } from 'react'
import { Handover, type InputProps } from '@/components/ui/handover'
import { useMain } from '@/components/ui/use-main'
import type { EnquiryMessages } from '@/lib/messages/en/enquiries'
import { matchingInterests } from '@/lib/rules/enquiries/enquiry-options'

export type InterestListProps = {
  value: string
  interests: EnquiryMessages['interests']
  isOpen: boolean
  /** The whole list was asked for, whatever stands in the field. */
  isAsked: boolean
  /** `isByHand`: not by typing. Like the other functions here it must stay the same one. */
  onOpen: (open: boolean, isByHand: boolean) => void
  onChoose: (label: string) => void
  /** Takes what makes an input a combobox. */
  attach: (props: InputProps) => void
  label: string
  noMatch: string
}

/** The presets under the field (WAI-ARIA combobox), at most 200 px high (spec 1 §4). Loaded on need by interest-field.tsx. */
export const InterestList = memo(function InterestList(props: InterestListProps) {
  const { value, interests, isOpen, isAsked, onOpen, onChoose, attach, label, noMatch } = props
  const { main, findMain } = useMain()
  const actions = useRef<Autocomplete.Root.Actions>(null)
  useEffect(() => {
    if (!isOpen) actions.current?.unmount()
  }, [isOpen])
  const labels = Object.values(interests)
  const shown = isAsked ? labels : matchingInterests(value, labels)
  return (
    <Autocomplete.Root
      mode="list"
      // The rule of the specification filters.
      filter={null}
      items={shown}
      value={value}
      open={isOpen}
      actionsRef={actions}
      onOpenChange={(open, { reason, event }) => {
        // The button at the field's end opens and closes by itself.
        if (reason === 'outside-press' && isInField(event.target)) return
        onOpen(open, reason !== 'input-change')
      }}
    >
      {/* The hidden button that closes the list speaks English. */}
      <span lang="en">
        <Autocomplete.Input render={(input) => <Handover props={input} to={attach} />} />
      </span>
      <Autocomplete.Status ref={findMain} className="sr-only">
        {isOpen && shown.length === 0 ? noMatch : null}
      </Autocomplete.Status>
      <Autocomplete.Portal container={main}>
        <Autocomplete.Positioner sideOffset={6} collisionPadding={8} className="z-40 data-anchor-hidden:invisible">
          {/* Not the primitive's Popup, which hides the rest of the page from screen readers. */}
          <div
            // Its scrollbar must not take the focus.
            onMouseDown={(event) => event.preventDefault()}
            className="max-h-[200px] w-(--anchor-width) max-w-(--available-width) overflow-y-auto overscroll-contain rounded-card border border-line bg-surface py-1.5 shadow-float"
          >
            {shown.length === 0 && (
              <p aria-hidden className="px-4 py-2.5 text-grey">
                {noMatch}
              </p>
            )}
            <Autocomplete.List aria-label={label}>
              {(preset: string) => (
                <Autocomplete.Item
                  key={preset}
                  value={preset}
                  // Without the primitive's Popup it fills nothing by itself.
                  onClick={() => onChoose(preset)}
                  className="flex min-h-11 cursor-pointer items-center px-4 py-1.5 leading-snug text-ink outline-none data-highlighted:bg-river-tint data-highlighted:shadow-[inset_4px_0_0_var(--color-river)]"
                >
                  {preset}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </div>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
})

const isInField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-interest-field]') !== null
