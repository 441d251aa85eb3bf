import { readDraft, writeDraft } from '../../../ui/keep-draft.ts'

const name = 'banners'
/** Of those that were closed on this device; banners do not last long. */
const remembered = 50

export const dismissedBanners = (): string[] => readDraft<{ ids: string[] }>(name).ids ?? []

export function dismissBanner(id: string): void {
  writeDraft(name, { ids: [id, ...dismissedBanners().filter((one) => one !== id)].slice(0, remembered) })
}
