import { type PlanTime, planLooks, planTimes } from '@learntrail/contract/plans/facts'
import type { Plan } from '@learntrail/contract/plans/plans'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { DownloadButton } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { planAddresses } from '../addresses.ts'
import { downloadAddress, pdfAddress, planQuery } from '../api/plans.ts'
import { editionsQuery } from '../editions/api/editions.ts'
import { EditionsCard } from '../editions/editions-card.tsx'
import css from './pdf-screen.module.css'
import { PlanPdf } from './plan-pdf.tsx'

/** A plan in print: as the form that schools collect, or as a designed document; and its sealing. */
export function PdfScreen() {
  const { t } = useTranslation('plans')
  const { projectId = '' } = useParams()
  const { data: plan, error, refetch, isFetching } = useQuery(planQuery(projectId))
  const isGone = isProblem(error, 'PLAN_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')
  return (
    <Screen title={t('pdfTitle')} back={planAddresses.plan(projectId)}>
      {isGone ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={paths.myPlans} way={t('gone.way')} />
      ) : plan ? (
        <PrintedPlan plan={plan} />
      ) : error ? (
        <FailedState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <CardsSkeleton />
      )}
    </Screen>
  )
}

function PrintedPlan({ plan: { _id: id, projectName, part, stage } }: { plan: Plan }) {
  const { t } = useTranslation(['plans', 'plans/editions'])
  const [search, setSearch] = useSearchParams()
  const look = planLooks.find((one) => one === search.get('look')) ?? 'form'
  const isDone = part !== null && part !== 'invited' && (stage === 'doing' || stage === 'finished')
  // Readers who do not take part get no editions, so nothing is asked for.
  const { data: editions } = useQuery({ ...editionsQuery(id), enabled: isDone, retry: false })
  const sealed = editions?.editions.find(({ state }) => state === 'done')
  const time: PlanTime = sealed && search.get('of') === 'now' ? 'now' : 'sealed'
  const choose = (name: 'look' | 'of', value: string) =>
    setSearch({ ...Object.fromEntries(search), [name]: value }, { replace: true })
  return (
    <div className={css.pdf}>
      <div className={css.head}>
        <ChipRow>
          {planLooks.map((one) => (
            <ChoiceChip key={one} isOn={look === one} onToggle={() => choose('look', one)}>
              {t(`looks.${one}.name`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        {sealed && editions?.isChanged ? (
          <ChipRow>
            {planTimes.map((one) => (
              <ChoiceChip key={one} isOn={time === one} onToggle={() => choose('of', one)}>
                {t(`plans/editions:which.${one}`)}
              </ChoiceChip>
            ))}
          </ChipRow>
        ) : null}
        <DownloadButton href={downloadAddress(id, look, time)} icon="download">
          {t('download')}
        </DownloadButton>
      </div>
      <p className={css.note}>{t(`looks.${look}.text`)}</p>
      {editions && (editions.canSeal || sealed) ? <EditionsCard planId={id} editions={editions} /> : null}
      <PlanPdf
        key={`${look} ${time} ${sealed?.number}`}
        name={projectName || t('untitled')}
        url={pdfAddress(id, look, time)}
      />
    </div>
  )
}
