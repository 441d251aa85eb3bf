import type { FileUse } from '../files/index.ts'
import { visibleEPortfolio } from './eportfolio.queries.ts'

/**
 * An e-portfolio holds what was made of it and the pictures it is made of. The document is read by whoever may see the
 * e-portfolio; everything else is its owner's.
 */
export const ePortfolioFileUse: FileUse = {
  name: 'ePortfolio',
  holds: (file) => `(exists (select 1 from eportfolio_forms held where held.file_id = ${file}.id)
    or exists (select 1 from eportfolios held where held.file_ids @> array[${file}.id]))`,
  shows: (file, viewer) => `exists (
    select 1 from eportfolio_forms held
      join eportfolios e on e.id = held.eportfolio_id and e.document_type = held.type
      join accounts a on a.id = e.owner_id
    where held.file_id = ${file}.id and ${visibleEPortfolio(viewer, 'e', 'a')})`,
  named: (file) => `select e.id, e.title from eportfolio_forms held join eportfolios e on e.id = held.eportfolio_id
      where held.file_id = ${file}.id
    union select e.id, e.title from eportfolios e where e.file_ids @> array[${file}.id]`,
}
