import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeMedia } from '../../../testing/outside-programs.ts'

function made(name: string, args: string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'learntrail-sample-'))
  try {
    makeMedia(join(folder, name), args)
    return readFileSync(join(folder, name))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const pictures = ['-f', 'lavfi', '-i', 'testsrc=duration=1:size=160x90:rate=10']
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1']
const film = [...pictures, ...tone, '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest']
const place = ['-metadata', 'location=+25.0330+121.5654/']

export const film160 = () => made('film.mp4', [...film, '-movflags', '+faststart'])
export const filmWithPlace = () => made('film.mp4', [...film, ...place])
export const filmWithApplePlace = () => {
  const key = 'com.apple.quicktime.location.ISO6709'
  return made('film.mp4', [...film, '-movflags', 'use_metadata_tags', '-metadata', `${key}=+25.0330+121.5654/`])
}
const inMp4 = (...codecs: string[]) => made('film.mp4', [...pictures, ...tone, ...codecs, '-shortest'])
const h264 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']
export const mpeg4Part2 = () => inMp4('-c:v', 'mpeg4', '-c:a', 'aac')
export const film10Bit = () => inMp4('-c:v', 'libx264', '-pix_fmt', 'yuv420p10le', '-c:a', 'aac')
export const film444 = () => inMp4('-c:v', 'libx264', '-pix_fmt', 'yuv444p', '-c:a', 'aac')
export const vp9InMp4 = () => inMp4('-c:v', 'libvpx-vp9', '-b:v', '200k', '-c:a', 'aac')
export const filmWithAc3 = () => inMp4(...h264, '-c:a', 'ac3')
export const filmWithOpus = () => inMp4(...h264, '-c:a', 'libopus')
/** Full-range colours, as some phones film. */
export const fullRange = () => inMp4('-c:v', 'libx264', '-pix_fmt', 'yuvj420p', '-c:a', 'aac')
/** A PQ HDR film by the definition of the curve: the left half is page white, the right half its mid grey. */
export const filmInPq = () => {
  // 203 cd/m² and 43.8 cd/m² (255 and 128 in sRGB) as 10-bit luma.
  const luma = "geq=lum='if(lt(X,80),573,438)':cb=512:cr=512"
  const colours = ['-color_primaries', 'bt2020', '-color_trc', 'smpte2084', '-colorspace', 'bt2020nc']
  const grey = ['-f', 'lavfi', '-i', 'color=gray:duration=1:size=160x90:rate=10']
  const filter = ['-vf', `format=yuv420p10le,${luma}`]
  return made('film.mp4', [...grey, ...filter, '-c:v', 'libx264', '-pix_fmt', 'yuv420p10le', ...colours])
}

export const film5000 = () =>
  made('film.mp4', [
    '-f',
    'lavfi',
    '-i',
    'color=c=gray:duration=0.2:size=5000x16:rate=10',
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
  ])

/** A film like a recorded lecture: wider and heavier than a slow line can stream. */
export const largeFilm = ({ seed = 1, wide = 1_280 } = {}) =>
  made('film.mp4', [
    '-f',
    'lavfi',
    '-i',
    `testsrc2=duration=3:size=${wide}x${(wide * 9) / 16}:rate=20`,
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:duration=3',
    '-vf',
    `noise=alls=60:allf=t:all_seed=${seed}`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-b:v',
    '14M',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    ...place,
  ])

/** A film as phones make it: marked as rotated by 90°, with a place, in a codec that few browsers play. */
export const phoneMov = () => {
  const folder = mkdtempSync(join(tmpdir(), 'learntrail-sample-'))
  try {
    const flat = join(folder, 'flat.mov')
    makeMedia(flat, [...pictures, ...tone, '-c:v', 'mpeg4', '-c:a', 'pcm_s16le', ...place, '-shortest'])
    const turned = join(folder, 'turned.mov')
    makeMedia(turned, ['-i', flat, '-c', 'copy', '-map_metadata', '0', '-metadata:s:v', 'rotate=90', ...place])
    return readFileSync(turned)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const plainMov = () => made('film.mov', film)
const comment = ['-metadata', 'location=+25.0330+121.5654/']
export const aacWithPlace = () =>
  made('sound.m4a', [...tone, '-c:a', 'aac', '-movflags', 'use_metadata_tags', ...comment])
export const mp3WithPlace = () => made('sound.mp3', [...tone, '-c:a', 'libmp3lame', ...comment])
export const opusWithPlace = () => made('sound.ogg', [...tone, '-c:a', 'libopus', ...comment])
export const waveWithPlace = () =>
  made('sound.wav', [...tone, '-ar', '8000', '-ac', '1', '-metadata', 'comment=+25.0330+121.5654/'])

export const opus = () => made('sound.ogg', [...tone, '-c:a', 'libopus'])
export const aac = () => made('sound.m4a', [...tone, '-c:a', 'aac'])
export const wave = () => made('sound.wav', [...tone, '-ar', '8000', '-ac', '1'])
export const mp3 = () => made('sound.mp3', [...tone, '-c:a', 'libmp3lame'])
