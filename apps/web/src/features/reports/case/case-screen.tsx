import type { WholeCase } from '@learntrail/contract/reports/cases'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { dot } from '../../../ui/dotted.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { PersonName } from '../../../ui/person-link.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { Opened, StaffScreen } from '../../console/index.ts'
import { FileList } from '../../files/index.ts'
import { caseQuery, takeCase, useCaseChange } from '../api/cases.ts'
import { CaseChips } from '../queue/case-chips.tsx'
import { AnswerAppeal } from './answer-appeal.tsx'
import css from './case.module.css'
import { DecideForm } from './decide-form.tsx'
import { Decisions } from './decisions.tsx'
import { fileAddress } from './file-address.ts'
import { Lift } from './lift.tsx'
import { Notes } from './notes.tsx'
import { Reports } from './reports.tsx'

/** One case: what was reported, by whom and why, and the decisions. */
export function CaseScreen() {
  const { t } = useTranslation('reports/cases')
  return (
    <StaffScreen title={t('one')} level="moderator" back={paths.cases}>
      <OneCase />
    </StaffScreen>
  )
}

function OneCase() {
  const { t } = useTranslation('reports/cases')
  const { caseId = '' } = useParams()
  const query = useQuery(caseQuery(caseId))
  return (
    <Opened
      query={query}
      lostCode="CASE_NOT_FOUND"
      lost={<LostState title={t('gone.title')} text={t('gone.text')} to={paths.cases} way={t('gone.toCases')} />}
      waiting={<CardsSkeleton cards={3} />}
    >
      {(one) => <Case one={one} />}
    </Opened>
  )
}

function Case({ one }: { one: WholeCase }) {
  const { can } = one
  return (
    <div className={css.parts}>
      <Head one={one} />
      <Frozen one={one} />
      <Mended one={one} />
      <Reports reports={one.reports} />
      {one.decisions.length > 0 ? <Decisions decisions={one.decisions} /> : null}
      {can.answerAppeal ? <AnswerAppeal one={one} /> : null}
      {can.decide ? <DecideForm one={one} /> : null}
      {can.lift ? <Lift one={one} /> : null}
      <Notes one={one} />
    </div>
  )
}

const addressOf: Partial<Record<WholeCase['targetType'], (id: string) => string>> = {
  person: paths.person,
  post: paths.post,
  ePortfolio: paths.ePortfolio,
  group: paths.group,
}

function Head({ one }: { one: WholeCase }) {
  const { t } = useTranslation(['reports/cases', 'reports'])
  const take = useCaseChange(() => takeCase(one.id, one.version))
  const address = addressOf[one.targetType]
  return (
    <Card as="section" className={css.part}>
      <CaseChips one={one} />
      <h2 className={css.title}>{one.title || t(`reports:types.${one.targetType}`)}</h2>
      <p className={css.note}>
        <span>
          {t('of')} <PersonName person={one.owner} />
          {dot}
          {t('opened', { time: formatTaipei(one.openedAt) })}
          {one.formerJudgements > 0 ? `${dot}${t('formerJudgements', { count: one.formerJudgements })}` : null}
        </span>
      </p>
      {one.assignee ? (
        <p className={css.note}>
          {t('looksAtIt')} <PersonName person={one.assignee} />
        </p>
      ) : null}
      <div className={css.acts}>
        {address && !one.isGone ? (
          <LinkButton look="line" to={address(one.targetId)}>
            {t('look')}
          </LinkButton>
        ) : null}
        {one.can.take ? (
          <Button
            isBusy={take.isPending}
            onClick={() =>
              take.mutate(undefined, { onError: (error) => toast(sentenceOf(error), { tone: 'warning' }) })
            }
          >
            {t(one.assignee ? 'takeOver' : 'take')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

/** The owner's corrected version, which others cannot see while it is hidden. */
function Mended({ one: { mended, mendedAt } }: { one: WholeCase }) {
  const { t } = useTranslation('reports/cases')
  if (mended === null || mendedAt === null) return null
  return (
    <Card as="section" className={css.part} aria-labelledby="mended">
      <h2 id="mended" className={css.heading}>
        {t('mended.title')}
      </h2>
      <p className={css.note}>{t('mended.note', { time: formatTaipei(mendedAt) })}</p>
      {mended.text ? <p className={css.frozen}>{mended.text}</p> : <p className={css.note}>{t('mended.noWords')}</p>}
      {mended.files.length > 0 ? <FileList files={mended.files} addressOf={fileAddress(mended.files)} /> : null}
    </Card>
  )
}

function Frozen({ one: { frozen, isGone } }: { one: WholeCase }) {
  const { t } = useTranslation('reports/cases')
  return (
    <Card as="section" className={css.part} aria-labelledby="frozen">
      <h2 id="frozen" className={css.heading}>
        {t('frozen.title')}
      </h2>
      <p className={css.note}>
        {frozen ? t('frozen.note', { time: formatTaipei(frozen.at) }) : t('frozen.erased')}
        {isGone ? ` ${t('frozen.isGone')}` : null}
      </p>
      {frozen?.text ? <p className={css.frozen}>{frozen.text}</p> : null}
      {frozen && frozen.files.length > 0 ? (
        <FileList files={frozen.files} addressOf={fileAddress(frozen.files)} />
      ) : null}
    </Card>
  )
}
