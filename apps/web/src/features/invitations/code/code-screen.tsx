import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useCurrentUser } from '../../profiles/index.ts'
import { MyCode } from './my-code.tsx'
import { Scanner } from './scanner.tsx'

const views = ['mine', 'scan'] as const

/** Shows my QR code to others, or scans theirs. */
export function CodeScreen() {
  const { t } = useTranslation('invitations')
  const [view, setView] = useState<(typeof views)[number]>('mine')
  const me = useCurrentUser()
  return (
    <Screen title={t('code.title')} back={paths.portfolio}>
      <Tabs
        label={t('code.title')}
        tabs={views.map((value) => ({ value, name: t(`code.${value}`) }))}
        value={view}
        onChange={setView}
      >
        {me ? view === 'mine' ? <MyCode me={me} /> : <Scanner /> : <CardsSkeleton cards={1} />}
      </Tabs>
    </Screen>
  )
}
