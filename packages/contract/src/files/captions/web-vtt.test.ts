import { describe, expect, test } from 'vitest'
import { utf8Length } from '../../characters.ts'
import { captionLimits } from './facts.ts'
import { readCaptions, readMoment, writeMoment, writeWebVtt } from './web-vtt.ts'

const cuesOf = (source: string) => {
  const read = readCaptions(source)
  if ('fault' in read) throw new Error(`${read.fault} in line ${read.line}`)
  return read.cues
}
const wordsOf = (source: string) => cuesOf(source).map(({ text }) => text)
const vtt = (...blocks: string[]) => `WEBVTT\n\n${blocks.join('\n\n')}\n`
const said = (text: string, times = '00:01.000 --> 00:02.000') => vtt(`${times}\n${text}`)

describe('captions are read', () => {
  test('from WebVTT, with its names, notes and styles passed over', () => {
    const source = vtt(
      'STYLE\n::cue { color: red }',
      'NOTE 第一段\n還沒校對',
      'REGION\nid:a',
      'first\n00:01.500 --> 00:03.000 line:0 position:10%,line-left align:start size:50% region:a\n水位是<v 老師>怎麼量的？',
      '01:00:00.000 --> 01:00:00.001\n就這樣',
    )
    expect(cuesOf(source)).toEqual([
      { start: 1_500, end: 3_000, text: '水位是怎麼量的？', place: 'line:0 position:10%,line-left align:start' },
      { start: 3_600_000, end: 3_600_001, text: '就這樣', place: '' },
    ])
  })

  test('from SRT, whose numbers, missing blank lines and empty lines between words are as people have them', () => {
    const source =
      '\ufeff1\r\n00:00:01,000 --> 00:00:02,500 X1:1 Y1:2\r\n{\\an8}<font color="red">水</font>\r\n\r\n位\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n2024\r\n\r\n00:00:05,000 --> 00:00:06,000\r\n完\r\n'
    expect(cuesOf(source)).toEqual([
      { start: 1_000, end: 2_500, text: '水\n位', place: '' },
      { start: 3_000, end: 4_000, text: '2024', place: '' },
      { start: 5_000, end: 6_000, text: '完', place: '' },
    ])
  })

  test('in the order of their times, also where they overlap', () => {
    const source = vtt('00:03.000 --> 00:09.000\n後', '00:01.000 --> 00:05.000\n先')
    expect(wordsOf(source)).toEqual(['先', '後'])
  })

  test('without any tags but those for bold, italic and underlined', () => {
    expect(wordsOf(said('<b>水</b><I.loud>位</I><script>alert(1)</script><00:01.500>高<img src=x>'))).toEqual([
      '<b>水</b><i>位</i>alert(1)高',
    ])
  })

  test('without what shows nothing', () => {
    expect(wordsOf(vtt('00:01.000 --> 00:02.000\n<c></c>', '00:02.000 --> 00:03.000\n有'))).toEqual(['有'])
  })
})

