import { trashKinds } from '@learntrail/contract/trash/facts'
import type { LifePart } from '../../testing/life.ts'
import { putInBin } from './in-bin.fixture.ts'

export const life: LifePart = {
  async live({ product, owner }, newWord) {
    for (const kind of trashKinds) await putInBin(product, owner, kind, newWord())
  },
}
