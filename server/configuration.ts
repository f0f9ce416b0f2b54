import type { z } from 'zod'
import {
  ConfigurationError,
  describeVariable,
  type Mistake,
  mistakesOf,
  readVariables,
  shown,
  type Variables,
  withoutBlank,
} from '@/lib/rules/configuration/read-variables'
import { environmentSchema } from '@/lib/rules/configuration/website'
import { LOOPBACK } from '@/provider/env'
import { PROVIDER_READERS, providerMistakes, type Reader } from '@/provider/configuration'
import { readSettings, settingsSchema } from './settings'

/** Everybody who reads the environment. */
export const READERS: readonly Reader[] = [
  { by: 'website', schema: settingsSchema, isUsed: () => true },
  { by: 'website', schema: environmentSchema, isUsed: () => true },
  ...PROVIDER_READERS.map((reader) => ({
    ...reader,
    isUsed: (variables: Variables) => isEmbedded(variables) && reader.isUsed(variables),
  })),
]

/** Whether the embedded provider is started. */
export const isEmbedded = ({ API_BASE_URL }: Variables) => !API_BASE_URL?.trim()

/** One that is made at the start where nobody sets it. */
const MADE = { FORM_SECRET: '-'.repeat(32) }

/** All that is wrong with the variables of both programs. */
export function configurationMistakes(variables: Variables): Mistake[] {
  const set = withoutBlank(variables)
  return mistakesOf([
    () => readSettings(set),
    () => readVariables(environmentSchema, { ...MADE, ...set }),
    () => {
      const mistakes = isEmbedded(set) ? [...providerMistakes(set), ...hostMistake(set)] : []
      if (mistakes.length > 0) throw new ConfigurationError(mistakes)
    },
  ])
}

/** The website asks the embedded provider on loopback. */
function hostMistake({ PROVIDER_HOST = LOOPBACK }: Variables): Mistake[] {
  const problem = 'is for a provider by itself (API_BASE_URL): the embedded one listens on 127.0.0.1'
  return PROVIDER_HOST === LOOPBACK ? [] : [{ variable: 'PROVIDER_HOST', found: shown(PROVIDER_HOST, false), problem }]
}

/** @throws ConfigurationError before anything is started: both programs' mistakes at once */
export function checkConfiguration(variables: Variables): void {
  const mistakes = configurationMistakes(variables)
  if (mistakes.length > 0) throw new ConfigurationError(mistakes)
}

/** A variable as it is in force. `value`: a secret's is hidden. */
export type InForce = { variable: string; value: string; isSet: boolean; readBy: string[]; isUsed: boolean }

/** Each variable once, as it is in force. */
export function configurationInForce(variables: Variables): InForce[] {
  const all = new Map<string, InForce>()
  for (const { by, schema, isUsed } of READERS) {
    const shape: Readonly<Record<string, z.ZodType>> = schema.shape
    for (const [variable, its] of Object.entries(shape)) {
      const { default: unset, isSecret } = describeVariable(its)
      const isSet = Boolean(variables[variable]?.trim())
      const known = all.get(variable)
      all.set(variable, {
        variable,
        value:
          isSet || unset === undefined ? shown(variables[variable], isSecret) : `${JSON.stringify(unset)} (default)`,
        isSet,
        readBy: [...new Set([...(known?.readBy ?? []), by])],
        isUsed: known?.isUsed === true || isUsed(variables),
      })
    }
  }
  return [...all.values()]
}
