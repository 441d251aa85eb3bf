import type { Programs } from './find-programs.ts'

const debian = {
  ffmpeg: ['ffmpeg'],
  libreOffice: ['libreoffice-writer', 'libreoffice-calc', 'libreoffice-impress', 'libreoffice-math'],
}

/** Returns lines for the operator: what the machine lacks, what that means, and how to install it. */
export function linesOnMissing({ ffmpeg, libreOffice }: Programs, system: NodeJS.Platform): string[] {
  const missing = [
    ...(ffmpeg === undefined ? (['ffmpeg'] as const) : []),
    ...(libreOffice === undefined ? (['libreOffice'] as const) : []),
  ]
  if (missing.length === 0) return []
  return [
    '這台機器少了 Missing on this machine:',
    ...missing.map((name) => `  ${meanings[name]}`),
    ...howToGet(missing, system).map((line) => `  ${line}`),
    '  裝好後重新啟動，等著的檔案會自動轉檔。 Start again afterwards: files that waited are converted by themselves.',
  ]
}

const meanings = {
  ffmpeg: 'ffmpeg：影片和聲音照原樣收著，MOV 只能下載 films and sound stay as they are, MOV is for download only',
  libreOffice: 'LibreOffice：Office 檔只能下載，沒有預覽 office files are for download only, without preview',
}

function howToGet(missing: readonly (keyof typeof debian)[], system: NodeJS.Platform): string[] {
  if (system === 'linux') {
    const packages = missing.flatMap((name) => debian[name]).join(' ')
    return [`Debian, Ubuntu: sudo apt-get install --no-install-recommends ${packages}`]
  }
  if (system !== 'darwin') return ['docs/operations.md: FFMPEG_PATH, SOFFICE_PATH']
  const ways = {
    ffmpeg: ['brew install ffmpeg'],
    libreOffice: [
      'brew install --cask libreoffice',
      'SOFFICE_PATH=/Applications/LibreOffice.app/Contents/MacOS/soffice npm start',
    ],
  }
  return missing.flatMap((name) => ways[name])
}
