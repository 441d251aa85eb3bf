import type { TrashKind } from '@learntrail/contract/trash/facts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newDraft } from '../drafts/drafts.subjects.fixture.ts'
import { newEPortfolio } from '../eportfolio/eportfolio.fixture.ts'
import { paragraph, publish, uploadFiles, writeComment } from '../posts/posts.fixture.ts'

/** Makes a thing of each kind that says a word, and returns where it is deleted. */
const made: Record<TrashKind, (product: TestApp, by: TestPerson, word: string) => Promise<[id: string, path: string]>> =
  {
    record: async (_product, by, word) => {
      const [file] = await uploadFiles(by, [{ name: `${word}.txt`, content: Buffer.from(word) }])
      const { id } = await publish(by, { title: word, content: paragraph(word), fileIds: [file?.id ?? ''] })
      return [id, `/api/v2/portfolios/${id}`]
    },
    draft: async (_product, by, word) => {
      const id = await newDraft(by, { title: word, content: paragraph(word), customTags: [word] })
      return [id, `/api/v2/portfolios/drafts/${id}`]
    },
    comment: async (_product, by, word) => {
      const { id: place } = await publish(by, { privacy: 3 })
      const { id } = (await writeComment(by, place, word)).json<{ id: string }>()
      return [id, `/api/v2/messages/${id}`]
    },
    ePortfolio: async (product, by, word) => {
      const id = await newEPortfolio(product, by, { title: word, name: word, text: word })
      return [id, `/api/v2/ePortfolio/${id}`]
    },
  }

/** Puts a thing that says a word into its maker's bin; returns its id. */
export async function putInBin(product: TestApp, by: TestPerson, kind: TrashKind, word: string): Promise<string> {
  const [id, path] = await made[kind](product, by, word)
  const answer = await by.browser.delete(path)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return id
}
