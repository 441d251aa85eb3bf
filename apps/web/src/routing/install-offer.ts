/** Not in the DOM's types: browsers on Chromium alone have it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | undefined

/** A browser offers once, soon after the page is there: it is kept until somebody wants it. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
  })
  window.addEventListener('appinstalled', () => {
    offer = undefined
  })
}

/** Whether this is a browser that asks for itself; others have a way through their menus. */
export const canOfferInstall = (): boolean => 'onbeforeinstallprompt' in window

/** Asks whether to install; without an offer it is installed already, as a browser makes none then. An offer is good once. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'already_installed'> {
  const current = offer
  offer = undefined
  if (!current) return 'already_installed'
  return current.prompt().then(
    ({ outcome }) => outcome,
    () => 'already_installed',
  )
}
