import { crc32, deflateSync } from 'node:zlib'

/** Pictures drawn on request: the same address gives the same picture. */

const WIDTH = 64
const HEIGHT = 40

function hueOf(seed: string): number {
  return crc32(seed) % 360
}

/** A crest of one letter on a hill. */
export function drawSvg(seed: string): string {
  const hue = hueOf(seed)
  const letter = /[a-z]/i.exec(seed)?.[0]?.toUpperCase() ?? 'P'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400">` +
    `<rect width="320" height="200" fill="hsl(${hue} 45% 88%)"/>` +
    `<path d="M0 200V130q80-60 160 0t160-20v90z" fill="hsl(${hue} 40% 45%)"/>` +
    `<text x="160" y="92" font-family="sans-serif" font-size="56" text-anchor="middle" fill="hsl(${hue} 50% 25%)">${letter}</text>` +
    `</svg>`
  )
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A gradient of 64 × 40 pixels, eight bits of red, green and blue. */
export function drawPng(seed: string): Buffer {
  const hue = hueOf(seed)
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const pixels = Array.from({ length: WIDTH }, (_, x) => [(hue + x * 2) % 256, 120 + y * 3, 255 - y * 4])
    return Buffer.from([0, ...pixels.flat()])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The smallest document that readers open as a PDF. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
