import { deepEqual, equal, rejects } from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { oneAtATime } from './one-at-a-time.mjs'

const folder = mkdtempSync(join(tmpdir(), 'one-at-a-time-'))
const file = join(folder, 'within', 'held')
after(() => rmSync(folder, { recursive: true }))

test('whoever comes second waits, is told once, and comes when the first is done', async () => {
  const order = []
  const waited = []
  let end
  const first = oneAtATime(file, async () => {
    await new Promise((resolve) => {
      end = resolve
    })
    order.push('first')
  })
  const second = oneAtATime(
    file,
    () => order.push('second'),
    (pid) => {
      waited.push(pid)
      end()
    },
  )
  await Promise.all([first, second])
  deepEqual(order, ['first', 'second'])
  deepEqual(waited, [process.pid])
  equal(existsSync(file), false)
})

test('work that fails gives it back', async () => {
  await rejects(
    oneAtATime(file, () => Promise.reject(new Error('no'))),
    /no/,
  )
  equal(await oneAtATime(file, () => 'done'), 'done')
})

test('what a process that died still holds is taken over', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  equal(await oneAtATime(file, () => 'done'), 'done')
})
