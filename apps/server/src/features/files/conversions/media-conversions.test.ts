import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPeople } from '../../../testing/from-people/from-people.fixture.ts'
import { describeWithPrograms } from '../../../testing/outside-programs.ts'
import * as broken from '../sample-files.fixture.ts'
import { type Conversions, openConversions } from './conversions.fixture.ts'
import * as media from './sample-media.fixture.ts'

describeWithPrograms('conversions of films and sound by ffmpeg', { timeout: 120_000 }, () => {
  let files: Conversions
  beforeAll(async () => {
    files = await openConversions()
  })
  afterAll(() => files.close())

  test('a film from a phone becomes an upright MP4 without its place, with a still', async () => {
    const original = media.phoneMov()
    const file = await files.upload('隨手拍.mov', original)
    expect(file.conversion).toEqual({ state: 'pending', reason: null })
    await files.publish(file.id)
    const done = await files.settled(file)
    expect(done).toMatchObject({
      conversion: { state: 'done', reason: null },
      width: 90,
      height: 160,
      thumbnailWidths: [90],
    })
    expect(done.duration).toBeCloseTo(1, 0)

    const preview = await files.entity(files.other.browser, file, '?type=preview')
    expect(preview.headers).toMatchObject({ 'content-type': 'video/mp4' })
    expect(preview.headers['content-disposition']).toMatch(/^inline; .*\.mp4$/)
    const made = await files.facts(preview.rawPayload)
    expect(JSON.parse(made).streams).toMatchObject([
      { codec_name: 'h264', pix_fmt: 'yuv420p', width: 90, height: 160 },
      { codec_name: 'aac' },
    ])
    expect(made).not.toMatch(/25\.033|rotation/)
    // A film that plays before it has fully arrived has its table of contents in front.
    const content = preview.rawPayload.toString('latin1')
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'))

    const still = await files.entity(files.other.browser, file, '?type=thumbnail')
    expect(await sharp(still.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 90, height: 160 })
    expect((await files.entity(files.owner.browser, file)).rawPayload.equals(original)).toBe(true)
    expect((await files.entity(files.other.browser, file)).rawPayload.equals(preview.rawPayload)).toBe(true)
  })

  test('a QuickTime film that browsers could play is only put into another box', async () => {
    const done = await files.settled(await files.upload('a.mov', media.plainMov()))
    expect(done).toMatchObject({ conversion: { state: 'done' }, width: 160, height: 90 })
  })

  test('a film in MP4 plays as it is; its still and its length follow', async () => {
    const content = media.film160()
    const file = await files.upload('a.mp4', content)
    expect(file.conversion).toBeNull()
    expect((await files.entity(files.owner.browser, file, '?type=preview')).rawPayload.equals(content)).toBe(true)
    const done = await files.settled(file)
    expect(done).toMatchObject({ conversion: null, width: 160, height: 90, thumbnailWidths: [160] })
    expect(done.duration).toBeCloseTo(1, 0)
  })

  test('a film in MP4 that uses the whole range of its bits plays as it is', async () => {
    expect(await files.settled(await files.upload('a.mp4', media.fullRange()))).toMatchObject({ conversion: null })
  })

  test.each([
    ['HEVC', () => fromPeople('hevc.mp4')],
    ['MPEG-4 part 2', media.mpeg4Part2],
    ['10 bits', media.film10Bit],
    ['4:4:4', media.film444],
    ['VP9', media.vp9InMp4],
    ['AC-3 beside H.264', media.filmWithAc3],
    ['Opus beside H.264', media.filmWithOpus],
  ] as const)('a film in MP4 with %s gets the form that every browser plays', async (_what, make) => {
    const content = make()
    const file = await files.upload('a.mp4', content)
    await files.publish(file.id)
    const done = await files.until(file, ({ conversion }) => conversion?.state === 'done')
    expect(done.thumbnailWidths).not.toEqual([])
    for (const query of ['?type=preview', '']) {
      const { headers, rawPayload } = await files.entity(files.other.browser, file, query)
      expect(headers['content-type']).toBe('video/mp4')
      expect(JSON.parse(await files.facts(rawPayload)).streams).toMatchObject([
        { codec_name: 'h264', profile: 'High', pix_fmt: 'yuv420p' },
        { codec_name: 'aac' },
      ])
    }
    expect((await files.entity(files.owner.browser, file)).rawPayload.equals(content)).toBe(true)
  })

  // Returns the colours in the middle of the left and right halves.
  const halvesOf = async (picture: Buffer) => {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    return [0.25, 0.75].map((x) => {
      const at = 3 * (info.width * Math.floor(info.height / 2) + Math.floor(info.width * x))
      return [...data.subarray(at, at + 3)]
    })
  }
  const red = [208, 32, 32]
  const grey = [128, 128, 128]
  test.each([
    ['HLG', 'a.mov', () => fromPeople('hdr-hlg.mov'), [red, grey]],
    // HDR white is darker than 255, which leaves room for highlights.
    ['PQ', 'a.mp4', media.filmInPq, [[240, 240, 240], grey]],
  ] as const)(
    'a film in HDR by %s shows its colours on usual screens, and so does its still',
    async (_what, name, make, colours) => {
      const file = await files.upload(name, make())
      await files.until(file, ({ conversion }) => conversion?.state === 'done')
      const { rawPayload } = await files.entity(files.owner.browser, file, '?type=preview')
      expect(JSON.parse(await files.facts(rawPayload)).streams[0]).toMatchObject({
        codec_name: 'h264',
        pix_fmt: 'yuv420p',
        color_space: 'bt709',
        color_primaries: 'bt709',
        color_transfer: 'bt709',
        color_range: 'tv',
      })
      const still = (await files.entity(files.owner.browser, file, '?type=thumbnail')).rawPayload
      for (const picture of [still, await files.firstPicture(rawPayload)]) {
        const halves = (await halvesOf(picture)).flat()
        for (const [at, value] of colours.flat().entries()) expect(Math.abs((halves[at] ?? 0) - value)).toBeLessThan(9)
      }
    },
  )

  test.each([
    ['an Android phone', media.filmWithPlace],
    ['an iPhone', media.filmWithApplePlace],
  ] as const)('others get a film of %s without the place where it was taken', async (_phone, make) => {
    const content = make()
    expect(await files.facts(content)).toContain('25.03')
    const file = await files.upload('a.mp4', content)
    await files.publish(file.id)
    await files.settled(file)
    expect((await files.entity(files.owner.browser, file)).rawPayload.equals(content)).toBe(true)
    for (const query of ['', '?type=original', '?type=preview']) {
      const { rawPayload, statusCode } = await files.entity(files.other.browser, file, query)
      expect(statusCode).toBe(200)
      const theirs = await files.facts(rawPayload)
      expect(theirs).not.toContain('25.03')
      expect(theirs).toContain('"h264"')
    }
  })

  test.each([
    ['m4a', media.aacWithPlace, 'audio/mp4', 'aac'],
    ['mp3', media.mp3WithPlace, 'audio/mpeg', 'mp3'],
    ['wav', media.waveWithPlace, 'audio/wav', 'pcm_s16le'],
    ['ogg', media.opusWithPlace, 'audio/mp4', 'aac'],
  ] as const)('others get sound in %s without the place where it was taken', async (ending, make, mediaType, codec) => {
    const content = make()
    expect(await files.facts(content)).toContain('25.03')
    const file = await files.upload(`a.${ending}`, content)
    expect(file.conversion).toEqual({ state: 'pending', reason: null })
    // The owner need not wait for the copy made for others.
    expect((await files.entity(files.owner.browser, file, '?type=preview')).statusCode).toBe(200)
    await files.publish(file.id)
    const done = await files.settled(file)
    expect(done).toMatchObject({ conversion: { state: 'done', reason: null } })
    expect(done.duration).toBeCloseTo(1, 0)
    expect((await files.entity(files.owner.browser, file)).rawPayload.equals(content)).toBe(true)
    for (const query of ['', '?type=original', '?type=preview']) {
      const { rawPayload, headers } = await files.entity(files.other.browser, file, query)
      expect(headers['content-type']).toBe(mediaType)
      const theirs = await files.facts(rawPayload)
      expect(theirs).not.toContain('25.03')
      expect(theirs).toContain(`"${codec}"`)
    }
  })

  test('a very wide film has stills no wider than screens', async () => {
    expect(await files.settled(await files.upload('a.mp4', media.film5000()))).toMatchObject({
      thumbnailWidths: [320, 640, 1280],
    })
  })

  test.each([
    ['m4a', media.aac, 'audio/mp4'],
    ['mp3', media.mp3, 'audio/mpeg'],
    ['wav', media.wave, 'audio/wav'],
    ['ogg', media.opus, 'audio/mp4'],
  ] as const)('sound in %s says how long it takes and plays everywhere', async (ending, make, mediaType) => {
    const done = await files.settled(await files.upload(`a.${ending}`, make()))
    expect(done.duration).toBeCloseTo(1, 0)
    expect(done.conversion).toBeNull()
    const preview = await files.entity(files.owner.browser, done, '?type=preview')
    expect(preview.headers['content-type']).toBe(mediaType)
  })

  test.each([
    ['half a film', 'a.mp4', () => media.filmWithPlace().subarray(0, 3_000)],
    ['a film of nothing', 'a.mov', broken.mov],
    ['sound of nothing', 'a.ogg', broken.ogg],
  ] as const)('%s is said to be damaged, and stays with its owner', async (_what, name, make) => {
    await files.uploadDamaged(name, make())
  })
})
