import { randomUUID } from 'node:crypto'
import { uploadMediaType } from '@learntrail/contract/files/uploads'
import { eq } from 'drizzle-orm'
import type { Cast } from '../../testing/kinds.ts'
import type { TestPerson } from '../../testing/people.ts'
import { audiences, type FeatureSubjects, type Subject } from '../../testing/subject.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { part, putFile, start } from '../co-writing/shared.fixture.ts'
import { samplePicture } from '../eportfolio/drafts/export-drafts.fixture.ts'
import { samplePdf } from '../eportfolio/export/uploaded-pdf.fixture.ts'
import { publish, uploadFiles } from '../posts/posts.fixture.ts'
import { captionSubjects } from './captions/captions.subjects.fixture.ts'
import { address, send } from './uploads/resumable.fixture.ts'

type Forms = Subject['forms']

async function upload(by: TestPerson, name: string, content: Buffer): Promise<string> {
  const [file] = await uploadFiles(by, [{ name, content }])
  if (file === undefined) throw new Error(`${name} was not taken`)
  return file.id
}

/** Returns a text that contains the word, also in its file name. */
/** Uploads an unused text of this person's, with the word in its name. */
export const uploadText = (by: TestPerson, word: string) =>
  upload(by, `${word}.txt`, Buffer.from(`${word} ${randomUUID()}`))

const ofRecord =
  (privacy: 0 | 1 | 3) =>
  async ({ owner }: Cast, word: string) => {
    const fileId = await uploadText(owner, word)
    const { id } = await publish(owner, { privacy, fileIds: [fileId] })
    return { id: fileId, fileId, post: id }
  }

const mine = { see: audiences.owner, own: audiences.owner, take: audiences.owner }

/** Files that nothing uses: their owner can put them anywhere. */
export const looseFiles = {
  'a text that nothing uses': {
    make: async ({ owner }, word) => ({ id: await uploadText(owner, word) }),
    rights: mine,
  },
  'a picture that nothing uses': {
    make: async ({ owner }, word) => ({ id: await upload(owner, `${word}.png`, await samplePicture()) }),
    rights: mine,
  },
  'a PDF that nothing uses': {
    make: async ({ owner }, word) => ({ id: await upload(owner, `${word}.pdf`, await samplePdf(1)) }),
    rights: mine,
  },
} satisfies Forms

/** A picture that everybody sees and that its owner still controls. */
export const shownPicture = {
  'the picture of a person': {
    make: async ({ product, owner }, word) => {
      const id = await upload(owner, `${word}.png`, await samplePicture())
      await product.platform.db.update(accounts).set({ avatarFileId: id }).where(eq(accounts.id, owner.id))
      return { id }
    },
    rights: { see: audiences.members, own: audiences.owner, take: audiences.owner },
    listedFor: audiences.owner,
  },
} satisfies Forms

const inRecords = {
  'a file of a public record': {
    make: ofRecord(0),
    rights: { see: audiences.members, own: audiences.owner },
  },
  'a file of a record for friends': { make: ofRecord(1), rights: { see: audiences.friends, own: audiences.owner } },
  'a file of a private record': { make: ofRecord(3), rights: { see: audiences.owner, own: audiences.owner } },
} satisfies Forms

const inShared = {
  'a file of a record that is written together': {
    make: async (cast, word) => {
      const friend = cast.person('friend')
      const { id } = await start(cast.owner, friend)
      await part(friend, id, { state: 'accepted' })
      const fileId = await uploadText(cast.owner, word)
      await putFile(cast.owner, id, fileId)
      return { id: fileId }
    },
    rights: { see: ['owner', 'friend'], own: audiences.owner },
    listedFor: audiences.owner,
  },
} satisfies Forms

const texts = ['a text that nothing uses', ...Object.keys(inRecords), ...Object.keys(inShared)]
const loose = Object.keys(looseFiles)
const notFound = { missing: 'FILE_NOT_FOUND', forbidden: 'FILE_NOT_FOUND' } as const
const tus = { 'tus-resumable': '1.0.0', 'content-type': uploadMediaType }

export const subjects: FeatureSubjects = {
  subjects: [
    ...captionSubjects.subjects,
    {
      thing: 'a file',
      forms: { ...looseFiles, ...shownPicture, ...inRecords, ...inShared },
      calls: [
        {
          call: 'GET /api/v2/files/:id/entity',
          names: ['params.id'],
          right: 'see',
          missing: 'FILE_NOT_FOUND',
          tells: true,
          forms: texts,
        },
        {
          call: 'GET /api/v2/files/:id/entity',
          names: ['params.id'],
          right: 'see',
          missing: 'FILE_NOT_FOUND',
          send: () => ({ query: { type: 'thumbnail', width: '640' } }),
          forms: ['a picture that nothing uses', 'the picture of a person'],
        },
        {
          call: 'GET /api/v2/files/portfolios/:id/files/:fileId/entity',
          names: ['params.id', 'params.fileId'],
          right: 'see',
          missing: 'FILE_NOT_FOUND',
          send: ({ post = '' }) => ({ params: { id: post } }),
          tells: true,
          forms: Object.keys(inRecords),
        },
        {
          call: 'GET /api/v2/files/shown',
          names: ['query.ids'],
          right: 'see',
          missing: null,
          send: ({ id }) => ({ query: { ids: id } }),
          tells: true,
        },
        {
          call: 'PATCH /api/v2/file/:id',
          names: ['params.id'],
          right: 'own',
          ...notFound,
          send: () => ({ body: { displayName: '報告.txt' } }),
          spends: true,
          forms: texts,
        },
        {
          call: 'DELETE /api/v2/portfolios/files/:id',
          names: ['params.id'],
          right: 'own',
          ...notFound,
          spends: true,
          forms: loose,
        },
        {
          call: 'POST /api/v2/file/:id/conversion',
          names: ['params.id'],
          right: 'see',
          missing: 'FILE_NOT_FOUND',
        },
        {
          call: 'POST /api/v2/files/remove',
          names: ['body.ids'],
          right: 'own',
          missing: null,
          forbidden: null,
          send: ({ id }) => ({ body: { ids: [id] } }),
          spends: true,
        },
      ],
    },
    {
      thing: 'an upload',
      forms: {
        begun: {
          make: async ({ owner }, word) => ({ id: idOf(await address(owner, `${word}.txt`, 20)) }),
          rights: { see: audiences.owner },
          listedFor: [],
        },
        finished: {
          make: async ({ owner }, word) => {
            const url = await address(owner, `${word}.txt`, word.length)
            await send(owner, url, 0, Buffer.from(word))
            return { id: idOf(url) }
          },
          rights: { see: audiences.owner },
        },
      },
      calls: [
        {
          call: 'GET /api/v2/uploads/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'UPLOAD_NOT_FOUND',
          tells: true,
        },
        {
          call: 'PATCH /api/v2/uploads/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'UPLOAD_NOT_FOUND',
          send: () => ({ body: Buffer.from('half of it'), headers: { ...tus, 'upload-offset': '0' } }),
          spends: true,
          forms: ['begun'],
        },
        {
          call: 'POST /api/v2/uploads/:id/finish',
          names: ['params.id'],
          right: 'see',
          missing: 'UPLOAD_NOT_FOUND',
          forms: ['finished'],
        },
        {
          call: 'DELETE /api/v2/uploads/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'UPLOAD_NOT_FOUND',
          spends: true,
        },
      ],
    },
  ],
  listings: [{ call: 'GET /api/v2/files' }, { call: 'GET /api/v2/files/room' }],
  silent: ['GET /api/v2/file/programs'],
}

function idOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}
