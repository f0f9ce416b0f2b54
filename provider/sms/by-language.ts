import { z } from 'zod'
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@/lib/contract/language'
import { readVariables, withoutBlank } from '@/lib/rules/configuration/read-variables'
import type { Environment, Service } from '@/provider/platform/service'
import type { SmsSender } from '@/provider/sms/sender'

/** A setting that another language may have of its own: `SMS_MESSAGE_KN` beside `SMS_MESSAGE`. */
export const byLanguage = <Schema extends z.ZodType>(schema: Schema) => schema.meta({ isByLanguage: true })

const OTHERS: readonly Language[] = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
const nameIn = (variable: string, language: Language) => `${variable}_${language.toUpperCase()}`

const withoutDefault = (schema: z.ZodType) =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? schema.unwrap() : schema

function settingsOfOthers(settings: z.ZodObject) {
  const shape: Readonly<Record<string, z.ZodType>> = settings.shape
  const variables = Object.entries(shape).filter(([, schema]) => schema.meta()?.isByLanguage === true)
  return OTHERS.flatMap((language) =>
    variables.map(([name, schema]) => ({ name, language, own: nameIn(name, language), schema })),
  )
}

/** A service that sends each SMS in its language; what a language has not of its own is that of the first one. */
export function smsService<Settings extends z.ZodObject>(definition: {
  name: string
  settings: Settings
  make: (settings: z.output<Settings>) => SmsSender
}): Service<SmsSender> {
  const { name, settings, make } = definition
  const others = settingsOfOthers(settings)
  const owns = Object.fromEntries(others.map(({ own, schema }) => [own, z.optional(withoutDefault(schema))]))
  const all = settings.extend(owns)

  function makeFor(env: Environment, language: Language): SmsSender {
    const set = withoutBlank(env)
    const replaced = others.flatMap((other) =>
      other.language === language && set[other.own] !== undefined ? [[other.name, set[other.own]]] : [],
    )
    return make(readVariables(settings, { ...env, ...Object.fromEntries(replaced) }))
  }

  return {
    name,
    settings: all,
    make(env) {
      // A mistake is named by the variable that it stands in.
      readVariables(all, env)
      const first = makeFor(env, DEFAULT_LANGUAGE)
      const senders = new Map(OTHERS.map((language) => [language, makeFor(env, language)]))
      return { send: (sms) => (senders.get(sms.language) ?? first).send(sms) }
    },
  }
}
