import { TwoToneHeading } from '@/components/ui/two-tone-heading'
import { Part } from './specimen'

const steps = ['text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'] as const

export function TypeScale() {
  return (
    <Part title="Type">
      <TwoToneHeading as="h3" size="h1" text="Find the college that fits the life you want" grey={{ last: 5 }} />
      <TwoToneHeading as="h3" size="h2" text="Every district has a place for you" grey={{ first: 3 }} />
      <TwoToneHeading as="h3" text="Third level: what to ask before you choose a hostel" grey={{ first: 3 }} />
      <div lang="kn" className="grid gap-3">
        <TwoToneHeading as="h3" size="h1" text="ನಿಮ್ಮ ಕನಸಿಗೆ ತಕ್ಕ ಕಾಲೇಜು ಹುಡುಕಿ" grey={{ last: 2 }} />
        <TwoToneHeading as="h3" size="h2" text="ಪ್ರತಿ ಜಿಲ್ಲೆಯಲ್ಲೂ ನಿಮಗೊಂದು ಸ್ಥಾನವಿದೆ" grey={{ first: 2 }} />
        <p className="max-w-prose">
          ವಿಶ್ವವಿದ್ಯಾಲಯ, ಪದವಿಪೂರ್ವ ಕಾಲೇಜು ಮತ್ತು ಶಾಲೆಗಳ ಬಗ್ಗೆ ಗೊತ್ತಿರುವ ಎಲ್ಲ ಮಾಹಿತಿ ಇಲ್ಲಿದೆ. ಶುಲ್ಕ ₹1,50,000. ಶ್ರೀರಂಗಪಟ್ಟಣ, ಕೃಷ್ಣರಾಜಪೇಟೆ,
          ಚಿಕ್ಕಬಳ್ಳಾಪುರ.
        </p>
      </div>
      {steps.map((step) => (
        <p key={step} className={`max-w-prose ${step}`}>
          {step}: A hostel in Mysuru costs about ₹85,000 a year; the bus from Srirangapatna takes forty minutes.
        </p>
      ))}
      <table className="max-w-sm">
        <tbody>
          {['₹1,11,111', '₹48,900', '₹7,00,000'].map((fee) => (
            <tr key={fee} className="border-b border-line">
              <td className="py-2">Fee a year</td>
              <td className="py-2 text-right">{fee}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
