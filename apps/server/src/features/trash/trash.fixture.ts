import type { TrashKind } from '@learntrail/contract/trash/facts'
import type { TrashItem } from '@learntrail/contract/trash/trash'
import type { TestPerson } from '../../testing/people.ts'

export const listTrash = async (by: TestPerson, cursor?: string) =>
  (await by.browser.get(`/api/v2/trash${cursor === undefined ? '' : `?cursor=${cursor}`}`)).json<{
    items: TrashItem[]
    nextCursor: string | null
  }>()

export const namesIn = async (by: TestPerson) =>
  (await listTrash(by)).items.map(({ kind, title }) => `${kind} ${title}`)

export const restore = (by: TestPerson, kind: TrashKind, id: string) =>
  by.browser.put('/api/v2/trash/restored', { kind, id })

export const removeForGood = (by: TestPerson, kind: TrashKind, id: string) =>
  by.browser.delete(`/api/v2/trash/${kind}/${id}`)

/** Deletes a binned thing for good. */
export async function forGood(by: TestPerson, kind: TrashKind, id: string): Promise<void> {
  const answer = await removeForGood(by, kind, id)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}

export const emptyTrash = (by: TestPerson) => by.browser.delete('/api/v2/trash')
