import { emsOf } from '../typeset/ems.rules.ts'
import type { FlowingDocument } from './flowing-document.rules.ts'

/** Points: A4 with margins of 2.5 cm. */
export const coverRoom = { width: 453, height: 700 }
/** Space that Word needs below a cover to end its page. */
const ending = 16
/** The picture is as wide as the text; a taller one is cropped to its middle. */
const pictureHeight = { least: 110, most: 340, share: 0.75 }
export const below = { picture: 34, title: 12, introduction: 20, fact: 4, facts: 12 }
export const coverType = {
  title: { size: 26, line: 38 },
  introduction: { size: 11, line: 18 },
  fact: { size: 11, line: 18 },
  maker: { size: 9, line: 14 },
}

export interface CoverLayout {
  /** Height of the cropped picture; 0 if there is none. */
  picture: number
  /** Space above the title if there is no picture. */
  above: number
  introduction: string[]
  /** Height of everything, out of `coverRoom.height`. */
  height: number
}

/** Lays out a Word cover to fit one page, whatever the length of its texts and the shape of its picture. */
export function coverLayout(
  document: Pick<FlowingDocument, 'title' | 'introduction' | 'facts' | 'maker'>,
  /** Height by width of the picture; null if there is none. */
  ratio: number | null,
): CoverLayout {
  const { title, facts, maker } = document
  const introduction = fewLines(document.introduction)
  const heights = [
    heightOf([title], 'title') + below.title,
    introduction.length === 0 ? 0 : heightOf(introduction, 'introduction') + below.introduction,
    ...facts.map(([name, value]) => heightOf([`${name}　${value}`], 'fact') + below.fact),
    heightOf([maker.join(' · ')], 'maker') + below.facts,
    ending,
  ]
  const said = heights.reduce((sum, height) => sum + height, 0)
  const left = coverRoom.height - said
  if (ratio === null) {
    const above = Math.min(180, left)
    return { picture: 0, above, introduction, height: said + above }
  }
  const wanted = Math.min(pictureHeight.most, coverRoom.width * Math.min(ratio, pictureHeight.share))
  const picture = Math.round(Math.max(pictureHeight.least, Math.min(wanted, left - below.picture)))
  return { picture, above: 0, introduction, height: said + picture + below.picture }
}

/** An introduction of more lines is joined into one paragraph, as it would fill the page. */
const mostLines = 8
function fewLines(words: string): string[] {
  if (words === '') return []
  const lines = words.split('\n')
  return lines.length <= mostLines
    ? lines
    : [
        lines
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .join(' '),
      ]
}

/** Latin words do not break at every character, so a line holds a little less than its width. */
function heightOf(lines: readonly string[], type: keyof typeof coverType): number {
  const { size, line } = coverType[type]
  const perLine = (coverRoom.width / size) * 0.92
  return lines.reduce((sum, words) => sum + Math.max(1, Math.ceil((emsOf(words) * 1.1) / perLine)) * line, 0)
}
