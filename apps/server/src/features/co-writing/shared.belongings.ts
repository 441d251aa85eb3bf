import { writtenBelongings } from '../posts/index.ts'

/** Unpublished texts that a person writes with others. */
const query = `select s.id, s.title, s.content, s.date::text as date, s.classification, s.tags,
    s.custom_tags as "customTags", s.created_at as "createdAt", s.edited_at as "editedAt", '[]'::json as files
  from shared_records s join shared_people me on me.shared_id = s.id
  where me.person_id = $1 and me.state = 'accepted' and s.published_at is null and s.id > $2 order by s.id`

export const sharedBelongings = writtenBelongings(
  'shared',
  { tw: '寫到一半的共筆', en: 'Unpublished shared records' },
  query,
)
