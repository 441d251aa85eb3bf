import { expect, it } from 'vitest'
import { emptyValues } from './draft-values.ts'
import { retagDraft } from './retag-draft.ts'

it('own tags of what is being written are left alone when nothing of them changes, so that nothing is saved', () => {
  const changes: object[] = []
  const session = (customTags: string[]) => ({
    read: () => ({ values: { ...emptyValues, customTags } }) as never,
    change: (part: object) => void changes.push(part),
  })
  retagDraft(session(['專題']), { action: 'remove', name: '別的' })
  expect(changes).toEqual([])
  retagDraft(session(['專題']), { action: 'remove', name: '專題' })
  expect(changes).toEqual([{ customTags: [] }])
})
