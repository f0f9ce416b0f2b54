'use client'

import { type ComponentProps } from 'react'
import { AnotherTry } from '@/components/layout/another-try'
import { PlanPicker } from './plan-picker'

/** In place of plans that the server could not have (spec 2 §8), with another try. */
export function LatePlans(props: Omit<ComponentProps<typeof PlanPicker>, 'offer'>) {
  return (
    <AnotherTry select={({ plans }) => plans} text={props.text} href={props.page}>
      {(offer) => <PlanPicker offer={offer} {...props} />}
    </AnotherTry>
  )
}
