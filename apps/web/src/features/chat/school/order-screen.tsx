import type { SchoolSilence, SchoolTakenOut } from '@learntrail/contract/chat/school-order'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { keepFocus } from '../../../ui/keep-focus.ts'
import { useBothNames } from '../../../ui/known-people.ts'
import { LoadMoreOf } from '../../../ui/load-more.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { OwnSchool } from '../../schools/index.ts'
import { liftSchoolSilence, schoolOrderKey, schoolSilencesQuery, schoolTakenOutQuery } from '../api/school-order.ts'
import css from './order-screen.module.css'

/** For school staff: how administrators of the school's groups keep order in their rooms. */
export function SchoolOrderScreen() {
  const { t } = useTranslation('chat/school-order')
  const { schoolId = '' } = useParams()
  return (
    <Screen title={t('title')} back={paths.ownSchool(schoolId)}>
      <OwnSchool schoolId={schoolId}>
        {({ schoolName }) => (
          <>
            <p className={css.note}>{t('note', { school: schoolName })}</p>
            <Silenced schoolId={schoolId} />
            <TakenOut schoolId={schoolId} />
          </>
        )}
      </OwnSchool>
    </Screen>
  )
}

function Silenced({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('chat/school-order')
  const nameOf = useNameOf()
  const queryClient = useQueryClient()
  const query = useInfiniteQuery(schoolSilencesQuery(schoolId))
  const people = query.data?.pages.flatMap(({ items }) => items)
  const lift = useMutation({
    mutationFn: ({ roomId, person }: SchoolSilence) => liftSchoolSilence({ schoolId, roomId, personId: person.id }),
    onSuccess: (_, one) => toast(t('silenced.lifted', { name: nameOf(one) })),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: schoolOrderKey(schoolId) }),
  })
  return (
    <Part title={t('silenced.title')} none={t('silenced.none')} query={query} count={people?.length}>
      {people?.map((one) => (
        <li key={`${one.roomId} ${one.person.id}`} className={css.row}>
          <div>
            <b>{nameOf(one)}</b>
            <p className={css.facts}>
              <span>{one.group.name}</span>
              <span>
                {one.until === null ? t('silenced.open') : t('silenced.until', { time: formatTaipei(one.until) })}
              </span>
              <span>{t('silenced.by', { name: one.silencedBy ?? t('gone'), time: formatTaipei(one.since) })}</span>
            </p>
            {one.reason === '' ? null : <p className={css.words}>{t('silenced.reason', { reason: one.reason })}</p>}
          </div>
          <Button
            look="line"
            size="s"
            isBusy={lift.isPending && lift.variables === one}
            aria-label={t('silenced.liftOf', { name: nameOf(one) })}
            onClick={() => lift.mutate(one)}
          >
            {t('silenced.lift')}
          </Button>
        </li>
      ))}
    </Part>
  )
}

function TakenOut({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('chat/school-order')
  const nameOf = useNameOf()
  const query = useInfiniteQuery(schoolTakenOutQuery(schoolId))
  const messages = query.data?.pages.flatMap(({ items }) => items)
  return (
    <Part title={t('takenOut.title')} none={t('takenOut.none')} query={query} count={messages?.length}>
      {messages?.map((one) => (
        <li key={one.id} className={css.row}>
          <div>
            <b>{nameOf(one)}</b>
            <p className={css.facts}>
              <span>{one.group.name}</span>
              <span>{t('takenOut.said', { time: formatTaipei(one.saidAt) })}</span>
              <span>{t('takenOut.by', { name: one.removedBy ?? t('gone'), time: formatTaipei(one.removedAt) })}</span>
            </p>
            <Kept kept={one.kept} />
          </div>
        </li>
      ))}
    </Part>
  )
}

/** The message taken out, as long as it is kept for those who must judge it. */
function Kept({ kept }: Pick<SchoolTakenOut, 'kept'>) {
  const { t } = useTranslation('chat/school-order')
  if (kept === null) return <p className={css.gone}>{t('takenOut.over')}</p>
  return (
    <>
      {kept.text === '' ? null : <blockquote className={css.words}>{kept.text}</blockquote>}
      {kept.files > 0 ? <p className={css.gone}>{t('takenOut.files', { count: kept.files })}</p> : null}
      {kept.text === '' && kept.files === 0 ? <p className={css.gone}>{t('takenOut.wordless')}</p> : null}
    </>
  )
}

interface PartProps {
  title: string
  none: string
  query: Parameters<typeof WaitingLines>[0]['query'] & Parameters<typeof LoadMoreOf>[0]['query']
  count: number | undefined
  children: ReactNode
}

function Part({ title, none, query, count, children }: PartProps) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {count === undefined ? <WaitingLines query={query} lines={2} /> : null}
      {count === 0 ? <p className={css.gone}>{none}</p> : null}
      {count !== undefined && count > 0 ? (
        <Card padding="none">
          <ul aria-label={title} ref={keepFocus}>
            {children}
          </ul>
        </Card>
      ) : null}
      <LoadMoreOf query={query} />
    </section>
  )
}

/** School staff see real names. */
function useNameOf() {
  const bothNames = useBothNames()
  return ({ realName, person }: Pick<SchoolSilence, 'realName' | 'person'>) => bothNames(realName, person.displayName)
}