describe('what is wrong is told with its line', () => {
  const faultOf = (source: string) => {
    const read = readCaptions(source)
    return 'fault' in read ? [read.fault, read.line] : ['none', 0]
  }

  test.each([
    ['ENDS_EARLY', said('水', '00:02.000 --> 00:02.000')],
    ['ENDS_EARLY', said('水', '00:03.000 --> 00:02.000')],
    ['TIME', said('水', '00:61.000 --> 00:62.000')],
    ['TIME', said('水', '61:00.000 --> 62:00.000')],
    ['TIME', said('水', '100:00:00.000 --> 100:00:01.000')],
    ['TIME', said('水', 'soon --> later')],
    ['TIME', said('水', '00:01.000 -->')],
  ])('%s', (fault, source) => {
    expect(faultOf(source)).toEqual([fault, 3])
  })

  test('a file that is none, and one of which nothing is shown', () => {
    expect(faultOf('今天的筆記\n水位')).toEqual(['UNREADABLE', 1])
    expect(faultOf('<html>')).toEqual(['UNREADABLE', 1])
    expect(faultOf('WEBVTT')).toEqual(['EMPTY', 1])
    expect(faultOf('')).toEqual(['EMPTY', 1])
  })

  test('words that are longer than can be read', () => {
    expect(faultOf(said('河'.repeat(captionLimits.cue)))).toEqual(['none', 0])
    expect(faultOf(said(`<b>${'😀'.repeat(captionLimits.cue)}</b>`))).toEqual(['none', 0])
    expect(faultOf(said('河'.repeat(captionLimits.cue + 1)))).toEqual(['CUE_TOO_LONG', 3])
  })

  test('more cues than a film has', () => {
    const many = (count: number) => vtt(...Array.from({ length: count }, () => '00:01.000 --> 00:02.000\n水'))
    expect(faultOf(many(captionLimits.cues))).toEqual(['none', 0])
    expect(faultOf(many(captionLimits.cues + 1))).toEqual(['TOO_MANY', 3 + 3 * captionLimits.cues])
  })

  test('a file that is too large, in bytes', () => {
    const padded = (bytes: number) => {
      const source = vtt('00:01.000 --> 00:02.000\n水', 'NOTE ')
      return source + '-'.repeat(bytes - utf8Length(source))
    }
    expect(faultOf(padded(captionLimits.bytes))).toEqual(['none', 0])
    expect(faultOf(padded(captionLimits.bytes + 1))).toEqual(['TOO_LARGE', 1])
    expect(faultOf('河'.repeat(captionLimits.bytes / 3 + 1))).toEqual(['TOO_LARGE', 1])
  })
})

describe('hostile files are read within the time of a test', () => {
  const bytes = captionLimits.bytes - 100
  const fill = (part: string) => part.repeat(Math.floor(bytes / utf8Length(part)))
  test.each([
    ['tags that never end', said(fill('<a'))],
    ['tags within tags', said(fill('<b<'))],
    ['signs of entities', said(fill('&amp'))],
    ['braces', said(fill('{\\'))],
    ['arrows', fill('-->')],
    ['digits before an arrow', `WEBVTT\n\n${'1'.repeat(bytes - 10)}-->`],
    ['blanks before an arrow', `WEBVTT\n\n${' '.repeat(bytes - 10)}-->`],
    ['settings', said('水', `00:01.000 --> 00:02.000 ${fill('line:1 ').slice(0, bytes - 100)}`)],
    ['empty lines', `1\n00:01.000 --> 00:02.000\n水${'\n'.repeat(bytes - 40)}`],
    ['loose words', `1\n00:01.000 --> 00:02.000\n${fill('水\n\n').slice(0, bytes / 3)}`],
    ['notes', vtt(fill('NOTE\n'))],
  ])('%s', (_what, source) => {
    // A quadratic algorithm would take minutes on these.
    expect(readCaptions(source)).toBeDefined()
  })
})

describe('captions are written', () => {
  test('so that they are read as they were', () => {
    const cues = [
      { start: 0, end: 1_001, text: '<i>a < b & c</i> --> d\n第二行', place: 'line:0' },
      { start: 359_999_000, end: captionLimits.moment, text: '完 &lt;', place: '' },
    ]
    const written = writeWebVtt(cues)
    expect(cuesOf(written)).toEqual(cues)
    expect(writeWebVtt(cuesOf(written))).toBe(written)
    expect(written.match(/-->/g)).toHaveLength(2)
  })

  test('with moments as players read them', () => {
    expect([0, 61_500, 3_600_001].map(writeMoment)).toEqual(['00:00:00.000', '00:01:01.500', '01:00:00.001'])
    expect(['00:01.5', '1:00:01,25', '0:1', '00:60.000', '99:59:59.999'].map(readMoment)).toEqual([
      1_500,
      3_601_250,
      undefined,
      undefined,
      captionLimits.moment,
    ])
  })
})
