import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router'
import { isProblem } from '../../api/problem.ts'
import { paths } from '../../paths.ts'
import { ChunkProblem } from '../../routing/load-chunk.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { StatePanel } from '../../ui/states/state-panel.tsx'

/** Shown in place of a screen that failed to load or threw. */
export function RouteFault() {
  const { t } = useTranslation()
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isOffline = isProblem(error, 'NETWORK') || error instanceof ChunkProblem

  // A failed chunk stays failed in the browser's module map until the page is reloaded.
  const retry = () => (isProblem(error) ? revalidate() : location.reload())

  return (
    <Screen title={t(isOffline ? 'fault.offlineTitle' : 'fault.title')} width="narrow">
      <StatePanel
        role="alert"
        scene="broken"
        title={t(isOffline ? 'offlineTitle' : 'failedTitle')}
        action={
          <>
            <Button onClick={retry} isBusy={state === 'loading'}>
              {t('retry')}
            </Button>
            <LinkButton look="line" to={paths.root}>
              {t('toFrontPage')}
            </LinkButton>
          </>
        }
      >
        <p>{t(isOffline ? 'fault.offline' : 'fault.broken')}</p>
      </StatePanel>
    </Screen>
  )
}
