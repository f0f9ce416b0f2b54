import { visitorAddress } from '@/provider/auth/visitor-address'
import type { ProviderEnv } from '@/provider/http/context'

/** What is read of a call. */
type Call = {
  env: ProviderEnv['Bindings'] | undefined
  var: Pick<ProviderEnv['Variables'], 'signIn'>
}

/** The address of the visitor for whom a call is made (provider/auth/visitor-address.ts). */
export function callerAddress({ env, var: { signIn } }: Call): string {
  return env?.incoming === undefined ? '' : visitorAddress(env.incoming, signIn.trusted)
}
