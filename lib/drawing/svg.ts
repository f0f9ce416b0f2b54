/** Strings of SVG. Nothing here uses ids, so that several pictures can stand in one page. */

const tidy = (value: number) => String(Math.round(value * 10) / 10)

/** Path data with its numbers rounded to a tenth. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.reduce((data, part, index) => {
    const value = values[index]
    return data + part + (value === undefined ? '' : tidy(value))
  }, '')
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${tidy(radius)}"` : ''
  return `<rect x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"${corner} fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, fill: string): string {
  return `<ellipse cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(radiusX)}" ry="${tidy(radiusY)}" fill="${fill}"/>`
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`
}

export function polygon(points: readonly (readonly [number, number])[], fill: string): string {
  return `<path d="M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z" fill="${fill}"/>`
}

export function stroke(data: string, colour: string, width: number, cap: 'round' | 'butt' = 'round'): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`
}

/** A semicircle-topped opening standing on `base`, centred on `x`. */
export function arch(x: number, base: number, width: number, height: number, fill: string): string {
  const half = width / 2
  const spring = base - height + half
  return path(d`M${x - half} ${base}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${base}Z`, fill)
}

export function fade(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`
}

/** Moves a drawing made around 0,0 to its place. `scale` below zero mirrors it left to right. */
export function place(x: number, y: number, scale: number, content: string): string {
  const scaling = scale < 0 ? `${scale} ${-scale}` : `${scale}`
  return `<g transform="translate(${tidy(x)} ${tidy(y)}) scale(${scaling})">${content}</g>`
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** A whole picture. It is decoration or has its words beside it, so it is hidden from assistive technology. */
export function picture(width: number, height: number, content: string, fit = 'xMidYMid slice'): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="${fit}" aria-hidden="true">${content}</svg>`
  )
}
