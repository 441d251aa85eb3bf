import * as articles from '@learntrail/contract/news/articles'
import * as banners from '@learntrail/contract/news/banners'
import * as decorations from '@learntrail/contract/news/decorations'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { ofEverybody, tableHomes } from '../../platform/database/table-homes.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileUses, sendEntity } from '../files/index.ts'
import * as article from './articles.service.ts'
import { bannerFileUse } from './banner.file-use.ts'
import * as banner from './banners.service.ts'
import * as decoration from './decorations.service.ts'

export const newsFeature: Feature = {
  name: 'news',
  has: [
    tableHomes(...ofEverybody('banners', 'decorations', 'news_articles')),
    consoleRooms({ room: 'news', level: 'operator' }),
    fileUses(bannerFileUse),
  ],
  routes,
}

const done = { ok: true } as const
/** Banner files have no owner. */
const nobody = { id: '' }

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, banners.listBanners, ({ person }) => banner.listBanners(platform, person))
  bind(app, banners.readBannerPicture, async ({ person, params, request, reply }) => {
    const file = await banner.findPicture(platform, person, params.id)
    return sendEntity(platform, file, { person: nobody, query: { type: 'preview' }, request, reply })
  })
  bind(app, banners.listAllBanners, () => banner.listAllBanners(platform))
  bind(app, banners.makeBanner, (call) => banner.makeBanner(platform, actorOf(call), call.body))
  bind(app, banners.changeBanner, (call) => banner.changeBanner(platform, actorOf(call), call.params.id, call.body))
  bind(app, banners.removeBanner, async (call) => {
    await banner.removeBanner(platform, actorOf(call), call.params.id)
    return done
  })

  bind(app, decorations.readDecoration, ({ query }) => decoration.readDecoration(platform, query.motion))
  bind(app, decorations.listDecorations, () => decoration.listDecorations(platform))
  bind(app, decorations.planDecoration, (call) => decoration.planDecoration(platform, actorOf(call), call.body))
  bind(app, decorations.removeDecoration, async (call) => {
    await decoration.removeDecoration(platform, actorOf(call), call.params.id)
    return done
  })

  bind(app, articles.listArticles, ({ query }) => article.listArticles(platform, query.cursor))
  bind(app, articles.readArticle, ({ person, params }) => article.readArticle(platform, person, params.id))
  bind(app, articles.listAllArticles, ({ query }) => article.listAllArticles(platform, query.cursor))
  bind(app, articles.writeArticle, (call) => article.writeArticle(platform, actorOf(call), call.body))
  bind(app, articles.changeArticle, (call) => article.changeArticle(platform, actorOf(call), call.params.id, call.body))
  bind(app, articles.removeArticle, async (call) => {
    await article.removeArticle(platform, actorOf(call), call.params.id)
    return done
  })
}
