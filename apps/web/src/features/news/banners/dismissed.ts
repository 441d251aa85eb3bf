import { readDraft, writeDraft } from '../../../ui/keep-draft.ts'

const name = 'banners'
/** Number of closed banners remembered on this device; banners are short-lived. */
const remembered = 50

export const dismissedBanners = (): string[] => readDraft<{ ids: string[] }>(name).ids ?? []

export function dismissBanner(id: string): void {
  writeDraft(name, { ids: [id, ...dismissedBanners().filter((one) => one !== id)].slice(0, remembered) })
}
