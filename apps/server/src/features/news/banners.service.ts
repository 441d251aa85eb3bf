import type { BroadcastRole } from '@learntrail/contract/broadcasts/audience'
import type { KeptBanner } from '@learntrail/contract/news/banners'
import { fitsBanner, newsLimits } from '@learntrail/contract/news/limits'
import type { PlanName } from '@learntrail/contract/shell/features'
import type { Person } from '../../platform/access/person.ts'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFileSummaries, isPicture, keepPictureOfService, letGoOfAnybodys } from '../files/index.ts'
import * as repository from './banners.repository.ts'

interface Words {
  alt: { tw: string; en: string }
  link: string | null
  roles: BroadcastRole[]
  plans: PlanName[]
  startsAt: string
  endsAt: string
  place: number
}

const columnsOf = ({ alt, startsAt, endsAt, ...rest }: Words) => ({
  ...rest,
  altTw: alt.tw,
  altEn: alt.en,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})

/** A person who is not a member yet sees what guests see. */
const viewerOf = (person: Person | null) => (person?.isMember ? person.id : null)

export async function listBanners({ pool, clock }: Platform, person: Person | null) {
  return { items: await repository.listShown(pool, viewerOf(person), clock.now()) }
}

export async function findPicture(platform: Platform, person: Person | null, id: string) {
  const asked = { viewer: viewerOf(person), isOperator: person?.staffLevel === 'operator', now: platform.clock.now() }
  return (await repository.findPicture(platform, id, asked)) ?? refuse('BANNER_NOT_FOUND')
}

export async function listAllBanners({ pool, clock }: Platform) {
  return { items: await repository.listAll(pool, clock.now()) }
}

interface NewBanner extends Words {
  clientId: string
  fileId: string
}

/** Makes a banner with its own copy of the picture, which belongs to the service and not to its author. */
export async function makeBanner(platform: Platform, by: Actor, { clientId, fileId, ...words }: NewBanner) {
  const now = platform.clock.now()
  const made = newId(now.getTime())
  const [picture] = await findFileSummaries(platform.pool, by.id, [fileId])
  if (picture !== undefined && isPicture(picture) && !fitsBanner(picture.width, picture.height)) {
    refuse('BANNER_PICTURE_SHAPE')
  }
  const id = await inTransaction(platform.db, async (transaction) => {
    // The count takes the lock first, so a request sent twice at once makes one banner.
    const kept = await repository.countKept(transaction, now)
    const before = await repository.findByClient(transaction, by.id, clientId)
    if (before !== undefined) return before
    if (kept >= newsLimits.banners) {
      refuse('BANNER_LIMIT_REACHED', { values: { limit: newsLimits.banners } })
    }
    const picture = await keepPictureOfService(platform, transaction, by.id, fileId)
    await repository.insertBanner(transaction, {
      id: made,
      authorId: by.id,
      clientId,
      fileId: picture,
      ...columnsOf(words),
    })
    await audit(platform, transaction, { by, act: 'banner.made', subject: { type: 'banner', id: made } })
    return made
  })
  return readBanner(platform, id)
}

export async function changeBanner(platform: Platform, by: Actor, id: string, words: Words): Promise<KeptBanner> {
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.updateBanner(transaction, id, columnsOf(words)))) refuse('BANNER_NOT_FOUND')
    await audit(platform, transaction, { by, act: 'banner.changed', subject: { type: 'banner', id } })
  })
  return readBanner(platform, id)
}

export async function removeBanner(platform: Platform, by: Actor, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const fileId = (await repository.deleteBanner(transaction, id)) ?? refuse('BANNER_NOT_FOUND')
    await letGoOfAnybodys(platform, transaction, [fileId])
    await audit(platform, transaction, { by, act: 'banner.removed', subject: { type: 'banner', id } })
  })
}

async function readBanner({ pool, clock }: Platform, id: string): Promise<KeptBanner> {
  return (await repository.findBanner(pool, clock.now(), id)) ?? refuse('BANNER_NOT_FOUND')
}
