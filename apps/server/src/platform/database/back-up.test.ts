import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { backUp } from './back-up.ts'
import { cleanUp, query, start, temporaryFolder } from './embedded/launcher.fixture.ts'
import { embeddedDataDir } from './open-database.ts'

afterEach(cleanUp)

/** Records of before the backup. */
const before = 5_000

test('a backup made while people write can be started on, and has all that was written before it', async () => {
  const folder = await temporaryFolder()
  const [dataDir, targetDir] = [join(folder, 'data'), join(folder, 'backup')]
  const { connection } = await start(embeddedDataDir(dataDir))
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files/picture'), 'pixels')
  await query(connection, 'create table records (number int primary key, body text)')
  await query(connection, `insert into records select n, repeat('字', 300) from generate_series(1, ${before}) as n`)

  const backingUp = backUp({ dataDir, targetDir, log: silentLog })
  const written = await writeUntil(backingUp, connection)
  await backingUp

  const copy = await start(embeddedDataDir(targetDir))
  const [found] = await query(
    copy.connection,
    'select count(*)::int as count, max(number) as last, min(length(body)) as shortest from records',
  )
  expect(found?.count, 'no gap').toBe(found?.last)
  expect(found?.count).toBeGreaterThanOrEqual(before)
  expect(found?.count).toBeLessThanOrEqual(before + written)
  expect(found?.shortest).toBe(300)
  expect(await readFile(join(targetDir, 'files/picture'), 'utf8')).toBe('pixels')
})

test('a backup does not overwrite anything', async () => {
  const folder = await temporaryFolder()
  await expect(backUp({ dataDir: join(folder, 'data'), targetDir: folder, log: silentLog })).rejects.toThrow('exists')
  expect(await readdir(folder)).toEqual([])
})

async function writeUntil(end: Promise<void>, connection: Parameters<typeof query>[0]): Promise<number> {
  let isOver = false
  end.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  let written = 0
  while (!isOver) {
    written += 1
    await query(connection, `insert into records values (${before + written}, repeat('字', 300))`)
  }
  return written
}
