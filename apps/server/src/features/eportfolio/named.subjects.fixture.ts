import { randomUUID } from 'node:crypto'
import type { TestPerson } from '../../testing/people.ts'
import type { Sent, Subject, Thing } from '../../testing/subject.ts'
import { looseFiles, shownPicture } from '../files/files.subjects.fixture.ts'
import { personForms } from '../people/people.subjects.fixture.ts'
import { recordForms } from '../posts/records.subjects.fixture.ts'
import { begin, image, sectionsWith, writer } from './drafts/export-drafts.fixture.ts'
import { newEPortfolio, setItems } from './eportfolio.fixture.ts'
import { content, part, picture, words } from './typeset/document.fixture.ts'

/** Only own records can be selected as material. */
const material = { right: 'own', missing: 'RESOURCE_NOT_FOUND', forbidden: 'RESOURCE_NOT_FOUND' } as const
const taken = { right: 'take', missing: 'FILE_NOT_FOUND', forbidden: 'FILE_NOT_FOUND' } as const
const pictures = ['a picture that nothing uses', 'the picture of a person']
const resourceIds = ({ id }: Thing) => [`post_${id}`]

/** A save of a draft that the caller has just begun. */
async function saving(caller: TestPerson, change: object): Promise<Sent> {
  const { draftId } = await begin(caller)
  return { params: { id: draftId }, body: { writer, save: 2, version: 1, ...change } }
}

const adjusted = (imageId: string, adjustedId: string) => ({
  imageId,
  adjustedId,
  recipe: {
    quarterTurns: 0,
    degrees: 0,
    isMirrored: false,
    crop: { x: 0, y: 0, width: 1, height: 1 },
    brightness: 0,
    contrast: 0,
    saturation: 0,
    strokes: [],
    labels: [],
  },
})

/** A record within its owner's exhibited e-portfolio; that opens it to nobody else. */
function exhibited(form: Subject['forms'][string]): Subject['forms'][string] {
  return {
    ...form,
    ground: async (cast) => {
      const ePortfolio = await newEPortfolio(cast.product, cast.owner)
      return { ...(await form.ground?.(cast)), ePortfolio }
    },
    make: async (cast, word, ground) => {
      const thing = await form.make(cast, word, ground)
      const item = words('量了三個點的溶氧。', { resourceId: `post_${thing.id}` })
      await setItems(cast.product, String(ground.ePortfolio), [item])
      return thing
    },
  }
}

/** Records, files and people that calls of e-portfolios name. */
export const namedSubjects: Subject[] = [
  {
    thing: 'a record in the exhibition',
    forms: {
      'a public one': exhibited(recordForms.public),
      'one for friends': exhibited(recordForms['for friends']),
      'one for a group': exhibited(recordForms['for a group']),
      'a private one': exhibited(recordForms.private),
    },
    calls: [
      {
        call: 'GET /api/v2/portfolios/:id',
        names: ['params.id'],
        right: 'see',
        missing: 'POST_NOT_FOUND',
        tells: true,
      },
    ],
  },
  {
    thing: 'a record as material',
    forms: recordForms,
    calls: [
      {
        ...material,
        call: 'GET /api/v2/ePortfolio/resource',
        names: ['query.lastPortfolioId'],
        send: ({ id }) => ({ query: { lastPortfolioId: id } }),
      },
      {
        ...material,
        call: 'POST /api/v2/exportDraft',
        names: ['body.resourceIds'],
        send: (thing) => ({
          body: { clientId: randomUUID(), writer, save: 1, name: '', title: '基隆河', resourceIds: resourceIds(thing) },
        }),
      },
      {
        ...material,
        call: 'PATCH /api/v2/exportDraft/:id',
        names: ['body.select'],
        send: (thing, caller) => saving(caller, { select: resourceIds(thing) }),
      },
      {
        ...material,
        call: 'PATCH /api/v2/exportDraft/:id',
        names: ['body.deselect'],
        missing: 'RESOURCE_NOT_SELECTED',
        forbidden: 'RESOURCE_NOT_SELECTED',
        // A caller who cannot select it has nothing to deselect.
        send: async (thing, caller) => {
          const selected = await begin(caller, { resourceIds: resourceIds(thing) }).catch(() => begin(caller))
          return {
            params: { id: selected.draftId },
            body: { writer, save: 2, version: 1, deselect: resourceIds(thing) },
          }
        },
      },
    ],
  },
  {
    thing: 'a file that is put into an e-portfolio',
    forms: { ...looseFiles, ...shownPicture },
    calls: [
      {
        ...taken,
        call: 'PATCH /api/v2/exportDraft/:id',
        names: ['body.customImageIds'],
        send: ({ id }, caller) => saving(caller, { customImageIds: [id] }),
        forms: pictures,
      },
      {
        ...taken,
        call: 'PATCH /api/v2/exportDraft/:id',
        names: ['body.customTextResources.*.contents.imageId'],
        send: async ({ id }, caller) => {
          const draft = await begin(caller)
          const body = { writer, save: 2, version: 1, customTextResources: sectionsWith(draft, [image(id)]) }
          return { params: { id: draft.draftId }, body }
        },
        forms: pictures,
      },
      {
        ...taken,
        call: 'PATCH /api/v2/exportDraft/:id',
        names: ['body.adjustImages.imageId', 'body.adjustImages.adjustedId'],
        send: ({ id }, caller) => saving(caller, { adjustImages: [adjusted(id, id)] }),
        forms: pictures,
      },
      {
        ...taken,
        call: 'PATCH /api/v2/exportDraft/:id',
        names: ['body.pages.coverImageId'],
        send: ({ id }, caller) => saving(caller, { pages: { ...content({}).pages, coverImageId: id } }),
        forms: pictures,
      },
      {
        ...taken,
        call: 'POST /api/v2/exportDraft/:id/preview',
        names: [
          'body.content.customTextResources.*.contents.imageId',
          'body.content.adjustImages.imageId',
          'body.content.adjustImages.adjustedId',
          'body.content.pages.coverImageId',
        ],
        // Pictures of others are left out.
        missing: null,
        forbidden: null,
        send: async ({ id }, caller) => ({
          params: { id: (await begin(caller)).draftId },
          body: {
            content: {
              ...content({ firstSpindle: [part('學習歷程', [picture(id)])] }, { coverImageId: id }),
              adjustImages: [adjusted(id, id)],
            },
            from: 1,
            to: 1,
            known: [],
          },
        }),
        forms: ['the picture of a person'],
      },
      {
        ...taken,
        call: 'POST /api/v2/ePortfolio',
        names: ['body.fileId'],
        send: ({ id }) => ({ body: { clientId: randomUUID(), fileId: id, title: '小論文' } }),
        forms: ['a PDF that nothing uses'],
      },
    ],
  },
  {
    thing: 'a person who is named beside e-portfolios',
    forms: personForms,
    calls: [
      {
        call: 'GET /api/v2/ePortfolio/exhibition',
        names: ['query.owner'],
        right: 'see',
        missing: null,
        send: ({ id }) => ({ query: { owner: id } }),
      },
      {
        call: 'PATCH /api/v2/ePortfolio/:id',
        names: ['body.taggedFriendIds'],
        right: 'befriended',
        missing: 'USER_NOT_FOUND',
        forbidden: 'USER_NOT_FOUND',
        send: async ({ id }, caller, product) => ({
          params: { id: await newEPortfolio(product, caller) },
          body: { taggedFriendIds: [id] },
        }),
      },
    ],
  },
]
