import { joinFile } from '../files/index.ts'
import { fileList, writtenBelongings } from '../posts/index.ts'

const query = `select d.id, d.title, d.content, d.date::text as date, d.classification, d.tags,
    d.custom_tags as "customTags", d.privacy, d.scheduled_at as "scheduledAt", d.is_bulletin as "isBulletin",
    d.needs_signature as "needsSignature", d.needs_guardian as "needsGuardian", d.appears_at as "appearsAt", d.created_at as "createdAt",
    d.updated_at as "updatedAt", d.binned_at as "binnedAt",
    coalesce((select ${fileList} order by held.place) from unnest(d.file_ids) with ordinality as held(id, place)
      ${joinFile('f', 'held.id')} where f.owner_id = d.owner_id), '[]') as files
  from all_drafts d where d.owner_id = $1 and d.id > $2 order by d.id`

export const draftBelongings = writtenBelongings(
  'drafts',
  { tw: '草稿和排程的紀錄', en: 'Drafts and scheduled records' },
  query,
)
