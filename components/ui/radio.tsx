import { Choice, type ChoiceProps } from './choice'

/** A real radio button; those with one `name` are alternatives. A group stands in a `fieldset` with a `legend`. */
export function Radio(props: ChoiceProps) {
  return <Choice kind="radio" {...props} />
}
