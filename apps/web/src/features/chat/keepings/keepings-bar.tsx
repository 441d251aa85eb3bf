import type { Keeping } from '@learntrail/contract/chat/keepings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { startDraft } from '../../drafts/index.ts'
import { useCurrentUser } from '../../profiles/index.ts'
import { answerKeeping, keepingsQuery, readKept, removeKeeping } from '../api/keepings.ts'
import { useMessageLine } from '../rooms/room-names.ts'
import css from './keepings-bar.module.css'
import { keptDocument } from './kept-document.ts'

/** Requests to keep messages as a record: those I am asked about and those I made. */
export function KeepingsBar({ roomId, roomName }: { roomId: string; roomName: string }) {
  const { t } = useTranslation('chat')
  const sentence = useSentence()
  const lineOf = useMessageLine()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const user = useCurrentUser()
  const keepings = useQuery(keepingsQuery(roomId)).data?.items ?? []
  const act = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => queryClient.invalidateQueries(keepingsQuery(roomId)),
    onError: (error) => toast(sentence(error), { tone: 'warning' }),
  })

  async function make({ id }: Keeping): Promise<void> {
    if (user === undefined || user === null) return
    const { items, leftOut } = await readKept(id)
    const title = t('keeping.recordTitle', { room: roomName })
    const isStarted = await startDraft(user, { title, content: keptDocument(items, lineOf) })
    if (!isStarted) return toast(t('keeping.busy'), { tone: 'warning' })
    // The draft on this device has the text now, so the request may be deleted.
    await removeKeeping(id)
    if (leftOut > 0) toast(t('keeping.leftOut', { count: leftOut }), { tone: 'plain', milliseconds: 5_000 })
    await navigate(paths.writePost)
  }

  if (keepings.length === 0) return null
  return (
    <ul className={css.keepings}>
      {keepings.map((keeping) => {
        const { id, isMine, askedBy, myAnswer, own, answers } = keeping
        const answer = (isAgreed: boolean) => act.mutate(() => answerKeeping({ keepingId: id, isAgreed }))
        const waiting = answers.filter(({ isAgreed }) => isAgreed === null).length
        if (isMine) {
          return (
            <li key={id}>
              <p>{waiting > 0 ? t('keeping.waits', { count: waiting }) : t('keeping.ready')}</p>
              <span className={css.ways}>
                <Button look="quiet" size="s" onClick={() => act.mutate(() => removeKeeping(id))}>
                  {t('keeping.drop')}
                </Button>
                <Button look="soft" size="s" disabled={act.isPending} onClick={() => act.mutate(() => make(keeping))}>
                  {t('keeping.make')}
                </Button>
              </span>
            </li>
          )
        }
        const name = askedBy.displayName
        return myAnswer === false ? null : (
          <li key={id}>
            <div className={css.asked}>
              <p>{t(myAnswer ? 'keeping.youAgreed' : 'keeping.asksYou', { name })}</p>
              <ul aria-label={t('keeping.yourWords')}>
                {own.map((said) => (
                  <li key={said.number}>
                    <Link to={paths.message(roomId, said.number)}>{lineOf(said)}</Link>
                  </li>
                ))}
              </ul>
            </div>
            <span className={css.ways}>
              <Button look="quiet" size="s" disabled={act.isPending} onClick={() => answer(false)}>
                {t(myAnswer ? 'keeping.takeBack' : 'keeping.decline')}
              </Button>
              {myAnswer ? null : (
                <Button look="soft" size="s" disabled={act.isPending} onClick={() => answer(true)}>
                  {t('keeping.agree')}
                </Button>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
