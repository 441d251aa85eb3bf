import { cleanText, textLength } from '../../characters.ts'
import { captionLimits } from './facts.ts'

/** A text shown from one time of a film to another, in milliseconds. Its `<b>`, `<i>` and `<u>` tags are kept. */
export interface Cue {
  start: number
  end: number
  text: string
  /** Position as WebVTT settings (`line:0 align:start`); empty: at the bottom. */
  place: string
}

/** Faults of captions, named like the last part of their error codes. */
export type CaptionFault = 'EMPTY' | 'UNREADABLE' | 'TIME' | 'ENDS_EARLY' | 'CUE_TOO_LONG' | 'TOO_MANY' | 'TOO_LARGE'

export type ReadCaptions = { cues: Cue[] } | { fault: CaptionFault; line: number }

const tag = /<\/?[a-z\d][^<>\n]*>/gi
const plainTag = /<(\/?)([biu])>/g

/** Returns the text without `b`, `i` and `u` tags. */
export const plainCue = (text: string): string => text.replace(plainTag, '')

/** Returns the text without any tags except `b`, `i` and `u`. */
export const withoutTags = (text: string): string =>
  text.replace(/\{\\[^{}\n]*\}/g, '').replace(tag, (whole) => {
    const [, slash = '', name = ''] = /^<(\/?)([biu])(?:[.\s][^<>]*)?>$/i.exec(whole) ?? []
    return name === '' ? '' : `<${slash}${name.toLowerCase()}>`
  })

/** Returns the text as it is stored: without empty lines, which would end the cue. */
export const tidyCue = (text: string): string =>
  cleanText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** Returns the first fault of a cue, or undefined. */
export function faultOfCue({ start, end, text }: Cue): CaptionFault | undefined {
  if (start < 0 || end > captionLimits.moment || start > captionLimits.moment) return 'TIME'
  if (end <= start) return 'ENDS_EARLY'
  return textLength(plainCue(text)) > captionLimits.cue ? 'CUE_TOO_LONG' : undefined
}

/** Returns the cues in order of display. */
export const inTime = (cues: readonly Cue[]): Cue[] =>
  cues.toSorted((one, another) => one.start - another.start || one.end - another.end)
