import type { PersonSummary } from '@learntrail/contract/people/person'
import type { FoundThing } from '@learntrail/contract/search/search'
import { marked } from '../../../platform/search/marks.ts'
import { firstPlaceOf, rankedSearch } from '../../../platform/search/ranked-search.ts'
import type { SearchSource } from '../../../platform/search/sources.ts'
import { joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { fromEPortfolios, visibleEPortfolio } from '../eportfolio.queries.ts'
import { discussionsSeen, likesSeen } from '../seen-counts.sql.ts'
import { documentTextOf } from './index-eportfolio.service.ts'

interface Row {
  id: string
  owner: PersonSummary
  title: string
  summary: string
  text: string
  customTags: string[]
  documentText: string | null
  likeCount: number
  messageCount: number
  rank: number
}

const ePortfolios = rankedSearch<Row>({
  row: 'e',
  title: 'e.title',
  likes: 'e.like_count',
  from: `${fromEPortfolios} join eportfolio_words w on w.eportfolio_id = e.id`,
  read: `join eportfolios e on e.id = fitting.id ${joinAccount('a', 'e.owner_id')}`,
  // The exhibition and the viewer's own; one shared by link is not searchable.
  isSeen: `(e.owner_id = $1 or e.visibility = 'exhibition') and ${visibleEPortfolio('$1', 'e', 'a')}`,
  columns: `${personSummaryOf('a')} as owner, e.title, e.summary, e.text, e.custom_tags as "customTags",
    ${documentTextOf('e')} as "documentText", ${likesSeen('$1', 'e')} as "likeCount",
    ${discussionsSeen('$1', 'e')} as "messageCount"`,
})

function foundOf(row: Row, keyword: string): FoundThing {
  const { id, owner, title, likeCount, messageCount, summary, text, customTags, documentText } = row
  return {
    kind: 'ePortfolio',
    id,
    owner,
    likeCount,
    messageCount,
    title: marked(title, keyword),
    snippet: firstPlaceOf([summary, text, documentText ?? '', customTags.join('、')], keyword),
  }
}

export const ePortfolioSearch: SearchSource = {
  category: 'ePortfolio',
  async find({ pool }, viewer, page) {
    const { items, nextCursor } = await ePortfolios.find(pool, viewer, page)
    return { items: items.map((row) => foundOf(row, page.keyword)), nextCursor }
  },
  count: ({ pool }, viewer, keyword) => ePortfolios.count(pool, viewer, keyword),
}
