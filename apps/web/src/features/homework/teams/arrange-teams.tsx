import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { homeworkLimits } from '@learntrail/contract/homework/limits'
import type { Question } from '@learntrail/contract/homework/question'
import type { TeamArrangement, TeamSeat } from '@learntrail/contract/homework/teams'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { newId } from '../../../api/new-id.ts'
import { isProblem } from '../../../api/problem.ts'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { BottomBar } from '../../../ui/edge/bottom-bar.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useNameOf } from '../../../ui/known-people.ts'
import { PersonFace } from '../../../ui/person-link.tsx'
import { homeworkKey } from '../api/read-question.ts'
import { arrangeTeams, teamsQuery } from '../api/teams.ts'
import { DealTeams } from './deal-teams.tsx'
import css from './teams.module.css'
import { aloneIn, moved, type Team } from './teams.rules.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useArrangement } from './use-arrangement.ts'

interface ArrangeTeamsProps {
  accountId: string
  question: Question
  arrangement: TeamArrangement
  onReload: () => Promise<unknown>
}

const most = homeworkLimits.team.max
const nobodys = 'alone'

/** Arranges teams: by hand, by dragging or from a list, or deals all members at once; shows who is in none. */
export function ArrangeTeams({ accountId, question, arrangement, onReload }: ArrangeTeamsProps) {
  const { t } = useTranslation('homework/arrange')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { seats, settled, order, teams, isDirty, change, saved } = useArrangement(accountId, question.id, arrangement)
  const [failure, setFailure] = useState<string | null>(null)
  const free = order.filter((id) => !settled.people.has(id))
  const alone = aloneIn(order, teams)
  const isTooLarge = teams.some(({ personIds }) => personIds.length > most)
  const save = useMutation({
    mutationFn: () =>
      arrangeTeams(question.id, {
        version: arrangement.version,
        teams: teams
          .filter(({ personIds }) => personIds.length > 0)
          .map(({ id, personIds }) => ({ id, personIds: [...personIds] })),
      }),
    async onSuccess(now) {
      queryClient.setQueryData(teamsQuery(question.id).queryKey, now)
      saved(now)
      void queryClient.invalidateQueries({ queryKey: homeworkKey })
      toast(t('saved'))
      await navigate(paths.homework(question.id), { replace: true })
    },
    async onError(error) {
      if (isProblem(error, 'HOMEWORK_CONFLICT') || isProblem(error, 'HOMEWORK_TEAM_SETTLED')) await onReload()
      setFailure(isProblem(error, 'HOMEWORK_CONFLICT') ? t('met') : sentenceOf(error))
    },
  })
  const show = (next: Team[]) => {
    setFailure(null)
    change(next)
  }
  /** Deals new teams; those that have handed in stay. */
  const deal = (dealt: Team[]) => show([...teams.filter(({ id }) => settled.teams.has(id)), ...dealt])
  const moveTo = (personId: string, to: string) => show(moved(teams, personId, to === nobodys ? null : to))
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
    useSensor(KeyboardSensor),
  )
  const accessibility = useAnnouncements({
    seats,
    titleOf: (id) =>
      id === nobodys ? t('alone') : t('team', { place: teams.findIndex((team) => team.id === id) + 1 }),
  })
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && !settled.teams.has(String(over.id))) moveTo(String(active.id), String(over.id))
  }
  const targets = teams.flatMap(({ id }, place) => (settled.teams.has(id) ? [] : [{ id, place: place + 1 }]))
  const memberOf = (personId: string, teamId: string, isFixed: boolean) => {
    const seat = seats.get(personId)
    return seat ? (
      <Member key={personId} seat={seat} teamId={teamId} targets={targets} isFixed={isFixed} onMove={moveTo} />
    ) : null
  }
  return (
    <div className={css.arrange}>
      <DealTeams question={question} free={free} onDeal={deal} />
      <p className={css.count} role="status">
        {t('count', { count: teams.length })}
        {alone.length > 0 ? `　${t('left', { count: alone.length })}` : `　${t('everybody')}`}
      </p>
      <DndContext sensors={sensors} accessibility={accessibility} onDragEnd={onDragEnd}>
        <div className={css.teams}>
          {alone.length > 0 ? (
            <Place id={nobodys} title={t('alone')} count={alone.length}>
              {alone.map((id) => memberOf(id, nobodys, settled.people.has(id)))}
            </Place>
          ) : null}
          {teams.map(({ id, personIds }, place) => {
            const isSettled = settled.teams.has(id)
            return (
              <Place
                key={id}
                id={id}
                title={t('team', { place: place + 1 })}
                count={personIds.length}
                isSettled={isSettled}
                onRemove={isSettled ? undefined : () => show(teams.filter((team) => team.id !== id))}
              >
                {personIds.map((personId) => memberOf(personId, id, isSettled))}
              </Place>
            )
          })}
          <div>
            <Button look="line" icon="plus" onClick={() => show([...teams, { id: newId(), personIds: [] }])}>
              {t('add')}
            </Button>
          </div>
        </div>
      </DndContext>
      <BottomBar failure={isTooLarge ? t('tooLarge', { most }) : failure}>
        <p className={css.note}>{isDirty ? t('kept') : null}</p>
        <Button isBusy={save.isPending} disabled={isTooLarge} onClick={() => save.mutate()}>
          {t('save')}
        </Button>
      </BottomBar>
    </div>
  )
}

interface PlaceProps {
  id: string
  title: string
  count: number
  isSettled?: boolean
  onRemove?: (() => void) | undefined
  children: ReactNode
}

function Place({ id, title, count, isSettled = false, onRemove, children }: PlaceProps) {
  const { t } = useTranslation('homework/arrange')
  const { setNodeRef, isOver } = useDroppable({ id, disabled: isSettled })
  return (
    <div ref={setNodeRef} className={css.place} data-over={isOver || undefined}>
      <Card as="section" padding="none" className={css.team} aria-label={title}>
        <header className={css.head}>
          <h2>{title}</h2>
          <small>{t('people', { count })}</small>
          {isSettled ? <Chip tone="leaf">{t('settled')}</Chip> : null}
          {onRemove ? <IconButton label={t('remove', { title })} icon="close" onClick={onRemove} /> : null}
        </header>
        <ul className={css.members}>{children}</ul>
      </Card>
    </div>
  )
}

interface MemberProps {
  seat: TeamSeat
  teamId: string
  targets: readonly { id: string; place: number }[]
  /** The team has handed in, so that its members stay. */
  isFixed: boolean
  onMove: (personId: string, to: string) => void
}

function Member({ seat: { person }, teamId, targets, isFixed, onMove }: MemberProps) {
  const { t } = useTranslation('homework/arrange')
  const { setNodeRef, listeners, attributes, transform, isDragging } = useDraggable({
    id: person.id,
    disabled: isFixed,
  })
  const name = useNameOf()(person)
  return (
    <li
      ref={setNodeRef}
      className={css.member}
      data-dragged={isDragging || undefined}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
    >
      {isFixed ? null : (
        <button type="button" className={css.handle} {...attributes} {...listeners} aria-label={t('drag', { name })}>
          <Icon name="menu" size={16} />
        </button>
      )}
      <PersonFace person={person} size={28} isPart />
      <span className={css.name}>{name}</span>
      {isFixed ? null : (
        <select
          className={css.move}
          aria-label={t('move', { name })}
          value={teamId}
          onChange={(event) => onMove(person.id, event.currentTarget.value)}
        >
          <option value={nobodys}>{t('alone')}</option>
          {targets.map(({ id, place }) => (
            <option key={id} value={id}>
              {t('team', { place })}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}
