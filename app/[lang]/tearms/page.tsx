import { PolicyPage, policyMetadata } from '../policy-page'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []
export const generateMetadata = ({ params }: Props) => policyMetadata('terms', params)

/** `/tearms` (spec 2 §2). */
export default function TermsPage({ params }: Props) {
  return <PolicyPage name="terms" params={params} />
}
