import { afterEach, describe, expect, it, vi } from 'vitest'
import { clockOf } from '../captions/clock.rules.ts'
import { fakeMicrophone } from './fake-microphone.fixture.ts'
import { recordingFormat, recordingName } from './recording-format.ts'
import { wavBytes } from './wav.ts'

afterEach(() => vi.unstubAllGlobals())

describe('what a browser records', () => {
  it.each([
    ['Safari', ['audio/mp4;codecs=mp4a.40.2', 'audio/mp4'], 'm4a', false],
    ['Chrome', ['audio/webm', 'audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/mp4'], 'm4a', false],
    ['Firefox', ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus'], 'ogg', false],
    ['an older Chrome', ['audio/webm', 'audio/webm;codecs=opus'], 'wav', true],
  ])('in %s is a file that the product takes', (_browser, formats, ending, isRewritten) => {
    fakeMicrophone({ formats })
    expect(recordingFormat()).toMatchObject({ ending, isRewritten })
  })

  it('is nothing where the browser cannot', () => {
    fakeMicrophone({ formats: [] })
    expect(recordingFormat()).toBeUndefined()
  })
})

it('names a recording by its moment, without characters that names may not hold', () => {
  expect(recordingName('錄音', new Date('2026-11-03T09:05+08:00'), 'm4a')).toBe('錄音 2026-11-03 09-05.m4a')
})

it('writes time as a clock', () => {
  expect([0, 999, 65_000, 300_000].map(clockOf)).toEqual(['0:00', '0:00', '1:05', '5:00'])
})

it('writes WAV that says how long it is', () => {
  const view = new DataView(wavBytes(new Float32Array([0, 1, -1, 2]), 24_000))
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
  expect([word(0), word(8), word(36)]).toEqual(['RIFF', 'WAVE', 'data'])
  expect(view.byteLength).toBe(44 + 8)
  expect(view.getUint32(24, true)).toBe(24_000)
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767, 32_767])
})
