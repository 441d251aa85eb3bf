import { randomUUID } from 'node:crypto'
import { durations } from '@learntrail/contract/limits'
import { newId } from '../../platform/ids/ids.ts'
import type { Cast } from '../../testing/kinds.ts'
import { audiences, type FeatureSubjects } from '../../testing/subject.ts'
import { writeArticle } from './articles.service.ts'
import { articleBody, bannerBody, uploadSized } from './news.fixture.ts'
import { banners, decorations } from './news.tables.ts'

const { clientId: _client, publishAt: _publish, ...words } = articleBody('更正')
const { clientId: _banner, fileId: _file, ...bannerWords } = bannerBody('', '更正')

/** Makes a banner after deleting earlier ones, because few may exist at a time. */
async function bannerFor({ product, person }: Cast, word: string, roles: ('student' | 'teacher')[]) {
  const { db, clock } = product.platform
  const fileId = await uploadSized(person('staff'), 1_280, 720)
  const now = clock.now()
  const period = { startsAt: now, endsAt: new Date(now.getTime() + durations.week), place: 1 }
  const id = newId(now.getTime())
  await db.delete(banners)
  await db.insert(banners).values({ id, clientId: randomUUID(), fileId, altTw: word, altEn: word, roles, ...period })
  return { id }
}

async function articleAt({ product, person }: Cast, word: string, publishAt: string | null) {
  const { platform } = product
  const by = { id: person('staff').id, requestId: 'fixture' }
  const { id } = await writeArticle(platform, by, { ...articleBody(word), publishAt })
  return { id }
}

const onBanner = { names: ['params.id'], missing: 'BANNER_NOT_FOUND' } as const
const onArticle = { names: ['params.id'], missing: 'ARTICLE_NOT_FOUND' } as const

export const subjects: FeatureSubjects = {
  subjects: [
    {
      thing: 'a banner',
      forms: {
        'for everybody': {
          make: (cast, word) => bannerFor(cast, word, []),
          rights: { see: audiences.anybody, own: ['staff'] },
        },
      },
      calls: [
        { ...onBanner, call: 'GET /api/v2/banner/:id/picture', right: 'see' },
        {
          ...onBanner,
          call: 'PATCH /api/v2/admin/banners/:id',
          right: 'own',
          send: () => ({ body: bannerWords }),
        },
        { ...onBanner, call: 'DELETE /api/v2/admin/banners/:id', right: 'own', spends: true },
      ],
    },
    {
      thing: 'a picture that becomes a banner',
      forms: {
        'of staff': {
          make: async ({ product, person }) => {
            await product.platform.db.delete(banners)
            return { id: await uploadSized(person('staff'), 1_280, 720) }
          },
          rights: { see: ['staff'] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'POST /api/v2/admin/banners',
          names: ['body.fileId'],
          right: 'see',
          missing: 'FILE_NOT_FOUND',
          send: ({ id }) => ({ body: bannerBody(id, '期末特展') }),
        },
      ],
    },
    {
      thing: 'a decoration',
      forms: {
        'that is planned': {
          make: async ({ product }) => {
            const id = newId()
            const now = product.clock.now()
            const period = { startsAt: now, endsAt: new Date(now.getTime() + durations.day) }
            const row = { id, clientId: randomUUID(), ornament: 'snow' as const, ...period }
            await product.platform.db.insert(decorations).values(row)
            return { id }
          },
          rights: { see: ['staff'], told: [] },
          listedFor: [],
        },
      },
      calls: [
        {
          call: 'DELETE /api/v2/admin/decorations/:id',
          names: ['params.id'],
          right: 'see',
          missing: 'DECORATION_NOT_FOUND',
          spends: true,
        },
      ],
    },
    {
      thing: 'a piece of news',
      forms: {
        published: {
          make: (cast, word) => articleAt(cast, word, null),
          rights: { see: audiences.anybody, own: ['staff'] },
        },
        'that waits for its time': {
          make: (cast, word) =>
            articleAt(cast, word, new Date(cast.product.clock.now().getTime() + durations.week).toISOString()),
          rights: { see: ['staff'], own: ['staff'] },
        },
      },
      calls: [
        { ...onArticle, call: 'GET /api/v2/news/:id', right: 'see', tells: true },
        {
          ...onArticle,
          call: 'PATCH /api/v2/admin/news/:id',
          right: 'own',
          send: () => ({ body: words }),
          spends: true,
        },
        { ...onArticle, call: 'DELETE /api/v2/admin/news/:id', right: 'own', spends: true },
      ],
    },
  ],
  listings: [
    { call: 'GET /api/v2/banner/list' },
    { call: 'GET /api/v2/admin/banners' },
    { call: 'GET /api/v2/news' },
    { call: 'GET /api/v2/admin/news' },
  ],
  silent: ['GET /api/v2/decorations/current', 'GET /api/v2/admin/decorations'],
}
