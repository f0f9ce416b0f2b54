import { type ComponentProps, useLayoutEffect } from 'react'

export type InputProps = ComponentProps<'input'>

/**
 * What a combobox that is loaded on need renders instead of an input of its own: hands what it would be to the one that
 * stands in the page, but not its text.
 */
export function Handover({ props, to }: { props: InputProps; to: (props: InputProps) => void }) {
  useLayoutEffect(() => to({ ...props, value: undefined }))
  return null
}
