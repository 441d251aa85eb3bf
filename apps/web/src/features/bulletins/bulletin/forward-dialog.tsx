import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import type { ForwardState } from '@learntrail/contract/bulletins/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button, type ButtonLook } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { WaitingLines } from '../../../ui/states/waiting-lines.tsx'
import { WholeWords } from '../../../ui/whole-words.tsx'
import { bulletinsKey, forwardBulletin, forwardTargetsQuery } from '../api/bulletins.ts'
import css from './forward-dialog.module.css'

interface ForwardDialogProps {
  bulletin: Bulletin
  onClose: () => void
}

interface Attempt {
  state: ForwardState
  failure?: string
}

const looks: Record<ForwardState, ButtonLook> = {
  FORWARD: 'soft',
  FORWARDING: 'soft',
  FORWARDED: 'quiet',
  FORWARD_FAILED: 'line',
}

/** Forwards a bulletin to other groups the person leads, at most once to each. A failed one can be tried again. */
export function ForwardDialog({ bulletin, onClose }: ForwardDialogProps) {
  const { t } = useTranslation('bulletins')
  const queryClient = useQueryClient()
  const query = useQuery(forwardTargetsQuery(bulletin.id))
  const [attempts, setAttempts] = useState<Record<string, Attempt>>({})
  const put = (groupId: string, attempt: Attempt) => setAttempts((before) => ({ ...before, [groupId]: attempt }))

  async function forward(groupId: string) {
    put(groupId, { state: 'FORWARDING' })
    try {
      const { state } = await forwardBulletin(bulletin.id, groupId)
      put(groupId, { state })
      void queryClient.invalidateQueries({ queryKey: [...bulletinsKey, 'of', groupId] })
    } catch (error) {
      put(groupId, { state: 'FORWARD_FAILED', failure: sentenceOf(error) })
    }
  }

  const targets = query.data?.items
  return (
    <Dialog isOpen onClose={onClose} title={t('forward.title')}>
      <p className={css.note}>{t(bulletin.hasAppeared ? 'forward.text' : 'forward.later')}</p>
      {targets ? null : <WaitingLines query={query} lines={4} />}
      {targets?.length === 0 ? <p role="status">{t('forward.none')}</p> : null}
      <ul className={css.targets} aria-label={t('forward.title')}>
        {targets?.map(({ group, state: known }) => {
          const { state, failure } = attempts[group.id] ?? { state: known }
          return (
            <li key={group.id} className={css.target}>
              <span className={css.words}>
                <strong>
                  <WholeWords>{group.name}</WholeWords>
                </strong>
                <small>{t('forward.members', { count: group.memberCount })}</small>
              </span>
              <Button
                size="s"
                look={looks[state]}
                icon={state === 'FORWARDED' ? 'check' : 'share'}
                isBusy={state === 'FORWARDING'}
                disabled={state === 'FORWARDED'}
                aria-label={t(`forward.of.${state}`, { name: group.name })}
                onClick={() => void forward(group.id)}
              >
                {t(`forward.states.${state}`)}
              </Button>
              <p className={css.failure} role="alert">
                {failure}
              </p>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
