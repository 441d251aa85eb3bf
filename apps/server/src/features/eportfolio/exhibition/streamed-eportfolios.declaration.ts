import type { StreamSource } from '../../../platform/stream/stream-sources.ts'
import { reaches } from '../../people/index.ts'
import { cardOf, type EPortfolioCardRow } from '../eportfolio.mapping.ts'
import { ePortfolioCard, fromEPortfolios, hasDocument, visibleEPortfolio } from '../eportfolio.queries.ts'

const isThere = `e.visibility = 'exhibition' and ${hasDocument('e')}`

/** Exhibited e-portfolios in the stream, placed by the ids that order the exhibition. */
export const ePortfolioStream: StreamSource = {
  kind: 'ePortfolio',
  ofPerson: (person, _, { before, from, limit }) => `select e.exhibition_id as place from eportfolios e
    where e.owner_id = ${person} and e.exhibition_id < ${before} and e.exhibition_id >= ${from} and ${isThere}
    order by e.exhibition_id desc limit ${limit}`,
  ofAll: ({ before, from, limit }) => `select e.exhibition_id as place, e.owner_id, ${reaches.follower} as reach
    from eportfolios e
    where e.exhibition_id < ${before} and e.exhibition_id >= ${from} and ${isThere}
    order by e.exhibition_id desc limit ${limit}`,
  async read({ pool }, person, places) {
    const { rows } = await pool.query<EPortfolioCardRow & { exhibitionId: string }>({
      name: 'eportfolios-streamed',
      text: `select ${ePortfolioCard} ${fromEPortfolios}
        where e.exhibition_id = any($2::uuid[]) and e.visibility = 'exhibition' and ${visibleEPortfolio('$1', 'e', 'a')}`,
      values: [person.id, places],
    })
    const items = rows.map((row) => {
      const place = row.exhibitionId
      return [place, { kind: 'ePortfolio', place, ePortfolio: cardOf(person, row) }] as const
    })
    return new Map(items)
  },
}
