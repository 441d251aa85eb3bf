import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { indexEPortfolio } from '../exhibition/index-eportfolio.service.ts'
import { textOf } from './document-text.rules.ts'
import * as repository from './export.repository.ts'
import { removeVersions } from './remove-versions.service.ts'
import { stateOf } from './versions.rules.ts'

/**
 * Makes a version current. Details that the owner changed since the last export stay; others are taken from the
 * document. The caller has locked the e-portfolio.
 */
export async function readFromNowOn(
  platform: Platform,
  transaction: Transaction,
  held: repository.EPortfolioData,
  { number, content, name, documentType, letsGo, marksReaders }: repository.VersionData,
): Promise<void> {
  const versions = await repository.listVersions(transaction, held.id)
  const before = versions.find((one) => one.number === held.version)?.content
  if (content !== null) {
    const { title, pages } = content
    await repository.updateEPortfolio(transaction, held.id, {
      version: number,
      documentType,
      name,
      text: textOf(content),
      title: before?.title === held.title ? title : held.title,
      showsOwner: before?.pages.showsOwner === held.showsOwner ? pages.showsOwner : held.showsOwner,
      marksReaders: marksReaders ?? held.marksReaders,
    })
  }
  const forms = await repository.listForms(transaction, held.id)
  // A version that failed is not worth keeping.
  const isOver = (one: repository.VersionData) =>
    one.number < number && (one.number === letsGo || stateOf(one, forms) === 'failed')
  await removeVersions(platform, transaction, held, versions.filter(isOver))
  await indexEPortfolio(transaction, held.id)
}
