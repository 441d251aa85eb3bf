import type { Problem } from '@learntrail/contract/problems/problems'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { dot, dotted } from '../../../ui/dotted.ts'
import { Fact, Facts } from '../../../ui/facts.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { StaffScreen } from '../../console/index.ts'
import { PictureGrid } from '../../files/index.ts'
import { problemQuery } from '../api/problems.ts'
import { AnswerForm } from './answer-form.tsx'
import css from './room.module.css'

/** One problem: the report, the browser's facts, and the answers. */
export function ProblemScreen() {
  const { t } = useTranslation('problems/room')
  return (
    <StaffScreen title={t('one')} level="support" back={paths.problems}>
      <Whole />
    </StaffScreen>
  )
}

function Whole() {
  const { problemId = '' } = useParams()
  const query = useQuery(problemQuery(problemId))
  if (query.data === undefined) return <WaitingLines query={query} lines={8} />
  return (
    <div className={css.parts}>
      <Said problem={query.data} />
      <Answers problem={query.data} />
      {query.data.state === 'closed' ? null : <AnswerForm id={problemId} isAnswered={query.data.answers.length > 0} />}
    </div>
  )
}

const facts = ['program', 'screen', 'language', 'address', 'version'] as const

function Said({ problem }: { problem: Problem }) {
  const { t } = useTranslation(['problems/room', 'problems', 'common'])
  const nameOf = useNameOf()
  const { reporter, email, kind, state, words, at, browser, pictures } = problem
  const who = reporter === null ? `${t('guest')} ${email ?? ''}` : nameOf(reporter)
  const addressOf = (index: number) =>
    paths.files(
      pictures.map(({ id }) => id),
      index,
    )
  return (
    <Card as="section" className={css.said}>
      <p className={css.chips}>
        <Chip tone="accent">{t(`problems:states.${state}`)}</Chip>
        <Chip>{t(`problems:kinds.${kind}`)}</Chip>
      </p>
      <p className={css.note}>
        {who}
        {dot}
        {formatTaipei(at)}
      </p>
      <p className={css.words}>{words}</p>
      <PictureGrid pictures={pictures} addressOf={(picture) => addressOf(pictures.indexOf(picture))} />
      <div className={css.facts}>
        <Facts>
          {facts.map((fact) => (
            <Fact key={fact} name={t(`problems:facts.${fact}`)}>
              {browser[fact] || t('problems:facts.unknown')}
            </Fact>
          ))}
        </Facts>
      </div>
    </Card>
  )
}

function Answers({ problem: { answers } }: { problem: Problem }) {
  const { t } = useTranslation(['problems', 'common'])
  const nameOf = useNameOf()
  return answers.map(({ id, words, at, author }) => (
    <Card key={id} as="section" padding="s" className={css.said}>
      <p className={css.note}>
        {dotted([t('answer'), author ? nameOf(author) : t('common:deletedPerson'), formatTaipei(at)])}
      </p>
      <p className={css.words}>{words}</p>
    </Card>
  ))
}
