import type { AskedEPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { isProblem } from '../../../api/problem.ts'
import { exportEPortfolio } from '../api/export-eportfolio.ts'
import { type Underway, underway } from './underway.ts'

/** Requests of this window in progress, by client id. */
const sending = new Map<string, Promise<AskedEPortfolio>>()

/**
 * Requests an export. It is stored on the device first, so that a lost connection or a closed window does not lose it;
 * a final refusal removes it again and is thrown.
 */
export function beginExport(account: string, item: Underway): Promise<AskedEPortfolio> {
  const known = sending.get(item.clientId)
  if (known) return known
  const asked = ask(account, item).finally(() => sending.delete(item.clientId))
  sending.set(item.clientId, asked)
  underway.put(account, item)
  return asked
}

async function ask(account: string, item: Underway): Promise<AskedEPortfolio> {
  const { clientId, draftId, type, ePortfolioId, marksReaders, letsGo } = item
  try {
    const asked = await exportEPortfolio({ clientId, draftId, type, ePortfolioId, marksReaders, letsGo })
    underway.change(account, clientId, { id: asked.id, version: asked.askedVersion })
    return asked
  } catch (error) {
    if (isProblem(error) && isForGood(error.status)) underway.remove(account, clientId)
    throw error
  }
}

const isForGood = (status: number) => status >= 400 && status < 500 && status !== 401 && status !== 429
