import type { Group } from '@learntrail/contract/groups/group'
import type { QuestionSummary } from '@learntrail/contract/homework/question'
import { listedQuestionStates } from '@learntrail/contract/homework/states'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParts } from '../../../feature/use-parts.ts'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { questionsQuery } from '../api/list-questions.ts'
import { DueList } from '../components/due-list.tsx'
import { QuestionList } from '../components/question-list.tsx'
import { QuestionRow, QuestionRows } from '../components/question-row.tsx'
import { isOpen, type Standing, standingOf } from '../components/standing.rules.ts'
import css from './homework-of-group.module.css'

/** Homework of a group: for administrators all questions and their progress, for members what they have to do. */
export function HomeworkOfGroup({ group }: { group: Group }) {
  const parts = useParts('inHomework')
  const above = parts.map(({ name, Above }) => (Above ? <Above key={name} group={group} /> : null))
  if (group.can.manage) return <ForAdministrators group={group} above={above} />
  return (
    <>
      {above}
      <ForMembers group={group} />
    </>
  )
}

type State = (typeof listedQuestionStates)[number]

function ForAdministrators({ group, above }: { group: Group; above: ReactNode }) {
  const { t } = useTranslation('homework')
  const [state, setState] = useState<State | undefined>()
  const query = useInfiniteQuery(questionsQuery(group.id, state))
  return (
    <>
      <div className={css.top}>
        <div className={css.acts}>
          {group.archivedAt === null ? (
            <LinkButton to={paths.addHomework(group.id)} icon="plus">
              {t('write')}
            </LinkButton>
          ) : null}
          {above}
        </div>
        <ChipRow>
          <ChoiceChip isOn={state === undefined} onToggle={() => setState(undefined)}>
            {t('all')}
          </ChoiceChip>
          {listedQuestionStates.map((one) => (
            <ChoiceChip key={one} isOn={state === one} onToggle={() => setState(state === one ? undefined : one)}>
              {t(`state.${one}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
      </div>
      <QuestionList
        query={query}
        empty={
          state === undefined ? (
            <EmptyState title={t('empty.group')}>
              <p>{t('empty.groupText')}</p>
            </EmptyState>
          ) : (
            <p className={css.none} role="status">
              {t('empty.state', { state: t(`state.${state}`) })}
            </p>
          )
        }
      >
        {(questions) => <List label={t('title')} questions={questions} />}
      </QuestionList>
    </>
  )
}

function ForMembers({ group }: { group: Group }) {
  const { t } = useTranslation('homework')
  const query = useInfiniteQuery(questionsQuery(group.id))
  return (
    <QuestionList
      query={query}
      empty={
        <EmptyState title={t('empty.member')}>
          <p>{t('empty.memberText')}</p>
        </EmptyState>
      }
    >
      {(questions) => {
        const of = (fits: (standing: Standing) => boolean) =>
          questions.filter(({ mine, deadline }) => fits(standingOf(mine, deadline)))
        const [due, back] = [of(isOpen), of((standing) => standing === 'reviewed')]
        const waiting = of((standing) => standing === 'handed_in' || standing === 'late')
        const voluntary = of((standing) => standing === 'voluntary')
        return (
          <>
            <Section title={t('views.due')} isShown={due.length > 0}>
              <DueList questions={due} />
            </Section>
            <Section title={t('views.released')} isShown={back.length > 0}>
              <List label={t('views.released')} questions={back} />
            </Section>
            <Section title={t('views.handedIn')} isShown={waiting.length > 0}>
              <List label={t('views.handedIn')} questions={waiting} />
            </Section>
            <Section title={t('views.voluntary')} isShown={voluntary.length > 0}>
              <List label={t('views.voluntary')} questions={voluntary} />
            </Section>
          </>
        )
      }}
    </QuestionList>
  )
}

function Section({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null
  return (
    <section className={css.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function List({ label, questions }: { label: string; questions: readonly QuestionSummary[] }) {
  return (
    <QuestionRows label={label}>
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionRow question={question} />
        </li>
      ))}
    </QuestionRows>
  )
}
