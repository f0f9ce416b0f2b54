'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { RangeSlider, type Range } from '@/components/ui/range-slider'
import { Sheet } from '@/components/ui/sheet'
import { showToast, type Toast } from '@/components/ui/toast'
import { formatRupees } from '@/lib/rules/text/money'
import { Part, Row, Specimen } from './specimen'

const toasts: Toast[] = [
  { type: 'success', message: 'OTP sent successfully!' },
  { type: 'error', message: 'Please correct the highlighted fields before submitting.' },
  { type: 'warning', message: 'Your plan ends in three days.' },
  { type: 'info', message: 'The link was copied.' },
]

function Fees() {
  const [fees, setFees] = useState<Range>([60_000, 290_000])
  return (
    <RangeSlider
      label="Fees"
      thumbLabels={['Lowest fee', 'Highest fee']}
      min={0}
      max={500_000}
      step={5000}
      minGap={10_000}
      value={fees}
      onChange={setFees}
      format={formatRupees}
    />
  )
}

export function Moving() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const close = (stillOpen: boolean) => setOpen((kind) => (stillOpen ? kind : null))
  const apply = <Button onClick={() => setOpen(null)}>Show 24 results</Button>
  return (
    <>
      <Part title="Slider">
        <Row>
          <Specimen state="slider">
            <Fees />
          </Specimen>
        </Row>
      </Part>
      <Part title="Over the page">
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" onClick={() => setOpen('dialog')}>
            Open the dialog
          </Button>
          <Button variant="quiet" onClick={() => setOpen('sheet')}>
            Open the sheet
          </Button>
          {toasts.map((toast) => (
            <Button key={toast.type} variant="quiet" onClick={() => showToast(toast)}>
              Toast: {toast.type}
            </Button>
          ))}
        </div>
        <Dialog
          open={open === 'dialog'}
          onOpenChange={close}
          title="Share this institution"
          closeLabel="Close"
          footer={apply}
        >
          <p>Whoever has the link can open it.</p>
        </Dialog>
        <Sheet open={open === 'sheet'} onOpenChange={close} title="Filters" closeLabel="Close" footer={apply}>
          {Array.from({ length: 24 }, (_, index) => (
            <Checkbox key={index} label={`District ${index + 1}`} note={index * 7} />
          ))}
        </Sheet>
      </Part>
    </>
  )
}
