import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { backUp, type VerifyBackupOptions, verifyBackup } from '../../../platform/database/index.ts'
import { answerTasks } from '../../../platform/workers/answer-tasks.ts'
import { type BackupTask, backupFailureOf, type MadeBackup } from './backup-tasks.service.ts'

// Results are reported to the server instead.
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

async function work({ namedContent, ...task }: BackupTask): Promise<MadeBackup> {
  const { targetDir: folder } = task
  const listContent: VerifyBackupOptions['listContent'] = async ({ $client: pool }, after, limit) => {
    const { rows } = await pool.query<{ key: string }>(namedContent, [after, limit])
    return rows.map(({ key }) => key)
  }
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 })
  const { files, bytes, damaged, missing } = await backUp({ ...task, listContent, log })
  const { problems } = await verifyBackup({ folder, listContent, log })
  const known = [...damaged, ...missing]
  const isOfOriginal = (problem: string) => known.some((name) => problem.includes(name))
  return {
    files,
    bytes,
    faults: problems.filter((problem) => !isOfOriginal(problem)),
    lostBefore: problems.filter(isOfOriginal),
  }
}

answerTasks(work, backupFailureOf)
