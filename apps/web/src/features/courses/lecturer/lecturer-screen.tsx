import type { OwnLecturerCard } from '@learntrail/contract/courses/lecturer'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { useWatched } from '../../../saving/use-watched.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { type SignedInUser, useCurrentUser } from '../../profiles/index.ts'
import { courseAddresses } from '../addresses.ts'
import { lecturerCardQuery } from '../api/lecturer.ts'
import { LecturerView } from '../reading/lecturer-view.tsx'
import { CardConflict } from './card-conflict.tsx'
import { CardForm } from './card-form.tsx'
import { openCard } from './card-session.ts'
import { plainCard } from './card-text.rules.ts'
import css from './lecturer.module.css'

/** The person's lecturer card, one for all their courses. */
export function LecturerScreen() {
  const { t } = useTranslation('courses/lecturer')
  const me = useCurrentUser()
  const query = useQuery(lecturerCardQuery)
  // Only the first answer; the session handles later ones.
  const [opened, setOpened] = useState<OwnLecturerCard>()
  if (query.data && !query.isFetching && opened === undefined) setOpened(query.data)
  return (
    <Screen title={t('title')} back={courseAddresses.manage} width="wide">
      {opened && me ? (
        <CardEditor me={me} opened={opened} />
      ) : query.error ? (
        <FailedState error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      ) : (
        <FormSkeleton />
      )}
    </Screen>
  )
}

function CardEditor({ me, opened }: { me: SignedInUser; opened: OwnLecturerCard }) {
  const { t } = useTranslation('courses/lecturer')
  const sentence = useSentence()
  const queryClient = useQueryClient()
  const [session] = useState(() =>
    openCard({
      account: me.id,
      opened,
      onSaved: (saved) => queryClient.setQueryData(lecturerCardQuery.queryKey, saved),
    }),
  )
  useEffect(() => {
    session.start()
    return session.close
  }, [session])
  const { text, saved, isRestored, conflict, problem } = useWatched(session)
  return (
    <div className={css.editor}>
      <p className={css.saved} data-state={saved} role="status">
        {t(`saved.${saved}`)}
      </p>
      {isRestored ? (
        <Notice closeLabel={t('restored.close')} onClose={session.acceptRestored}>
          {t('restored.text')}
        </Notice>
      ) : null}
      {conflict ? <CardConflict session={session} /> : null}
      {problem && saved === 'refused' && !conflict ? <FormAlert>{sentence(problem)}</FormAlert> : null}
      <div className={css.columns}>
        <CardForm session={session} />
        <section className={css.seen} aria-labelledby="lecturer-seen">
          <h2 id="lecturer-seen" className={css.title}>
            {t('seen')}
          </h2>
          <LecturerView
            person={{ id: me.id, displayName: me.displayName, avatar: me.avatar, isDeleted: false }}
            card={plainCard(text)}
          />
        </section>
      </div>
    </div>
  )
}
