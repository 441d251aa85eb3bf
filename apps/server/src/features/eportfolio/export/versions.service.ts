import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { binEPortfolio } from '../bin/eportfolio.bin.ts'
import type { Reader } from '../eportfolio.policy.ts'
import { reachOwnEPortfolio } from '../reach-eportfolio.policy.ts'
import * as repository from './export.repository.ts'
import { readFromNowOn } from './read-from-now-on.service.ts'
import { removeVersions } from './remove-versions.service.ts'
import { stateOf } from './versions.rules.ts'

/** Removes a former version; one that does not exist is ignored. */
export async function removeVersion(
  platform: Platform,
  person: Reader,
  { id, number }: repository.VersionKey,
): Promise<void> {
  await reachOwnEPortfolio(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdEPortfolio(transaction, person.id, id)) ?? refuse('EPORTFOLIO_NOT_FOUND')
    if (held.version === number) refuse('EPORTFOLIO_VERSION_CURRENT')
    const versions = await repository.listVersions(transaction, id)
    await removeVersions(
      platform,
      transaction,
      held,
      versions.filter((one) => one.number === number),
    )
  })
}

/**
 * Cancels a form that is pending, in progress or failed; the process making it notices and stops. A version without its
 * document is removed too, and an e-portfolio without any version is binned.
 */
export async function cancelExport(platform: Platform, person: Reader, key: repository.FormKey): Promise<void> {
  await reachOwnEPortfolio(platform, person, key.id)
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdEPortfolio(transaction, person.id, key.id)) ?? refuse('EPORTFOLIO_NOT_FOUND')
    const forms = await repository.listForms(transaction, key.id)
    const form = forms.find(({ version, type }) => version === key.version && type === key.type)
    if (form === undefined) return
    if (form.state === 'done') refuse('EXPORT_MADE')
    const versions = await repository.listVersions(transaction, key.id)
    const version = versions.find(({ number }) => number === key.version)
    if (version === undefined || stateOf(version, forms) === 'done') return repository.deleteForm(transaction, key)
    const others = versions.filter(({ number }) => number !== key.version)
    const [next] = others
    if (next === undefined) return binEPortfolio(platform, transaction, held)
    if (held.version === key.version) await readFromNowOn(platform, transaction, held, next)
    await removeVersions(platform, transaction, held, [version])
  })
}
