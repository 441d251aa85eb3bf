import { captionLimits } from '@learntrail/contract/files/captions/facts'
import { describe, expect, test } from 'vitest'
import {
  addCue,
  cuesOf,
  faultOf,
  fitCues,
  joinCue,
  readTyped,
  shiftCues,
  splitCue,
  stampOfCues,
  type TypedCue,
  writeTyped,
} from './cues.rules.ts'

const cue = (id: string, start: number, end: number, text: string): TypedCue => ({ id, start, end, text, place: '' })
const short = (cues: readonly TypedCue[]) => cues.map(({ start, end, text }) => [start, end, text])

describe('cues', () => {
  const two = [cue('a', 0, 2_000, '看水位'), cue('b', 4_000, 6_000, '溶氧')]

  test('are added where the film stands, as long as there is room', () => {
    expect(short(addCue(two, 'c', 2_500))).toEqual([
      [0, 2_000, '看水位'],
      [2_500, 4_000, ''],
      [4_000, 6_000, '溶氧'],
    ])
    expect(short(addCue([], 'c', 1_000.4))).toEqual([[1_000, 4_000, '']])
  })

  test('are divided where the caret stands, and put together again', () => {
    const divided = splitCue(two, 'a', 'c', 1)
    expect(short(divided).slice(0, 2)).toEqual([
      [0, 667, '看'],
      [667, 2_000, '水位'],
    ])
    expect(short(joinCue(divided, 'a'))[0]).toEqual([0, 2_000, '看\n水位'])
    expect(short(joinCue(two, 'b'))).toEqual(short(two))
  })

  test('are moved all at once, and none before the film begins', () => {
    expect(short(shiftCues(two, -1_500))).toEqual([
      [0, 500, '看水位'],
      [2_500, 4_500, '溶氧'],
    ])
    expect(shiftCues(two, captionLimits.moment)[1]?.end).toBe(captionLimits.moment)
  })

  test('that say nothing, or end before they begin, wait and are not lost', () => {
    const cues = [...two, cue('c', 9_000, 8_000, '反了'), cue('d', 9_000, 9_500, '  ')]
    expect(fitCues(cues)).toEqual(two)
    expect(cues.map(faultOf)).toEqual([undefined, undefined, 'ENDS_EARLY', undefined])
    expect(stampOfCues(cues)).not.toBe(stampOfCues(two))
    expect(stampOfCues([...two, cue('d', 9_000, 9_500, '')])).toBe(stampOfCues(two))
    expect(stampOfCues(cuesOf('WEBVTT\n\n00:00.000 --> 00:02.000\n看水位\n', () => 'x'))).toBe(
      stampOfCues(two.slice(0, 1)),
    )
  })
})

test('moments are read as people type them', () => {
  expect(['75', '1:15', '1:15.5', '01:02:03,25', '１:5', '', 'x', '1:2:3:4'].map(readTyped)).toEqual([
    75_000,
    75_000,
    75_500,
    3_723_250,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([0, 1_500, 75_000, 3_723_250].map(writeTyped)).toEqual(['0:00.000', '0:01.500', '1:15.000', '01:02:03.250'])
})
