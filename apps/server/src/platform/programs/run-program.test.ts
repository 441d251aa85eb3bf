import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { officeToPdf } from '../office/office-to-pdf.ts'
import { findPrograms } from './find-programs.ts'
import { ProgramKilled } from './program-killed.ts'
import { programVersions, warnOfWrongPaths } from './program-versions.ts'
import { runProgram } from './run-program.ts'
import { withWorkFolder } from './work-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'learntrail-programs-'))
  // Under root, programs run as nobody, who must be able to reach them.
  await chmod(folder, 0o777)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function script(lines: string, name = 'program'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `#!/bin/sh\n${lines}\n`)
  await chmod(path, 0o755)
  return path
}
const run = async (lines: string, mostMs = 20_000) =>
  runProgram({ path: await script(lines), args: ['one'], folder, mostMs })
const isRunning = (pid: string) => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).startsWith('Z')
  } catch {
    return false
  }
}

describe('a program of the machine', () => {
  test('says how it ended and what it printed', async () => {
    expect(await run('echo "got $1"; echo trouble >&2')).toEqual({
      succeeded: true,
      ranOut: false,
      output: 'got one\n',
      complaint: 'trouble\n',
    })
    expect(await run('exit 3')).toMatchObject({ succeeded: false, ranOut: false })
    expect(await run('kill -ABRT $$')).toMatchObject({ succeeded: false, ranOut: false })
  })

  test.each([
    'kill -9 $$',
    'kill -TERM $$',
    'sh -c "kill -9 \\$\\$"',
    'echo "Exiting normally, received signal 15." >&2; exit 255',
  ])('that somebody else ends is no fault of its file: %s', async (lines) => {
    await expect(run(lines)).rejects.toBeInstanceOf(ProgramKilled)
  })

  test('that hangs is killed, with everything that it started', async () => {
    const result = await run('sleep 600 & echo $! > child; wait', 400)
    expect(result).toMatchObject({ succeeded: false, ranOut: true })
    const child = (await readFile(join(folder, 'child'), 'utf8')).trim()
    await vi.waitFor(() => expect(isRunning(child)).toBe(false))
  })

  test('that leaves something running behind has it taken away', async () => {
    expect(await run('sleep 600 >/dev/null 2>&1 & echo $! > child')).toMatchObject({ succeeded: true })
    const child = (await readFile(join(folder, 'child'), 'utf8')).trim()
    await vi.waitFor(() => expect(isRunning(child)).toBe(false))
  })

  test('that uses the processor without end is stopped by the kernel', async () => {
    expect(await run('ulimit -S -t 1; while :; do :; done')).toMatchObject({ succeeded: false, ranOut: true })
  })

  test('gets none of our environment, and prints as much as it likes', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://secret')
    const { output } = await run('env')
    vi.unstubAllEnvs()
    expect(output).not.toContain('secret')
    expect(output).toContain(`HOME=${folder}`)
    expect((await run('head -c 3000000 /dev/zero')).output.length).toBeLessThan(300_000)
  })

  test.runIf(process.getuid?.() === 0)("runs as nobody where we are root, and cannot read root's files", async () => {
    await writeFile(join(folder, 'secret'), 'ours', { mode: 0o600 })
    expect(await run('id -u; cat secret')).toMatchObject({ succeeded: false, output: '65534\n' })
  })
})

describe('LibreOffice', () => {
  test('that hangs takes too long', async () => {
    const soffice = await script('sleep 600', 'soffice')
    await withWorkFolder(async (work) => {
      const path = join(work, 'office.rtf')
      await writeFile(path, '{\\rtf1 a}')
      await expect(officeToPdf(soffice, { path, folder: work, mostMs: 300 })).rejects.toMatchObject({
        reason: 'too_long',
      })
    })
  })

  test('that makes nothing means a damaged file, one that is killed does not', async () => {
    const convertWith = async (lines: string) => {
      const soffice = await script(lines, 'soffice')
      return withWorkFolder((work) => officeToPdf(soffice, { path: join(work, 'office.rtf'), folder: work }))
    }
    await expect(convertWith('exit 0')).rejects.toMatchObject({ reason: 'damaged' })
    await expect(convertWith('kill -9 $$')).rejects.toBeInstanceOf(ProgramKilled)
  })
})

describe('what the machine has', () => {
  test('is found where the settings say', async () => {
    const ffmpeg = await script('echo "ffmpeg version 5"', 'ffmpeg')
    const ffprobe = await script('exit 0', 'ffprobe')
    const soffice = await script('echo "LibreOffice 7"', 'soffice')
    const given = { ffmpegPath: ffmpeg, sofficePath: soffice }
    const programs = await findPrograms(given)
    expect(programs).toEqual({ ffmpeg: { ffmpeg, ffprobe }, libreOffice: soffice })
    expect(await programVersions(programs, given)()).toEqual({
      ffmpeg: { version: 'ffmpeg version 5', isWrongPath: false },
      libreOffice: { version: 'LibreOffice 7', isWrongPath: false },
    })
    expect(await warnings(given)).toEqual([])
  })

  test('is not what is missing there', async () => {
    const nowhere = join(folder, 'nothing')
    const given = { ffmpegPath: nowhere, sofficePath: nowhere }
    const programs = await findPrograms(given)
    expect(programs).toEqual({ ffmpeg: undefined, libreOffice: undefined })
    expect(await programVersions(programs, given)()).toEqual({
      ffmpeg: { version: null, isWrongPath: true },
      libreOffice: { version: null, isWrongPath: true },
    })
    expect(await warnings(given)).toEqual([{ FFMPEG_PATH: nowhere }, { SOFFICE_PATH: nowhere }])
  })

  test('is not what does not run there', async () => {
    const soffice = await script('exit 127', 'soffice')
    const given = { ffmpegPath: undefined, sofficePath: soffice }
    expect((await programVersions(await findPrograms(given), given)()).libreOffice).toEqual({
      version: null,
      isWrongPath: true,
    })
    expect(await warnings(given)).toEqual([{ SOFFICE_PATH: soffice }])
  })

  test('nothing is said of what the settings do not name', async () => {
    expect(await warnings({ ffmpegPath: undefined, sofficePath: undefined })).toEqual([])
  })

  async function warnings(given: { ffmpegPath: string | undefined; sofficePath: string | undefined }) {
    const said: object[] = []
    const log = { ...silentLog, warn: (details: object) => said.push(details) }
    await warnOfWrongPaths(await findPrograms(given), given, log)
    return said
  }
})
