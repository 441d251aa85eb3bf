/** Missing from the DOM types, because only Chromium browsers have it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined

/** Keeps the browser's install offer, made once soon after page load, until the person wants it. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
  window.addEventListener('appinstalled', () => {
    offer = undefined
  })
}

/** Whether this browser can offer installation; others have it in their menus. */
export const canOfferInstall = (): boolean => 'onbeforeinstallprompt' in window

/**
 * Asks whether to install the application. An offer can be used once. Without one the application counts as installed,
 * because browsers then make no offer.
 */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'already_installed'> {
  const current = offer
  offer = undefined
  if (!current) return 'already_installed'
  return current.prompt().then(
    ({ outcome }) => outcome,
    () => 'already_installed',
  )
}
