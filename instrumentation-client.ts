import { keepOfflinePage } from '@/lib/client/offline-worker'

/** Next calls this, within the transition, whenever a visitor begins to go to another address. */
export { navigationBegan as onRouterTransitionStart } from '@/lib/client/navigation-signal'

if (process.env.NODE_ENV === 'production') keepOfflinePage()
