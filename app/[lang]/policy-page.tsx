import type { Metadata } from 'next'
import { PolicyView } from '@/components/policy/policy-view'
import { getMessages } from '@/lib/messages/catalogue'
import { POLICIES, type PolicyName } from '@/lib/rules/content/policies'
import { readLanguage } from '@/lib/server/language'
import { getPolicy } from '@/lib/server/reads/policy'
import { contentMetadata } from './content-metadata'

type Params = Promise<{ lang: string }>

/** What the three policy pages have in common: each names its policy. */
export async function policyMetadata(name: PolicyName, params: Params): Promise<Metadata> {
  const lang = await readLanguage(params)
  const { policies } = getMessages(lang)
  const policy = await getPolicy(name, lang, policies)
  const isHidden = policy === 'failed' || policy === null
  const { title, description } = policies[name]
  return contentMetadata({ lang, route: POLICIES[name].route, title, description, isHidden })
}

export async function PolicyPage({ name, params }: { name: PolicyName; params: Params }) {
  const lang = await readLanguage(params)
  const { policies } = getMessages(lang)
  return <PolicyView name={name} policy={await getPolicy(name, lang, policies)} lang={lang} text={policies} />
}
