import { PolicyPage, policyMetadata } from '../policy-page'

type Props = { params: Promise<{ lang: string }> }

export const generateStaticParams = () => []
export const generateMetadata = ({ params }: Props) => policyMetadata('refund', params)

/** `/refund` (spec 2 §2). */
export default function RefundPage({ params }: Props) {
  return <PolicyPage name="refund" params={params} />
}
