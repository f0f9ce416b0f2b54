import { render, screen } from '@testing-library/react'
import { PayPage } from '@/components/plans/pay-page'
import { type PaymentForm, subscriptionAnswerSchema } from '@/lib/contract/subscription'
import { getMessages } from '@/lib/messages/catalogue'

const text = getMessages('en').pay
const subscription = subscriptionAnswerSchema.parse({
  data: { id: 's-1', status: 'failed', plan: { name: 'Scholar', billing_cycle: 'yearly' }, amount: 299_950 },
})

function show(payment: PaymentForm) {
  const { container } = render(
    <PayPage id="s-1" subscription={subscription} amount={299_950} payment={payment} lang="en" text={text} />,
  )
  return [...container.querySelectorAll('form')].map((form) => ({
    action: form.getAttribute('action'),
    method: form.getAttribute('method'),
    fields: Object.fromEntries(new FormData(form)),
    button: form.querySelector('button')?.textContent,
  }))
}

test('for development: it says that no money moves, and offers the three ends', () => {
  const forms = show({ title: null, action: null, fields: {} })
  expect(screen.getByText(text.development)).toBeVisible()
  expect(screen.getByText(text.failedBefore)).toBeVisible()
  expect(screen.getByText('Scholar')).toBeVisible()
  expect(forms.map(({ action, fields, button }) => [action, fields.decision, button])).toEqual([
    ['/api/pay', 'pay', 'Pretend to pay ₹2,999.50'],
    ['/api/pay', 'fail', 'Let the payment fail'],
    ['/api/pay', 'cancel', 'Do not pay'],
  ])
  expect(forms[0]?.fields).toEqual({ subscription: 's-1', lang: 'en', decision: 'pay' })
})

const ELSEWHERE = {
  action: 'https://api.razorpay.example/checkout',
  fields: { order_id: 'o' },
}

test('a gateway of which the provider says no title is the payment service', () => {
  show({ ...ELSEWHERE, title: null })
  expect(screen.getByText(/You pay on the page of the payment service, and/)).toBeVisible()
})

test('with a gateway that has a page for each order: a link there', () => {
  const forms = show({ ...ELSEWHERE, action: 'https://gateway.example/p/1?t=2', fields: {}, title: 'Lotus' })
  expect(screen.getByRole('link', { name: 'Pay ₹2,999.50' })).toHaveAttribute('href', 'https://gateway.example/p/1?t=2')
  expect(forms.map(({ fields }) => fields.decision)).toEqual(['cancel'])
})

test('with a gateway: a plain form to its page, and no decision here but to give up', () => {
  const forms = show({ ...ELSEWHERE, title: 'Razorpay' })
  expect(screen.queryByText(text.development)).toBeNull()
  expect(screen.getByText(/You pay on the page of Razorpay/)).toBeVisible()
  expect(forms).toMatchObject([
    {
      action: 'https://api.razorpay.example/checkout',
      method: 'post',
      fields: { order_id: 'o' },
      button: 'Pay ₹2,999.50',
    },
    { action: '/api/pay', method: 'post', fields: { decision: 'cancel' } },
  ])
})

test('on a Kannada page the name of a plan in English says so', () => {
  const payment: PaymentForm = { title: null, action: null, fields: {} }
  const { pay } = getMessages('kn')
  render(<PayPage id="s-1" subscription={subscription} amount={299_950} payment={payment} lang="kn" text={pay} />)
  expect(screen.getByText('Scholar')).toHaveAttribute('lang', 'en')
})
