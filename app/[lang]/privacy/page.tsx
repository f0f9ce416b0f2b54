import { PolicyPage, policyMetadata } from '../policy-page'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []
export const generateMetadata = ({ params }: Props) => policyMetadata('privacy', params)

/** `/privacy` (spec 2 §2). */
export default function PrivacyPage({ params }: Props) {
  return <PolicyPage name="privacy" params={params} />
}
