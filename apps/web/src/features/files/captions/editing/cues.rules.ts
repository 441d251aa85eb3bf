import { type CaptionFault, type Cue, faultOfCue, inTime, tidyCue } from '@learntrail/contract/files/captions/cues'
import { captionLimits } from '@learntrail/contract/files/captions/facts'
import { readCaptions, writeMoment, writeWebVtt } from '@learntrail/contract/files/captions/web-vtt'

/** A cue while it is written: it may say nothing yet, or end before it begins. */
export interface TypedCue extends Cue {
  id: string
}

/** Seconds that are a good first length of a cue, in milliseconds. */
const firstLength = 3_000
const least = 100

const within = (moment: number) => Math.min(Math.max(0, Math.round(moment)), captionLimits.moment)

/** What the server has, each cue with an id for this screen. */
export function cuesOf(text: string, newId: () => string): TypedCue[] {
  const read = readCaptions(text)
  return 'cues' in read ? read.cues.map((cue) => ({ ...cue, id: newId() })) : []
}

export const isBlank = ({ text }: Pick<Cue, 'text'>) => tidyCue(text) === ''

/** What is wrong with a cue that says something. */
export const faultOf = (cue: Cue): CaptionFault | undefined => (isBlank(cue) ? undefined : faultOfCue(cue))

/** Cues that can be saved; the others wait until they are mended. */
export const fitCues = (cues: readonly TypedCue[]): TypedCue[] =>
  cues.filter((cue) => !isBlank(cue) && faultOfCue(cue) === undefined).slice(0, captionLimits.cues)

/** Two texts of the same stamp say the same, as they are kept. */
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

/** An empty cue from a moment on, as long as there is room before the next one. */
export function addCue(cues: readonly TypedCue[], id: string, moment: number): TypedCue[] {
  const start = within(moment)
  const next = inTime(cues).find((cue) => cue.start > start)
  const end = within(Math.max(Math.min(start + firstLength, next?.start ?? Number.POSITIVE_INFINITY), start + least))
  return ordered([...cues, { id, start, end, text: '', place: '' }])
}

/** Two of one: where the caret stands in its words, and as much later as they are long. */
export function splitCue(cues: readonly TypedCue[], id: string, newId: string, caret: number): TypedCue[] {
  const cue = cues.find((one) => one.id === id)
  if (cue === undefined) return [...cues]
  const [first, second] = [cue.text.slice(0, caret).trimEnd(), cue.text.slice(caret).trimStart()]
  const share = cue.text.length === 0 ? 0.5 : Math.min(Math.max(caret / cue.text.length, 0.1), 0.9)
  const middle = Math.round(cue.start + (cue.end - cue.start) * share)
  return put(cues, id, { ...cue, text: first, end: middle }, { ...cue, id: newId, text: second, start: middle })
}

/** One of a cue and the next. */
export function joinCue(cues: readonly TypedCue[], id: string): TypedCue[] {
  const index = cues.findIndex((cue) => cue.id === id)
  const [cue, next] = [cues[index], cues[index + 1]]
  if (cue === undefined || next === undefined) return [...cues]
  const text = [cue.text.trim(), next.text.trim()].filter((words) => words !== '').join('\n')
  return removeCue(changeCue(cues, id, { text, end: Math.max(cue.end, next.end) }), next.id)
}

/** All earlier or later; what would begin before the film begins with it. */
export const shiftCues = (cues: readonly TypedCue[], by: number): TypedCue[] =>
  cues.map((cue) => ({ ...cue, start: within(cue.start + by), end: within(cue.end + by) }))

export const ordered = (cues: readonly TypedCue[]): TypedCue[] => inTime(cues) as TypedCue[]

/** `1:02.5`, `62.5`, `1:00:02`: as people type a moment; undefined where it is none. */
export function readTyped(words: string): number | undefined {
  const [, hours = '0', minutes = '0', seconds = '', fraction = ''] =
    /^\s*(?:(?:(\d{1,2})[:：])?(\d{1,3})[:：])?(\d{1,4})(?:[.,．](\d{1,3}))?\s*$/.exec(words) ?? []
  if (seconds === '') return undefined
  const moment =
    ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(fraction.padEnd(3, '0'))
  return moment > captionLimits.moment ? undefined : moment
}

/** As short as it can be read: without hours where there are none. */
export const writeTyped = (moment: number): string => writeMoment(moment).replace(/^00:0?/, '')
