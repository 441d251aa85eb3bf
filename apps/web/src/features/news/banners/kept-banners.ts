import type { Banner } from '@learntrail/contract/news/banners'
import { readStored, storedKeys, writeStored } from '../../../i18n/stored-choice.ts'
import { dismissedBanners } from './dismissed.ts'

/** The banners that have not been closed on this device. */
export const stillShown = (banners: readonly Banner[]) => {
  const dismissed = dismissedBanners()
  return banners.filter(({ id }) => !dismissed.includes(id))
}

/** The banners last shown above the trail, which are shown there at once next time. */
export function keptBanners(): Banner[] {
  try {
    return stillShown(JSON.parse(readStored(storedKeys.banner) ?? '[]') as Banner[])
  } catch {
    return []
  }
}

export const keepBanners = (banners: readonly Banner[]) =>
  writeStored(storedKeys.banner, JSON.stringify(stillShown(banners)))
