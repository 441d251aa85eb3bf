import { inFours } from '@learntrail/contract/in-fours'
import { planSealed } from '@learntrail/contract/plans/events'
import { editionFailures, type PlanLook, planLooks } from '@learntrail/contract/plans/facts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { documents } from '../../../platform/documents/index.ts'
import { qrPicture } from '../../../platform/documents/qr-picture.ts'
import type { Platform } from '../../../platform/platform.ts'
import { confirmationUrl, lastingFailureOf } from '../../eportfolio/index.ts'
import { deleteUnusedFiles, storeMade } from '../../files/index.ts'
import { formTexts } from '../form/form.texts.ts'
import { planPdfLimits, planTemplates, withPictures } from '../form/print-plan.service.ts'
import { tellOfPlan } from '../plan.live.ts'
import { editionTexts } from './edition.texts.ts'
import * as repository from './editions.repository.ts'

/** The edition is gone or was made in the meantime, so this document is discarded. */
class NotWanted extends Error {}

const qrName = 'confirmation.svg'

/**
 * Makes and stores the documents of an edition one after the other. Safe to repeat, to run twice at once and to run
 * after the plan is gone. Throws errors that a retry may fix, unless this try is the last.
 */
export async function makeEdition(
  platform: Platform,
  key: repository.EditionKey,
  { isLast }: { isLast: boolean },
): Promise<void> {
  await platform.locks.exclusively(`plan edition ${key.planId} ${key.number}`, async () => {
    try {
      for (const look of planLooks) {
        const edition = await repository.findToMake(platform.db, key)
        if (edition === undefined) return
        if (edition.fileIds.length <= planLooks.indexOf(look)) await makeAndKeep(platform, edition, look)
      }
    } catch (error) {
      await afterFailure(platform, key, { error, isLast })
    }
  })
}

async function makeAndKeep(platform: Platform, edition: repository.EditionToMake, look: PlanLook): Promise<void> {
  const { ownerId, content, planId, number } = edition
  if (content === null) throw new NotWanted()
  const { pdf, pages } = await print(platform, edition, look)
  const made = { kind: 'pdf', mediaType: 'application/pdf', content: pdf, cover: null } as const
  await storeMade(platform, ownerId, { ...made, name: content.names[look] }, async (transaction, { id: fileId }) => {
    const held = await repository.holdToMake(transaction, { planId, number })
    // The owner may have changed, and another request to seal may have replaced a failed edition.
    const isThis = held?.ownerId === ownerId && held.code === edition.code
    if (!isThis || held.fileIds.length !== planLooks.indexOf(look)) throw new NotWanted()
    const so = { fileIds: [...held.fileIds, fileId], pages: [...held.pages, pages] }
    const isWhole = so.fileIds.length === planLooks.length
    const at = platform.clock.now()
    await repository.updateEdition(
      transaction,
      { planId, number },
      isWhole ? { ...so, state: 'done', content: null, madeAt: at } : so,
    )
    if (!isWhole) return
    const data = { title: held.planName, ownerId, number }
    await platform.events.record(transaction, planSealed, { actorId: ownerId, subjectId: planId, data, at })
    await tellOfPlan(platform, transaction, planId)
  })
}

async function print(platform: Platform, edition: repository.EditionToMake, look: PlanLook) {
  const { content, ownerId: person, locale, code, hash, sealedAt } = edition
  const url = confirmationUrl(platform.config.publicUrl, code)
  const texts = editionTexts[locale]
  const sealed = {
    url,
    picture: qrName,
    alt: texts.alt,
    label: texts.code,
    title: texts.title,
    code: inFours(code),
    contentCode: { label: texts.contentCode, words: inFours(hash.slice(0, 16)) },
    text: texts.text(edition.number, formTexts[locale].day(dayIn(sealedAt))),
  }
  const data = { ...content?.drawn[look], sealed }
  const set = look === 'form' ? { data } : await withPictures(platform, data, content?.pictureIds ?? [], person)
  return documents.make({
    ...set,
    template: planTemplates[look],
    person,
    limits: planPdfLimits,
    pictures: new Map([[qrName, Buffer.from(qrPicture(url))]]),
  })
}

async function afterFailure(
  platform: Platform,
  key: repository.EditionKey,
  { error, isLast }: { error: unknown; isLast: boolean },
): Promise<void> {
  if (error instanceof NotWanted) return
  const lasting = lastingFailureOf(error)
  if (lasting === undefined && !isLast) throw error
  const failure = editionFailures.find((one) => one === lasting) ?? 'interrupted'
  platform.log.warn({ err: error, ...key }, 'could not seal a plan')
  await inTransaction(platform.db, async (transaction) => {
    const held = await repository.holdToMake(transaction, key)
    if (held === undefined) return
    await repository.updateEdition(transaction, key, {
      state: 'failed',
      failure,
      content: null,
      fileIds: [],
      pages: [],
    })
    await deleteUnusedFiles(platform, transaction, held.ownerId, held.fileIds)
    await tellOfPlan(platform, transaction, key.planId)
  })
}
