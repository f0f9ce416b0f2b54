const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** A whole number grouped the Indian way: `112410` is "1,12,410". */
export function figure(value: number): string {
  return whole.format(value)
}
