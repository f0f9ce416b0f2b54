import { contrast } from './contrast'
import { Part } from './specimen'
import { readColourTokens, TEXT_PAIRS } from './tokens'

export function Colours() {
  const tokens = readColourTokens()
  return (
    <Part title="Colours">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4">
        {[...tokens.keys()].map((name) => (
          <li key={name} className="grid gap-1.5 text-xs text-ink-2">
            <span className="h-14 rounded-sm border border-line" style={{ background: `var(--color-${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-2">
        {TEXT_PAIRS.map(([text, background]) => {
          const [front, back] = [tokens.get(text), tokens.get(background)]
          return (
            <li
              key={`${text} on ${background}`}
              className="flex justify-between gap-3 rounded-sm border border-line px-3 py-2 text-sm tabular-nums"
              style={{ color: `var(--color-${text})`, background: `var(--color-${background})` }}
            >
              {text} on {background}
              <span>{front && back ? contrast(front, back).toFixed(1) : 'missing'}</span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
