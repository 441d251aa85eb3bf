import { expect, test } from 'vitest'
import { linesOnMissing } from './missing-programs.ts'

const ffmpeg = { ffmpeg: '/usr/bin/ffmpeg', ffprobe: '/usr/bin/ffprobe' }
const libreOffice = '/usr/bin/soffice'

test('nothing is said where nothing is missing', () => {
  expect(linesOnMissing({ ffmpeg, libreOffice }, 'linux')).toEqual([])
})

test('what is missing is named, and only that is to be installed', () => {
  const lines = linesOnMissing({ ffmpeg, libreOffice: undefined }, 'linux').join('\n')
  expect(lines).toContain('LibreOffice')
  expect(lines).not.toContain('ffmpeg')
  expect(lines).toContain(
    'apt-get install --no-install-recommends libreoffice-writer libreoffice-calc libreoffice-impress libreoffice-math',
  )
})

test.each(['linux', 'darwin', 'win32'] as const)('on %s it says how to get what is missing', (system) => {
  const lines = linesOnMissing({ ffmpeg: undefined, libreOffice: undefined }, system)
  expect(lines.join('\n')).toMatch(/apt-get install .*ffmpeg|brew install ffmpeg|FFMPEG_PATH/)
})
