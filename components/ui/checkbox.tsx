import { Choice, type ChoiceProps } from './choice'

/** A real checkbox: posts in a plain form, is found by its label. */
export function Checkbox(props: ChoiceProps) {
  return <Choice kind="checkbox" {...props} />
}
