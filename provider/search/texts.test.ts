import fc from 'fast-check'
import { Texts } from './texts'

const text = fc.string({ unit: 'grapheme', maxLength: 12 })

test('gives back what was set last', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), text)), (settings) => {
      const texts = new Texts()
      const model = new Map<number, string>()
      for (const [slot, value] of settings) {
        texts.set(slot, value)
        model.set(slot, value)
        if (slot === 0) texts.trim()
      }
      for (let slot = 0; slot <= 6; slot += 1) expect(texts.at(slot)).toBe(model.get(slot) ?? '')
    }),
  )
})

test('compares as their characters do', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const texts = new Texts()
      texts.set(0, one)
      texts.set(1, other)
      expect(Math.sign(texts.compare(0, 1))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)))
    }),
  )
})
