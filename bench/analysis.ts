import type pg from 'pg'
import { readCharts } from '../apps/server/src/features/analysis/analysis.service.ts'
import { indexPosts } from '../apps/server/src/features/posts/words/index-posts.service.ts'
import { databaseOver, inTransaction } from '../apps/server/src/platform/database/database.ts'
import { startCluster } from './lib/cluster.ts'
import { fill, viewerId } from './lib/fill.ts'
import { median } from './lib/load.ts'
import type { Statement } from './lib/plan.ts'
import { type Figure, report } from './lib/report.ts'

/*
 * Compares the analysis of one person's records with the bare statements that it runs, in the same order and on the
 * same connections. `npm run bench:analysis [-- --write]`.
 */

const sizes = [50, 500, 5_000]
const runs = 15
const goal = 2

/** Sentences that records are composed of, so that words repeat as in real ones: some always, some rarely. */
const sentences = [
  '基隆河上游的溶氧比下游高，濁度剛好相反。',
  '我們用三個取樣點的平均值畫成折線圖，再和去年的資料比較。',
  '老師提醒實驗要有對照組，不然看不出差別。',
  '小組討論了兩個小時，最後決定重做一次酸鹼滴定。',
  '社團成果發表會的海報用了孔版印刷，顏色疊得很有趣。',
  '今天在圖書館讀完一本關於獼猴的書，寫了閱讀筆記。',
  '程式用 Python 讀取感測器，每十分鐘記錄一次溫度。',
  '志工服務的時候陪小朋友畫校園地圖，他們記得每一棵樹。',
  '模擬聯合國的會議上第一次用英文提修正案，聲音在發抖。',
  '跑完五公里以後心跳降得比上個月快，教練說恢復力變好。',
]
const tags = ['naturalistic', 'verbal_linguistic', 'sdg_6', 'sdg_13', 'data_analysis', 'teamwork', 'life_science']

const cluster = await startCluster()
const figures: Figure[] = []
try {
  for (const records of sizes) {
    const { pool } = await cluster.createDatabase(`records_${records}`)
    await fill(pool, { people: 300, records: 3_000 })
    await writeRecords(pool, records)
    const { whole, bare } = await measure(pool)
    figures.push({
      what: `Analysis of ${records.toLocaleString('en')} records`,
      measured: `${whole.toFixed(1)} ms, its statements alone ${bare.toFixed(1)} ms: ${(whole / bare).toFixed(2)} ×`,
      goal: `≤ ${goal} ×`,
      isReached: whole <= goal * bare,
    })
  }
} finally {
  await cluster.stop()
}
await report('analysis', figures)
if (figures.some(({ isReached }) => !isReached)) process.exitCode = 1

async function writeRecords(pool: pg.Pool, records: number): Promise<void> {
  const texts = Array.from({ length: records }, (_, n) =>
    sentences.filter((_sentence, place) => (n * 7 + place * n) % (place + 2) === 0).join(''),
  )
  const { rows } = await pool.query<{ id: string }>(
    `insert into posts (id, owner_id, client_id, title, content, text, date, classification, tags, custom_tags, privacy, published_at)
     select gen_random_uuid(), $1, gen_random_uuid(), '學習紀錄', '{"type":"doc","content":[]}', t, current_date - (n % 720)::int,
       'course_learning', array[($3::text[])[1 + n % 7], ($3::text[])[1 + (n / 7) % 7]], array['標籤' || n % 40], 0, now()
     from unnest($2::text[]) with ordinality as texts(t, n) returning id`,
    [viewerId, texts, tags],
  )
  await inTransaction(databaseOver(pool), (transaction) =>
    indexPosts(
      transaction,
      rows.map(({ id }) => id),
    ),
  )
  await pool.query('vacuum analyze')
}

async function measure(pool: pg.Pool): Promise<{ whole: number; bare: number }> {
  const asked: Statement[] = []
  const watched = {
    query: (statement: Statement) => {
      asked.push(statement)
      return pool.query(statement)
    },
  } as unknown as pg.Pool
  await readCharts({ pool: watched }, viewerId, {})
  const [counts, tokens, searches] = asked
  if (counts === undefined || tokens === undefined || searches === undefined) throw new Error('other statements')
  const times: { whole: number[]; bare: number[] } = { whole: [], bare: [] }
  // Alternates, so that both run under the same load.
  for (let run = 0; run < runs; run += 1) {
    times.bare.push(
      await timeOf(async () => {
        await Promise.all([pool.query(counts), pool.query(tokens)])
        await pool.query(searches)
      }),
    )
    times.whole.push(await timeOf(() => readCharts({ pool }, viewerId, {})))
  }
  return { whole: median(times.whole), bare: median(times.bare) }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
