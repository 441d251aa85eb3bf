import { utf8Length } from '../../characters.ts'
import { type CaptionFault, type Cue, faultOfCue, inTime, type ReadCaptions, tidyCue, withoutTags } from './cues.ts'
import { captionLimits } from './facts.ts'

/*
 * Reads captions from WebVTT and SRT files, which differ in commas and numbers. Both are read leniently, in one pass
 * over the lines, and written as WebVTT. In an SRT, everything between two timings is text, including empty lines.
 */

const arrow = '-->'
const timing = /^\s{0,20}([\d:.,]{5,16})\s{0,20}-->\s{0,20}([\d:.,]{5,16})(?:\s+(.*))?$/
const moment = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})$/

/** Returns milliseconds, or undefined if it is not a valid time. */
export function readMoment(words: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = '', fraction = ''] = moment.exec(words) ?? []
  if (minutes === '' || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  const time = whole * 1_000 + Number(fraction.padEnd(3, '0'))
  return time > captionLimits.moment ? undefined : time
}

const two = (value: number) => String(value).padStart(2, '0')

/** Formats milliseconds as `00:01:02.500`. */
export function writeMoment(milliseconds: number): string {
  const time = Math.max(0, Math.round(milliseconds))
  const seconds = Math.floor(time / 1_000)
  const clock = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return `${clock}.${String(time % 1_000).padStart(3, '0')}`
}

const placed: Record<string, RegExp> = {
  line: /^-?\d{1,3}(?:\.\d{1,3})?%?(?:,(?:start|center|end))?$/,
  position: /^\d{1,3}(?:\.\d{1,3})?%(?:,(?:line-left|center|line-right))?$/,
  align: /^(?:start|center|end|left|right)$/,
}

const placeOf = (settings: string): string =>
  settings
    .split(/\s+/)
    .slice(0, 10)
    .filter((setting) => {
      const at = setting.indexOf(':')
      return placed[setting.slice(0, at)]?.test(setting.slice(at + 1)) ?? false
    })
    .join(' ')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', lrm: '', rlm: '' }
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|nbsp|quot|lrm|rlm);/g, (_, name: string) => entities[name] ?? '')

/** Escapes markup, except for the tags that are kept. */
const encoded = (text: string) =>
  text
    .split(/(<\/?[biu]>)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
    )
    .join('')

interface Open {
  start: number
  end: number
  place: string
  lines: string[]
  /** Line number of its timing, from 1. */
  line: number
}

/** Returns the cues of a WebVTT or SRT file, or the first fault with its line number. */
export function readCaptions(source: string): ReadCaptions {
  if (source.length > captionLimits.bytes || utf8Length(source) > captionLimits.bytes)
    return { fault: 'TOO_LARGE', line: 1 }
  const lines = source.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')
  const cues: Cue[] = []
  let open: Open | undefined
  let fault: { fault: CaptionFault; line: number } | undefined

  function close(): void {
    if (open === undefined) return
    const { start, end, place, line } = open
    const cue = { start, end, place, text: tidyCue(decoded(withoutTags(open.lines.join('\n')))) }
    open = undefined
    const wrong = faultOfCue(cue)
    if (wrong !== undefined) fault = { fault: wrong, line }
    else if (cue.text !== '') cues.push(cue)
    if (cues.length > captionLimits.cues) fault = { fault: 'TOO_MANY', line }
  }

  for (const [at, words] of lines.entries()) {
    if (fault !== undefined) break
    if (words.includes(arrow)) {
      // The number of this cue is on the line above.
      if (!isVtt && /^\s*\d{1,9}\s*$/.test(open?.lines.at(-1) ?? '')) open?.lines.pop()
      close()
      const [, from = '', to = '', settings = ''] = timing.exec(words) ?? []
      const [start, end] = [readMoment(from), readMoment(to)]
      if (start === undefined || end === undefined) fault ??= { fault: 'TIME', line: at + 1 }
      else open = { start, end, place: isVtt ? placeOf(settings) : '', lines: [], line: at + 1 }
    } else if (!isVtt) open?.lines.push(words)
    else if (words.trim() === '') close()
    else open?.lines.push(words)
  }
  if (fault === undefined) close()
  if (fault !== undefined) return fault
  if (cues.length > 0) return { cues: inTime(cues) }
  return isVtt || source.trim() === '' ? { fault: 'EMPTY', line: 1 } : { fault: 'UNREADABLE', line: 1 }
}

/** Returns cues as WebVTT, the form in which they are stored and sent. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = inTime(cues).map(({ start, end, place, text }) => {
    const times = `${writeMoment(start)} ${arrow} ${writeMoment(end)}`
    return `${place === '' ? times : `${times} ${place}`}\n${encoded(tidyCue(text))}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}
