import { chown, mkdir } from 'node:fs/promises'
import { withTemporaryFolder } from '../machine/own-folder.ts'
import { nobody } from './run-program.ts'

/** Runs `work` with a temporary folder for an external program, which is removed afterwards. */
export function withWorkFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  return withTemporaryFolder(async (folder) => {
    await giveToProgram(folder)
    return work(folder)
  })
}

/** Lets external programs, which may run as another user, read and write a file or folder. */
export async function giveToProgram(path: string): Promise<void> {
  if (nobody !== undefined) await chown(path, nobody.uid, nobody.gid)
}

export async function makeProgramFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true })
  await giveToProgram(path)
}
