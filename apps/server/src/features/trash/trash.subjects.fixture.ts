import { type TrashKind, trashKinds } from '@learntrail/contract/trash/facts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { putInBin } from './in-bin.fixture.ts'

const inBin = (kind: TrashKind): Subject['forms'][string] => ({
  make: async ({ product, owner }, word) => ({ id: await putInBin(product, owner, kind, word), kind }),
  rights: { see: audiences.owner },
})

const named = { right: 'see', missing: 'TRASH_ITEM_NOT_FOUND' } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'what lies in the bin',
      forms: Object.fromEntries(trashKinds.map((kind) => [`as ${kind}`, inBin(kind)])),
      calls: [
        {
          ...named,
          call: 'PUT /api/v2/trash/restored',
          names: ['body.id'],
          send: ({ kind, id }) => ({ body: { kind, id } }),
          spends: true,
        },
        { ...named, call: 'DELETE /api/v2/trash/:kind/:id', names: ['params.id'], spends: true },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/trash' }],
  silent: [],
}
