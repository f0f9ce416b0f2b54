import 'server-only'
import { unstable_cache } from 'next/cache'

const MIN_S = 1

/**
 * Makes the page that is being rendered one that is kept for a second: for a page in which a part is
 * missing because the provider is away. A page lives as long as its shortest-lived read, and a
 * cached page cannot say in any other way, once it is being rendered, that it should not last.
 */
export async function keepBriefly(): Promise<void> {
  await unstable_cache(async () => true, ['keep-briefly'], { revalidate: MIN_S })()
}
