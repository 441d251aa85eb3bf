import './ui/theme/styles.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { csrfToken } from './api/csrf.ts'
import { Application } from './app/application.tsx'
import { createApplication } from './app/create-application.ts'
import { rememberedLocale, startTexts } from './i18n/i18n.ts'
import { keepInstallOffer } from './routing/install-offer.ts'
import { startOnTop } from './routing/start-on-top.ts'
import { listenFirst } from './ui/layers/first-to-hear.ts'
import { heightOf } from './ui/layers/height-of.ts'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no place for the application')

async function start(place: HTMLElement) {
  // The router starts loading screens with their texts at once, which needs the language.
  await startTexts(rememberedLocale(), ['common'])
  const application = createApplication()
  // The first press need not wait for it; whoever is without a line then asks again.
  void csrfToken().catch(() => undefined)
  const root = createRoot(place)
  // In slices, so that the page can be touched while it is drawn.
  startTransition(() => root.render(<Application {...application} />))
}

listenFirst()
keepInstallOffer()
startOnTop()
// Loaded anew with a drawer or a dialog open: nothing of it is there any more.
if (heightOf(history.state) > 0) void import('./ui/layers/layer-entries.ts').then((entries) => entries.leaveOldLayers())
// Nothing is awaited up here: the lists of texts use modules that lie in one chunk with this one, and would wait for it.
void start(container)
