import { ePortfolioExported, ePortfolioLiked, exportFailed } from '@learntrail/contract/eportfolio/events'
import { type NoticeSource, noticeOf } from '../../platform/notices/notice-sources.ts'

const ofEPortfolio = {
  to: ({ data }: { data: { ownerId: string } }) => [data.ownerId],
  title: () => '(select e.title from eportfolios e where e.id = n.subject_id)',
  place: { type: 'ePortfolio', id: 'n.subject_id' },
} as const

const isMade = (
  state: string,
) => `exists (select 1 from eportfolios its join eportfolio_forms d on d.eportfolio_id = its.id
    join events e on e.id = p.event_id
  where its.id = n.subject_id and d.type = e.data ->> 'type' and d.state = '${state}')`

export function ePortfolioNotices(): NoticeSource[] {
  return [
    noticeOf({
      ...ofEPortfolio,
      kind: 'ePortfolioLiked',
      on: ePortfolioLiked,
      detail: ({ actorId, id }) => actorId ?? id,
      stands: () =>
        `exists (select 1 from eportfolio_likes l join eportfolios its on its.id = l.eportfolio_id
          where l.eportfolio_id = n.subject_id and l.person_id = p.actor_id)`,
    }),
    noticeOf({ ...ofEPortfolio, kind: 'exportReady', on: ePortfolioExported, stands: () => isMade('done') }),
    noticeOf({ ...ofEPortfolio, kind: 'exportFailed', on: exportFailed, stands: () => isMade('failed') }),
  ]
}
