import type { FileUse } from '../files/index.ts'
import { visibleEPortfolio } from './eportfolio.queries.ts'
import { indexEPortfoliosWith } from './exhibition/index-eportfolio.ts'

/**
 * An e-portfolio holds what was made of its versions and the pictures they are made of. The document of the version that is
 * read is for whoever may see the e-portfolio; everything else is its owner's.
 */
export const ePortfolioFileUse: FileUse = {
  name: 'ePortfolio',
  holds: (file) => `(exists (select 1 from eportfolio_forms held where held.file_id = ${file}.id)
    or exists (select 1 from eportfolio_versions held where held.file_ids @> array[${file}.id]))`,
  shows: (file, viewer) => `exists (
    select 1 from eportfolio_forms held
      join eportfolios e on e.id = held.eportfolio_id and e.version = held.version and e.document_type = held.type
      join accounts a on a.id = e.owner_id
    where held.file_id = ${file}.id and ${visibleEPortfolio(viewer, 'e', 'a')})`,
  marks: (file) => `exists (
    select 1 from eportfolio_forms held join eportfolios e on e.id = held.eportfolio_id
    where held.file_id = ${file}.id and e.marks_readers)`,
  named: (file) => `select e.id, e.title from eportfolio_forms held join eportfolios e on e.id = held.eportfolio_id
      where held.file_id = ${file}.id
    union select e.id, e.title from eportfolio_versions v join eportfolios e on e.id = v.eportfolio_id
      where v.file_ids @> array[${file}.id]`,
  reworded: indexEPortfoliosWith,
}
