import type { DocumentContent } from '@learntrail/contract/eportfolio/document'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { renameFiles } from '../../files/index.ts'
import * as repository from './export.repository.ts'
import { askForForms, refuseTooMany } from './forms.service.ts'

interface Wanted {
  clientId: string
  name: string
  content: DocumentContent
  /** The last one is the form asked for. */
  forms: readonly { type: FormType; askedAt: Date }[]
  marksReaders?: boolean | undefined
}

/**
 * Adds to a version of the same content: missing or failed forms, and settings that are not printed. The caller has
 * locked the e-portfolio.
 */
export async function addToVersion(
  platform: Platform,
  transaction: Transaction,
  held: repository.EPortfolioData,
  version: repository.VersionData,
  wanted: Wanted,
): Promise<repository.AskedVersion> {
  const key = { id: held.id, number: version.number }
  const forms = (await repository.listForms(transaction, held.id)).filter((form) => form.version === version.number)
  const asked = wanted.forms.slice(-1).map(({ type }) => type)
  const isThere = (type: FormType) => forms.some((form) => form.type === type && form.state !== 'failed')
  const lacking = [...new Set([version.documentType, ...asked])].filter((type) => !isThere(type))
  await changeUnprinted(platform, transaction, { held, version, forms }, wanted)
  if (lacking.length > 0) {
    await refuseTooMany(transaction, held.ownerId)
    const askedAt = platform.clock.now()
    for (const type of lacking) {
      await repository.askForForm(transaction, { id: held.id, version: version.number, type }, askedAt)
    }
    await askForForms(
      platform,
      transaction,
      held.ownerId,
      key,
      lacking.map((type) => ({ type })),
    )
  }
  return { ...key, isUnchanged: true }
}

interface Standing {
  held: repository.EPortfolioData
  version: repository.VersionData
  forms: readonly repository.FormData[]
}

/**
 * Updates what is not printed: name of the files, marking of readers, and whether the confirmation page names the
 * owner.
 */
async function changeUnprinted(
  platform: Platform,
  transaction: Transaction,
  { held, version, forms }: Standing,
  { clientId, name, content, marksReaders }: Wanted,
): Promise<void> {
  const { showsOwner } = content.pages
  await repository.updateVersion(
    transaction,
    { id: held.id, number: version.number },
    {
      name,
      content,
      marksReaders: marksReaders ?? version.marksReaders,
      alsoAsked: [...version.alsoAsked, clientId].slice(-ePortfolioLimits.exportsWaiting),
    },
  )
  // A version being made applies these once it is current.
  if (version.number !== held.version) return
  const isRenamed = name !== version.name
  await repository.updateEPortfolio(transaction, held.id, {
    ...(isRenamed ? { name } : {}),
    marksReaders: marksReaders ?? held.marksReaders,
    showsOwner: version.content?.pages.showsOwner === held.showsOwner ? showsOwner : held.showsOwner,
  })
  const fileIds = forms.flatMap(({ fileId }) => fileId ?? [])
  if (isRenamed) await renameFiles(platform, transaction, held.ownerId, fileIds, name)
}
