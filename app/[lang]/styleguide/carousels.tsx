import { UserRound } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Carousel } from '@/components/ui/carousel'
import { Icon } from '@/components/ui/icon'
import { PromoVideo } from '@/components/ui/promo-video'
import { getMessages } from '@/lib/messages/catalogue'
import { Part, Specimen } from './specimen'

const { carousel: text, video } = getMessages('en')
const { carousel: textKn } = getMessages('kn')

const streams = [
  'Engineering',
  'Medicine',
  'Law',
  'Agriculture and allied sciences, with horticulture and forestry',
  'Commerce',
  'Arts',
  'Pharmacy',
  'Nursing',
  'Architecture',
  'Design',
  'Science',
]
const towns = ['Mysuru', 'Hassan', 'Udupi', 'Bidar', 'Karwar', 'Kolar', 'Ballari', 'Gadag', 'Koppal']
const saying =
  'We had looked at eleven colleges and understood none of the fees. Here the fees stood in one table, and by the evening we had three left.'

function Stream({ name, index }: { name: string; index: number }) {
  return (
    <Card pressable className="flex flex-col gap-3 p-5">
      <span
        aria-hidden
        className="grid h-24 place-items-center rounded-md bg-river-tint text-xl font-semibold text-river"
      >
        {index + 1}
      </span>
      <a href="#carousels" className="font-semibold after:absolute after:inset-0 after:rounded-card">
        {name}
      </a>
      <p className="text-sm text-ink-2">What is taught, how one is admitted, and what it costs.</p>
    </Card>
  )
}

/** What moves by itself or by hand, in each preset. */
export function Carousels() {
  return (
    <>
      <Part title="Carousels">
        <Specimen state="notices">
          <div className="rounded-card border border-line bg-surface px-5 py-3">
            <Carousel preset="notices" label="Latest updates" text={text}>
              {[
                'KCET results are out',
                'Counselling begins on 20 Nov 2026',
                'Hostel forms',
                'A new map',
                'One more',
              ].map((notice) => (
                <p key={notice} className="self-center">
                  <a href="#carousels" className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {notice}
                  </a>
                </p>
              ))}
            </Carousel>
          </div>
        </Specimen>
        <Specimen state="grid: two rows">
          <Carousel preset="grid" label="Streams" text={text}>
            {streams.map((name, index) => (
              <Stream key={name} name={name} index={index} />
            ))}
          </Carousel>
        </Specimen>
        <Specimen state="logos">
          <Carousel preset="logos" label="Partners" text={text}>
            {towns.map((town) => (
              <Card key={town} pressable className="grid min-h-28 place-items-center p-5">
                <a href="#carousels" className="text-h3 font-semibold after:absolute after:inset-0 after:rounded-card">
                  {town}
                </a>
              </Card>
            ))}
          </Carousel>
        </Specimen>
        <Specimen state="quotes, on river">
          <div className="-mx-5 px-5 py-8 on-river sm:mx-0 sm:rounded-panel sm:px-8">
            <Carousel preset="quotes" label="Testimonials" text={text} onRiver>
              {towns.slice(0, 4).map((town, index) => (
                <figure key={town} className="flex flex-col gap-4 rounded-card bg-white p-6 text-ink">
                  <blockquote>{index % 2 === 0 ? saying : saying.slice(0, 66)}</blockquote>
                  <figcaption className="mt-auto text-sm text-ink-2">A mother, {town}</figcaption>
                </figure>
              ))}
            </Carousel>
          </div>
        </Specimen>
        <Specimen state="people; Kannada">
          <div lang="kn">
            <Carousel preset="people" label="ಸ್ಥಾಪಕರು" text={textKn}>
              {['ಅನಿತಾ', 'ಭರತ್', 'ಚೇತನಾ', 'ದಿನೇಶ್', 'ಈಶ್ವರಿ'].map((name) => (
                <Card key={name} className="grid justify-items-center gap-3 p-6">
                  <span className="grid size-20 place-items-center rounded-full bg-turmeric-tint text-turmeric-deep">
                    <Icon of={UserRound} size={32} />
                  </span>
                  <p className="font-semibold">{name}</p>
                </Card>
              ))}
            </Carousel>
          </div>
        </Specimen>
        <Specimen state="few: nothing to move">
          <Carousel preset="logos" label="One partner" text={text}>
            {towns.slice(0, 1).map((town) => (
              <Card key={town} className="grid min-h-28 place-items-center p-5">
                {town}
              </Card>
            ))}
          </Carousel>
        </Specimen>
      </Part>
      <Part title="Video">
        <div className="grid gap-6 md:grid-cols-2">
          <Specimen state="a film (failed, where the provider has none)">
            <PromoVideo
              sources={[{ src: '/media/film.webm' }]}
              poster="/pictures/scene-home.svg"
              title="A film"
              text={video}
            />
          </Specimen>
          <Specimen state="none">
            <PromoVideo sources={[]} poster={null} title="No film" text={video} />
          </Specimen>
        </div>
      </Part>
    </>
  )
}
