import type { Message } from '@/lib/rules/text/fill-message'
import type { IcuMessage } from '@/lib/rules/text/format-message'

type Argument<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Argument<Rest>
  : never

/**
 * What another language must have, of the English texts: any text where one stands, and what shows it knows the
 * arguments of the English one. A message of ICU has its arguments in its type.
 */
export type Translated<English> = English extends string
  ? [Argument<English>] extends [never]
    ? string
    : Message<Argument<English>>
  : English extends Pick<IcuMessage, 'parts'>
    ? English
    : { [Key in keyof English]: Translated<English[Key]> }
