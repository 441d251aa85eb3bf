import { type EventGroup, eventGroupNames } from '@learntrail/contract/event-log/event-group-names'
import { eventGroups } from '@learntrail/contract/event-log/event-groups'
import type { LoggedEvent } from '@learntrail/contract/event-log/event-log'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { formatFullDay } from '../../ui/dates.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LoadMoreOf } from '../../ui/load-more.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { WaitingLines } from '../../ui/states/waiting-lines.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useEndDevice } from '../accounts/index.ts'
import { eventsQuery } from './api/list-events.ts'
import css from './event-log.module.css'
import { EventRow } from './event-row.tsx'

const views = ['all', ...eventGroupNames] as const
type View = (typeof views)[number]

const groupOf = (kind: string): EventGroup =>
  eventGroupNames.find((name) => eventGroups[name].includes(kind.split('.')[0] ?? '')) ?? 'account'

/** Screen of the account's events by day; an unknown sign-in can be ended here. */
export function EventLogScreen() {
  const { t } = useTranslation('event-log')
  const [search, setSearch] = useSearchParams()
  const view = views.find((name) => name === search.get('group')) ?? 'all'
  const choose = (next: View) => setSearch(next === 'all' ? {} : { group: next }, { replace: true })
  return (
    <Screen title={t('title')} back={paths.account}>
      <p className={css.note}>{t('lead')}</p>
      <Tabs
        label={t('groups')}
        tabs={views.map((value) => ({ value, name: t(`group.${value}`) }))}
        value={view}
        onChange={choose}
      >
        <Log view={view} />
      </Tabs>
    </Screen>
  )
}

function Log({ view }: { view: View }) {
  const { t } = useTranslation('event-log')
  const query = useInfiniteQuery(eventsQuery(view))
  const [disowned, setDisowned] = useState<LoggedEvent | null>(null)
  const events = query.data?.pages.flatMap(({ items }) => items)

  if (events === undefined) return <WaitingLines query={query} lines={8} />
  if (events.length === 0) {
    return (
      <EmptyState title={t('empty')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      {[...Map.groupBy(events, ({ at }) => formatFullDay(at))].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className={css.day}>{day}</h2>
          <Card padding="s">
            <ul>
              {ofDay.map((event) => (
                <EventRow
                  key={event.id}
                  event={event}
                  group={groupOf(event.kind)}
                  onDisown={() => setDisowned(event)}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <LoadMoreOf query={query} isAutomatic />
      <Disown event={disowned} onClose={() => setDisowned(null)} />
    </>
  )
}

/** Ends the session of the other device, then leads to changing the password, which ends all others. */
function Disown({ event, onClose }: { event: LoggedEvent | null; onClose: () => void }) {
  const { t } = useTranslation('event-log')
  const sentence = useSentence()
  const navigate = useNavigate()
  const endDevice = useEndDevice()
  const end = (sessionId: string) =>
    endDevice.mutate(sessionId, {
      onSuccess: () => {
        toast(t('ended'))
        navigate(`${paths.updatePassword}?redirectRouteName=account`)
      },
      onError: (problem) => toast(sentence(problem), { tone: 'warning' }),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={event !== null}
      title={t('disown.title')}
      confirm={t('disown.confirm')}
      isBusy={endDevice.isPending}
      onConfirm={() => event?.sessionId && end(event.sessionId)}
      onClose={onClose}
    >
      <p>{t('disown.text', { device: event?.words.device || t('unknownDevice') })}</p>
    </ConfirmDialog>
  )
}
