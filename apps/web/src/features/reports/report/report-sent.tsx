import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { Danger } from './danger.tsx'

/** Confirms a report, and tells what happens next. */
export function ReportSent({ isUrgent }: { isUrgent: boolean }) {
  const { t } = useTranslation('reports')
  return (
    <>
      <StatePanel
        scene="start"
        role="status"
        title={t('sent.title')}
        action={<LinkButton to={paths.reports}>{t('toMine')}</LinkButton>}
      >
        <p>{t(isUrgent ? 'sent.urgent' : 'sent.text')}</p>
      </StatePanel>
      {isUrgent ? <Danger /> : null}
    </>
  )
}
