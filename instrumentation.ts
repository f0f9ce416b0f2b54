/** Next runs this once, before it answers anybody. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { endWithoutEnvironment } = await import('@/lib/server/env')
  endWithoutEnvironment()
}
