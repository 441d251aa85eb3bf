import { type CaptionFault, type Cue, faultOfCue, inTime, tidyCue } from '@learntrail/contract/files/captions/cues'
import { captionLimits } from '@learntrail/contract/files/captions/facts'
import { readCaptions, writeMoment, writeWebVtt } from '@learntrail/contract/files/captions/web-vtt'

/** A cue being written: it may still be empty, or end before it begins. */
export interface TypedCue extends Cue {
  id: string
}

/** Default length of a new cue, in milliseconds. */
const firstLength = 3_000
const least = 100

const within = (moment: number) => Math.min(Math.max(0, Math.round(moment)), captionLimits.moment)

/** Returns the cues of a WebVTT text, each with an id for this screen; none if it cannot be read. */
export function cuesOf(text: string, newId: () => string): TypedCue[] {
  const read = readCaptions(text)
  return 'cues' in read ? read.cues.map((cue) => ({ ...cue, id: newId() })) : []
}

export const isBlank = ({ text }: Pick<Cue, 'text'>) => tidyCue(text) === ''

/** Returns what is wrong with a cue; undefined for a valid or blank one. */
export const faultOf = (cue: Cue): CaptionFault | undefined => (isBlank(cue) ? undefined : faultOfCue(cue))

/** Returns the cues that can be saved, up to the limit; invalid ones wait until they are corrected. */
export const fitCues = (cues: readonly TypedCue[]): TypedCue[] =>
  cues.filter((cue) => !isBlank(cue) && faultOfCue(cue) === undefined).slice(0, captionLimits.cues)

/** Returns a stamp; texts with equal stamps have the same content, including cues that cannot be saved yet. */
export function stampOfCues(cues: readonly TypedCue[]): string {
  const fit = new Set(fitCues(cues))
  const others = cues.filter((cue) => !fit.has(cue) && !isBlank(cue)).map(({ id: _, ...cue }) => cue)
  return writeWebVtt([...fit]) + JSON.stringify(others)
}

const put = (cues: readonly TypedCue[], id: string, ...instead: TypedCue[]): TypedCue[] =>
  cues.flatMap((cue) => (cue.id === id ? instead : [cue]))

export const changeCue = (cues: readonly TypedCue[], id: string, part: Partial<Cue>): TypedCue[] =>
  cues.map((cue) => (cue.id === id ? { ...cue, ...part } : cue))

export const removeCue = (cues: readonly TypedCue[], id: string): TypedCue[] => put(cues, id)

/** Adds an empty cue at a moment, ending by the start of the next one, but at least 100 ms long. */
export function addCue(cues: readonly TypedCue[], id: string, moment: number): TypedCue[] {
  const start = within(moment)
  const next = inTime(cues).find((cue) => cue.start > start)
  const end = within(Math.max(Math.min(start + firstLength, next?.start ?? Number.POSITIVE_INFINITY), start + least))
  return ordered([...cues, { id, start, end, text: '', place: '' }])
}

/** Splits a cue in two at the caret; divides its time in proportion to the words, between 10 % and 90 %. */
export function splitCue(cues: readonly TypedCue[], id: string, newId: string, caret: number): TypedCue[] {
  const cue = cues.find((one) => one.id === id)
  if (cue === undefined) return [...cues]
  const [first, second] = [cue.text.slice(0, caret).trimEnd(), cue.text.slice(caret).trimStart()]
  const share = cue.text.length === 0 ? 0.5 : Math.min(Math.max(caret / cue.text.length, 0.1), 0.9)
  const middle = Math.round(cue.start + (cue.end - cue.start) * share)
  return put(cues, id, { ...cue, text: first, end: middle }, { ...cue, id: newId, text: second, start: middle })
}

/** Joins a cue with the next one. */
export function joinCue(cues: readonly TypedCue[], id: string): TypedCue[] {
  const index = cues.findIndex((cue) => cue.id === id)
  const [cue, next] = [cues[index], cues[index + 1]]
  if (cue === undefined || next === undefined) return [...cues]
  const text = [cue.text.trim(), next.text.trim()].filter((words) => words !== '').join('\n')
  return removeCue(changeCue(cues, id, { text, end: Math.max(cue.end, next.end) }), next.id)
}

/** Shifts all cues by milliseconds; moments before the start of the file become 0. */
export const shiftCues = (cues: readonly TypedCue[], by: number): TypedCue[] =>
  cues.map((cue) => ({ ...cue, start: within(cue.start + by), end: within(cue.end + by) }))

export const ordered = (cues: readonly TypedCue[]): TypedCue[] => inTime(cues) as TypedCue[]

/** Reads a typed moment (`1:02.5`, `62.5`, `1:00:02`) in milliseconds; undefined if it is none. */
export function readTyped(words: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds = '', fraction = ''] =
    /^\s*(?:(?:(\d{1,2})[:：])?(\d{1,3})[:：])?(\d{1,4})(?:[.,．](\d{1,3}))?\s*$/.exec(words) ?? []
  if (seconds === '') return undefined
  const moment =
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(fraction.padEnd(3, '0'))
  return moment > captionLimits.moment ? undefined : moment
}

/** Writes a moment as briefly as possible: without hours if there are none. */
export const writeTyped = (moment: number): string => writeMoment(moment).replace(/^00:0?/, '')
