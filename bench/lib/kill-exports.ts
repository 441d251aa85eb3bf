import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import type { EPortfolio } from '../../packages/contract/src/eportfolio/eportfolios.ts'
import type { Author } from './author.ts'
import type { Figure } from './report.ts'

const exportsAtOnce = 3
/** Long enough to prepare pictures, pages and file of the first; too short to finish them all. */
const latestMs = 1_500
const patienceMs = 120_000

interface Kills {
  author: Author
  kill(round: number): Promise<void>
  restart(): Promise<void>
  times: number
}

interface Asked {
  clientId: string
  draftId: string
  /** The acknowledged export. */
  id: string
}

/** Exports documents and kills the server at a random moment; every document has to be finished exactly once. */
export async function killExports({ author, kill, restart, times }: Kills): Promise<Figure[]> {
  let [asked, unfinished, wrong, doubled] = [0, 0, 0, 0]
  await author.arrive()
  await author.takePhotos()
  for (let round = 0; round < times; round += 1) {
    const wanted: Asked[] = []
    for (let number = 0; number < exportsAtOnce; number += 1) {
      const [clientId, draftId] = [newId(), await author.write(round * exportsAtOnce + number)]
      wanted.push({ clientId, draftId, id: (await author.export(draftId, clientId)).id })
    }
    await pause(Math.random() * latestMs)
    await kill(round)
    await restart()
    await author.arrive()
    for (const { clientId, draftId, id } of wanted) {
      asked += 1
      const made = await untilSettled(author, id)
      if (made.document.state !== 'done' || made.document.file === null) unfinished += 1
      else if (sha256(await author.bytesOf(made.document.file.url)) !== made.document.file.sha256) wrong += 1
      if (made.forms.length !== 1 || (await author.export(draftId, clientId)).id !== id) doubled += 1
    }
  }
  const problems = unfinished + wrong + doubled
  return [
    {
      what: `Exports broken off by \`kill -9\`, ${exportsAtOnce} at a time`,
      measured: `${asked} in ${times} kills`,
      goal: 'each ends by itself after the start',
      isReached: times > 0,
    },
    {
      what: 'Of these: not made, with other bytes than said, made twice',
      measured: `${unfinished}, ${wrong}, ${doubled}`,
      goal: '0',
      isReached: problems === 0,
    },
  ]
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function untilSettled(author: Author, id: string): Promise<EPortfolio> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const one = await author.read(id)
    if (['done', 'failed'].includes(one.document.state) || Date.now() > deadline) return one
    await pause(100)
  }
}
