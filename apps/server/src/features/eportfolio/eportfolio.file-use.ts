import { joinAccount } from '../accounts/index.ts'
import { type FileUse, fileIn, filesIn, inBinBy, namedBy } from '../files/index.ts'
import { visibleEPortfolio } from './eportfolio.queries.ts'
import { indexEPortfoliosWith } from './exhibition/index-eportfolio.service.ts'

const names = { named: namedBy('eportfolios'), inBin: inBinBy('all_eportfolios') }

/** Files of versions. The current version's document is visible to everybody who may see the e-portfolio. */
export const formFileUse: FileUse = {
  name: 'ePortfolio',
  holder: { table: 'eportfolio_forms', id: 'eportfolio_id', number: 'version', files: fileIn('file_id') },
  shows: (hold, viewer) => `exists (
    select 1 from eportfolios e ${joinAccount('a', 'e.owner_id')}
      join eportfolio_forms m on m.eportfolio_id = e.id and m.version = e.version and m.type = e.document_type
    where e.id = ${hold}.holder_id and e.version = ${hold}.number and m.file_id = ${hold}.file_id
      and ${visibleEPortfolio(viewer, 'e', 'a')})`,
  marks: (hold) => `exists (select 1 from eportfolios e where e.id = ${hold}.holder_id and e.marks_readers)`,
  ...names,
  reworded: indexEPortfoliosWith,
}

/** Pictures in a version, visible only to their owner, who sees their own files anyway. */
export const versionFileUse: FileUse = {
  name: 'ePortfolioVersion',
  kind: 'ePortfolio',
  holder: { table: 'eportfolio_versions', id: 'eportfolio_id', number: 'number', files: filesIn('file_ids') },
  shows: () => 'false',
  ...names,
}
