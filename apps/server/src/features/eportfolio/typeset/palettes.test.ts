import { readFileSync } from 'node:fs'
import { documentColours } from '@learntrail/contract/eportfolio/facts'
import { expect, test } from 'vitest'
import { palettes } from './palettes.rules.ts'

const templates = new URL('./templates/', import.meta.url)
const common = new URL('../../../platform/documents/templates/common.typ', import.meta.url)
const sources = readFileSync(common, 'utf8') + readFileSync(new URL('rich-text.typ', templates), 'utf8')

/** A colour by its name in the templates. */
function named(name: string): string {
  const [, colour] = new RegExp(`#let ${name} = rgb\\("(#[0-9a-f]{6})"\\)`).exec(sources) ?? []
  if (colour === undefined) throw new Error(`no template has the colour ${name}`)
  return colour
}

type Rgb = readonly [number, number, number]
const rgb = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb
/** The grey that a monochrome printer makes of a colour. */
function grey([red, green, blue]: Rgb): Rgb {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue
  return [light, light, light]
}
/** Same as Typst's `lighten`. */
const lightened = (colour: Rgb, share: number) => colour.map((one) => one + (255 - one) * share) as unknown as Rgb

function light(colour: Rgb): number {
  const linear = colour.map((one) => {
    const share = one / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}
function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [light(one), light(other)].sort((first, second) => first - second) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const white = rgb('#ffffff')
const [ink, inkSoft, hairline] = ['ink', 'ink-2', 'hairline'].map((name) => rgb(named(name))) as [Rgb, Rgb, Rgb]

test.each(documentColours)('what stands on each other in %s is read in colour and in grey', (colour) => {
  const [main, deep, soft, wash] = (['main', 'deep', 'soft', 'wash'] as const).map((of) =>
    rgb(palettes[colour][of]),
  ) as [...[Rgb, Rgb, Rgb, Rgb]]
  const pairs: [what: string, one: Rgb, other: Rgb, atLeast: number][] = [
    ['white on a dark band', white, deep, 7],
    ['white on the colour', white, main, 4.5],
    ['a title on white', deep, white, 7],
    ['words on a light ground', ink, wash, 7],
    ['small words on a light ground', inkSoft, wash, 4.5],
    ['small words on a dark cover', soft, deep, 4.5],
    ['the large number on a dark band', lightened(main, 0.35), deep, 3],
    ['the spine of the timeline', lightened(main, 0.45), white, 2],
    ['thin lines', hairline, white, 2],
  ]
  const tooWeak = pairs.flatMap(([what, one, other, atLeast]) => [
    ...(contrast(one, other) < atLeast ? [what] : []),
    ...(contrast(grey(one), grey(other)) < atLeast ? [`${what}, in grey`] : []),
  ])
  expect(tooWeak).toEqual([])
})
