import type { GetICUArgs } from '@schummar/icu-type-parser'
import compile from 'icu-minify/compile'
import type { Language } from '@/lib/contract/language'
import type { CompiledParts, IcuMessage } from '@/lib/rules/text/format-message'

type Arguments<Text extends string> = GetICUArgs<Text, { ICUNumberArgument: number; ICUArgument: string | number }>

/**
 * Writes messages of ICU in a language: `icu('{count, plural, one {# star} other {# stars}}')`. Compiled when the
 * catalogue is loaded, which is on the server alone: the parser is large. So what browsers load by themselves
 * (browser-catalogue.ts) has none of these.
 */
export function icuIn(language: Language) {
  return <const Text extends string>(text: Text): IcuMessage<Arguments<Text>> => {
    // The compiler's objects have no prototype; React hands none of those to a client component.
    const parts: CompiledParts = JSON.parse(JSON.stringify(compile(text)))
    return { language, parts }
  }
}
