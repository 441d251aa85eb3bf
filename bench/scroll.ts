import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Page } from 'playwright-core'
import { sessionCookie } from '../apps/server/src/features/accounts/session-cookie.http.ts'
import { makeAccounts } from './lib/accounts.ts'
import { launchBrowser } from './lib/browser.ts'
import { projectRoot, temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { percent, report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'

/*
 * Scrolls a room of 10,000 messages upwards from its end: frames per second, against an empty page scrolled the same
 * way in the same browser. `npm run bench:scroll [-- --write]`; BENCH_FRAMES shortens it.
 */

const frames = Number(process.env.BENCH_FRAMES ?? 1_800)
const messages = 10_000
/** Pixels per frame: a whole screen in a fifth of a second. */
const step = 60
const room = '00000000-0000-7000-b000-000000000001'

/** Runs in the page: milliseconds between frames, each scrolling one step up. */
const passed = `new Promise((resolve) => {
  const box = document.querySelector('[role="log"]')
  box.scrollTop = box.scrollHeight
  const times = []
  let last = performance.now()
  const next = () => {
    const now = performance.now()
    times.push(now - last)
    last = now
    box.scrollTop -= ${step}
    if (times.length < ${frames}) requestAnimationFrame(next)
    else resolve(times.slice(1))
  }
  requestAnimationFrame(next)
})`

interface Scrolled {
  frames: number
  p99: number
}

execFileSync(process.execPath, [join(projectRoot, 'scripts/build.mjs')], { stdio: 'inherit' })
const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', { DATA_DIR: dataDir, DEMO: 'off', RATE_LIMITS: 'off' })
const { browser } = await launchBrowser()
try {
  const database = await runningDatabase(dataDir)
  const [account] = await database.withPool(fillRoom)
  const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } })
  await context.addCookies([{ name: sessionCookie, value: account?.token ?? '', url: product.base }])
  const empty = await context.newPage()
  await empty.setContent(
    `<div role="log" style="height: 800px; overflow: auto"><div style="height: ${step * frames}px">`,
  )
  const floor = await scroll(empty)
  await empty.close()
  const page = await context.newPage()
  await page.goto(`${product.base}/chatroom/${room}`)
  await page.locator(`[data-number="${messages}"]`).waitFor()
  const ours = await scroll(page)
  const share = ours.frames / floor.frames
  await report('scroll', [
    {
      what: `Frames per second while a room of ${messages} messages is scrolled, ${frames} of them`,
      measured: `${ours.frames.toFixed(1)}, p99 ${Math.round(ours.p99)} ms; an empty page ${floor.frames.toFixed(1)}, p99 ${Math.round(floor.p99)} ms: ${percent(share)}`,
      goal: '≥ 95 %',
      isReached: share >= 0.95,
    },
  ])
  if (share < 0.95) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Makes four people and a room with their messages: of one line and of five, quotes and stickers. */
async function fillRoom(pool: pg.Pool) {
  const accounts = await makeAccounts(pool, 4)
  const ids = accounts.map(({ accountId }) => accountId)
  await pool.query("update accounts set plan = 'plus'")
  await pool.query(
    `insert into chatrooms (id, type, name, client_id, last_number, last_change, at, created_at)
     values ($1, 'several', '水質小組', $1, $2, $2, now(), now())`,
    [room, messages],
  )
  await pool.query(
    `insert into chatroom_members (room_id, account_id, since, read_number) select $1, unnest($2::uuid[]), now(), $3`,
    [room, ids, messages],
  )
  await pool.query(
    `insert into chatroom_messages (room_id, number, id, author_id, client_id, type, text, reply_to, sticker, change, created_at)
     select $1, n, gen_random_uuid(), ($2::uuid[])[1 + (n / 3) % 4], gen_random_uuid(), case when n % 40 = 0 then 6 else 0 end,
       case when n % 40 = 0 then '' else repeat($3, 1 + (n * 7) % 5) end, case when n % 15 = 7 then n - 3 end,
       case when n % 40 = 0 then 'days/idea' end, n, now() - ($4::int - n) * interval '4 minutes'
     from generate_series(1, $4::int) n`,
    [room, ids, '中游那個點我再測了一次，溶氧 5.1 mg/L，可以寫進報告。', messages],
  )
  return accounts
}

async function scroll(page: Page): Promise<Scrolled> {
  await page.waitForTimeout(1_500)
  const times = await page.evaluate<number[]>(passed)
  const sorted = times.toSorted((one, other) => one - other)
  const total = times.reduce((sum, time) => sum + time, 0)
  return { frames: (times.length * 1_000) / total, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}
