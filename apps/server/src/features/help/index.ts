import * as calls from '@learntrail/contract/help/articles'
import { ofEverybody, tableHomes } from '../../platform/database/table-homes.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import { judgeArticle, listArticles, readArticle } from './help.service.ts'

export { articlesIn } from './articles.reader.ts'
export type { Article, Audience } from './read-articles.rules.ts'
export { type Found, retrieveSections } from './retrieve.rules.ts'
export { languageOf, tellingWords } from './words.rules.ts'

export const helpFeature: Feature = {
  name: 'help',
  has: [tableHomes(...ofEverybody('help_opinions'))],
  routes: (app, platform) => {
    bind(app, calls.listHelpArticles, async ({ query }) => ({ items: listArticles(query) }))
    bind(app, calls.readHelpArticle, ({ person, params, query }) =>
      readArticle(platform, person, params.topic, query.locale),
    )
    bind(app, calls.judgeHelpArticle, async ({ params, body }) => {
      await judgeArticle(platform, params.topic, body)
      return { ok: true } as const
    })
  },
}
