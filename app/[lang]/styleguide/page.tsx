import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Carousels } from './carousels'
import { Colours } from './colours'
import { Content } from './content'
import { Inputs } from './inputs'
import { Moving } from './moving'
import { Buttons } from './buttons'
import { TypeScale } from './type-scale'

export const metadata: Metadata = { title: 'Styleguide', robots: { index: false } }

/** Every primitive in every state, for whoever changes one. In development only. */
export default function StyleguidePage() {
  if (process.env.NODE_ENV === 'production') notFound()
  return (
    <div className="page-column grid gap-14 pt-12">
      <h1 className="text-h1 font-semibold">Styleguide</h1>
      <Buttons />
      <Inputs />
      <Moving />
      <Carousels />
      <Content />
      <TypeScale />
      <Colours />
    </div>
  )
}
