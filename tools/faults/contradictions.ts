import type { Fault } from './fault'

/** Sentences and states that would contradict what the visitor knows of themselves. */
export const faults: Fault[] = [
  {
    says: "the student's own plan is selected when the settings open",
    file: 'app/[lang]/settings/subscription-panel.tsx',
    find: '        own={own}\n',
    put: '        own={own && null}\n',
    test: 'app/private-pages.test.tsx',
    title: 'the tab Subscription opens with the plan that the student has, on its cycle',
  },
  {
    says: 'a plan is the own one only in its billing cycle',
    file: 'lib/rules/plans/plans.ts',
    find: 'plain(own.billingCycle) === cycle',
    put: 'plain(own.billingCycle) !== plain(own.name)',
    test: 'lib/rules/plans/plans.test.ts',
    title: 'by its name and cycle',
  },
  {
    says: 'what was chosen on the pricing page stays when the own plan becomes known',
    file: 'components/plans/plan-picker.tsx',
    find: 'touched ?? firstView(offer, own, reset)',
    put: 'own === undefined && touched !== null ? touched : firstView(offer, own, reset)',
    test: 'components/plans/current-plan.test.tsx',
    title: 'what was chosen meanwhile stays',
  },
  {
    says: 'the footer does not ask who is signed in to register',
    file: 'components/layout/footer-sign-in-link.tsx',
    find: "if (modal === 'register') return null",
    put: "if (modal === 'register') return children",
    test: 'components/layout/footer.test.tsx',
    title: 'nobody who is signed in is asked to sign in or to register',
  },
  {
    says: 'the shortlist does not ask who is signed in to sign in',
    file: 'components/shortlist/shortlist.tsx',
    find: "state === 'in' ? text.introSignedIn",
    put: "state === 'out' ? text.introSignedIn",
    test: 'components/shortlist/shortlist.test.tsx',
    title: 'nobody who is signed in is asked to sign in',
  },
  ...['components/shortlist/shortlist.test.tsx', 'components/comparison/compare-view.test.tsx'].map((test) => ({
    says: 'elsewhere than on an institution page it is "Link copied."',
    file: 'lib/messages/en/share.ts',
    find: "copied: 'Link copied.'",
    put: "copied: 'Link with search parameters copied to clipboard!'",
    test,
    title: 'passed on by the clipboard',
  })),
]
