import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { everyPostFile, everyPostKept } from '../../posts/index.ts'
import { fromEPortfolios, visibleEPortfolio } from '../eportfolio.queries.ts'

const isExhibited = (viewer: string, ePortfolio: string) => `(select true ${fromEPortfolios}
  where e.id = ${ePortfolio} and e.visibility = 'exhibition' and ${visibleEPortfolio(viewer, 'e', 'a')})`

/**
 * SQL for the records exhibited to the viewer, each once. A lookup for each row: with a join, the planner would scan
 * and sort the whole exhibition for one page.
 */
export const exhibitedTo = (viewer: string) => `select x.post_id from exhibited_posts x
  where ${isExhibited(viewer, 'x.eportfolio_id')}
    and (select true from exhibited_posts other
      where other.post_id = x.post_id and other.eportfolio_id < x.eportfolio_id
        and ${isExhibited(viewer, 'other.eportfolio_id')} limit 1) is null`

/**
 * Updates which records an e-portfolio exhibits: the owner's records with words or pictures in the current version,
 * while it is in the exhibition. Includes binned records, which may be restored.
 */
export async function keepExhibitedPosts(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(sql`
    with items as (
      select e.owner_id, item ->> 'resourceId' as resource_id, item ->> 'text' as text, item ->> 'imageId' as image_id
      from eportfolios e
        join eportfolio_versions v on v.eportfolio_id = e.id and v.number = e.version
        cross join jsonb_path_query(v.content, '$.customTextResources.*[*].contents[*]') as item
      where e.id = ${id} and e.visibility = 'exhibition'),
    shown as (
      select p.id from items join ${sql.raw(everyPostKept('p'))} on p.owner_id = items.owner_id
        and p.id = case when starts_with(items.resource_id, 'post_') and items.text <> '' then substr(items.resource_id, 6)::uuid end
      union
      select p.id from items join ${sql.raw(everyPostFile('f'))} on f.file_id = items.image_id::uuid
        join ${sql.raw(everyPostKept('p'))} on p.id = f.post_id and p.owner_id = items.owner_id),
    gone as (
      delete from exhibited_posts where eportfolio_id = ${id} and post_id not in (select id from shown))
    insert into exhibited_posts (post_id, eportfolio_id)
    select p.id, ${id} from ${sql.raw(everyPostKept('p'))} where p.id in (select id from shown) for key share on conflict do nothing`)
}
