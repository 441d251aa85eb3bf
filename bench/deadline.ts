import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { newId } from '../apps/server/src/platform/ids/ids.ts'
import { makeHomeworkClass } from './lib/homework-class.ts'
import { photographBytes } from './lib/long-document.ts'
import { temporaryFolder } from './lib/places.ts'
import { startProgram } from './lib/programs.ts'
import { report } from './lib/report.ts'
import { runningDatabase } from './lib/running-database.ts'
import type { Student } from './lib/student.ts'

/*
 * Measures the minute before a deadline: a whole year hands in, each student with two photographs, while others read.
 * BENCH_STUDENTS and BENCH_SECONDS shorten it. `npm run bench:deadline [-- --write]`
 */

const size = Number(process.env.BENCH_STUDENTS ?? 300)
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
const readers = 4

const dataDir = await temporaryFolder()
const product = await startProgram('apps/server/src/main.ts', {
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
})
try {
  const database = await runningDatabase(dataDir)
  const homework = await database.withPool((pool) => makeHomeworkClass(pool, product.base, size))
  const questionId = await homework.ask(new Date(Date.now() + 3_600_000))
  const photos = await Promise.all([0, 1].map(photographBytes))
  const read = (duration: number) =>
    autocannon({
      url: `${product.base}/api/v2/homework/questions/${questionId}`,
      headers: homework.teacher.headers,
      connections: readers,
      duration,
    })
  await read(2)
  const idle = await read(10)

  const receipts: number[] = []
  const whole: number[] = []
  const handIn = async (student: Student, number: number) => {
    await pause((number / size) * (seconds - 5) * 1_000)
    const began = performance.now()
    await student.begin(questionId)
    const files = photos.map((content, index) => ({ name: `照片${index}.jpg`, content }))
    const version = await student.write(questionId, `第 ${number} 份`, await student.upload(files), 0)
    const pressed = performance.now()
    await student.handIn(questionId, { clientId: newId(), version })
    receipts.push(performance.now() - pressed)
    whole.push(performance.now() - began)
  }
  const [busy] = await Promise.all([read(seconds), ...homework.students.map(handIn)])

  const queue = await timed(() => homework.teacher.call('GET', `/homework/questions/${questionId}/hand-ins`))
  const slowest = p99(receipts)
  await report('deadline', [
    {
      what: `Receipts, ${size} students within ${seconds} s with two photographs each: p99`,
      measured: `${Math.round(slowest)} ms; with the uploads ${Math.round(p99(whole))} ms`,
      goal: '< 3 s',
      isReached: receipts.length === size && slowest < 3_000,
    },
    {
      what: `Reading the assignment meanwhile, ${readers} callers: p99`,
      measured: `${busy.latency.p99} ms; idle ${idle.latency.p99} ms; ${busy.errors + busy.non2xx} failed`,
      goal: '< 3 × idle',
      isReached: busy.latency.p99 < 3 * Math.max(1, idle.latency.p99) && busy.errors + busy.non2xx === 0,
    },
    {
      what: `The queue of ${size} hand-ins, first page`,
      measured: `${Math.round(queue)} ms`,
      goal: '< 200 ms',
      isReached: queue < 200,
    },
  ])
} finally {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function p99(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.99) - 1] ?? 0
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
