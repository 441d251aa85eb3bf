import { audiences, type FeatureSubjects, type Thing } from '../../../testing/subject.ts'
import { publish } from '../../posts/posts.fixture.ts'
import { ownCaptions, saveCaptions, saveOf, uploadFilm, vttOf } from './captions.fixture.ts'

const language = 'zh-Hant'

/** The first save of captions in another language, so that no earlier version conflicts. */
const anew = { params: { language: 'en' }, body: saveOf(vttOf('water')) }

export const captionSubjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'captions of a film',
      forms: {
        'of a film in a public record': {
          make: async ({ product, owner }, word): Promise<Thing> => {
            const id = await uploadFilm(product.platform, owner)
            await publish(owner, { fileIds: [id] })
            await saveCaptions(owner, ownCaptions(id), vttOf(word))
            return { id, language }
          },
          rights: { see: audiences.members, own: audiences.owner },
          listedFor: [],
        },
        'of a film that nothing uses': {
          make: async ({ product, owner }, word): Promise<Thing> => {
            const id = await uploadFilm(product.platform, owner)
            await saveCaptions(owner, ownCaptions(id), vttOf(word))
            return { id, language }
          },
          rights: { see: audiences.owner, own: audiences.owner },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'GET /api/v2/files/:id/captions/:language',
          names: ['params.id'],
          right: 'see',
          missing: 'FILE_NOT_FOUND',
          tells: true,
        },
        {
          call: 'GET /api/v2/file/:id/captions/:language',
          names: ['params.id'],
          right: 'own',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          tells: true,
        },
        {
          call: 'PUT /api/v2/file/:id/captions/:language',
          names: ['params.id'],
          right: 'own',
          missing: 'FILE_NOT_FOUND',
          forbidden: 'FILE_NOT_FOUND',
          send: () => anew,
          spends: true,
        },
      ],
    },
  ],
  listings: [],
  silent: [],
}
