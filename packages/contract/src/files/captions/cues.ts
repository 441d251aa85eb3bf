import { cleanText, textLength } from '../../characters.ts'
import { captionLimits } from './facts.ts'

/** Words that are shown from one moment of a film to another, in milliseconds. `<b>`, `<i>` and `<u>` are kept in them. */
export interface Cue {
  start: number
  end: number
  text: string
  /** Where they stand, as WebVTT says it (`line:0 align:start`); empty: below. */
  place: string
}

/** What is wrong with captions, by the end of its code. */
export type CaptionFault = 'EMPTY' | 'UNREADABLE' | 'TIME' | 'ENDS_EARLY' | 'CUE_TOO_LONG' | 'TOO_MANY' | 'TOO_LARGE'

export type ReadCaptions = { cues: Cue[] } | { fault: CaptionFault; line: number }

const tag = /<\/?[a-z\d][^<>\n]*>/gi
const plainTag = /<(\/?)([biu])>/g

/** The words without what is said about how they look. */
export const plainCue = (text: string): string => text.replace(plainTag, '')

/** Words of a file without its tags, but those of `b`, `i` and `u`. */
export const withoutTags = (text: string): string =>
  text.replace(/\{\\[^{}\n]*\}/g, '').replace(tag, (whole) => {
    const [, slash = '', name = ''] = /^<(\/?)([biu])(?:[.\s][^<>]*)?>$/i.exec(whole) ?? []
    return name === '' ? '' : `<${slash}${name.toLowerCase()}>`
  })

/** Words as they are kept: without empty lines, which would end them. */
export const tidyCue = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** What of a cue is not as it must be; undefined: nothing. */
export function faultOfCue({ start, end, text }: Cue): CaptionFault | undefined {
  if (start < 0 || end > captionLimits.moment || start > captionLimits.moment) return 'TIME'
  if (end <= start) return 'ENDS_EARLY'
  return textLength(plainCue(text)) > captionLimits.cue ? 'CUE_TOO_LONG' : undefined
}

/** In the order in which they are shown. */
export const inTime = (cues: readonly Cue[]): Cue[] =>
  cues.toSorted((one, another) => one.start - another.start || one.end - another.end)
